/** Imports comments with their authors and times (docs/decisions/0076-imports.md). */
import { insertRows } from '../../db/inserts.ts';
import { requireNotCanceled } from '../billing/plans/plan-limits.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { newIdsAt } from '../core/ids.ts';
import { commentsPerCardMax } from '../core/limits.ts';
import { firstVersion } from '../core/versions.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';
import { BatchProblems } from './batch-problems.ts';
import { findAuthors, findCommentsOn, noteAuthors } from './card-import-rows.ts';
import type { CommentsOnCard } from './card-import-rows.ts';
import type { CardOnBoard } from './card-relation-rows.ts';
import { getCard } from './card-rows.ts';
import { commentEvent, fieldsWithAuthor } from './comments.ts';

export interface CommentToImport {
  readonly externalId: string;
  readonly body: string;
  /** The caller if absent. */
  readonly createdBy?: string;
  /** Now if absent. */
  readonly createdAt?: Date;
}

/** What became of a comment. */
export interface ImportedComment {
  readonly externalId: string;
  readonly id: string;
  readonly isNew: boolean;
}

/** Where in the request something is: in an item, below a path that is empty or ends with a slash. */
export interface ImportPlace {
  readonly index: number;
  readonly path: string;
}

/** The comments of a request on one card. */
export interface CommentsToImport {
  readonly comments: readonly CommentToImport[];
  readonly placeOf: (position: number) => ImportPlace;
  /** When their card was created. */
  readonly cardCreatedAt: Date;
  /** What the card has already. Absent if it is new. */
  readonly present?: CommentsOnCard;
}

/**
 * Adds comments to a card. Nothing changes for those that it has already, by their external ids.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `billing_canceled`, `quota_exceeded`
 * @throws {ListedError} everything that is wrong with the items
 */
export async function importComments(
  ctx: CreationContext,
  cardId: string,
  { source, comments }: { readonly source: string; readonly comments: readonly CommentToImport[] },
): Promise<ImportedComment[]> {
  // The lock of the card keeps its comments from changing.
  const card = await getCard(ctx, cardId, 'update');
  const problems = new BatchProblems('comments');
  const externalIds = comments.map(({ externalId }) => externalId);
  const present = (await findCommentsOn(ctx.tx, source, [cardId], externalIds)).get(cardId);
  const toImport: CommentsToImport = {
    comments,
    placeOf: (index) => ({ index, path: '' }),
    cardCreatedAt: new Date(card.createdAt),
    ...(present !== undefined && { present }),
  };
  await requireAuthors(ctx, card.workspaceId, checkComments(ctx, toImport, problems), problems);
  problems.requireNone();
  if (newCommentsOf(toImport).length > 0) {
    await requireWithinQuota(ctx, card.workspaceId);
    await requireNotCanceled(ctx, card.workspaceId);
  }
  const [imported = []] = await insertComments(ctx, source, [{ ...toImport, card }]);
  return imported;
}

/** The comments that their card doesn't have yet. */
export function newCommentsOf({ comments, present }: CommentsToImport): readonly CommentToImport[] {
  return comments.filter(({ externalId }) => present?.known.get(externalId) === undefined);
}

/** An author that the caller names, and where. */
export interface NamedAuthor extends ImportPlace {
  readonly userId: string;
}

/** Notes what is wrong with the new comments of a card, and returns the authors that they name. */
export function checkComments(
  ctx: Context,
  toImport: CommentsToImport,
  problems: BatchProblems,
): NamedAuthor[] {
  const { comments, placeOf, cardCreatedAt, present } = toImport;
  const room = commentsPerCardMax - (present?.count ?? 0);
  const seen = new Set<string>();
  const isNew = new Set(newCommentsOf(toImport));
  let added = 0;
  return comments.flatMap((comment, position) => {
    const place = placeOf(position);
    const note = (field: string, ...problem: [code: ProblemCode, detail: string]) => {
      problems.add(place.index, `${place.path}${field}`, ...problem);
    };
    if (seen.has(comment.externalId)) {
      note(
        'external_id',
        'repeated_external_id',
        'An earlier comment on this card has the same external id.',
      );
      return [];
    }
    seen.add(comment.externalId);
    if (!isNew.has(comment)) return [];
    added += 1;
    if (added > room) {
      note('external_id', 'limit_reached', `A card can have at most ${commentsPerCardMax} comments.`);
    }
    const { createdAt, createdBy } = comment;
    const since = { from: cardCreatedAt, what: 'its card was created' };
    const detail = createdAt === undefined ? undefined : timeProblem(ctx, createdAt, since);
    if (detail !== undefined) note('created_at', 'impossible_time', detail);
    return createdBy === undefined ? [] : [{ ...place, userId: createdBy }];
  });
}

