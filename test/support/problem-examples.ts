/**
 * Real responses for the pages of problems: one for each code, in docs/problems/examples.json. A run of tests with
 * RECORD_PROBLEMS=1 records them; every other run of the whole suite checks that some test still gets each of them.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import type { ContractDocument } from '../../src/api/contract/contract.ts';
import { exampleItems, problemItem } from './contract-examples.ts';
import type { CoverageItem } from './coverage-parts.ts';

export interface ProblemExample {
  /** The operation that gave it; absent if the request was for none. */
  readonly operation?: string;
  /** The headers that belong to the problem, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Parameters<typeof problemItem>[0] & Readonly<Record<string, unknown>>;
}

export type ProblemExamples = Readonly<Record<string, ProblemExample>>;

const file = path.join(import.meta.dirname, '..', '..', 'docs', 'problems', 'examples.json');

export function readProblemExamples(): ProblemExamples {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProblemExamples) : {};
}

/** What the recorded examples say, in the form in which the contract's own examples are compared with responses. */
export function problemExampleItems(): CoverageItem[] {
  return Object.values(readProblemExamples()).map(({ body }) => problemItem(body));
}

const shownHeaders = ['Retry-After', 'Allow', 'Accept-Post', 'Accept-Patch', 'Link', 'WWW-Authenticate'];

/** Writes a response down for the end of the run, if this is a run that records. */
export function recordProblem(
  body: ProblemExample['body'],
  operation: string | undefined,
  headers: Readonly<Record<string, string>>,
): void {
  const folder = inject('contractCoverageDir');
  if (process.env.RECORD_PROBLEMS === undefined || folder === undefined) return;
  const shown = shownHeaders.flatMap((name) => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? [] : [[name, value] as const];
  });
  const example: ProblemExample = {
    ...(operation !== undefined && { operation }),
    ...(shown.length > 0 && { headers: Object.fromEntries(shown) }),
    body,
  };
  appendFileSync(path.join(folder, recordedName), `${masked(JSON.stringify(example))}\n`);
}

/** Not read as a part of the coverage. */
export const recordedName = 'problems.ndjson';

/** Replaces what differs from run to run: ids by the order in which they appear, the address, and the request's id. */
function masked(text: string): string {
  const ids = new Map<string, string>();
  return text
    .replaceAll(/https?:\/\/(?:boards\.test|127\.0\.0\.1:\d+)(?=\/)/g, 'https://boards.example.com')
    .replaceAll(/("request_id":")[^"]+/g, '$1019aa123-57c2-7b0a-8a44-6f1d0c9b2e75')
    .replaceAll(/\b([a-z_]+)_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g, (id, kind: string) => {
      const shown = ids.get(id) ?? `${kind}_01m6dsg7hvefh9b55372afcn${String(ids.size + 1).padStart(2, '0')}`;
      ids.set(id, shown);
      return shown;
    });
}

/**
 * Puts the recorded responses into the file. An example stays if a test still gets one like it, and codes that this run
 * has not seen keep theirs, so that nothing changes without a reason.
 */
export function updateProblemExamples(folder: string, contract: ContractDocument): void {
  const recorded = path.join(folder, recordedName);
  if (!existsSync(recorded)) return;
  const lines = readFileSync(recorded, 'utf8').trimEnd().split('\n');
  const seen = lines.map((line) => JSON.parse(line) as ProblemExample);
  const before = readProblemExamples();
  const order = byClarity(contract);
  const examples = Object.keys(contract['x-problems']).flatMap((code) => {
    const candidates = seen.filter(({ body }) => body.code === code).toSorted(order);
    const current = before[code];
    const isCurrent = candidates.some(
      ({ body }) => current && problemItem(body) === problemItem(current.body),
    );
    const chosen = isCurrent ? current : (candidates[0] ?? current);
    return chosen === undefined ? [] : [[code, chosen] as const];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(examples), null, 2)}\n`);
}

/** What the contract shows comes first, then cards and boards, then what has most properties, and short ones. */
function byClarity(contract: ContractDocument) {
  const shown = exampleItems(contract);
  const keyOf = (example: ProblemExample): string => {
    const { operation = '', body } = example;
    const preferred = [shown.has(problemItem(body)), /(?:Card|Board)$/.test(operation), operation !== ''];
    const text = JSON.stringify(example);
    const numbers = [99 - Object.keys(body).length, text.length].map((count) =>
      String(count).padStart(6, '0'),
    );
    return [...preferred.map((is) => !is), ...numbers, text].join(' ');
  };
  return (one: ProblemExample, other: ProblemExample): number => (keyOf(one) < keyOf(other) ? -1 : 1);
}
