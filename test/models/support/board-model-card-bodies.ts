/** The bodies of requests that create, change and move cards, one or several at once. */
import {
  aimOf,
  cleared,
  days,
  outOf,
  people,
  pick,
  place,
  priorities,
  some,
  tagFor,
} from './board-model-aims.ts';
import type { Aim } from './board-model-aims.ts';
import type { Shown } from './board-model.ts';
import type { OperationId } from '../../support/service.ts';

export const newCard = (aim: Aim): Shown => {
  const columnId = pick(aim, 'column', aim.choice.others[0], aim.boardId);
  return {
    title: aim.word(0),
    ...(aim.has(0) && { description: aim.word(1) }),
    ...(aim.has(1) && columnId !== undefined && { column_id: columnId }),
    ...(aim.has(2) && { label_ids: some(aim, 'label') }),
    ...(aim.has(3) && { assignee_ids: people(aim) }),
    ...(aim.has(4) && { due_at: outOf(days, aim.choice.words[1]) }),
    ...(aim.has(5) && { position: aim.has(6) ? 'top' : 'bottom' }),
    ...(aim.has(7) && { priority: outOf(priorities, aim.choice.words[1]) }),
  };
};

export const cardPatch = (aim: Aim): Shown => ({
  ...(aim.has(0) && { title: aim.word(0) }),
  ...cleared(aim, 1, 'description', aim.word(1)),
  ...(aim.has(3) && { label_ids: some(aim, 'label') }),
  ...(aim.has(4) && { assignee_ids: people(aim) }),
  ...cleared(aim, 5, 'due_at', outOf(days, aim.choice.words[1])),
  ...cleared(aim, 7, 'completed_at', outOf(days, aim.choice.words[0])),
  ...(aim.has(9) && { priority: outOf(priorities, aim.choice.words[1]) }),
});

/** Asked for where there is nothing to choose from. */
export const unknownColumn = 'column_01m00000000000000000000000';
export const unknownCard = 'card_01m00000000000000000000000';

export const cardMove = (aim: Aim): Shown => {
  const where = aim.has(2) ? aim.actor.workspaceId : aim.boardId;
  const to = pick(aim, 'column', aim.choice.others[0], where) ?? unknownColumn;
  return { column_id: to, ...place(aim, 'card', to) };
};

const parts = ['description', 'details', 'labels', 'due_dates', 'assignees'] as const;

/** Without comments, whose ids no answer shows. */
export const cardCopy = (aim: Aim): Shown => {
  const columnId = pick(aim, 'column', aim.choice.others[0]);
  return {
    ...(aim.has(0) && { title: aim.word(0) }),
    ...(aim.has(1) && columnId !== undefined && { column_id: columnId }),
    ...(aim.has(2) && { position: aim.has(3) ? 'top' : 'bottom' }),
    ...(aim.has(4) && { keep: parts.filter((_part, index) => aim.has(5 + index)) }),
  };
};

/** What happens to labels that another board doesn't have. */
export const missingLabels = (aim: Aim): Record<string, string> =>
  aim.has(4) ? { missing_labels: outOf(['create', 'drop', 'fail'], aim.choice.words[0]) } : {};

/** A move of a batch can name two places, which is a mistake. */
const batchMove = (aim: Aim): Shown => ({
  ...cardMove(aim),
  ...(aim.has(7) && aim.has(8) && aim.has(9) && { position: 'top' }),
});

/** What an item of a batch says beside the card. */
const itemBodies: Readonly<Partial<Record<OperationId, (aim: Aim) => Shown>>> = {
  updateCards: cardPatch,
  moveCards: batchMove,
  archiveCards: () => ({}),
  restoreCards: () => ({}),
};

/** The body of a batch, which mostly names each card once. */
export function batchOf(aim: Aim): Shown {
  const { world, actor, choice } = aim;
  const toBody = itemBodies[choice.operationId];
  const items = (choice.items ?? []).map((item) => {
    const itemChoice = { ...choice, ...item };
    if (toBody === undefined)
      return newCard({ ...aimOf(world, actor, itemChoice, aim.id), boardId: aim.boardId });
    const id = pick(aim, 'card', item.target) ?? unknownCard;
    const etag = item.condition === 'none' ? {} : { etag: tagFor(world, id, item.condition) };
    return { id, ...etag, ...toBody(aimOf(world, actor, itemChoice, id)) };
  });
  const isFirst = ({ id }: Shown, index: number) =>
    id === undefined ||
    choice.words[0] % 8 === 7 ||
    items.findIndex((item) => 'id' in item && item.id === id) === index;
  return { cards: items.filter(isFirst) };
}
