/** The counts of a board whose cards have several labels, with archived cards and columns, and a label that was deleted. */
import { beforeAll, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeColumn, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

/** Deleting a label takes it off the first 500 cards, and a job off these two. */
const cardsWithDeleted = 502;

let service: Service;
let tenant: Tenant;
let boardId: string;

beforeAll(async () => {
  service = await startService({ isOwn: true });
  tenant = await makeTenant(service);
});

async function makeLabel(name: string): Promise<string> {
  const order = { token: tenant.token, id: boardId, body: { name, color: 'red' } };
  return (await service.succeed('createLabel', order)).id;
}

async function makeCard(columnId: string, labelIds: readonly string[], assigneeIds: readonly string[] = []) {
  const body = {
    title: 'Card',
    column_id: columnId,
    label_ids: [...labelIds],
    assignee_ids: [...assigneeIds],
  };
  return (await service.succeed('createCard', { token: tenant.token, id: boardId, body })).id;
}

async function labelMany(columnId: string, labelId: string): Promise<void> {
  await service.database.reader.rows(Prisma.sql`
    WITH made AS (
      INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by, number)
      SELECT gen_random_uuid(), b.workspace_id, b.id, ${storedId(columnId)}::uuid, 'Card', 'b' || lpad(n::text, 6, '0'),
        b.created_by, 1000 + n
      FROM boards b, generate_series(1, ${cardsWithDeleted}::int) n WHERE b.id = ${storedId(boardId)}::uuid
      RETURNING id, workspace_id, board_id)
    INSERT INTO card_labels (workspace_id, board_id, card_id, label_id)
    SELECT workspace_id, board_id, id, ${storedId(labelId)}::uuid FROM made`);
}

it('counts are of cards that are not archived, and of labels that exist', async () => {
  const { token, userId } = tenant;
  const { board, column } = await makeBoard(service, tenant);
  boardId = board.id;
  const hidden = await makeColumn(service, tenant, boardId, 'Hidden');
  const labels = [await makeLabel('Often'), await makeLabel('Once'), await makeLabel('Hidden')] as const;
  const [often, once] = labels;
  await makeLabel('Never');
  await makeCard(column.id, [often, once], [userId]);
  await makeCard(column.id, [often]);
  await makeCard(column.id, []);
  const archived = await makeCard(column.id, labels, [userId]);
  await makeCard(hidden.id, labels, [userId]);
  const deleted = await makeLabel('Deleted');
  await labelMany(column.id, deleted);

  await service.succeed('archiveCard', { token, id: archived });
  await service.succeed('archiveColumn', { token, id: hidden.id });
  await service.succeed('deleteLabel', { token, id: deleted });
  const query = { label_id: deleted };
  const { data: shown } = await service.succeed('listCards', { token, id: boardId, query });
  expect(shown).toHaveLength(2);

  const total = 3 + cardsWithDeleted;
  const expected = {
    states: {
      total,
      open: total,
      completed: 0,
      overdue: 0,
      unassigned: total - 1,
      unlabelled: total - 2,
      archived: 2,
    },
    columns: [{ column_id: column.id, count: total }],
    labels: [
      { label_id: often, count: 2 },
      { label_id: once, count: 1 },
    ],
    assignees: [{ user_id: userId, count: 1 }],
  };
  expect(await service.succeed('getBoardCounts', { token, id: boardId })).toMatchObject(expected);
  const ofWorkspace = await service.succeed('getWorkspaceCounts', { token, id: tenant.workspaceId });
  expect(ofWorkspace).toMatchObject(expected);
});
