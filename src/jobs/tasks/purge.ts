/**
 * Purges what was deleted some time ago, and what has expired (docs/decisions/0017-purging.md). Nothing that anyone can
 * still see is touched.
 */
import { Prisma } from '../../db/database.ts';
import type { Database, Tx } from '../../db/database.ts';
import { resourceList, resources } from '../../domain/core/resources.ts';

const dayMs = 86_400_000;
/** How long the rows of what was deleted are kept, for operators only: nothing in the service shows them. */
export const retentionMs = 7 * dayMs;
/** Longer than the window of any limit. */
const guessCountsKeptMs = dayMs;
/** A quarter: older calls are no reason to keep an operation. */
export const deprecatedCallsKeptMs = 90 * dayMs;
/** The contract says so. No page of a payment provider lives for longer. */
const shortLivedKeptMs = dayMs;
/** Stripe sends a notice again for three days. */
const providerEventsKeptMs = 30 * dayMs;
/** What one transaction deletes at most: it neither holds its locks nor hides the event log's end for long. */
export const batchRowsMax = 1000;

/**
 * Deletes in short transactions, oldest first, until nothing is left. Processes that do so at once pass over what
 * another one is at; one that is killed leaves whole batches behind, and the next run continues.
 *
 * @returns how many rows it deleted
 */
export async function purgeDeleted(database: Database, now: Date): Promise<{ rows: number }> {
  const deletedUntil = new Date(now.getTime() - retentionMs);
  const guessedUntil = new Date(now.getTime() - guessCountsKeptMs);
  const calledUntil = new Date(now.getTime() - deprecatedCallsKeptMs).toISOString().slice(0, 10);
  const createdUntil = new Date(now.getTime() - shortLivedKeptMs);
  const notifiedUntil = new Date(now.getTime() - providerEventsKeptMs);
  const purges = [
    (tx: Tx) => purgeEach(tx, () => nextBoard(tx, deletedUntil), purgeBoard),
    (tx: Tx) => purgeEach(tx, () => nextWorkspace(tx, deletedUntil), purgeWorkspace),
    ...[...tablesOf('when-expired'), 'idempotent_answers'].map(
      (table) => (tx: Tx) => deleteUnlocked(tx, table, Prisma.sql`expires_at <= ${now}::timestamptz`),
    ),
    ...tablesOf('after-a-day').map(
      (table) => (tx: Tx) =>
        deleteUnlocked(tx, table, Prisma.sql`created_at <= ${createdUntil}::timestamptz`),
    ),
    (tx: Tx) =>
      deleteUnlocked(tx, 'provider_events', Prisma.sql`received_at <= ${notifiedUntil}::timestamptz`),
    (tx: Tx) => deleteUnlocked(tx, 'guess_counts', Prisma.sql`started_at <= ${guessedUntil}::timestamptz`),
    (tx: Tx) => deleteUnlocked(tx, 'deprecated_calls', Prisma.sql`day < ${calledUntil}::date`),
  ];
  let rows = 0;
  for (const purge of purges) {
    for (;;) {
      const deleted = await database.transaction(purge);
      if (deleted === 0) break;
      rows += deleted;
    }
  }
  return { rows };
}

/** The tables that are purged in this way, those of parts first. */
function tablesOf(purged: NonNullable<Entry['purged']>, within?: Entry['within']): string[] {
  return resourceList
    .filter((entry) => entry.purged === purged && (within === undefined || entry.within === within))
    .flatMap(({ table, partTables = [] }) => [...partTables, table]);
}

type Entry = (typeof resourceList)[number];

interface Target {
  readonly id: string;
  readonly workspaceId: string;
}