type ProblemCode = 'repeated_external_id' | 'limit_reached' | 'impossible_time';

const epoch = new Date(0);

/** What is wrong with a time of something that is imported; undefined if nothing is. */
export function timeProblem(
  { now }: Context,
  time: Date,
  { from, what }: { readonly from: Date; readonly what: string } = { from: epoch, what: '1970' },
): string | undefined {
  if (time > now) return 'This time is in the future.';
  return time < from ? `This time is before ${what}.` : undefined;
}

/** Notes the authors who are not members of the workspace and have not appeared on its boards. */
export async function requireAuthors(
  { tx }: Context,
  workspaceId: string,
  named: readonly NamedAuthor[],
  problems: BatchProblems,
): Promise<void> {
  if (named.length === 0) return;
  const known = await findAuthors(tx, workspaceId, [...new Set(named.map(({ userId }) => userId))]);
  const detail = 'This user is not a member of the workspace, and has not appeared on its boards.';
  for (const { index, path, userId } of named) {
    if (!known.has(userId)) problems.add(index, `${path}created_by`, 'unknown_author', detail);
  }
}

/** The comments of a request on one card that exists by now. */
export interface CommentsToInsert extends CommentsToImport {
  readonly card: CardOnBoard;
}

/** Stores the new ones of comments in which nothing is wrong, with their events, and returns what became of all. */
export async function insertComments(
  ctx: Context,
  source: string,
  lists: readonly CommentsToInsert[],
): Promise<ImportedComment[][]> {
  const { tx, now, principal } = ctx;
  const added = lists.flatMap((list) =>
    newCommentsOf(list).map((comment) => ({ ...list.card, comment, soonest: list.cardCreatedAt })),
  );
  const ids = newIdsAt(added.map(({ comment }) => comment.createdAt));
  const rows = added.map(({ id: cardId, workspaceId, boardId, comment, soonest }, index) => ({
    ...{ id: ids[index] ?? '', workspaceId, boardId, cardId, body: comment.body },
    createdBy: comment.createdBy ?? principal.userId,
    // The card may be from a process whose clock is ahead.
    createdAt: comment.createdAt ?? (soonest > now ? soonest : now),
    ...{ externalSource: source, externalId: comment.externalId },
  }));
  await insertRows(
    tx,
    'comments',
    rows.map((row) => ({
      ...{
        id: row.id,
        workspace_id: row.workspaceId,
        card_id: row.cardId,
        body: row.body,
        version: firstVersion,
      },
      ...{ created_by: row.createdBy, created_at: row.createdAt, updated_at: now },
      ...{ external_source: row.externalSource, external_id: row.externalId },
    })),
  );
  await noteAuthors(
    tx,
    rows.map(({ workspaceId, boardId, createdBy }) => ({ workspaceId, boardId, userId: createdBy })),
  );
  await recordEvents(
    ctx,
    rows.map((row) => ({
      ...commentEvent(
        { ...row, version: firstVersion },
        'created',
        changesFromNothing(fieldsWithAuthor(row)),
      ),
      imported: true,
    })),
  );
  return importedFrom(lists, rows);
}

/** What became of all comments, given the new ones. */
function importedFrom(
  lists: readonly CommentsToInsert[],
  rows: readonly { readonly id: string; readonly cardId: string; readonly externalId: string }[],
): ImportedComment[][] {
  const idOf = new Map(rows.map(({ cardId, externalId, id }) => [`${cardId} ${externalId}`, id]));
  return lists.map(({ comments, card, present }) =>
    comments.map(({ externalId }) => {
      const known = present?.known.get(externalId);
      return {
        externalId,
        id: known ?? idOf.get(`${card.id} ${externalId}`) ?? '',
        isNew: known === undefined,
      };
    }),
  );
}
