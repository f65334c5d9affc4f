/** People who lose more assignments than one transaction ends: they are out at once, and a job takes them off the rest. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { makeBoard, readEvents } from '../support/factories.ts';
import { failingTwice } from '../support/failing-databases.ts';
import { storedId } from '../support/ids.ts';
import { countJobs, finishJobs } from '../support/jobs.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { addTeammate, invite, makeTeam, memberIdOf } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

/** Three steps: two that are full, and a rest. */
const cardCount = 1_050;
const atOnce = 500;

let service: Service;
let team: Teammate;
let member: Teammate;
let boardId: string;

beforeAll(async () => {
  service = await startService({ isOwn: true });
});

beforeEach(async () => {
  team = await makeTeam(service);
  member = await addTeammate(service, team, 'member');
  boardId = (await makeBoard(service, team)).board.id;
  await assignMany(boardId);
});

/** Puts many cards on a board, all assigned to the member. Numbered, because the trigger takes numbers one by one. */
async function assignMany(id: string): Promise<void> {
  await service.database.reader.rows(Prisma.sql`
    WITH made AS (
      INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by, number)
      SELECT gen_random_uuid(), b.workspace_id, b.id, (SELECT k.id FROM columns k WHERE k.board_id = b.id LIMIT 1), 'Card',
        'b' || lpad(n::text, 6, '0'), b.created_by,
        n + (SELECT coalesce(max(x.number), 0) FROM cards x WHERE x.workspace_id = b.workspace_id)
      FROM boards b, generate_series(1, ${cardCount}::int) n WHERE b.id = ${storedId(id)}::uuid RETURNING id, workspace_id)
    INSERT INTO card_assignees (workspace_id, card_id, user_id)
    SELECT workspace_id, id, ${storedId(member.userId)}::uuid FROM made`);
}

const remove = () => service.succeed('deleteMember', { token: team.token, id: member.memberId });
const assignments = () =>
  service.database.reader.prisma.cardAssignee.count({ where: { userId: storedId(member.userId) } });

async function join(other: Teammate, person: Teammate): Promise<void> {
  const { token: id } = await invite(service, other, person.email);
  await service.succeed('acceptInvite', { token: person.session, id });
}

/** Cards of the board that show the member. */
async function shown() {
  const query = { assignee_id: member.userId };
  const { workspaceId: id, token } = team;
  return (await service.succeed('listWorkspaceCards', { token, id, query })).data;
}

const task = 'end-assignments';
const waitingJobs = () => countJobs(service, task);
const finish = (database?: Database) => finishJobs(service, task, database);

describe('a member of a workspace who is on many cards', () => {
  it('is out at once, is shown on a card until its event, and ends on each exactly once', async () => {
    await remove();
    await service.fail('getMe', 401, { token: member.token });
    await service.fail('getBoard', 404, { token: member.session, id: boardId });
    expect(await assignments()).toBe(cardCount - atOnce);
    const [card] = await shown();
    if (card === undefined) throw new Error('no card is left');
    expect(card).toMatchObject({ assignee_ids: [member.userId] });
    expect(await waitingJobs()).toBe(1);
    await finish();
    expect(await shown()).toEqual([]);
    const events = await readEvents(service, team);
    const changed = events.filter(({ type }) => type === 'card.updated');
    expect(changed).toHaveLength(cardCount);
    expect(new Set(changed.map(({ resourceId }) => resourceId)).size).toBe(cardCount);
    for (const event of changed) {
      expect(event).toMatchObject({
        version: 2n,
        actorUserId: team.userId,
        requestId: changed[0]?.requestId,
        changes: { assignee_ids: { from: [member.userId], to: [] } },
      });
    }
    expect(events.findIndex(({ type }) => type === 'member.deleted')).toBeGreaterThan(0);
  });

  it('ends on each card exactly once, although the job fails before and after its transactions', async () => {
    await remove();
    const { faulty, count } = failingTwice(service.database);
    await finish(faulty);
    expect(count()).toBeGreaterThan(2);
    expect(await assignments()).toBe(0);
    const events = await readEvents(service, team);
    const changed = events.filter(({ type }) => type === 'card.updated');
    expect(changed).toHaveLength(cardCount);
    expect(new Set(changed.map(({ resourceId }) => resourceId)).size).toBe(cardCount);
  });

  it('is taken off the rest although the workspace is deleted meanwhile, because it can be restored', async () => {
    await remove();
    await service.succeed('deleteWorkspace', { token: team.session, id: team.workspaceId });
    await finish();
    expect(await assignments()).toBe(0);
  });

  it('keeps what they are assigned to after they have returned, and nothing from before', async () => {
    await remove();
    await join(team, member);
    const [first, second, third, ...others] = await shown();
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('no card is left');
    const { token } = team;
    const body = { assignee_ids: [member.userId] };
    await service.succeed('updateCard', { token, id: first.id, body });
    await service.succeed('addCardAssignee', { token, id: second.id, path: { user_id: member.userId } });
    const cards = [{ id: third.id, ...body }];
    await service.succeed('updateCards', { token, id: team.workspaceId, body: { cards } });
    const fresh = await service.succeed('createCard', {
      token,
      id: boardId,
      body: { title: 'New', ...body },
    });
    await finish();
    const kept = (await shown()).map(({ id }) => id);
    expect(kept.sort()).toEqual([first.id, second.id, third.id, fresh.id].sort());
    expect(others.length).toBeGreaterThan(0);
  });

  it('loses the assignments of a second departure, too', async () => {
    await remove();
    await join(team, member);
    const memberId = await memberIdOf(service, member);
    await service.succeed('deleteMember', { token: team.token, id: memberId });
    await finish();
    expect(await assignments()).toBe(0);
  });

  it('is neither assigned nor copied to a card any more', async () => {
    await remove();
    const [card] = await shown();
    if (card === undefined) throw new Error('no card is left');
    const { token } = team;
    const body = { assignee_ids: [member.userId] };
    await service.fail('updateCard', 422, { token, id: card.id, body });
    const copyBody = { keep: ['assignees'] };
    const copy = await service.succeed('copyCard', { token, id: card.id, body: copyBody });
    expect(copy.assignee_ids).toEqual([]);
  });

  it('leaves the cards of a board that moves to another workspace of theirs', async () => {
    const other = await makeTeam(service);
    await join(other, member);
    await join(other, team);
    await remove();
    const target = { workspace_id: other.workspaceId };
    await service.succeed('moveBoard', { token: team.session, id: boardId, body: target });
    await finish();
    expect(await assignments()).toBe(0);
  });

  it('leaves the cards of boards that they lose as a guest, and no others', async () => {
    const { board } = await makeBoard(service, team);
    const body = { title: 'Kept', assignee_ids: [member.userId] };
    const kept = await service.succeed('createCard', { token: team.token, id: board.id, body });
    const patch = { role: 'guest', board_ids: [board.id] };
    await service.succeed('updateMember', { token: team.token, id: member.memberId, body: patch });
    expect(await assignments()).toBeGreaterThan(atOnce);
    await finish();
    expect((await shown()).map(({ id }) => id)).toEqual([kept.id]);
  });

  it('leaves the cards of a board that becomes private', async () => {
    await service.succeed('updateBoard', { token: team.token, id: boardId, body: { visibility: 'members' } });
    expect(await assignments()).toBe(cardCount - atOnce);
    await finish();
    expect(await assignments()).toBe(0);
  });
});
