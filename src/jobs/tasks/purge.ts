/**
 * Purges rows that were deleted some time ago or have expired (docs/decisions/0017-purging.md).
 */
import type { Database, Tx } from '../../db/database.ts';
import { restorableMs } from '../../domain/boards/trash.ts';
import { resourceList, resources, workspaceKeptMs } from '../../domain/core/resources.ts';
import { utcDay } from '../../domain/core/utc-days.ts';
import {
  allowPurgingEvents,
  deleteRows,
  findCardIds,
  lockBoardOf,
  lockDeletedBoard,
  lockDeletedWorkspace,
  lockExpiredExports,
  lockTrashItems,
} from './purge-rows.ts';
import type { Purged, Target, TrashToPurge } from './purge-rows.ts';

const dayMs = 86_400_000;
/**
 * How long the rows of deleted boards, columns and cards are kept: an hour longer than they can be restored, so that no
 * process whose clock is behind restores what another one has purged in part.
 */
export const trashKeptMs = restorableMs + 3_600_000;
/** Longer than the window of any limit. */
const guessCountsKeptMs = dayMs;
/** Older calls are no reason to keep an operation. */
export const deprecatedCallsKeptMs = 90 * dayMs;
/** As the contract says. No page of a payment provider is valid for longer. */
const shortLivedKeptMs = dayMs;
/** Stripe retries an event for three days. */
const providerEventsKeptMs = 30 * dayMs;
/** The next event makes a lane again. Its board may be purged, so that there is no next one. */
const idleLanesKeptMs = dayMs;
/** The rows that one transaction deletes at most, so that it is short: it holds locks and the end of the event log. */
export const batchRowsMax = 1000;

/**
 * Deletes in short transactions, oldest first, until nothing is left. Processes that do so at the same time skip what
 * another one has locked. If one is killed, its finished batches stay deleted, and the next run continues.
 *
 * @returns how many rows it deleted
 */
export async function purgeDeleted(database: Database, now: Date): Promise<{ rows: number }> {
  const deletedUntil = new Date(now.getTime() - trashKeptMs);
  const workspaceDeletedUntil = new Date(now.getTime() - workspaceKeptMs);
  const guessedUntil = new Date(now.getTime() - guessCountsKeptMs);
  const calledUntil = utcDay(new Date(now.getTime() - deprecatedCallsKeptMs));
  const createdUntil = new Date(now.getTime() - shortLivedKeptMs);
  const idleSince = new Date(now.getTime() - idleLanesKeptMs);
  const notifiedUntil = new Date(now.getTime() - providerEventsKeptMs);
  const purges = [
    (tx: Tx) => purgeEach(tx, () => lockDeletedBoard(tx, deletedUntil), purgeBoard),
    (tx: Tx) => purgeTrash(tx, { deletedUntil }, batchRowsMax),
    (tx: Tx) => purgeEach(tx, () => lockDeletedWorkspace(tx, workspaceDeletedUntil), purgeWorkspace),
    (tx: Tx) => purgeExports(tx, now, batchRowsMax),
    ...[
      ...tablesOf('when-expired'),
      'idempotent_answers',
      'webhook_deliveries',
      'webhook_replays',
      'stream_tickets',
    ].map((table) => deleteFrom(table, { column: 'expires_at', until: now })),
    ...tablesOf('after-a-day').map((table) =>
      deleteFrom(table, { column: 'created_at', until: createdUntil }),
    ),
    deleteFrom('webhook_lanes', { idleSince }),
    // Those of processes that ended without removing theirs, after the last of all.
    deleteFrom('presence_processes', { column: 'seen_at', until: createdUntil }),
    deleteFrom('provider_events', { column: 'received_at', until: notifiedUntil }),
    deleteFrom('guess_counts', { column: 'started_at', until: guessedUntil }),
    deleteFrom('deprecated_calls', { column: 'day', before: calledUntil }),
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

function deleteFrom(table: string, purged: Purged) {
  return (tx: Tx) => deleteRows(tx, table, purged, batchRowsMax);
}

/** The tables that are purged in this way. Tables of parts come first. */
function tablesOf(purged: NonNullable<Entry['purged']>, within?: Entry['within']): string[] {
  return resourceList
    .filter((entry) => entry.purged === purged && (within === undefined || entry.within === within))
    .flatMap(({ table, partTables = [] }) => [...partTables, table]);
}

type Entry = (typeof resourceList)[number];

type Purge = (tx: Tx, target: Target, rowsMax: number) => Promise<number>;

/** Purges one after another until the batch is full. The next batch continues. */
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
const trashTables = ['trash_rows', 'trash_items'];
const onBoards = [...tablesOf('with-its-place', 'board'), ...resources.board.partTables].filter(
  (table) => !trashTables.includes(table),
);
const cardsAtOnce = 200;

/** Items of the trash, with what is kept of them. */
async function purgeTrash(tx: Tx, trash: TrashToPurge, rowsMax: number): Promise<number> {
  let left = rowsMax;
  while (left > 0) {
    const ids = await lockTrashItems(tx, trash, Math.min(cardsAtOnce, left));
    if (ids.length === 0) break;
    left -= await deleteRows(tx, 'trash_rows', { column: 'item_id', ids }, left);
    left -= await deleteRows(tx, 'trash_items', { column: 'id', ids }, left);
  }
  return rowsMax - left;
}

/** Expired exports, one after another, each with its parts. */
async function purgeExports(tx: Tx, now: Date, rowsMax: number): Promise<number> {
  let left = rowsMax;
  while (left > 0) {
    const ids = await lockExpiredExports(tx, now, 1);
    if (ids.length === 0) break;
    for (const table of resources.export.partTables) {
      left -= await deleteRows(tx, table, { column: 'export_id', ids }, left);
    }
    left -= await deleteRows(tx, resources.export.table, { column: 'id', ids }, left);
  }
  return rowsMax - left;
}

/** From the leaves to the board itself, so that foreign keys don't delete rows that aren't counted. */
async function purgeBoard(tx: Tx, board: Target, rowsMax: number): Promise<number> {
  let left = rowsMax;
  while (left > 0) {
    const ids = await findCardIds(tx, board, cardsAtOnce);
    if (ids.length === 0) break;
    for (const table of onCards) left -= await deleteRows(tx, table, { column: 'card_id', ids }, left);
    left -= await deleteRows(tx, resources.card.table, { column: 'id', ids }, left);
  }
  left -= await purgeTrash(tx, { board }, left);
  for (const table of onBoards) left -= await deleteRows(tx, table, { board }, left);
  left -= await deleteRows(tx, resources.board.table, { column: 'id', ids: [board.id] }, left);
  return rowsMax - left;
}

async function purgeWorkspace(tx: Tx, { id }: Target, rowsMax: number): Promise<number> {
  let left = rowsMax - (await purgeEach(tx, () => lockBoardOf(tx, id), purgeBoard, rowsMax));
  await allowPurgingEvents(tx);
  for (const table of tablesOf('with-its-place', 'workspace')) {
    left -= await deleteRows(tx, table, { workspaceId: id }, left);
  }
  // Invoices are kept, with the data that they were created from.
  for (const table of tablesOf('unless-invoiced', 'workspace')) {
    left -= await deleteRows(tx, table, { workspaceId: id, unlessInvoiced: true }, left);
  }
  for (const table of resources.workspace.partTables) {
    left -= await deleteRows(tx, table, { workspaceId: id }, left);
  }
  left -= await deleteRows(tx, resources.workspace.table, { column: 'id', ids: [id] }, left);
  return rowsMax - left;
}
