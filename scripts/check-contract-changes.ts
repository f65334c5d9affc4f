/**
 * Refuses a contract that breaks the clients of the last released one: `npm run contract:changes`. With `--prove` it
 * shows instead that our rule and oasdiff give each change in test/contract-changes the verdict that it must get.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { parse } from 'yaml';
import { contractChangeCases } from './support/contract-change-cases.ts';
import type { ContractChangeCase } from './support/contract-change-cases.ts';
import { judgeContract } from './support/contract-changes.ts';
import type { AcceptedChange } from './support/contract-changes.ts';
import type { Contract } from './support/contract-documents.ts';
import { frozenFaults, frozenFiles } from './support/frozen-contracts.ts';
import { installOasdiff, oasdiffFindings } from './support/oasdiff.ts';
import { runScript, UsageError } from './support/run-script.ts';

const root = path.join(import.meta.dirname, '..');
const releases = path.join(root, 'openapi', 'releases');

function readYaml(...steps: readonly string[]): unknown {
  return parse(readFileSync(path.join(...steps), 'utf8'));
}

/** Every frozen contract, whose name says its version. @throws {UsageError} when it does not */
function readReleases(): Contract[] {
  return frozenFiles(releases).map((file) => {
    const contract = readYaml(releases, file) as Contract;
    if (file !== `${contract.info.version}.yaml`)
      throw new UsageError(`openapi/releases/${file} holds the version ${contract.info.version}.`);
    return contract;
  });
}

function checkContract(oasdiff: string): void {
  const contract = JSON.parse(readFileSync(path.join(root, 'generated', 'openapi.json'), 'utf8')) as Contract;
  const { comparedWith, exceptions, ...verdict } = judgeContract({
    contract,
    releases: readReleases(),
    accepted: readYaml(root, 'openapi', 'accepted-changes.yaml') as AcceptedChange[],
    now: new Date(),
    secondOpinion: (before, after) => oasdiffFindings(oasdiff, before, after),
  });
  const refusals = [...frozenFaults(releases), ...verdict.refusals];
  for (const { change, reason } of exceptions) console.log(`accepted: ${change} (${reason})`);
  for (const refusal of refusals) console.error(`refused: ${refusal}`);
  const { version } = contract.info;
  const outcome = refusals.length === 0 ? 'breaks no client' : `is refused (${refusals.length} in all)`;
  console.log(
    `${version} ${outcome}; compared with ${comparedWith ?? 'nothing, as nothing was released before'}`,
  );
  if (refusals.length > 0) process.exitCode = 1;
}

/** What is wrong with the verdicts on one case, as sentences. */
function faultsOf({ question, refused, oasdiffIsBlind }: ContractChangeCase, oasdiff: string): string[] {
  const own = judgeContract(question).refusals;
  let seen: readonly string[] = [];
  judgeContract({
    ...question,
    secondOpinion: (before, after) => (seen = oasdiffFindings(oasdiff, before, after)),
  });
  const mustSee = refused.length > 0 && !oasdiffIsBlind;
  return [
    ...(isDeepStrictEqual(own, refused) ? [] : [`our own rule says: ${own.join(' | ') || 'nothing'}`]),
    ...(seen.length > 0 === mustSee ? [] : [`oasdiff says: ${seen.join(' | ') || 'nothing'}`]),
  ];
}

function prove(oasdiff: string): void {
  const cases = contractChangeCases();
  const failed = cases.filter((each) => {
    const faults = faultsOf(each, oasdiff);
    for (const fault of faults) console.error(`${each.name}: ${fault}`);
    return faults.length > 0;
  });
  const refused = cases.filter((each) => each.refused.length > 0);
  const blind = refused.filter(({ oasdiffIsBlind }) => oasdiffIsBlind).length;
  console.log(
    `${cases.length} changes: ${refused.length} must be refused, ${blind} of them detected only by our own rule; ${failed.length} wrong verdicts`,
  );
  if (failed.length > 0) process.exitCode = 1;
}

await runScript(() => {
  const { values: options } = parseArgs({ options: { prove: { type: 'boolean', default: false } } });
  const oasdiff = installOasdiff();
  if (options.prove) prove(oasdiff);
  else checkContract(oasdiff);
  return Promise.resolve();
});
