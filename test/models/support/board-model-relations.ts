/** What adding and removing one label or assignee does to the model. */
import { change, find, Refusal } from './board-model.ts';
import type { Call, Thing } from './board-model.ts';
import { isAssignable, sorted } from './board-model-rules.ts';
import type { OperationId } from '../../support/service.ts';

type Field = 'label_ids' | 'assignee_ids';

function idIn({ request }: Call): string {
  const [id] = Object.values(request.path ?? {});
  if (id === undefined) throw new Error('the path has to name a label or a person');
  return id;
}

function changeList(call: Call, card: Thing, field: Field, isThere: boolean): Thing {
  const others = (card.shown[field] as readonly string[]).filter((id) => id !== idIn(call));
  return change(call, card, { ...card.shown, [field]: sorted(isThere ? [...others, idIn(call)] : others) });
}

const removeFrom = (field: Field) => (call: Call) => changeList(call, find(call), field, false);

export const relationSteps = {
  addCardLabel: (call) => {
    const card = find(call);
    if (call.world.things[idIn(call)]?.boardId !== card.boardId) throw new Refusal('unknown_label');
    return changeList(call, card, 'label_ids', true);
  },
  removeCardLabel: removeFrom('label_ids'),
  addCardAssignee: (call) => {
    const card = find(call);
    if (!isAssignable(call, card.boardId ?? '', idIn(call))) throw new Refusal('unknown_assignee');
    return changeList(call, card, 'assignee_ids', true);
  },
  removeCardAssignee: removeFrom('assignee_ids'),
} satisfies Readonly<Partial<Record<OperationId, (call: Call) => Thing>>>;
