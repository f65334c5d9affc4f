/** Reads from a streaming standby: what may lag, what never does, and what happens when the standby lags or is gone. */
import fc from 'fast-check';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { contractOperations, loadContract } from '../../src/api/contract/contract.ts';
import { Replicas } from '../../src/db/replicas.ts';
import { atTheEnd } from '../support/endings.ts';
import {
  makeBoard,
  makeCard,
  makeMember,
  makeSession,
  makeTenant,
  placeEvents,
} from '../support/factories.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import { makeOwnPostgres } from '../support/own-postgres.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId } from '../support/service.ts';
import { makeStandby } from '../support/standby.ts';

const maxConnections = 60;
const postgres = await makeOwnPostgres(maxConnections);
const standby = await makeStandby(postgres.url(), maxConnections);
const changes: (string | undefined)[] = [];
/** Milliseconds that the measured times are ahead, so that tests don't wait. */
let aheadMs = 0;
const replicas = new Replicas(postgres.url(), {
  urls: [standby.link.url],
  connectionsMax: 5,
  onChange: (_, reason) => void changes.push(reason),
  nowMs: () => performance.now() + aheadMs,
});
const service = await startService({ databaseUrl: postgres.link.url, replicas });
atTheEnd(() => replicas.close());
const tenant = await makeTenant(service);
const { token } = tenant;

const stale = (seconds = 60) => ({ headers: { 'Max-Staleness': String(seconds) } });

/** The standby has everything, also in the event log, and the service knows. */
async function level(): Promise<void> {
  await standby.resume();
  await placeEvents(service);
  await standby.catchUp();
  await replicas.sample();
}

/** From here on, the standby shows what there is now. */
async function freeze(): Promise<void> {
  await level();
  await standby.pause();
}

async function read(operationId: OperationId, options: CallOptions, seconds?: number) {
  const { status, headers, body } = await service.call(operationId, { ...options, ...stale(seconds) });
  return { status, staleness: headers.staleness, etag: headers.etag, body };
}

describe('Max-Staleness', () => {
  const offered = [...contractOperations(loadContract())].filter(({ headerParameters }) =>
    headerParameters.includes('Max-Staleness'),
  );

  it('has every one of them read from the standby, with the same body and entity tag as the primary', async () => {
    const world = await makeWorld(service);
    await level();
    for (const operation of offered) {
      const operationId = operation.operationId as OperationId;
      const call = { token: credentialFor(operation, world), ...validCall(operationId, world) };
      const current = await service.call(operationId, call);
      const { staleness, ...behind } = await read(operationId, call);
      expect([operationId, Number(staleness) > 0]).toEqual([operationId, true]);
      const { status, headers, body } = current;
      expect(withoutCursors(behind)).toEqual(withoutCursors({ status, etag: headers.etag, body }));
      const unchanged = await service.call(operationId, {
        ...call,
        headers: { ...stale().headers, 'If-None-Match': headers.etag ?? '' },
      });
      expect([unchanged.status, Number(unchanged.headers.staleness) > 0]).toEqual([304, true]);
    }
  });

  it('may miss the latest changes, and without it a read shows them at once', async () => {
    const { board } = await makeBoard(service, tenant, 'Before');
    await freeze();
    await service.succeed('updateBoard', { token, id: board.id, body: { name: 'After' } });
    const after = await service.call('getBoard', { token, id: board.id });
    expect(after).toMatchObject({ status: 200, body: { name: 'After' } });
    expect(after.headers.staleness).toBeUndefined();
    // `board.updated` may be about access, so that the read is current.
    expect(await read('getBoard', { token, id: board.id })).toMatchObject({
      staleness: '0',
      body: { name: 'After' },
    });
  });

  it('shows an earlier card as long as nobody loses access', async () => {
    const { board } = await makeBoard(service, tenant);
    const card = await makeCard(service, tenant, board.id, { title: 'Before' });
    await freeze();
    await service.succeed('updateCard', { token, id: card.id, body: { title: 'After' } });
    const behind = await read('getCard', { token, id: card.id });
    expect(behind).toMatchObject({ body: { title: 'Before' }, etag: card.etag });
    expect(Number(behind.staleness)).toBeGreaterThan(0);
    expect(await service.succeed('getCard', { token, id: card.id })).toMatchObject({ title: 'After' });
  });

  it('takes a 404 from the primary only: what is not on the standby yet is found', async () => {
    const { board } = await makeBoard(service, tenant);
    await freeze();
    const card = await makeCard(service, tenant, board.id, { title: 'New' });
    expect(await read('getCard', { token, id: card.id })).toMatchObject({ status: 200, staleness: '0' });
  });

  it('goes on with a cursor of the standby on the primary, and the other way round', async () => {
    const { board } = await makeBoard(service, tenant);
    for (const title of ['A', 'B', 'C']) await makeCard(service, tenant, board.id, { title });
    await level();
    const call = { token, id: board.id, query: { limit: 1 } };
    const pages = [await read('listCards', call), await service.call('listCards', call)];
    for (const [index, page] of pages.entries()) {
      const { next_cursor: cursor } = page.body as { next_cursor: string };
      const next = { ...call, query: { limit: 1, cursor } };
      const { body } = index === 0 ? await service.call('listCards', next) : await read('listCards', next);
      expect(body).toMatchObject({ data: [{ title: 'B' }] });
    }
  });

  it('has its bounds: a smaller one than the lag goes to the primary', async () => {
    const { board } = await makeBoard(service, tenant);
    await freeze();
    // The primary gets ahead, and nobody's access changes.
    await makeCard(service, tenant, board.id);
    aheadMs += 30_000;
    await replicas.sample();
    const call = { token, id: board.id };
    expect(await read('listLabels', call, 29)).toMatchObject({ status: 200, staleness: '0' });
    const { staleness } = await read('listLabels', call, 60);
    expect(Number(staleness)).toBeGreaterThanOrEqual(30);
    const metrics = (await request(service.server).get('/metrics')).text;
    expect(metrics).toMatch(/boards_replica_up\{replica="127\.0\.0\.1:\d+"\} 1/);
    expect(Number(/boards_replica_lag_seconds\{.*\} (\S+)/.exec(metrics)?.[1])).toBeGreaterThanOrEqual(30);
    expect(metrics).toMatch(/boards_stale_reads_total\{place="primary",reason="no_fresh_replica"\} \d/);
  });
});

