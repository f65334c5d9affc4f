/** One label or assignee of a card: maps between the contract and the domain. */
import * as relations from '../domain/boards/single-relations.ts';
import { fromTypeId } from '../domain/core/ids.ts';
import { cardRenderer } from './cards.ts';
import { okResource } from './handler.ts';
import type { Handlers } from './handler.ts';

export const cardRelationHandlers = {
  addCardLabel: async (ctx, { path, ifMatch }) => {
    const card = await relations.addCardLabel(ctx, fromTypeId(path.id), fromTypeId(path.label_id), ifMatch);
    return okResource(ctx, 'card', card, cardRenderer(ctx));
  },
  removeCardLabel: async (ctx, { path, ifMatch }) => {
    const labelId = fromTypeId(path.label_id);
    const card = await relations.removeCardLabel(ctx, fromTypeId(path.id), labelId, ifMatch);
    return okResource(ctx, 'card', card, cardRenderer(ctx));
  },
  addCardAssignee: async (ctx, { path, ifMatch }) => {
    const userId = fromTypeId(path.user_id);
    const card = await relations.addCardAssignee(ctx, fromTypeId(path.id), userId, ifMatch);
    return okResource(ctx, 'card', card, cardRenderer(ctx));
  },
  removeCardAssignee: async (ctx, { path, ifMatch }) => {
    const userId = fromTypeId(path.user_id);
    const card = await relations.removeCardAssignee(ctx, fromTypeId(path.id), userId, ifMatch);
    return okResource(ctx, 'card', card, cardRenderer(ctx));
  },
} satisfies Partial<Handlers>;
