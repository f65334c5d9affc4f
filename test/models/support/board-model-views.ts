/** What the model shows put together: the trash, snapshots of boards, and counts of cards. */
import { allOf, find, isVisible, requireRole, tagOf, without } from './board-model.ts';
import type { Call, Shown, Thing } from './board-model.ts';
import { inOrder, isHidden, requireMembership } from './board-model-lists.ts';
import { activeCards, isActive } from './board-model-rules.ts';
import type { OperationId } from '../../support/service.ts';

type View = (call: Call) => { readonly body: unknown };

const restorableMs = 30 * 86_400_000;
const shownOf = (thing: Thing): Shown => ({ ...thing.shown, etag: tagOf(thing) });

/** Last deleted first. What was on a deleted board isn't listed by itself. */
const listTrash: View = (call) => {
  requireMembership(call);
  requireRole(call);
  const { world, request } = call;
  const { type: wantedType, board_id: wantedBoard } = request.query ?? {};
  const items = Object.values(world.trash).flatMap(({ thing, deletedAt, deletedBy }) => {
    const { id, boardId = '', workspaceId, shown } = thing;
    const type = id.slice(0, id.lastIndexOf('_'));
    const boardInTrash = world.trash[boardId];
    const fits =
      [undefined, type].includes(wantedType as string) &&
      [undefined, boardId].includes(wantedBoard as string);
    if (workspaceId !== request.id || !fits) return [];
    return {
      type,
      id,
      name: shown.title ?? shown.name,
      ...(type === 'card' && { identifier: shown.identifier }),
      board_id: boardId,
      board_name: (boardInTrash?.thing ?? world.things[boardId])?.shown.name,
      ...(type !== 'board' && boardInTrash !== undefined && { board_deleted_at: boardInTrash.deletedAt }),
      deleted_by: deletedBy,
      deleted_at: deletedAt,
      restorable_until: new Date(Date.parse(deletedAt) + restorableMs).toISOString(),
    };
  });
  return { body: items.toSorted((one, other) => (one.deleted_at > other.deleted_at ? -1 : 1)) };
};

/** Without its people and cursors. */
const getBoardSnapshot: View = (call) => {
  const board = find(call);
  const { world, role } = call;
  const comments = allOf(world, 'comment');
  const toCard = (card: Thing) => {
    const shown = shownOf(card);
    return {
      ...without(shown, 'description', 'url'),
      has_description: shown.description !== undefined,
      comment_count: comments.filter((comment) => comment.shown.card_id === card.id).length,
      ...(role !== 'guest' && { share_link_count: 0 }),
    };
  };
  const columns = inOrder(call, board.id).filter(isActive);
  return {
    body: {
      board: shownOf(board),
      columns: columns.map((column) => {
        const cards = activeCards(world, column.id);
        return { column: shownOf(column), card_count: cards.length, cards: cards.map(toCard) };
      }),
      labels: allOf(world, 'label', ({ boardId }) => boardId === board.id).map(shownOf),
    },
  };
};

/** How many cards have each of some ids, most cards first. */
function countsOf(cards: readonly Thing[], name: string, idsOf: (card: Thing) => readonly string[]) {
  const ids = cards.flatMap(idsOf);
  const counts = [...new Set(ids)].map((id) => ({ [name]: id, count: ids.filter((it) => it === id).length }));
  const idOf = (group: object) => (group as Record<string, string>)[name] ?? '';
  return counts.sort((a, b) => b.count - a.count || (idOf(a) < idOf(b) ? -1 : 1));
}

function countCards(call: Call, all: readonly Thing[]) {
  const { now } = call;
  const live = all.filter((card) => !isHidden(call, card));
  const open = live.filter(({ shown }) => shown.completed_at === undefined);
  const listOf = (field: string) => (card: Thing) => card.shown[field] as readonly string[];
  const without = (field: string) => live.filter((card) => listOf(field)(card).length === 0).length;
  return {
    live,
    counts: {
      states: {
        total: live.length,
        open: open.length,
        completed: live.length - open.length,
        overdue: open.filter(({ shown }) => shown.due_at !== undefined && (shown.due_at as string) < now)
          .length,
        unassigned: without('assignee_ids'),
        unlabelled: without('label_ids'),
        archived: all.length - live.length,
      },
      columns: countsOf(live, 'column_id', ({ shown }) => [shown.column_id as string]),
      labels: countsOf(live, 'label_id', listOf('label_ids')),
      assignees: countsOf(live, 'user_id', listOf('assignee_ids')),
    },
  };
}

/** Columns in the order of the board. */
const getBoardCounts: View = (call) => {
  const board = find(call);
  const { counts } = countCards(
    call,
    allOf(call.world, 'card', ({ boardId }) => boardId === board.id),
  );
  const place = ({ column_id: id }: Shown) => (call.world.order[board.id] ?? []).indexOf(id as string);
  return { body: { ...counts, columns: counts.columns.toSorted((a, b) => place(a) - place(b)) } };
};

/** Cards on archived boards are left out. */
const getWorkspaceCounts: View = (call) => {
  requireMembership(call);
  const cards = allOf(call.world, 'card', (card) => {
    const board = call.world.things[card.boardId ?? ''];
    return isVisible(call, card) && board !== undefined && isActive(board);
  });
  const { live, counts } = countCards(call, cards);
  return { body: { ...counts, boards: countsOf(live, 'board_id', ({ boardId }) => [boardId ?? '']) } };
};

export const viewSteps = {
  listTrash,
  getBoardSnapshot,
  getBoardCounts,
  getWorkspaceCounts,
} satisfies Readonly<Partial<Record<OperationId, View>>>;
