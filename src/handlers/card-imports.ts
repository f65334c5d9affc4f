/** Imports of cards and comments: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { BatchProblems } from '../domain/boards/batch-problems.ts';
import { importCards } from '../domain/boards/card-imports.ts';
import type { CardToImport, ImportedCard } from '../domain/boards/card-imports.ts';
import { importComments } from '../domain/boards/comment-imports.ts';
import type { CommentToImport, ImportedComment } from '../domain/boards/comment-imports.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { mapItems } from './card-batches.ts';
import { toPatch } from './cards.ts';
import { given, ok } from './handler.ts';
import type { Handlers, Input } from './handler.ts';
import { toMoment } from './moments.ts';

type ImportCard = Input<'importCards'>['body']['cards'][number];
type ImportComment = Input<'importComments'>['body']['comments'][number];

function toComment(comment: ImportComment, path = ''): CommentToImport {
  const { external_id: externalId, body, created_by: createdBy, created_at: createdAt } = comment;
  return {
    externalId,
    body,
    ...given('createdBy', createdBy, fromTypeId),
    ...given('createdAt', createdAt, (text) => toMoment(text, { pointer: `${path}/created_at` })),
  };
}

function toCard({
  comments = [],
  column_id: columnId,
  external_id: externalId,
  ...body
}: ImportCard): CardToImport {
  const moment = (pointer: string) => (text: string) => toMoment(text, { pointer });
  return {
    ...{ labelIds: [], assigneeIds: [], ...toPatch(body) },
    ...{ externalId, title: body.title, position: 'bottom' },
    ...given('columnId', columnId, fromTypeId),
    ...given('createdBy', body.created_by, fromTypeId),
    ...given('createdAt', body.created_at, moment('/created_at')),
    ...given('archivedAt', body.archived_at, moment('/archived_at')),
    comments: comments.map((comment, index) => toComment(comment, `/comments/${index}`)),
  };
}

function toImportedComment(comment: ImportedComment): components['schemas']['ImportedComment'] {
  return { ...toResult(comment), id: toTypeId('comment', comment.id) };
}

function toImportedCard(card: ImportedCard): components['schemas']['ImportedCard'] {
  return {
    ...toResult(card),
    id: toTypeId('card', card.id),
    board_id: toTypeId('board', card.boardId),
    comments: card.comments.map(toImportedComment),
  };
}

function toResult({ externalId, isNew }: { readonly externalId: string; readonly isNew: boolean }) {
  return { external_id: externalId, result: isNew ? 'created' : 'existing' };
}

export const cardImportHandlers = {
  importCards: async (ctx, { path, body: { source, cards } }) => {
    const imported = await importCards(ctx, fromTypeId(path.id), { source, cards: mapItems(cards, toCard) });
    return ok({ cards: imported.map(toImportedCard) });
  },
  importComments: async (ctx, { path, body: { source, comments } }) => {
    const items = mapItems(comments, (comment) => toComment(comment), new BatchProblems('comments'));
    const imported = await importComments(ctx, fromTypeId(path.id), { source, comments: items });
    return ok({ comments: imported.map(toImportedComment) });
  },
} satisfies Partial<Handlers>;