/** Whatever is next, is locked, so that no other process is at it too; locked by others, it is passed over. */
async function nextBoard(tx: Tx, deletedUntil: Date): Promise<Target | undefined> {
  const [board] = await tx.rows<Target>(Prisma.sql`
    SELECT id, workspace_id AS "workspaceId" FROM boards WHERE deleted_at <= ${deletedUntil}::timestamptz
    ORDER BY deleted_at LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return board;
}

async function nextWorkspace(tx: Tx, deletedUntil: Date): Promise<Target | undefined> {
  const [workspace] = await tx.rows<Target>(Prisma.sql`
    SELECT id, id AS "workspaceId" FROM workspaces w WHERE deleted_at <= ${deletedUntil}::timestamptz
      -- What is still to be paid is billed first.
      AND NOT EXISTS (SELECT 1 FROM billing_accounts a WHERE a.workspace_id = w.id AND a.closes_at IS NOT NULL)
    ORDER BY deleted_at LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return workspace;
}

/** Not passed over when it is locked: left behind, it would go with its workspace in one piece. */
async function nextBoardOf(tx: Tx, workspaceId: string): Promise<Target | undefined> {
  const [board] = await tx.rows<Target>(Prisma.sql`
    SELECT id, workspace_id AS "workspaceId" FROM boards WHERE workspace_id = ${workspaceId}::uuid
    ORDER BY workspace_id, id LIMIT 1 FOR UPDATE`);
  return board;
}

type Purge = (tx: Tx, target: Target, rowsMax: number) => Promise<number>;

/** Purges one after the other until the batch is full; the rest is left for the next. */
async function purgeEach(
  tx: Tx,
  next: () => Promise<Target | undefined>,
  purge: Purge,
  rowsMax = batchRowsMax,
): Promise<number> {
  let rows = 0;
  while (rows < rowsMax) {
    const target = await next();
    if (target === undefined) break;
    rows += await purge(tx, target, rowsMax - rows);
  }
  return rows;
}

const onCards = [...tablesOf('with-its-place', 'card'), ...resources.card.partTables];
const onBoards = [...tablesOf('with-its-place', 'board'), ...resources.board.partTables];
const cardsAtOnce = 200;

/** From the leaves to the board itself, so that no foreign key deletes more than was counted. */
async function purgeBoard(tx: Tx, { id, workspaceId }: Target, rowsMax: number): Promise<number> {
  const onBoard = Prisma.sql`workspace_id = ${workspaceId}::uuid AND board_id = ${id}::uuid`;
  let left = rowsMax;
  while (left > 0) {
    // In the order of their index, so that a large board is not read again for every batch.
    const cards = await tx.rows<{ readonly id: string }>(Prisma.sql`
      SELECT id FROM cards WHERE ${onBoard} ORDER BY workspace_id, board_id, id LIMIT ${cardsAtOnce}`);
    if (cards.length === 0) break;
    const ids = cards.map((card) => card.id);
    for (const table of onCards) left -= await deleteRows(tx, table, isOneOf('card_id', ids), left);
    left -= await deleteRows(tx, resources.card.table, isOneOf('id', ids), left);
  }
  for (const table of onBoards) {
    left -= await deleteRows(tx, table, onBoard, left);
  }
  left -= await deleteRows(tx, resources.board.table, Prisma.sql`id = ${id}::uuid`, left);
  return rowsMax - left;
}

async function purgeWorkspace(tx: Tx, { id }: Target, rowsMax: number): Promise<number> {
  const inWorkspace = Prisma.sql`workspace_id = ${id}::uuid`;
  let left = rowsMax - (await purgeEach(tx, () => nextBoardOf(tx, id), purgeBoard, rowsMax));
  // The one door in the trigger that keeps events as they are; it closes with the transaction.
  await tx.rows(Prisma.sql`SELECT set_config('app.purging_events', 'on', true)`);
  for (const table of tablesOf('with-its-place', 'workspace')) {
    left -= await deleteRows(tx, table, inWorkspace, left);
  }
  // Where there are invoices they are kept, and what they were created from with them.
  const unbilled = Prisma.sql`${inWorkspace} AND NOT EXISTS (
    SELECT 1 FROM invoices i WHERE i.workspace_id = ${id}::uuid)`;
  for (const table of tablesOf('unless-invoiced', 'workspace')) {
    left -= await deleteRows(tx, table, unbilled, left);
  }
  left -= await deleteRows(tx, resources.workspace.table, Prisma.sql`id = ${id}::uuid`, left);
  return rowsMax - left;
}

function isOneOf(column: string, ids: readonly string[]): Prisma.Sql {
  return Prisma.sql`${Prisma.raw(column)} = ANY (${ids}::uuid[])`;
}

/** What expired, and is locked by nobody. */
function deleteUnlocked(tx: Tx, table: string, condition: Prisma.Sql): Promise<number> {
  return deleteRows(tx, table, condition, batchRowsMax, Prisma.sql`FOR UPDATE SKIP LOCKED`);
}

/** Deletes rows of a table by where they lie, as not every table has a key of one column. */
async function deleteRows(
  tx: Tx,
  table: string,
  condition: Prisma.Sql,
  rowsMax: number,
  lock = Prisma.empty,
): Promise<number> {
  if (rowsMax === 0) return 0;
  const [deleted] = await tx.rows<{ readonly rows: number }>(Prisma.sql`
    WITH deleted AS (
      DELETE FROM ${Prisma.raw(table)} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${Prisma.raw(table)} WHERE ${condition} LIMIT ${rowsMax} ${lock}))
      RETURNING 1)
    SELECT count(*)::int AS rows FROM deleted`);
  return deleted?.rows ?? 0;
}
