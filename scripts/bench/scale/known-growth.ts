/**
 * The kinds of request that read more than 1.3 times as many buffers at larger sizes, and why. `npm run bench:scale -- --check`
 * refuses all others. docs/performance.md shows the reasons of those that grow. The list only shrinks.
 */
export const knownGrowth: readonly KnownGrowth[] = [
  {
    titles: ['Cards of the workspace, q with hits'],
    reason:
      'The index of trigrams has entries of all workspaces for each part of the text, and PostgreSQL looks for each candidate in each of them and among the cards of the workspace.',
  },
  {
    titles: [
      'Cards of the workspace, q in a ninth of all cards, small workspace',
      'Cards of the workspace, q with hits, small workspace',
    ],
    reason:
      'Each card of the workspace is looked for in the entries of a part of the text, whose trees are deeper. The ratio has only the levels of other indexes left out.',
  },
  {
    titles: ['Trash'],
    reason:
      'A page has things of up to 51 boards, each of which is looked up. A workspace with 84 boards has all of them read at once for less. From 100,000 cards on, it hardly grows.',
  },
  {
    titles: ['Snapshot of a board, small workspace', 'Snapshot of a board'],
    reason:
      'Comments and share links are looked for card by card. The cards of a board were created at different times, so that each is on a page of its own in these indexes if they are large. From 100,000 cards on, it hardly grows.',
  },
  {
    titles: ['Counts of the workspace, small workspace'],
    reason:
      'Indexes are read alone, and PostgreSQL looks up for each entry whether its page of the table needs to be read. At ten million cards, that map has several pages.',
  },
  {
    titles: ['Cards of the workspace, overdue'],
    reason:
      'Who sees the board is looked up card by card, up to 51 times. At the smallest size, PostgreSQL keeps what it has looked up of a board.',
  },
];

interface KnownGrowth {
  /** As the report has them. */
  readonly titles: readonly string[];
  /** In full sentences. */
  readonly reason: string;
}
