/** What lists show of the model, in full; the pages of a list, put together, have to be the same. */
import { allOf, find, isVisible, Refusal, requireRole } from './board-model.ts';
import type { Call, Thing } from './board-model.ts';
import type { OperationId } from '../../support/service.ts';

type List = (call: Call) => readonly Thing[];

const queryOf = ({ request }: Call) => request.query ?? {};

/** An ordered list. */
export function inOrder({ world }: Call, id: string): Thing[] {
  return (world.order[id] ?? []).flatMap((child) => world.things[child] ?? []);
}

const isArchived = ({ shown }: Thing): boolean => shown.archived_at !== undefined;

/** The cards of archived columns count as archived. */
export function isHidden({ world }: Call, card: Thing): boolean {
  const column = world.things[card.shown.column_id as string];
  return isArchived(card) || (column !== undefined && isArchived(column));
}

function fitsFilters(call: Call, card: Thing): boolean {
  const query = queryOf(call) as Readonly<Partial<Record<string, string>>>;
  const shown = card.shown as { title: string; updated_at: string } & Partial<Record<string, string>>;
  const has = (field: string, id: string | undefined) =>
    id === undefined || (card.shown[field] as readonly string[]).includes(id);
  const is = (field: string) => query[field] === undefined || query[field] === shown[field];
  const due = shown.due_at;
  const text = query.q?.toLowerCase();
  return (
    (queryOf(call).include_archived === true || isHidden(call, card) === (queryOf(call).archived === true)) &&
    is('board_id') &&
    is('column_id') &&
    has('label_ids', query.label_id) &&
    has('assignee_ids', query.assignee_id) &&
    (query.due_from === undefined || (due !== undefined && due >= query.due_from)) &&
    (query.due_before === undefined || (due !== undefined && due < query.due_before)) &&
    (query.updated_since === undefined || shown.updated_at >= query.updated_since) &&
    (text === undefined ||
      shown.title.toLowerCase().includes(text) ||
      shown.description?.toLowerCase().includes(text) === true)
  );
}

const listBoards: List = (call) => {
  const { archived = false, workspace_id: workspaceId } = queryOf(call);
  if (call.role === undefined || workspaceId !== call.actor.workspaceId)
    throw new Refusal('unknown_workspace');
  return allOf(call.world, 'board', (board) => isVisible(call, board) && isArchived(board) === archived);
};

/** In board order: column by column. */
const listCards: List = (call) =>
  inOrder(call, find(call).id)
    .flatMap((column) => inOrder(call, column.id))
    .filter((card) => fitsFilters(call, card));

/** @throws {Refusal} when the caller is not a member of the workspace that the path names */
export function requireMembership({ request, actor, role }: Call): void {
  if (role === undefined || request.id !== actor.workspaceId) throw new Refusal('not_found');
}

/** Cards on archived boards are left out. */
const listWorkspaceCards: List = (call) => {
  requireMembership(call);
  return allOf(call.world, 'card', (card) => {
    const board = call.world.things[card.boardId ?? ''];
    return isVisible(call, card) && board !== undefined && !isArchived(board) && fitsFilters(call, card);
  });
};

const listMembers: List = (call) => {
  requireMembership(call);
  requireRole(call);
  return allOf(call.world, 'member', (member) => member.workspaceId === call.actor.workspaceId);
};

export const listSteps = {
  listBoards,
  listColumns: (call) => {
    const { archived = false } = queryOf(call);
    return inOrder(call, find(call).id).filter((column) => isArchived(column) === archived);
  },
  listCards,
  listLabels: (call) => {
    const board = find(call);
    return allOf(call.world, 'label', ({ boardId }) => boardId === board.id);
  },
  listComments: (call) => {
    const card = find(call);
    return allOf(call.world, 'comment', ({ shown }) => shown.card_id === card.id);
  },
  listWorkspaceCards,
  listMembers,
} satisfies Readonly<Partial<Record<OperationId, List>>>;
