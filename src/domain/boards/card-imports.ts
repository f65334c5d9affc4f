/** Imports cards with their history (docs/decisions/0076-imports.md). */
import { LostRaceError } from '../../db/errors.ts';
import { getBoard } from '../access/board-access.ts';
import { requireNotCanceled } from '../billing/plans/plan-limits.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { newIdsAt } from '../core/ids.ts';
import { commentsPerImportMax } from '../core/limits.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';
import { BatchProblems } from './batch-problems.ts';
import { insertCards, placeCards, requireSamePlace } from './card-batch-creations.ts';
import type { BoardPlace, CreationItem } from './card-batch-creations.ts';
import { findCommentsOn, findKnownCards, lockCards, noteAuthors } from './card-import-rows.ts';
import type { CommentsOnCard, KnownCard } from './card-import-rows.ts';
import type { NewCard } from './cards.ts';
import {
  checkComments,
  insertComments,
  newCommentsOf,
  requireAuthors,
  timeProblem,
} from './comment-imports.ts';
import type { CommentsToImport, CommentToImport, ImportedComment, NamedAuthor } from './comment-imports.ts';
import { lockExternalIds, releaseExternalIds } from './external-card-rows.ts';
import type { ExternalIds } from './external-card-rows.ts';

export interface CardToImport extends NewCard {
  readonly externalId: string;
  /** The caller if absent. */
  readonly createdBy?: string;
  /** Now if absent. */
  readonly createdAt?: Date;
  readonly archivedAt?: Date;
  readonly comments: readonly CommentToImport[];
}

/** What became of a card. */
export interface ImportedCard {
  readonly externalId: string;
  readonly id: string;
  readonly boardId: string;
  readonly isNew: boolean;
  readonly comments: readonly ImportedComment[];
}

/** Cards that an earlier import, or a `PUT`, has created, by their external ids. */
type KnownCards = ReadonlyMap<string, KnownCard>;

/**
 * Creates cards with their comments. Nothing changes for those that the workspace has already, by their external ids;
 * they get the comments that they don't have. Concurrent requests make one card for each external id.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `limit_reached`, `conflict`, `billing_canceled`,
 *   `quota_exceeded`
 * @throws {ListedError} everything that is wrong with the items
 */
export async function importCards(
  ctx: CreationContext,
  boardId: string,
  { source, cards }: { readonly source: string; readonly cards: readonly CardToImport[] },
): Promise<ImportedCard[]> {
  const { workspaceId } = await getBoard(ctx, boardId);
  const place = { boardId, workspaceId };
  requireFewComments(cards);
  const problems = new BatchProblems();
  const externalIds = { workspaceId, source, ids: cards.map(({ externalId }) => externalId) };
  const known = await findKnown(ctx, externalIds);
  const items = newItems(ctx, source, cards, known, problems);
  const placed = items.length === 0 ? [] : await placeCards(ctx, place, items, problems);
  const lists = await findCommentLists(ctx, externalIds, cards, known);
  await requireSamePlace(ctx, place);
  const authors = [
    ...authorsOf(items, cards),
    ...lists.flatMap((list) => checkComments(ctx, list, problems)),
  ];
  await requireAuthors(ctx, workspaceId, authors, problems);
  problems.requireNone();
  if (items.length > 0 || lists.some((list) => newCommentsOf(list).length > 0)) {
    await requireWithinQuota(ctx, workspaceId);
    await requireNotCanceled(ctx, workspaceId);
  }
  if (items.length > 0) await releaseExternalIds(ctx, externalIds);
  const created = placed.length === 0 ? [] : await insertCards(ctx, place, placed);
  await noteCreators(ctx, place, items);
  const idOf = new Map(created.map(({ externalId, id }) => [externalId, id]));
  const results = cards.map(({ externalId }) => {
    const card = known.get(externalId) ?? { ...place, id: idOf.get(externalId) ?? '' };
    return { externalId, id: card.id, workspaceId, boardId: card.boardId, isNew: !known.has(externalId) };
  });
  const comments = await insertComments(
    ctx,
    source,
    lists.map((list, index) => ({ ...list, card: results[index] ?? { id: '', ...place } })),
  );
  return results.map((result, index) => ({ ...result, comments: comments[index] ?? [] }));
}

/** @throws {AppError} `limit_reached` */
function requireFewComments(cards: readonly CardToImport[]): void {
  const count = cards.reduce((sum, { comments }) => sum + comments.length, 0);
  if (count <= commentsPerImportMax) return;
  const detail = `One request can import at most ${commentsPerImportMax} comments. Import the rest card by card.`;
  throw new AppError('limit_reached', detail, { pointer: '/cards' });
}

