/** A process that is killed while it takes someone who has left off their cards: another process ends each assignment, once. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, spawnJobs } from '../support/jobs.ts';
import { startService } from '../support/service.ts';
import { addTeammate, makeTeam } from '../support/teams.ts';

/** Of which the request ends 500, and each step of the job 500 more. */
const cardCount = 5_000;
const leftByRequest = 4_500;

it('ends each assignment once', { timeout: 120_000 }, async () => {
  const service = await startService({ isOwn: true });
  const { reader } = service.database;
  const team = await makeTeam(service);
  const member = await addTeammate(service, team, 'member');
  const { board } = await makeBoard(service, team);
  await reader.rows(Prisma.sql`
    WITH made AS (
      INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by)
      SELECT gen_random_uuid(), b.workspace_id, b.id, (SELECT k.id FROM columns k WHERE k.board_id = b.id LIMIT 1), 'Card',
        'b' || lpad(n::text, 6, '0'), b.created_by
      FROM boards b, generate_series(1, ${cardCount}::int) n WHERE b.id = ${storedId(board.id)}::uuid
      RETURNING id, workspace_id)
    INSERT INTO card_assignees (workspace_id, card_id, user_id)
    SELECT workspace_id, id, ${storedId(member.userId)}::uuid FROM made`);
  const left = () => reader.prisma.cardAssignee.count({ where: { userId: storedId(member.userId) } });
  await service.succeed('deleteMember', { token: team.token, id: member.memberId });
  expect(await left()).toBe(leftByRequest);

  const mailServer = await makeMailServer();
  const first = await spawnJobs(service, mailServer);
  while ((await left()) === leftByRequest) await delay(5);
  await first.kill();
  const whenKilled = await left();
  expect(whenKilled).toBeGreaterThan(0);
  expect(whenKilled).toBeLessThan(leftByRequest);

  await spawnJobs(service, mailServer);
  await expect.poll(left, { interval: 50, timeout: 90_000 }).toBe(0);
  await reader.rows(Prisma.sql`SELECT place_events()`);
  const [counted] = await reader.rows<{ events: number; cards: number }>(Prisma.sql`
    SELECT count(*)::int AS events, count(DISTINCT resource_id)::int AS cards FROM events
    WHERE type = 'card.updated' AND workspace_id = ${storedId(team.workspaceId)}::uuid`);
  expect(counted).toEqual({ events: cardCount, cards: cardCount });
});