describe('losing access takes effect at once on a standby that lags', () => {
  /** Someone who reads a card from the standby, and what they get once they lost access to it. */
  async function makeReader(kind: 'token' | 'session', role: 'member' | 'guest') {
    const { board } = await makeBoard(service, tenant);
    const card = await makeCard(service, tenant, board.id, { title: 'Secret' });
    const member = await makeMember(service, tenant, role, role === 'guest' ? [board.id] : []);
    const credential = kind === 'token' ? member.token : (await makeSession(service, member)).secret;
    await freeze();
    const call = { token: credential, id: card.id };
    const before = await read('getCard', call);
    expect([before.status, Number(before.staleness) > 0]).toEqual([200, true]);
    return { board, card, member, call };
  }

  it('for a removed member', async () => {
    const { member, board, call } = await makeReader('session', 'member');
    await service.succeed('deleteMember', { token, id: member.memberId });
    expect(await read('getCard', call)).toMatchObject({ status: 404 });
    expect(await read('listCards', { ...call, id: board.id })).toMatchObject({ status: 404 });
    expect(await read('getBoardSnapshot', { ...call, id: board.id })).toMatchObject({ status: 404 });
  });

  it('for the access token of a removed member', async () => {
    const { member, call } = await makeReader('token', 'member');
    await service.succeed('deleteMember', { token, id: member.memberId });
    expect(await read('getCard', call)).toMatchObject({ status: 401 });
  });

  it('for a guest who loses a board', async () => {
    const { member, call } = await makeReader('token', 'guest');
    await service.succeed('updateMember', { token, id: member.memberId, body: { board_ids: [] } });
    expect(await read('getCard', call)).toMatchObject({ status: 404 });
  });

  it.each(['token', 'session'] as const)('for a member (%s) when a board becomes private', async (kind) => {
    const { board, call } = await makeReader(kind, 'member');
    await service.succeed('updateBoard', { token, id: board.id, body: { visibility: 'members' } });
    expect(await read('getCard', call)).toMatchObject({ status: 404 });
    const { body } = await read('listBoards', { token: call.token });
    expect((body as { data: { id: string }[] }).data.map(({ id }) => id)).not.toContain(board.id);
  });

  it('for a member when a card moves to a private board', async () => {
    const hidden = await makeBoard(service, tenant);
    await service.succeed('updateBoard', { token, id: hidden.board.id, body: { visibility: 'members' } });
    const { card, call } = await makeReader('token', 'member');
    const body = { column_id: hidden.column.id, position: 'top' };
    await service.succeed('moveCard', { token, id: card.id, body });
    expect(await read('getCard', call)).toMatchObject({ status: 404 });
  });

  it('for everyone when a card, a board or a workspace is deleted', async () => {
    const { card, board, call } = await makeReader('session', 'member');
    await service.succeed('deleteCard', { token, id: card.id });
    expect(await read('getCard', call)).toMatchObject({ status: 404 });
    await service.succeed('deleteBoard', { token, id: board.id });
    expect(await read('getBoard', { ...call, id: board.id })).toMatchObject({ status: 404 });
    const { secret } = await makeSession(service, tenant);
    const team = await service.succeed('createWorkspace', { token: secret, body: { name: 'Short' } });
    await freeze();
    await service.succeed('deleteWorkspace', { token: secret, id: team.id });
    expect(await read('getWorkspace', { token: secret, id: team.id })).toMatchObject({ status: 404 });
  });
});

