/**
 * Measures what workspaces use: each board that has changed by itself, in statements that read a bounded number of cards,
 * and then the sums of the workspaces. Every step can be repeated, so several processes can do it, and be killed.
 */
import type { Database, Tx } from '../../db/database.ts';
import { exhausted } from '../core/quotas.ts';
import type { Quotas } from '../core/quotas.ts';
import {
  findMeasurableBoard,
  forgetPart,
  listCardIds,
  listTrashIds,
  measureBoard,
  measureCards,
  measureTrash,
  measureWorkspace,
  storePart,
} from './measurement-rows.ts';
import type { ChangedPart, Measured, PartMeasurement, TrashPosition } from './measurement-rows.ts';
import { viewUsage } from './quotas.ts';
import { addUpUsage, findUsage, lockUsage, storeQuotaStatus } from './usage-rows.ts';

/** With 5,000 comments on each of them, a statement still reads them in about a second. */
const itemsAtOnce = 200;

const nothing: Measured = { kinds: {}, bytes: 0 };

/** Measures a board, or what is on no board of a workspace, and stores it. */
export async function measurePart(
  { reader }: Pick<Database, 'reader'>,
  part: ChangedPart,
  at: { readonly now: Date; readonly stopping: AbortSignal },
): Promise<void> {
  const measurement = await measurePlace(reader, part, at.stopping);
  if (measurement === undefined) await forgetPart(reader, part);
  else await storePart(reader, part, measurement, at.now);
}

async function measurePlace(
  reader: Tx,
  { boardId, workspaceId }: ChangedPart,
  stopping: AbortSignal,
): Promise<PartMeasurement | undefined> {
  if (boardId === workspaceId) return inUse(workspaceId, await measureWorkspace(reader, workspaceId));
  const board = await findMeasurableBoard(reader, boardId);
  if (board === undefined) return undefined;
  const cards = await measureInSteps<{ readonly id: string }>(
    stopping,
    (after) => listCardIds(reader, board, after, itemsAtOnce),
    (ids) => measureCards(reader, ids),
  );
  const content = sumOf(await measureBoard(reader, board), cards);
  const trash = await measureInSteps<TrashPosition>(
    stopping,
    (after) => listTrashIds(reader, board, after, itemsAtOnce),
    (ids) => measureTrash(reader, ids),
  );
  return board.isDeleted
    ? inTrash(board.workspaceId, nothing, sumOf(content, trash))
    : inTrash(board.workspaceId, content, trash);
}

/** Measures page after page: `list` returns what comes after an item. */
async function measureInSteps<Item extends { readonly id: string }>(
  stopping: AbortSignal,
  list: (after: Item | undefined) => Promise<Item[]>,
  measure: (ids: readonly string[]) => Promise<Measured>,
): Promise<Measured> {
  let measured = nothing;
  let page: Item[] = [];
  do {
    stopping.throwIfAborted();
    page = await list(page.at(-1));
    if (page.length === 0) break;
    measured = sumOf(measured, await measure(page.map(({ id }) => id)));
  } while (page.length === itemsAtOnce);
  return measured;
}

function sumOf(one: Measured, other: Measured): Measured {
  const kinds: Record<string, number> = { ...one.kinds };
  for (const [name, number] of Object.entries(other.kinds)) kinds[name] = (kinds[name] ?? 0) + number;
  return { kinds, bytes: one.bytes + other.bytes };
}

function inUse(workspaceId: string, measured: Measured): PartMeasurement {
  return inTrash(workspaceId, measured, nothing);
}

function inTrash(workspaceId: string, { kinds, bytes }: Measured, trash: Measured): PartMeasurement {
  const trashRows = Object.values(trash.kinds).reduce((sum, number) => sum + number, 0);
  return { workspaceId, kinds, usedBytes: bytes, trashRows, trashBytes: trash.bytes };
}

/** Adds up what a workspace uses, and decides whether it can create more. */
export async function updateUsage(tx: Tx, id: string, usual: Quotas, now: Date): Promise<void> {
  await lockUsage(tx, id);
  await addUpUsage(tx, id, now);
  await storeQuotaStatusOf(tx, id, usual);
}

/** Decides by what was last measured whether a workspace can create more. Its usage is locked. */
export async function storeQuotaStatusOf(tx: Tx, id: string, usual: Quotas): Promise<void> {
  const { uses } = viewUsage(await findUsage(tx, id), usual);
  const percent = Math.max(...uses.map((use) => use.percent));
  await storeQuotaStatus(tx, id, { percent, isOver: exhausted(uses) !== undefined });
}
