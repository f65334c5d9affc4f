/** Comments: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import * as comments from '../domain/boards/comments.ts';
import type { CommentRow } from '../domain/boards/comment-rows.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import type { SortedPosition } from '../domain/core/sort-rows.ts';
import { created, noContent, okResource, okResources, pageRequest, present } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toSort } from './sorts.ts';

/** A comment as every operation shows it. */
export function toComment(row: CommentRow): components['schemas']['Comment'] {
  return {
    id: toTypeId('comment', row.id),
    card_id: toTypeId('card', row.cardId),
    body: row.body,
    ...present({ external_source: row.externalSource, external_id: row.externalId }),
    created_by: toTypeId('user', row.createdBy),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export const commentHandlers = {
  listComments: async (ctx, input) => {
    const { path, query } = input;
    const request = pageRequest<SortedPosition>(input);
    const sort = toSort(query.sort ?? 'created_at');
    const page = await comments.listComments(ctx, fromTypeId(path.id), request, sort);
    return okResources(ctx, 'comment', page, toComment);
  },
  createComment: async (ctx, { path, body }) =>
    created(ctx, 'comment', await comments.createComment(ctx, fromTypeId(path.id), body), toComment),
  getComment: async (ctx, { path }) =>
    okResource(ctx, 'comment', await comments.getComment(ctx, fromTypeId(path.id)), toComment),
  updateComment: async (ctx, { path, body, ifMatch }) =>
    okResource(
      ctx,
      'comment',
      await comments.updateComment(ctx, fromTypeId(path.id), body, ifMatch),
      toComment,
    ),
  deleteComment: async (ctx, { path, ifMatch }) => {
    await comments.deleteComment(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
} satisfies Partial<Handlers>;
