/** Creates a card in one statement where nothing stands in the way (docs/decisions/0123-a-card-in-one-statement.md). */
import { insertCardAtEnd } from './card-creation-rows.ts';
import { asRead, fieldsOf, newCardFields } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { addCard } from './cards.ts';
import type { NewCard } from './cards.ts';
import { withOneDueDate } from './due-dates.ts';
import { requireRole } from '../core/context.ts';
import type { CreationContext } from '../core/context.ts';
import { changesFromNothing } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { firstVersion } from '../core/versions.ts';

/**
 * Creates a card as `addCard` does, in a request that does nothing else.
 *
 * @throws {AppError} as `addCard`
 */
export async function createCard(ctx: CreationContext, boardId: string, given: NewCard): Promise<CardRow> {
  const isPlain = given.labelIds.length === 0 && given.assigneeIds.length === 0;
  const created = isPlain ? await createPlainCard(ctx, boardId, given) : undefined;
  return created ?? addCard(ctx, boardId, given);
}

/** Undefined if it needs more than one statement, or isn't possible. */
async function createPlainCard(
  ctx: CreationContext,
  boardId: string,
  given: NewCard,
): Promise<CardRow | undefined> {
  const { columnId, position: end, ...input } = withOneDueDate(given);
  const id = newId();
  const fields = newCardFields(input);
  const unplaced = { ...asRead(fields), columnId: null, labelIds: [], assigneeIds: [], archivedAt: null };
  const changes = changesFromNothing(fieldsOf(unplaced));
  const event = { type: 'card.created', resourceId: id, boardId, changes, version: firstVersion } as const;
  const place = { boardId, columnId, end };
  const created = await insertCardAtEnd(
    ctx,
    place,
    { ctx, id, fields, event },
    ctx.settings.billing.enforced,
  );
  if (created !== undefined) requireRole(ctx, created);
  return created;
}
