/** Cards that go to other boards in the model, by moves and as copies: their labels and assignees there. */
import { add, allOf, change, changeOf, isVisible, kindOf, Refusal } from './board-model.ts';
import type { Call, Shown, Thing } from './board-model.ts';
import { completion, isAssignable, sorted } from './board-model-rules.ts';

/** Labels that the service has created, with the boards that they are on. */
export interface MadeLabel {
  readonly id: string;
  readonly boardId: string;
  readonly name: string;
}

interface Made {
  readonly labels?: readonly MadeLabel[];
}

/** A card as it is, and the board that it, or its copy, goes to. */
export interface Transfer {
  readonly card: Thing;
  readonly boardId: string;
}

/** What a card has on the board that it goes to. */
export type Arrival = Readonly<Record<'label_ids' | 'assignee_ids', readonly string[]>>;

/** A column of the workspace that the caller sees. @throws {Refusal} */
export function findColumn(call: Call, id: string): Thing & { readonly boardId: string } {
  const column = findVisibleColumn(call, id);
  if (column === undefined) throw new Refusal('unknown_column');
  return column;
}

export function findVisibleColumn(call: Call, id: string) {
  const column = call.world.things[id];
  const isKnown = column !== undefined && kindOf(id) === 'column' && isVisible(call, column);
  return isKnown ? (column as Thing & { readonly boardId: string }) : undefined;
}

const keyOf = ({ shown }: Thing): string => (shown.name as string).toLowerCase();

function labelsOf({ world }: Call, { shown }: Thing): Thing[] {
  return (shown.label_ids as readonly string[]).flatMap((id) => world.things[id] ?? []);
}

/** The label of a board that is called like one of another board. */
function matchOf({ world }: Call, boardId: string, label: Thing): Thing | undefined {
  return allOf(world, 'label', (it) => it.boardId === boardId && keyOf(it) === keyOf(label))[0];
}

const policyOf = ({ request }: Call) => request.query?.missing_labels ?? 'create';

function missingOf(call: Call, transfers: readonly Transfer[]) {
  return transfers.flatMap(({ card, boardId }, index) =>
    labelsOf(call, card).flatMap((label) =>
      matchOf(call, boardId, label) === undefined ? [{ index, boardId, label }] : [],
    ),
  );
}

/** Notes each label that a board doesn't have, if that is a reason to refuse. */
export function checkLabels(
  call: Call,
  transfers: readonly Transfer[],
  refuse: (index: number) => void,
): void {
  if (policyOf(call) !== 'fail') return;
  for (const { index } of missingOf(call, transfers)) refuse(index);
}

/** Creates the labels that boards don't have, and tells what cards have there. Changes nothing else. */
export function settle(call: Call, transfers: readonly Transfer[], { labels = [] }: Made): Arrival[] {
  if (policyOf(call) === 'create') {
    const byId = missingOf(call, transfers).toSorted((a, b) => (a.label.id < b.label.id ? -1 : 1));
    const wanted = [...new Map(byId.map((it) => [`${it.boardId} ${keyOf(it.label)}`, it])).values()];
    const named = wanted.map(({ boardId, label }, index) => {
      const isIt = (it: MadeLabel) => it.boardId === boardId && it.name.toLowerCase() === keyOf(label);
      // What is only asked about gets no ids.
      return { boardId, label, id: labels.find(isIt)?.id ?? `${newLabel}${index}` };
    });
    for (const { boardId, label, id } of named.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const { name, color } = label.shown;
      add(call, id, boardId, { name, color, board_id: boardId }, { author: false });
    }
  }
  return transfers.map(({ card, boardId }) => ({
    label_ids: sorted(labelsOf(call, card).flatMap((label) => matchOf(call, boardId, label)?.id ?? [])),
    assignee_ids: (card.shown.assignee_ids as readonly string[]).filter((id) =>
      isAssignable(call, boardId, id),
    ),
  }));
}

/** The labels that a validated request would create have ids that nobody knows. */
export const newLabel = 'label_new';

/** Takes a card with its comments to another board. */
export function moveToBoard(
  call: Call,
  card: Thing,
  { boardId, columnId, above }: { boardId: string; columnId: string; above: string | null },
  arrival: Arrival,
): Thing {
  const { world, now } = call;
  const { id, workspaceId } = card;
  for (const thing of [card, ...allOf(world, 'comment', ({ shown }) => shown.card_id === id)]) {
    thing.boardId = boardId;
  }
  const place = above === null ? {} : { after_card_id: changeOf(null, above) };
  world.moves.push({ id, workspaceId, changes: { column_id: changeOf(null, columnId), ...place } });
  const placed: Shown = { ...arrival, board_id: boardId, column_id: columnId, updated_at: now };
  // Leaving and arriving are a version each.
  card.version += 1;
  return change(call, card, { ...completion(call, columnId), ...card.shown, ...placed });
}
