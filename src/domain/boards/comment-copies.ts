/** Comments that are copied with their card or board. They are quotes, and keep their authors and times. */
import { insertRows } from '../../db/inserts.ts';
import type { Context } from '../core/context.ts';
import { firstVersion } from '../core/versions.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import { notePeopleOfCards } from './card-transfer-rows.ts';
import type { CommentRow } from './comment-rows.ts';
import { commentEvent, fieldsWithAuthor } from './comments.ts';

/** A comment with the id and the place of its copy. */
export interface CopiedComment extends CommentRow {
  readonly boardId: string;
}

/** Stores copies of comments, and records them as if someone had created them. */
export async function storeCopiedComments(ctx: Context, comments: readonly CopiedComment[]): Promise<void> {
  if (comments.length === 0) return;
  const rows = comments.map(({ id, workspaceId, cardId, body, createdBy, createdAt, updatedAt }) => ({
    ...{ id, workspace_id: workspaceId, card_id: cardId, body },
    ...{ created_by: createdBy, created_at: createdAt, updated_at: updatedAt },
  }));
  await insertRows(ctx.tx, 'comments', rows);
  await notePeopleOfCards(ctx.tx, [...new Set(comments.map(({ cardId }) => cardId))]);
  const own = { externalSource: null, externalId: null, version: firstVersion };
  const events = comments
    .map((comment) => ({ ...comment, ...own }))
    .map((copy) => commentEvent(copy, 'created', changesFromNothing(fieldsWithAuthor(copy))));
  await recordEvents(ctx, events);
}
