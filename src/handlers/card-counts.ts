/** Counts of cards: maps between the contract and the domain. */
import { getBoardCounts, getWorkspaceCounts } from '../domain/boards/card-counts.ts';
import type { CountRow } from '../domain/boards/card-count-rows.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { ok } from './handler.ts';
import type { Handlers } from './handler.ts';

const toColumnCount = ({ id, count }: CountRow) => ({ column_id: toTypeId('column', id), count });
const toLabelCount = ({ id, count }: CountRow) => ({ label_id: toTypeId('label', id), count });
const toAssigneeCount = ({ id, count }: CountRow) => ({ user_id: toTypeId('user', id), count });

export const cardCountHandlers = {
  getBoardCounts: async (ctx, { path }) => {
    const { states, groups } = await getBoardCounts(ctx, fromTypeId(path.id));
    return ok({
      states,
      columns: groups.columns.map(toColumnCount),
      labels: groups.labels.map(toLabelCount),
      assignees: groups.assignees.map(toAssigneeCount),
    });
  },
  getWorkspaceCounts: async (ctx, { path }) => {
    const { states, groups } = await getWorkspaceCounts(ctx, fromTypeId(path.id));
    return ok({
      states,
      boards: groups.boards.map(({ id, count }) => ({ board_id: toTypeId('board', id), count })),
      columns: groups.columns.map(toColumnCount),
      labels: groups.labels.map(toLabelCount),
      assignees: groups.assignees.map(toAssigneeCount),
    });
  },
} satisfies Partial<Handlers>;
