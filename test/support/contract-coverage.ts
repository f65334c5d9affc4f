/** How much of the contract was exercised: counted, and told as text. */
import { coverageKinds } from './coverage-parts.ts';
import type { CoverageItem, CoverageKind } from './coverage-parts.ts';

interface Count {
  readonly seen: number;
  readonly of: number;
}

export interface Coverage {
  /** Of all items, rounded down to a hundredth. */
  readonly percent: number;
  readonly kinds: Readonly<Record<CoverageKind, Count>>;
  readonly unseen: readonly CoverageItem[];
  /** By operation: which statuses were seen and which not. */
  readonly operations: Readonly<Record<string, { readonly seen: number[]; readonly unseen: number[] }>>;
}

const kindNames: Readonly<Record<CoverageKind, string>> = {
  operation: 'Operations that succeeded',
  status: 'Statuses of operations',
  problem: 'Problem codes',
  parameter: 'Parameters',
  request: 'Properties of requests',
  response: 'Properties of answers',
  example: 'What examples show',
};

/** Counts the items that are in `seen`; what is seen besides is passed over. */
export function coverageOf(items: ReadonlySet<CoverageItem>, seen: ReadonlySet<CoverageItem>): Coverage {
  const all = [...items];
  const unseen = all.filter((item) => !seen.has(item));
  const kinds = Object.fromEntries(
    coverageKinds.map((kind) => {
      const of = all.filter((item) => item.startsWith(`${kind} `));
      return [kind, { seen: of.filter((item) => seen.has(item)).length, of: of.length }];
    }),
  ) as Record<CoverageKind, Count>;
  const percent = Math.floor(((all.length - unseen.length) / all.length) * 10_000) / 100;
  return { percent, kinds, unseen, operations: statusesByOperation(all, seen) };
}

function statusesByOperation(all: readonly CoverageItem[], seen: ReadonlySet<CoverageItem>) {
  const operations: Record<string, { seen: number[]; unseen: number[] }> = {};
  for (const item of all) {
    const [kind, operationId = '', status] = item.split(' ');
    if (kind !== 'status') continue;
    const entry = (operations[operationId] ??= { seen: [], unseen: [] });
    entry[seen.has(item) ? 'seen' : 'unseen'].push(Number(status));
  }
  return operations;
}

/** What the project holds itself to; test/contract/contract-coverage-floor.json. */
export interface Floor {
  readonly percentMin: number;
  /** Statuses that no test can bring about, such as `createBoard 418`: a list that only ever gets shorter. */
  readonly statusesNeverSeen: readonly string[];
}

/** What a run of the whole suite must not leave behind, a sentence each. */
export function failuresOf(
  { unseen, percent }: Coverage,
  { percentMin, statusesNeverSeen }: Floor,
): string[] {
  const statuses = unseen
    .filter((item) => item.startsWith('status '))
    .map((item) => item.slice('status '.length));
  const examples = unseen.filter((item) => item.startsWith('example '));
  return [
    ...examples.map((it) => `no answer in any test is like the contract's ${it}`),
    ...statuses.filter((it) => !statusesNeverSeen.includes(it)).map((it) => `no test has seen ${it}`),
    ...statusesNeverSeen
      .filter((it) => !statuses.includes(it))
      .map((it) => `${it} is seen or gone: take it off the list of those never seen`),
    ...(percent < percentMin ? [`${percent} % is below the floor of ${percentMin} %`] : []),
  ];
}

/** A few lines for the end of a test run. */
export function coverageSummary({ percent, kinds, unseen }: Coverage): string {
  const rows = coverageKinds.map((kind) => {
    const { seen, of } = kinds[kind];
    return `  ${kindNames[kind].padEnd(26)}${String(seen).padStart(5)} of ${of}`;
  });
  const shown = unseen.slice(0, 20).map((item) => `  not seen: ${item}`);
  const more = unseen.length > shown.length ? [`  and ${unseen.length - shown.length} more`] : [];
  return [`\nContract coverage: ${percent} %`, ...rows, ...shown, ...more].join('\n');
}

/** The whole report in Markdown. */
export function coverageTable(coverage: Coverage): string {
  const { percent, kinds, unseen, operations } = coverage;
  const kindRows = coverageKinds.map(
    (kind) => `| ${kindNames[kind]} | ${kinds[kind].seen} | ${kinds[kind].of} |`,
  );
  const operationRows = Object.entries(operations).map(
    ([operationId, statuses]) =>
      `| ${operationId} | ${statuses.seen.join(' ')} | ${statuses.unseen.join(' ')} |`,
  );
  return [
    `# Contract coverage: ${percent} %`,
    '',
    '| | Seen | Of |',
    '| --- | --- | --- |',
    ...kindRows,
    '',
    '| Operation | Statuses seen | Not seen |',
    '| --- | --- | --- |',
    ...operationRows,
    '',
    '## Not seen',
    '',
    ...(unseen.length === 0 ? ['Nothing.'] : unseen.map((item) => `- ${item}`)),
    '',
  ].join('\n');
}