describe('reads without the header', () => {
  const { parameters, timeoutMs } = propertyRuns('test/processes/replicas.test.ts', { seed: 112, runs: 15 });
  const step = fc.record({
    action: fc.constantFrom('create', 'rename', 'archive', 'delete'),
    which: fc.nat(),
    title: fc.stringMatching(/^[a-z]{1,8}$/),
  });

  it(
    'show every change that was answered before, whatever the standby shows',
    async () => {
      await freeze();
      const run = async (steps: readonly { action: string; which: number; title: string }[]) => {
        const { board } = await makeBoard(service, tenant);
        const titles = new Map<string, string>();
        for (const { action, which, title } of steps) {
          const id = [...titles.keys()][which % Math.max(titles.size, 1)];
          if (action === 'create' || id === undefined) {
            const card = await makeCard(service, tenant, board.id, { title });
            titles.set(card.id, title);
          } else if (action === 'rename') {
            await service.succeed('updateCard', { token, id, body: { title } });
            titles.set(id, title);
          } else {
            if (action === 'archive') await service.succeed('archiveCard', { token, id });
            else await service.succeed('deleteCard', { token, id });
            titles.delete(id);
          }
          const { data } = await service.succeed('listCards', { token, id: board.id, query: { limit: 250 } });
          expect(new Map(data.map((card) => [card.id, card.title]))).toEqual(titles);
        }
      };
      await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), run), parameters);
    },
    timeoutMs,
  );
});

describe('a standby that fails', () => {
  it('costs no request when its connections break, stay silent, or it is killed', async () => {
    const { board } = await makeBoard(service, tenant);
    const call = { token, id: board.id };
    await level();
    expect(Number((await read('getBoard', call)).staleness)).toBeGreaterThan(0);
    standby.link.cut();
    expect(await read('getBoard', call)).toMatchObject({ status: 200, staleness: '0' });
    expect(await read('getBoard', call)).toMatchObject({ status: 200, staleness: '0' });
    standby.link.mend();
    await level();
    expect(Number((await read('getBoard', call)).staleness)).toBeGreaterThan(0);
    standby.link.hush();
    expect(await read('getBoard', call)).toMatchObject({ status: 200, staleness: '0' });
    standby.link.mend();
    await level();
    await standby.kill();
    const answers = await Promise.all(Array.from({ length: 20 }, () => read('getBoard', call)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await expect.poll(async () => (await read('getBoard', call)).staleness, { interval: 20 }).toBe('0');
    await replicas.sample();
    expect((await request(service.server).get('/metrics')).text).toMatch(/boards_replica_up\{.*\} 0/);
    expect(changes.at(-1)).toBeTypeOf('string');
  });
});

/** Cursors are encrypted, and differ each time. */
function withoutCursors(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer).replaceAll(/"(?:next|resume)_cursor":"[^"]*"/g, '"c":1'),
  ) as unknown;
}
