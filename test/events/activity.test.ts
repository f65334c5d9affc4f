/** The readable history of boards and cards over HTTP: what it shows, with which names, and to whom. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCard, makeColumns, makeToken } from '../support/factories.ts';
import { holdTransaction } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { addTeammate, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;
let team: Teammate;
let boardId: string;
let columnId: (name: string) => string;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  team = await makeTeam(service);
  const { board, idOf } = await makeColumns(service, team, 'A', 'B');
  boardId = board.id;
  columnId = idOf;
});

const activityOf = async (
  operationId: 'listBoardActivity' | 'listCardActivity',
  id: string,
  token = team.token,
  query = {},
) => {
  return (await service.succeed(operationId, { token, id, query })).data;
};
const ofBoard = (token?: string) => activityOf('listBoardActivity', boardId, token);
const ofCard = (id: string, token?: string) => activityOf('listCardActivity', id, token);
const text: unknown = expect.any(String);

describe('listCardActivity', () => {
  it('is read page by page without skipping or repeating anything', async () => {
    const { id } = await makeCard(service, team, boardId, { title: 'One' });
    for (const body of ['First', 'Second']) {
      await service.succeed('createComment', { token: team.token, id, body: { body } });
      await service.succeed('updateCard', { token: team.token, id, body: { title: body } });
    }
    const all = await ofCard(id);
    expect(all).toHaveLength(5);
    const read: typeof all = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) };
      const page = await service.succeed('listCardActivity', { token: team.token, id, query });
      read.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(read).toEqual(all);
  });

  it('shows who did what, from where to where, by name, newest first', async () => {
    const member = await addTeammate(service, team, 'member');
    const label = await service.succeed('createLabel', {
      token: team.token,
      id: boardId,
      body: { name: 'Urgent', color: 'red' },
    });
    const above = await makeCard(service, team, boardId, { title: 'Above', column_id: columnId('B') });
    const card = await makeCard(service, team, boardId, { title: 'One', column_id: columnId('A') });
    const { token } = member;
    await service.succeed('updateCard', {
      token,
      id: card.id,
      body: { title: 'Two', description: 'Long', label_ids: [label.id], assignee_ids: [team.userId] },
    });
    await service.succeed('moveCard', {
      token,
      id: card.id,
      body: { column_id: columnId('B'), after_card_id: above.id },
    });
    const person = { id: member.userId, name: member.name, initials: text, avatar_color: text };
    const [moved, updated, created, ...none] = await ofCard(card.id);
    expect(none).toEqual([]);
    expect(moved).toEqual({
      id: expect.stringMatching(/^event_/) as unknown,
      type: 'card.moved',
      occurred_at: text,
      actor: { kind: 'access_token', person },
      resource: { type: 'card', id: card.id, name: 'Two' },
      changes: {
        column_id: {
          from: { id: columnId('A'), name: 'A' },
          to: { id: columnId('B'), name: 'B' },
        },
        after_card_id: { to: { id: above.id, name: 'Above' } },
      },
    });
    expect(updated?.changes).toEqual({
      title: { from: 'One', to: 'Two' },
      description: {},
      label_ids: { from: [], to: [{ id: label.id, name: 'Urgent' }] },
      assignee_ids: { from: [], to: [{ id: team.userId, name: team.name }] },
    });
    expect(created).toMatchObject({ type: 'card.created', actor: { person: { id: team.userId } } });
  });

  it('includes comments and share links, with their card, also once they are gone, without any text', async () => {
    const { id } = await makeCard(service, team, boardId, { title: 'One' });
    const other = await makeCard(service, team, boardId, { title: 'Other' });
    const { token } = team;
    const comment = await service.succeed('createComment', { token, id, body: { body: 'Secret thoughts' } });
    await service.succeed('updateComment', { token, id: comment.id, body: { body: 'Other thoughts' } });
    await service.succeed('deleteComment', { token, id: comment.id });
    const { share_link: link, token: shareToken } = await service.succeed('createShareLink', {
      token,
      id,
      body: {},
    });
    await service.succeed('revokeShareLink', { token, id: link.id });
    await service.succeed('createComment', { token, id: other.id, body: { body: 'Elsewhere' } });
    const found = await ofCard(id);
    expect(found.map(({ type }) => type)).toEqual([
      'share_link.deleted',
      'share_link.created',
      'comment.deleted',
      'comment.updated',
      'comment.created',
      'card.created',
    ]);
    const card = { id, name: 'One' };
    for (const item of found.slice(0, 5)) expect(item.card).toEqual(card);
    expect(found[3]?.changes).toEqual({ body: {} });
    expect(found[4]?.changes).toEqual({ card_id: { to: card }, body: {} });
    for (const secret of ['thoughts', 'Elsewhere', shareToken]) {
      expect(JSON.stringify(found)).not.toContain(secret);
    }
  });

  it('returns 404 for a deleted card, whose end its board still shows', async () => {
    const { id } = await makeCard(service, team, boardId, { title: 'Gone' });
    await service.succeed('deleteCard', { token: team.token, id });
    await service.fail('listCardActivity', 404, { token: team.token, id });
    const [deleted, created] = await ofBoard();
    expect(deleted).toMatchObject({ type: 'card.deleted', resource: { id, name: 'Gone' } });
    expect(created).toMatchObject({ type: 'card.created', resource: { id, name: 'Gone' } });
  });
});

describe('listBoardActivity', () => {
  it('has the same events as the event log of the board, newest first', async () => {
    const { id } = await makeCard(service, team, boardId);
    await service.succeed('createComment', { token: team.token, id, body: { body: 'Here' } });
    await service.succeed('updateBoard', { token: team.token, id: boardId, body: { name: 'Renamed' } });
    await service.succeed('deleteColumn', { token: team.token, id: columnId('B') });
    const found = await ofBoard();
    const { data } = await service.succeed('listEvents', {
      token: team.session,
      query: { workspace_id: team.workspaceId, board_id: boardId },
    });
    expect(found.map((item) => item.id)).toEqual(data.map((event) => event.id).reverse());
    expect(found.map(({ type, resource }) => [type, resource.name])).toEqual([
      ['column.deleted', 'B'],
      ['board.updated', 'Renamed'],
      ['comment.created', undefined],
      ['card.created', text],
      ['column.created', 'B'],
      ['column.updated', 'A'],
      ['column.created', 'A'],
      ['board.created', 'Renamed'],
    ]);
  });

  it('names nothing that no longer exists, but keeps its id', async () => {
    const id = columnId('B');
    const card = await makeCard(service, team, boardId, { column_id: id });
    const body = { column_id: columnId('A'), position: 'top' };
    await service.succeed('moveCard', { token: team.token, id: card.id, body });
    await service.succeed('deleteColumn', { token: team.token, id });
    const moved = (await ofBoard()).find(({ type }) => type === 'card.moved');
    expect(moved?.changes.column_id).toEqual({ from: { id }, to: { id: columnId('A'), name: 'A' } });
  });

  it('pages without repeating or missing anything, while changes go on', async () => {
    for (let number = 0; number < 5; number += 1) await makeCard(service, team, boardId);
    const before = (await ofBoard()).map(({ id }) => id);
    const seen: string[] = [];
    const query: { limit: number; cursor?: string } = { limit: 2 };
    for (;;) {
      const page = await service.succeed('listBoardActivity', { token: team.token, id: boardId, query });
      seen.push(...page.data.map(({ id }) => id));
      if (page.next_cursor === undefined) break;
      query.cursor = page.next_cursor;
      await makeCard(service, team, boardId);
    }
    expect(seen).toEqual(before);
  });

  it('shows a change at once, whatever is not committed yet', async () => {
    const before = await ofBoard();
    const held = await holdTransaction(service, 'UPDATE boards SET name = name WHERE id = $1', [boardId]);
    await makeCard(service, team, boardId);
    const during = await service.succeed('listBoardActivity', { token: team.token, id: boardId });
    await held.commit();
    expect(during.data).toHaveLength(before.length + 1);
  });

  it('still names people who have left', async () => {
    const member = await addTeammate(service, team, 'member');
    await makeCard(service, member, boardId);
    await service.succeed('leaveWorkspace', { token: member.session, id: team.workspaceId });
    expect((await ofBoard())[0]?.actor.person).toMatchObject({ id: member.userId, name: member.name });
  });
});

describe('access', () => {
  it('is for guests too, on their boards, without share links', async () => {
    const guest = await addTeammate(service, team, 'guest', [boardId]);
    const { board: hidden } = await makeColumns(service, team, 'A');
    const { id } = await makeCard(service, team, boardId);
    const { id: hiddenCard } = await makeCard(service, team, hidden.id);
    await service.succeed('createShareLink', { token: team.token, id, body: {} });
    expect((await ofCard(id)).map(({ type }) => type)).toEqual(['share_link.created', 'card.created']);
    for (const token of [guest.token, guest.session]) {
      expect((await ofCard(id, token)).map(({ type }) => type)).toEqual(['card.created']);
      const types = (await ofBoard(token)).map(({ type }) => type);
      expect(types[0]).toBe('card.created');
      expect(types.join()).not.toContain('share_link');
      await service.fail('listBoardActivity', 404, { token, id: hidden.id });
      await service.fail('listCardActivity', 404, { token, id: hiddenCard });
    }
  });

  it('requires boards:read and nothing more, and shows no credential', async () => {
    const { id } = await makeCard(service, team, boardId);
    const reader = await makeToken(service, team, ['boards:read']);
    expect(await ofCard(id, reader)).toHaveLength(1);
    expect(JSON.stringify(await ofBoard(reader))).not.toMatch(/credential|token_|session_|request_id/);
    const other = await makeToken(service, team, ['events:read']);
    for (const [operationId, path] of [
      ['listBoardActivity', boardId],
      ['listCardActivity', id],
    ] as const) {
      const problem = await service.fail(operationId, 403, { token: other, id: path });
      expect(problem.code).toBe('insufficient_scope');
    }
  });

  it('ends with the membership, and with the board', async () => {
    const member = await addTeammate(service, team, 'member');
    await service.succeed('leaveWorkspace', { token: member.session, id: team.workspaceId });
    await service.fail('listBoardActivity', 404, { token: member.session, id: boardId });
    const { id } = await makeCard(service, team, boardId);
    await service.succeed('deleteBoard', { token: team.token, id: boardId });
    await service.fail('listBoardActivity', 404, { token: team.token, id: boardId });
    await service.fail('listCardActivity', 404, { token: team.token, id });
  });

  it('refuses the cursor of another board', async () => {
    const { board: other } = await makeColumns(service, team, 'A', 'B');
    const { token } = team;
    const { next_cursor: cursor } = await service.succeed('listBoardActivity', {
      token,
      id: boardId,
      query: { limit: 1 },
    });
    const query = { limit: 1, ...(cursor !== undefined && { cursor }) };
    const problem = await service.fail('listBoardActivity', 400, { token, id: other.id, query });
    expect(problem.code).toBe('invalid_cursor');
  });
});
