/** Tickets that open a stream once, for EventSource in browsers. */
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccessToken } from '../support/access-tokens.ts';
import { testNow } from '../support/clock.ts';
import { makeBoard, makeMember, makeSession, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { follow } from '../support/event-streams.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makeTeam } from '../support/teams.ts';

let service: Service;
let aheadMs = 0;
let tenant: Tenant;
let boardId: string;

beforeAll(async () => {
  service = await startService({ isOwn: true, now: () => new Date(testNow().getTime() + aheadMs) });
  tenant = await makeTenant(service);
  boardId = (await makeBoard(service, tenant)).board.id;
});

const createTicket = (token: string, body: object = { board_id: boardId }) =>
  service.succeed('createStreamTicket', { token, body });

describe('createStreamTicket', () => {
  it('creates a ticket that opens the stream of a board once', async () => {
    const { ticket, url, expires_at: expiresAt } = await createTicket(tenant.token);
    expect(url).toBe(`http://boards.test/v1/boards/${boardId}/events/stream?ticket=${ticket}`);
    expect(Date.parse(expiresAt) - service.now().getTime()).toBeGreaterThan(55_000);
    const follower = await follow(service, 'streamBoardEvents', { id: boardId, query: { ticket } });
    await service.succeed('updateBoard', { token: tenant.token, id: boardId, body: { name: 'Seen' } });
    await follower.has(1);
    const again = await service.fail('streamBoardEvents', 401, { id: boardId, query: { ticket } });
    expect(again.code).toBe('invalid_token');
  });

  it('creates a ticket for the stream of a workspace, by default that of the token', async () => {
    for (const body of [{ workspace_id: tenant.workspaceId }, {}]) {
      const { ticket } = await createTicket(tenant.token, body);
      await follow(service, 'streamWorkspaceEvents', { id: tenant.workspaceId, query: { ticket } });
    }
  });

  it('stores only a hash, and neither the ticket nor its address is logged', async () => {
    const { ticket } = await createTicket(tenant.token);
    const rows = await service.database.reader.prisma.streamTicket.findMany();
    expect(
      JSON.stringify(rows.map(({ tokenHash }) => Buffer.from(tokenHash).toString('latin1'))),
    ).not.toContain(ticket);
    await service.call('streamBoardEvents', { id: boardId, query: { ticket } });
    expect(service.logLines.join('')).not.toContain(ticket);
  });

  it('returns 401 if the session ends meanwhile', async () => {
    const { secret: token } = await makeSession(service, tenant);
    const held = await holdTransaction(service, 'LOCK TABLE boards IN ACCESS EXCLUSIVE MODE');
    const created = service.call('createStreamTicket', { token, body: { board_id: boardId } });
    await untilWaiting(service, 1);
    await service.succeed('signOut', { token });
    await held.commit();
    const after = await service.call('getMe', { token });
    const { status, headers, body } = await created;
    expect([status, body]).toMatchObject([401, { code: 'invalid_token' }]);
    expect(headers['www-authenticate']).toBe(after.headers['www-authenticate']);
  });

  it('returns 422 for a board or a workspace without access', async () => {
    const stranger = await makeTenant(service);
    const attempts = [
      [{ board_id: boardId }, 'unknown_board'],
      [{ workspace_id: tenant.workspaceId }, 'unknown_workspace'],
      [
        { board_id: (await makeBoard(service, stranger)).board.id, workspace_id: tenant.workspaceId },
        'unknown_board',
      ],
    ] as const;
    for (const [body, code] of attempts) {
      const problem = await service.fail('createStreamTicket', 422, { token: stranger.token, body });
      expect(problem.code).toBe(code);
    }
  });
});

describe('a ticket', () => {
  it('expires after a minute', async () => {
    const { ticket } = await createTicket(tenant.token);
    aheadMs += 60_001;
    await service.fail('streamBoardEvents', 401, { id: boardId, query: { ticket } });
  });

  it('is not used up by requests that are refused, or by HEAD', async () => {
    const { ticket, url } = await createTicket(tenant.token);
    const { board: other } = await makeBoard(service, tenant);
    const query = { ticket };
    const refused = [
      [400, { id: boardId, query: { ticket, cursor: 'x' } }],
      [400, { id: boardId, query: { ticket, unknown: 'x' } }],
      [400, { id: boardId, query, headers: { 'Last-Event-ID': 'x' } }],
      [401, { id: other.id, query }],
      [406, { id: boardId, query, headers: { Accept: 'text/html' } }],
    ] as const;
    for (const [status, options] of refused) await service.fail('streamBoardEvents', status, options);
    const { pathname, search } = new URL(url);
    const { port } = service.server.address() as AddressInfo;
    for (let time = 0; time < 2; time += 1) {
      const head = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method: 'HEAD' });
      expect(head.status).toBe(200);
    }
    await follow(service, 'streamBoardEvents', { id: boardId, query });
    await service.fail('streamBoardEvents', 401, { id: boardId, query });
  });

  it('opens one stream if several requests use it at the same moment', async () => {
    const { ticket } = await createTicket(tenant.token);
    const options = { id: boardId, query: { ticket } };
    const opened = await Promise.allSettled(
      Array.from({ length: 4 }, () => follow(service, 'streamBoardEvents', options)),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('opens no other stream', async () => {
    const other = (await makeBoard(service, tenant)).board.id;
    const [one, two] = [await createTicket(tenant.token), await createTicket(tenant.token)];
    await service.fail('streamBoardEvents', 401, { id: other, query: { ticket: one.ticket } });
    await service.fail('streamWorkspaceEvents', 401, {
      id: tenant.workspaceId,
      query: { ticket: two.ticket },
    });
  });

  it('opens nothing but streams', async () => {
    const { ticket } = await createTicket(tenant.token);
    const { status } = await service.call('getBoard', { id: boardId, query: { ticket } });
    expect(status).toBe(401);
  });

  it('has no more rights than its credential: not those of another scope or role', async () => {
    const team = await makeTeam(service);
    const { secret } = await makeAccessToken(service, { ...team, token: team.session });
    const member = await makeMember(service, team, 'member');
    for (const token of [secret, member.token]) {
      const { ticket } = await createTicket(token, { workspace_id: team.workspaceId });
      await service.fail('streamWorkspaceEvents', 403, { id: team.workspaceId, query: { ticket } });
    }
  });

  it('ends with its credential, before and after it is used', async () => {
    const team = await makeTeam(service);
    const { board } = await makeBoard(service, team);
    const { access_token: made, secret } = await makeAccessToken(service, { ...team, token: team.session });
    const [used, unused] = [
      await createTicket(secret, { board_id: board.id }),
      await createTicket(secret, { board_id: board.id }),
    ];
    const query = { ticket: used.ticket };
    const follower = await follow(service, 'streamBoardEvents', { id: board.id, query });
    await expect.poll(() => follower.lastId).toBeDefined();
    await service.succeed('revokeAccessToken', { token: team.session, id: made.id });
    expect(await follower.ended()).toBe('access_ended');
    await service.fail('streamBoardEvents', 401, { id: board.id, query: { ticket: unused.ticket } });
  });

  it('ends with the previous secret of a rotated token if it was created with that one', async () => {
    const { access_token: made, secret } = await makeAccessToken(service, tenant, {
      scopes: ['boards:read'],
    });
    const body = { overlap_seconds: 30 };
    const rotated = await service.succeed('rotateAccessToken', { token: tenant.token, id: made.id, body });
    const [previous, current] = [await createTicket(secret), await createTicket(rotated.secret)];
    aheadMs += 31_000;
    await service.fail('streamBoardEvents', 401, { id: boardId, query: { ticket: previous.ticket } });
    await follow(service, 'streamBoardEvents', { id: boardId, query: { ticket: current.ticket } });
  });

  it('continues after the last position of an earlier stream', async () => {
    const first = await createTicket(tenant.token);
    const follower = await follow(service, 'streamBoardEvents', {
      id: boardId,
      query: { ticket: first.ticket },
    });
    await expect.poll(() => follower.lastId).toBeDefined();
    follower.close();
    await service.succeed('updateBoard', { token: tenant.token, id: boardId, body: { name: 'Between' } });
    const { ticket } = await createTicket(tenant.token);
    const next = await follow(service, 'streamBoardEvents', {
      id: boardId,
      query: { ticket, cursor: follower.lastId ?? '' },
    });
    await next.has(1);
    expect(next.events).toMatchObject([{ changes: { name: { to: 'Between' } } }]);
  });
});
