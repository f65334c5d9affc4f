/** The statements on cards by their external ids. By hand: advisory locks, and lookups that check the access as well. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import type { Access, Context } from '../core/context.ts';
import type { Principal } from '../core/principals.ts';
import { cardColumns, cardHasLeft } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';

/** What another system calls a card. Unique in a workspace. */
export interface ExternalCard {
  readonly workspaceId: string;
  readonly source: string;
  readonly id: string;
}

/** External ids of one source. */
export type ExternalIds = Omit<ExternalCard, 'id'> & { readonly ids: readonly string[] };

function isExternal({ workspaceId, source, id }: ExternalCard): Prisma.Sql {
  return Prisma.sql`
    c.workspace_id = ${workspaceId}::uuid AND c.external_source = ${source} AND c.external_id = ${id}`;
}

/** The card, if the caller has access to it. */
export async function findVisibleExternalCard(
  tx: Tx,
  principal: Principal,
  external: ExternalCard,
): Promise<(CardRow & Access) | undefined> {
  const cards = Prisma.sql`JOIN cards c ON c.board_id = b.id`;
  const [card] = await tx.rows<CardRow & Access>(Prisma.sql`
    SELECT ${cardColumns}, ${accessToBoard} ${visibleBoards(principal, cards)} AND ${isExternal(external)}`);
  return card;
}

/** Lets only one transaction at a time create a card with this external id. */
export async function lockExternalId(tx: Tx, external: ExternalCard): Promise<void> {
  await lockExternalIds(tx, [external]);
}

/** Does the same for several, in the order of the locks, so that two transactions can't deadlock. */
export async function lockExternalIds(tx: Tx, externals: readonly ExternalCard[]): Promise<void> {
  const names = externals.map(({ workspaceId, source, id }) => `external id ${workspaceId} ${source} ${id}`);
  await tx.rows(Prisma.sql`
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest(${names}::text[]) AS name ORDER BY key) AS locks`);
}

/** Finds a card, and keeps it on its board and from being deleted until the transaction ends. */
export async function holdExternalCard(
  tx: Tx,
  external: ExternalCard,
): Promise<{ readonly id: string; readonly boardId: string } | undefined> {
  const found = Prisma.sql`
    SELECT c.id, c.board_id AS "boardId" FROM cards c JOIN boards b ON b.id = c.board_id AND b.deleted_at IS NULL
    WHERE ${isExternal(external)}`;
  const [held] = await tx.rows<{ id: string; boardId: string }>(Prisma.sql`${found} FOR KEY SHARE OF c`);
  if (held === undefined && (await tx.rows(found)).length > 0) throw cardHasLeft();
  return held;
}

/** Makes an external id available that only a card of a deleted board has. */
export async function releaseExternalId(
  ctx: Pick<Context, 'tx' | 'now'>,
  { id, ...place }: ExternalCard,
): Promise<void> {
  await releaseExternalIds(ctx, { ...place, ids: [id] });
}

/** Does the same for several. */
export async function releaseExternalIds(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { workspaceId, source, ids }: ExternalIds,
): Promise<void> {
  await tx.rows(Prisma.sql`
    UPDATE cards c SET external_source = NULL, external_id = NULL, version = c.version + 1, updated_at = ${now}::timestamptz
    FROM boards b WHERE b.id = c.board_id AND b.deleted_at IS NOT NULL AND c.workspace_id = ${workspaceId}::uuid
      AND c.external_source = ${source} AND c.external_id = ANY (${ids}::text[])`);
}
