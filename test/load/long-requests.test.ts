/**
 * How long requests take whose work could grow with the data, at 100,000 cards: none is one long transaction. What is left is
 * done by jobs in short ones.
 */
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBoard } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, runJobs } from '../support/jobs.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { addTeammate, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

const boardCount = 10;
const cardsPerBoard = 10_000;

let service: Service;
let team: Teammate;
let member: Teammate;
let otherId: string;
let boardIds: readonly string[];
let labelId: string;

beforeAll(async () => {
  service = await startService({ isOwn: true });
  team = await makeTeam(service);
  const other = { token: team.session, body: { name: 'Other' } };
  ({ id: otherId } = await service.succeed('createWorkspace', other));
  member = await addTeammate(service, team, 'member');
  const made: string[] = [];
  for (let n = 0; n < boardCount; n += 1) made.push((await makeBoard(service, team)).board.id);
  boardIds = made;
  const label = { token: team.token, id: boardAt(0), body: { name: 'L', color: 'red' } };
  ({ id: labelId } = await service.succeed('createLabel', label));
  await fill();
}, 600_000);

function boardAt(index: number): string {
  return boardIds[index] ?? '';
}

/** Puts cards on all boards, with the member on each, and the label on each of the first board. */
async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const isolated = [storedId(member.userId), storedId(labelId)];
  for (const id of boardIds) {
    await client.query(
      `INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by)
        SELECT gen_random_uuid(), b.workspace_id, b.id, (SELECT k.id FROM columns k WHERE k.board_id = b.id LIMIT 1), 'Card',
          'b' || lpad(n::text, 6, '0'), b.created_by FROM boards b, generate_series(1, ${cardsPerBoard}) n WHERE b.id = $1`,
      [storedId(id)],
    );
  }
  // Without the triggers that ask for a new version of each card.
  await client.query('SET session_replication_role = replica');
  await client.query(
    'INSERT INTO card_assignees (workspace_id, card_id, user_id) SELECT workspace_id, id, $1::uuid FROM cards',
    isolated.slice(0, 1),
  );
  await client.query(
    `INSERT INTO card_labels (workspace_id, board_id, card_id, label_id)
      SELECT c.workspace_id, c.board_id, c.id, l.id FROM cards c JOIN labels l ON l.board_id = c.board_id WHERE l.id = $1`,
    isolated.slice(1),
  );
  await client.query('RESET session_replication_role');
  await client.query('ANALYZE');
  await client.end();
}

async function timeOf(operationId: OperationId, options: CallOptions): Promise<number> {
  const startedMs = performance.now();
  const { status } = await service.call(operationId, options);
  const ms = Math.round(performance.now() - startedMs);
  expect(status).toBeLessThan(300);
  console.log(`${operationId}: ${ms} ms`);
  return ms;
}

const assignments = () =>
  service.database.reader.prisma.cardAssignee.count({ where: { userId: storedId(member.userId) } });

describe('with 100,000 cards in a workspace, 10,000 on each board', () => {
  const token = () => team.token;

  it.each<readonly [string, number, () => readonly [OperationId, CallOptions]]>([
    [
      'a board becomes private',
      2_000,
      () => ['updateBoard', { token: token(), id: boardAt(1), body: { visibility: 'members' } }],
    ],
    ['a label on 10,000 cards is deleted', 2_000, () => ['deleteLabel', { token: token(), id: labelId }]],
    ['a board is deleted', 2_000, () => ['deleteBoard', { token: token(), id: boardAt(2) }]],
    [
      'a board moves to another workspace',
      15_000,
      () => ['moveBoard', { token: team.session, id: boardAt(3), body: { workspace_id: otherId } }],
    ],
    [
      'a member becomes a guest',
      2_000,
      () => [
        'updateMember',
        { token: token(), id: member.memberId, body: { role: 'guest', board_ids: [boardAt(0)] } },
      ],
    ],
    ['a member is removed', 2_000, () => ['deleteMember', { token: token(), id: member.memberId }]],
  ])(
    '%s in a bounded time',
    async (_what, msMax, requestOf) => {
      expect(await timeOf(...requestOf())).toBeLessThan(msMax);
    },
    120_000,
  );

  it('the jobs end the assignments that are left', async () => {
    const startedMs = performance.now();
    const left = await assignments();
    await runJobs(service, await makeMailServer());
    await expect.poll(assignments, { interval: 100, timeout: 110_000 }).toBe(0);
    console.log(`${left} assignments ended in ${Math.round(performance.now() - startedMs)} ms`);
  }, 120_000);

  it('the workspace is deleted in a bounded time', async () => {
    const request = { token: team.session, id: team.workspaceId };
    expect(await timeOf('deleteWorkspace', request)).toBeLessThan(2_000);
  });
});
