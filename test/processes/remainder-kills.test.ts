/**
 * A process that is killed while it ends what a request has left, assignments of someone who has left or a deleted label on
 * cards: another process ends each, once.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, spawnJobs } from '../support/jobs.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { addTeammate, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';
import { insertUnchecked } from '../support/unchecked-rows.ts';

/** Of which the request ends 500, and each step of the job 500 more. */
const cardCount = 3_000;
const leftByRequest = 2_500;

let service: Service;

beforeAll(async () => {
  service = await startService({ isOwn: true });
});

/** Makes a board with many cards, and returns its id. */
async function makeLargeBoard(team: Teammate): Promise<string> {
  const { board } = await makeBoard(service, team);
  await service.database.reader.rows(Prisma.sql`
    INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by)
    SELECT gen_random_uuid(), b.workspace_id, b.id, (SELECT k.id FROM columns k WHERE k.board_id = b.id LIMIT 1), 'Card',
      'b' || lpad(n::text, 6, '0'), b.created_by
    FROM boards b, generate_series(1, ${cardCount}::int) n WHERE b.id = ${storedId(board.id)}::uuid`);
  return board.id;
}

async function expectEndAfterKill(team: Teammate, left: () => Promise<number>): Promise<void> {
  expect(await left()).toBe(leftByRequest);
  const mailServer = await makeMailServer();
  const first = await spawnJobs(service, mailServer);
  while ((await left()) === leftByRequest) await delay(5);
  await first.kill();
  const whenKilled = await left();
  expect(whenKilled).toBeGreaterThan(0);
  expect(whenKilled).toBeLessThan(leftByRequest);

  const second = await spawnJobs(service, mailServer);
  await expect.poll(left, { interval: 50, timeout: 90_000 }).toBe(0);
  await second.kill();
  const { reader } = service.database;
  await reader.rows(Prisma.sql`SELECT place_events()`);
  const [counted] = await reader.rows<{ events: number; cards: number }>(Prisma.sql`
    SELECT count(*)::int AS events, count(DISTINCT resource_id)::int AS cards FROM events
    WHERE type = 'card.updated' AND workspace_id = ${storedId(team.workspaceId)}::uuid`);
  expect(counted).toEqual({ events: cardCount, cards: cardCount });
}

it('ends each assignment once', async () => {
  const { reader } = service.database;
  const team = await makeTeam(service);
  const member = await addTeammate(service, team, 'member');
  const [boardId, userId] = [await makeLargeBoard(team), storedId(member.userId)];
  await insertUnchecked(
    service,
    Prisma.sql`
      INSERT INTO card_assignees (workspace_id, card_id, user_id)
      SELECT workspace_id, id, ${userId}::uuid FROM cards WHERE board_id = ${storedId(boardId)}::uuid`,
  );
  await service.succeed('deleteMember', { token: team.token, id: member.memberId });
  await expectEndAfterKill(team, () => reader.prisma.cardAssignee.count({ where: { userId } }));
});

it('takes a deleted label off each card once', async () => {
  const { reader } = service.database;
  const team = await makeTeam(service);
  const boardId = await makeLargeBoard(team);
  const body = { name: 'Gone', color: 'red' };
  const { id } = await service.succeed('createLabel', { token: team.token, id: boardId, body });
  const labelId = storedId(id);
  await insertUnchecked(
    service,
    Prisma.sql`
      INSERT INTO card_labels (workspace_id, board_id, card_id, label_id)
      SELECT workspace_id, board_id, id, ${labelId}::uuid FROM cards WHERE board_id = ${storedId(boardId)}::uuid`,
  );
  await service.succeed('deleteLabel', { token: team.token, id });
  await expectEndAfterKill(team, () => reader.prisma.cardLabel.count({ where: { labelId } }));
});
