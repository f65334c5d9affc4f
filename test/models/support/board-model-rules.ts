/** The rules of boards in the model: what it refuses, and what a column does to the cards that arrive. */
import type { Role } from '../../../src/domain/core/principals.ts';
import { add, allOf, callOf, isVisible, put, Refusal, without } from './board-model.ts';
import type { Call, Shown, Thing, World } from './board-model.ts';
import { publicUrl } from '../../support/jobs.ts';

/** What bodies refer to. */
export interface Body extends Shown {
  readonly workspace_id?: string;
  readonly position?: string;
  readonly column_id?: string;
  readonly before_column_id?: string;
  readonly after_column_id?: string;
  readonly before_card_id?: string;
  readonly after_card_id?: string;
  readonly label_ids?: readonly string[];
  readonly assignee_ids?: readonly string[];
  readonly role?: Role;
  readonly board_ids?: readonly string[];
}

export const bodyOf = ({ request }: Call): Body => request.body ?? {};

/** A limit that is enforced has to exist. @throws {Refusal} */
export function requireLimitToEnforce(shown: Shown): void {
  if (shown.wip_limit_enforced === true && shown.wip_limit === undefined)
    throw new Refusal('missing_wip_limit');
}

export const isActive = ({ shown }: Thing): boolean => shown.archived_at === undefined;

/** How many other active cards a column has room for: any number unless its limit is enforced. */
export function wipRoom(world: World, columnId: string): number {
  const { wip_limit: limit, wip_limit_enforced: isEnforced } = world.things[columnId]?.shown ?? {};
  return isEnforced === true ? Number(limit) - activeCards(world, columnId).length : Number.POSITIVE_INFINITY;
}

/** The cards of a column that aren't archived, from top to bottom. */
export function activeCards({ order, things }: World, columnId: string): Thing[] {
  return (order[columnId] ?? []).flatMap((id) => things[id] ?? []).filter(isActive);
}

/** A limit that is enforced keeps out other active cards. @throws {Refusal} */
export function requireWipRoom({ world }: Call, columnId: string, cards = 1): void {
  if (wipRoom(world, columnId) < cards) throw new Refusal('wip_limit_reached');
}

/** Cards arrive only in columns that aren't archived. @throws {Refusal} */
export function requireActiveColumn({ world }: Call, columnId: string): void {
  const column = world.things[columnId];
  if (column !== undefined && !isActive(column)) throw new Refusal('column_archived');
}

/** A column with `done` completes the cards that arrive. */
export function completion({ world, now }: Call, columnId: string): Shown {
  return world.things[columnId]?.shown.done === true ? { completed_at: now } : {};
}

/** Labels are those of the board, assignees are members who see it. @throws {Refusal} */
export function requireUsable(call: Call, boardId: string): void {
  const { label_ids: labelIds, assignee_ids: userIds } = bodyOf(call) as Partial<
    Record<string, readonly string[]>
  >;
  if (labelIds?.some((id) => call.world.things[id]?.boardId !== boardId)) throw new Refusal('unknown_label');
  if (!(userIds ?? []).every((id) => isAssignable(call, boardId, id))) throw new Refusal('unknown_assignee');
}

/** Whether a person is a member who sees the board. */
export function isAssignable({ world, request }: Call, boardId: string, userId: string): boolean {
  const board = world.things[boardId];
  return Object.values(world.actors).some((actor) => {
    const theirs = callOf(world, { ...request, actor: actor.name });
    return actor.userId === userId && board !== undefined && isVisible(theirs, board);
  });
}

/** @throws {Refusal} when another label of the board has the name, ignoring case */
export function requireFreeName({ world, request }: Call, boardId: string, id?: string): void {
  const lower = (name: unknown) => (name as string | undefined)?.toLowerCase();
  const taken = lower(request.body?.name);
  const others = allOf(world, 'label', (label) => label.boardId === boardId && label.id !== id);
  if (others.some(({ shown }) => lower(shown.name) === taken)) throw new Refusal('label_name_taken');
}

export const sorted = (ids: readonly string[] = []): string[] => [...ids].sort();

/** The first column of a board that isn't archived. */
export function firstColumn({ world: { order, things } }: Call, boardId: string): string {
  return order[boardId]?.find((id) => things[id] !== undefined && isActive(things[id])) ?? '';
}

/** Adds a new card to a column that may have it. */
export function addCard(call: Call, boardId: string, id: string, columnId: string, body: Body): Thing {
  const { order } = call.world;
  const { position = 'bottom' } = body;
  const shown: Body = without(body, 'column_id', 'position');
  order[columnId] = put(order[columnId] ?? [], id, { position });
  return add(call, id, boardId, {
    ...completion(call, columnId),
    ...shown,
    label_ids: sorted(shown.label_ids),
    assignee_ids: sorted(shown.assignee_ids),
    ...nameCard(call, id),
    board_id: boardId,
    column_id: columnId,
  });
}

/** The next number in the workspace, which has the key of a team, and the address of a service without a front end. */
export function nameCard({ world, actor: { workspaceId } }: Call, id: string): Shown {
  const number = (world.cardCounts[workspaceId] ?? 0) + 1;
  world.cardCounts[workspaceId] = number;
  return { number, identifier: `TEA-${number}`, url: `${publicUrl}/v1/cards/${id}` };
}