/** The cards that exist already. No other transaction can create the others until this one ends. */
async function findKnown(ctx: Context, externalIds: ExternalIds): Promise<KnownCards> {
  const { ids, ...place } = externalIds;
  await lockExternalIds(
    ctx.tx,
    ids.map((id) => ({ ...place, id })),
  );
  const found = await findKnownCards(ctx, externalIds);
  return new Map(found.map((card) => [card.externalId, card]));
}

/** The cards to create, with ids that sort by the times of their creation. Notes repetitions and impossible times. */
function newItems(
  ctx: Context,
  source: string,
  cards: readonly CardToImport[],
  known: KnownCards,
  problems: BatchProblems,
): CreationItem[] {
  const ids = newIdsAt(cards.map(({ createdAt }) => createdAt));
  const seen = new Set<string>();
  return cards.flatMap((card, index) => {
    const { externalId, createdBy = ctx.principal.userId, createdAt = ctx.now, archivedAt = null } = card;
    if (seen.has(externalId)) {
      problems.add(
        index,
        'external_id',
        'repeated_external_id',
        'An earlier card of the import has the same external id.',
      );
      return [];
    }
    seen.add(externalId);
    if (known.has(externalId)) return [];
    noteImpossibleTimes(ctx, index, { ...card, createdAt }, problems);
    const history = { createdBy, createdAt, archivedAt };
    return [{ index, card: { ...card, externalSource: source, id: ids[index] ?? '', history } }];
  });
}

function noteImpossibleTimes(
  ctx: Context,
  index: number,
  { createdAt, completedAt, archivedAt }: CardToImport & { readonly createdAt: Date },
  problems: BatchProblems,
): void {
  const note = (field: string, detail: string | undefined) => {
    if (detail !== undefined) problems.add(index, field, 'impossible_time', detail);
  };
  const created = { from: createdAt, what: 'the card was created' };
  note('created_at', timeProblem(ctx, createdAt));
  if (completedAt instanceof Date) note('completed_at', timeProblem(ctx, completedAt, created));
  if (archivedAt !== undefined) note('archived_at', timeProblem(ctx, archivedAt, created));
}

/**
 * The comments of all cards, and those that known cards have already. Known cards are locked, last in the order of locks.
 *
 * @throws {AppError} `conflict` if a known card has been deleted meanwhile
 * @throws {LostRaceError} if a known card has moved, or the caller has lost access to it
 */
async function findCommentLists(
  ctx: Context,
  externalIds: ExternalIds,
  cards: readonly CardToImport[],
  known: KnownCards,
): Promise<CommentsToImport[]> {
  const commented = cards.flatMap((card) => (card.comments.length > 0 ? [known.get(card.externalId)] : []));
  const cardIds = commented.flatMap((card) => card?.id ?? []);
  const found = await findPresentComments(ctx.tx, externalIds.source, cards, cardIds);
  if (cardIds.length > 0) await requireSameCards(ctx, externalIds, known);
  return cards.map(({ externalId, comments, createdAt = ctx.now }, index) => {
    const card = known.get(externalId);
    const present = card && found.get(card.id);
    return {
      comments,
      placeOf: (position) => ({ index, path: `comments/${position}/` }),
      cardCreatedAt: card?.createdAt ?? createdAt,
      ...(present !== undefined && { present }),
    };
  });
}

/** @throws {LostRaceError} if known cards have moved, or the caller has lost access to them, before they were locked */
async function requireSameCards(ctx: Context, externalIds: ExternalIds, known: KnownCards): Promise<void> {
  const found = await findKnownCards(ctx, externalIds);
  const isSame =
    found.length === known.size &&
    found.every(({ externalId, boardId }) => known.get(externalId)?.boardId === boardId);
  if (!isSame) throw new LostRaceError('cards of an import have moved, or access to them has changed');
}

async function findPresentComments(
  tx: Context['tx'],
  source: string,
  cards: readonly CardToImport[],
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, CommentsOnCard>> {
  if (cardIds.length === 0) return new Map();
  const locked = await lockCards(tx, cardIds);
  if (locked.length < new Set(cardIds).size) {
    throw new AppError(
      'conflict',
      'A card of the import was deleted at the same moment. Send the request again.',
    );
  }
  const externalIds = cards.flatMap(({ comments }) => comments.map(({ externalId }) => externalId));
  return findCommentsOn(tx, source, locked, externalIds);
}

/** The creators that new cards name. */
function authorsOf(items: readonly CreationItem[], cards: readonly CardToImport[]): NamedAuthor[] {
  return items.flatMap(({ index }) => {
    const userId = cards[index]?.createdBy;
    return userId === undefined ? [] : [{ index, path: '', userId }];
  });
}

/** Notes that the creators of cards appear on the board. */
async function noteCreators(ctx: Context, place: BoardPlace, items: readonly CreationItem[]): Promise<void> {
  const creators = items.flatMap(({ card }) => card.history?.createdBy ?? []);
  await noteAuthors(
    ctx.tx,
    creators.map((userId) => ({ ...place, userId })),
  );
}
