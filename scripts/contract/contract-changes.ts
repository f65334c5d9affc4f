/** Judges a contract against the last released one: docs/decisions/0019-breaking-changes.md has the rules. */
import { isDeepStrictEqual } from 'node:util';
import { brokenBy, removedRoutes } from './contract-comparison.ts';
import { differences, withoutWords } from './contract-differences.ts';
import { operationsOf, routeOf } from './contract-documents.ts';
import type { Contract } from './contract-documents.ts';
import { comparable } from './contract-equivalents.ts';
import { withoutWhatMayGo } from './contract-lifecycles.ts';

/** A breaking change that is accepted, for one version only. */
export interface AcceptedChange {
  /** The version of the contract that it holds for. */
  readonly version: string;
  /** The refusal, word for word. */
  readonly change: string;
  readonly reason: string;
}

export interface Question {
  readonly contract: Contract;
  /** Every released contract, in any order. */
  readonly releases: readonly Contract[];
  readonly accepted?: readonly AcceptedChange[];
  /** The moment that a sunset must lie before. */
  readonly now: Date;
}

export interface Verdict {
  /** The version that was compared with; absent when nothing was released before. */
  readonly comparedWith?: string;
  /** Empty when the contract may be released. */
  readonly refusals: readonly string[];
  /** The refusals that were taken back by a listed exception. */
  readonly exceptions: readonly AcceptedChange[];
}

type Version = readonly [major: number, minor: number, patch: number];

/** @throws {Error} when the text is no version number (https://semver.org) */
function parseVersion(text: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:-[0-9A-Za-z.-]+)?$/.exec(text);
  if (match === null) throw new Error(`${text} is not a version number.`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

function compareVersions(one: Version, other: Version): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

/** Judges a contract. @throws {Error} for an invalid version */
export function judgeContract(question: Question): Verdict {
  const { contract, releases, accepted = [] } = question;
  const version = parseVersion(contract.info.version);
  const frozen = releases.find(({ info }) => info.version === contract.info.version);
  const [last] = releases
    .filter(({ info }) => compareVersions(parseVersion(info.version), version) < 0)
    .toSorted((one, other) =>
      compareVersions(parseVersion(other.info.version), parseVersion(one.info.version)),
    );
  const found = [
    ...(frozen === undefined ? [] : editsOf(frozen, contract)),
    ...(last === undefined ? [] : compareWithLast(question, last, version)),
  ];
  const { refusals, exceptions } = takeExceptions(contract.info.version, found, accepted);
  return { ...(last !== undefined && { comparedWith: last.info.version }), refusals, exceptions };
}

function editsOf(frozen: Contract, contract: Contract): string[] {
  if (isDeepStrictEqual(frozen, contract)) return [];
  const places = differences(frozen, contract).slice(0, 5).join(', ');
  return [`${frozen.info.version} is released and frozen, and the contract differs at ${places}`];
}

function compareWithLast({ contract, now }: Question, last: Contract, version: Version): string[] {
  const [major, minor] = parseVersion(last.info.version);
  const risesMajor = version[0] > major;
  const risesMinor = risesMajor || version[1] > minor;
  const rest = risesMajor ? withoutWhatMayGo(last, contract, now) : last;
  const changed = risesMinor ? [] : differences(withoutWords(last), withoutWords(contract));
  const [before, after] = comparable(rest, contract);
  return [
    ...brokenBy(before, after),
    ...unansweredRoutes(last, contract),
    ...changed.map((place) => `${place}: a patch release changes nothing in the API`),
  ];
}

/** A client that still calls a removed operation gets a 410 with a link to its successor. */
function unansweredRoutes(last: Contract, contract: Contract): string[] {
  const served = operationsOf(contract.paths).map(routeOf);
  const listed = removedRoutes(contract);
  return operationsOf(last.paths)
    .filter((each) => !served.includes(routeOf(each)) && !listed.includes(routeOf(each)))
    .map(({ path, method }) => `x-removed-operations: ${method.toUpperCase()} ${path} is missing`);
}

function takeExceptions(
  version: string,
  found: readonly string[],
  accepted: readonly AcceptedChange[],
): Pick<Verdict, 'refusals' | 'exceptions'> {
  const exceptions = accepted.filter((each) => each.version === version && found.includes(each.change));
  const unused = accepted.filter((each) => !exceptions.includes(each));
  const isAccepted = (sentence: string) => exceptions.some(({ change }) => change === sentence);
  return {
    exceptions,
    refusals: [
      ...found.filter((each) => !isAccepted(each)),
      ...unused.map((each) => `accepted for ${each.version}, but not found. Remove it: ${each.change}`),
    ],
  };
}
