/** Quotas of workspaces: what is counted, and when more of it is refused. */
import { beforeAll, describe, expect, it, vi, onTestFinished } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { TransactionConnection } from '../../src/db/transaction-connections.ts';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeWorld } from '../support/operation-calls.ts';
import { giveQuotas, measure, testQuotas, usageOf, usedOf } from '../support/quotas.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makeTeam } from '../support/teams.ts';

let service: Service;

beforeAll(async () => {
  // `makeWorld` copies a world with the places of its events in the log. In a database that other files have used, the job has
  // passed these places, and would not measure the copy.
  service = await startService({ isOwn: true });
});

const tryCard = async (tenant: Tenant, boardId: string, title = 'Card') =>
  (await service.call('createCard', { token: tenant.token, id: boardId, body: { title } })).status;
const textOf = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(33 + ((index * 7919) % 90))).join('');

/** Counts rows of a table in a workspace, without what is on deleted boards. */
async function countRows(table: string, workspaceId: string): Promise<number> {
  const onBoards = ['boards', 'columns', 'labels', 'board_members', 'cards'].includes(table);
  const onCards = ['comments', 'share_links', 'card_labels', 'card_assignees'].includes(table);
  const kept = Prisma.sql`(SELECT id FROM boards WHERE deleted_at IS NULL)`;
  const where = onBoards
    ? Prisma.sql`AND ${Prisma.raw(table === 'boards' ? 'id' : 'board_id')} IN ${kept}`
    : onCards
      ? Prisma.sql`AND card_id IN (SELECT id FROM cards WHERE board_id IN ${kept})`
      : Prisma.empty;
  const [row] = await service.database.reader.rows<{ readonly count: number }>(Prisma.sql`
    SELECT count(*)::int AS count FROM ${Prisma.raw(table)} WHERE workspace_id = ${storedId(workspaceId)}::uuid ${where}`);
  return row?.count ?? 0;
}

const tables = {
  ...{ boards: 'boards', columns: 'columns', labels: 'labels', board_members: 'board_members' },
  ...{ cards: 'cards', comments: 'comments', share_links: 'share_links' },
  ...{ card_labels: 'card_labels', card_assignees: 'card_assignees' },
  ...{
    members: 'workspace_members',
    templates: 'templates',
    webhooks: 'webhooks',
    access_tokens: 'access_tokens',
  },
};

describe('what a workspace stores', () => {
  it('is counted for each kind, with what is in the trash apart', async () => {
    const world = await makeWorld(service);
    await measure(service);
    const usage = await usageOf(world, service);
    for (const [kind, table] of Object.entries(tables)) {
      const rows = usage.kinds.find((it) => it.kind === kind)?.rows ?? 0;
      expect([kind, rows]).toEqual([kind, await countRows(table, world.workspaceId)]);
      expect(rows).toBeGreaterThan(0);
    }
    expect(usage.kinds.map(({ kind }) => kind)).toEqual(Object.keys(tables).sort());
    expect(usage.trash.rows).toBeGreaterThan(0);
    const sum = usage.kinds.reduce((total, { rows }) => total + rows, 0);
    expect(usage.quotas).toMatchObject([
      { name: 'rows', used: sum, limit: testQuotas.rows, status: 'ok' },
      { name: 'bytes', limit: testQuotas.bytes, status: 'ok' },
    ]);
  });

  it('is unknown before it was measured, and then follows what is created, changed and deleted', async () => {
    const tenant = await makeTenant(service);
    const first = await usageOf(tenant, service);
    expect(first).not.toHaveProperty('measured_at');
    expect(first.quotas[0]?.used).toBe(0);
    const { board } = await makeBoard(service, tenant);
    await measure(service);
    const before = await usedOf(tenant, service);
    const card = await makeCard(service, tenant, board.id);
    await service.succeed('createComment', { token: tenant.token, id: card.id, body: { body: 'One' } });
    await measure(service);
    expect((await usedOf(tenant, service)).rows).toBe(before.rows + 2);
    const description = textOf(1_500);
    await service.succeed('updateCard', { token: tenant.token, id: card.id, body: { description } });
    await measure(service);
    expect((await usedOf(tenant, service)).bytes).toBeGreaterThan(before.bytes + 1_500);
    await service.succeed('deleteCard', { token: tenant.token, id: card.id });
    await measure(service);
    expect(await usedOf(tenant, service)).toEqual(before);
    await service.succeed('restoreCard', { token: tenant.token, id: card.id });
    await service.succeed('deleteBoard', { token: tenant.token, id: board.id });
    await measure(service);
    expect((await usageOf(tenant, service)).kinds.find(({ kind }) => kind === 'cards')?.rows ?? 0).toBe(0);
    expect((await usageOf(tenant, service)).trash.rows).toBeGreaterThan(3);
  });

  it('is counted where a board is now, after it was moved', async () => {
    const from = await makeTeam(service);
    const { id: to } = await service.succeed('createWorkspace', {
      token: from.session,
      body: { name: 'New' },
    });
    const { board } = await makeBoard(service, from);
    await makeCard(service, from, board.id);
    await measure(service);
    const cards = async (id: string) => {
      const { kinds } = await service.succeed('getWorkspaceUsage', { token: from.session, id });
      return kinds.find(({ kind }) => kind === 'cards')?.rows ?? 0;
    };
    expect([await cards(from.workspaceId), await cards(to)]).toEqual([1, 0]);
    await service.succeed('moveBoard', { token: from.session, id: board.id, body: { workspace_id: to } });
    await measure(service);
    expect([await cards(from.workspaceId), await cards(to)]).toEqual([0, 1]);
  });

  it('is a 404 for guests and others, and measured only for members', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const guest = await makeMember(service, tenant, 'guest', [board.id]);
    const stranger = await makeTenant(service);
    const as = (token: string) => ({ token, id: tenant.workspaceId });
    expect((await service.fail('getWorkspaceUsage', 403, as(guest.token))).code).toBe('insufficient_role');
    expect((await service.fail('getWorkspaceUsage', 404, as(stranger.token))).code).toBe('not_found');
  });
});

describe('a quota', () => {
  it('is refused once it is reached, and makes room again after something was deleted', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const card = await makeCard(service, tenant, board.id);
    await measure(service);
    const { rows } = await usedOf(tenant, service);
    await giveQuotas(service, tenant.workspaceId, { rows: rows + 1 });
    expect(await tryCard(tenant, board.id)).toBe(201);
    await measure(service);
    expect((await usageOf(tenant, service)).quotas).toMatchObject([
      { used: rows + 1, limit: rows + 1, status: 'reached' },
      {},
    ]);
    const problem = await service.fail('createCard', 403, {
      token: tenant.token,
      id: board.id,
      body: { title: 'Card' },
    });
    expect(problem).toMatchObject({
      code: 'quota_exceeded',
      quota: 'rows',
      quota_max: rows + 1,
      quota_used: rows + 1,
    });
    await service.succeed('deleteCard', { token: tenant.token, id: card.id });
    expect(await tryCard(tenant, board.id)).toBe(403);
    await measure(service);
    expect(await tryCard(tenant, board.id)).toBe(201);
  });

  it('counts bytes as well', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    await measure(service);
    const { bytes } = await usedOf(tenant, service);
    await giveQuotas(service, tenant.workspaceId, { bytes: bytes + 1_000 });
    const { id } = await makeCard(service, tenant, board.id, { description: textOf(1_200) });
    await measure(service);
    const problem = await service.fail('createLabel', 403, {
      token: tenant.token,
      id: board.id,
      body: { name: 'New', color: 'red' },
    });
    expect(problem).toMatchObject({ code: 'quota_exceeded', quota: 'bytes', quota_max: bytes + 1_000 });
    await service.succeed('updateCard', { token: tenant.token, id, body: { description: 'Short' } });
    await measure(service);
    expect(await tryCard(tenant, board.id)).toBe(201);
  });

  it('lets imports and PUT change what is there, and refuses what they would create', async () => {
    const tenant = await makeTenant(service);
    const { token, workspaceId } = tenant;
    const { board } = await makeBoard(service, tenant);
    const put = (externalId: string) =>
      service.call('putCardByExternalId', {
        ...{ token, id: workspaceId, path: { source: 'jira', external_id: externalId } },
        body: { board_id: board.id, title: 'Card' },
      });
    const imported = (externalId: string) =>
      service.call('importCards', {
        ...{ token, id: board.id },
        body: { source: 'jira', cards: [{ external_id: externalId, title: 'Card' }] },
      });
    expect((await put('1')).status).toBe(201);
    await giveQuotas(service, workspaceId, { rows: 1 });
    expect([(await put('1')).status, (await imported('1')).status]).toEqual([200, 200]);
    expect([(await put('2')).status, (await imported('2')).status]).toEqual([403, 403]);
  });

  it('does not keep anyone from restoring what they deleted, becoming a member, or moving a board away', async () => {
    const team = await makeTeam(service);
    const { session, workspaceId } = team;
    const { board } = await makeBoard(service, team);
    const card = await makeCard(service, team, board.id);
    const guest = await makeMember(service, team, 'guest', [board.id]);
    const { id: roomy } = await service.succeed('createWorkspace', {
      token: session,
      body: { name: 'Roomy' },
    });
    await service.succeed('deleteCard', { token: team.token, id: card.id });
    await giveQuotas(service, workspaceId, { rows: 1 });
    await service.succeed('restoreCard', { token: team.token, id: card.id });
    await service.succeed('deleteBoard', { token: team.token, id: board.id });
    await service.succeed('restoreBoard', { token: team.token, id: board.id });
    await service.succeed('updateMember', { token: session, id: guest.memberId, body: { role: 'member' } });
    const move = { token: session, id: board.id };
    await service.succeed('moveBoard', { ...move, body: { workspace_id: roomy } });
    const back = await service.fail('moveBoard', 403, { ...move, body: { workspace_id: workspaceId } });
    expect(back.code).toBe('quota_exceeded');
  });

  it('counts the trash only beyond as much as the quota, so that creating and deleting in turn ends', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    await measure(service);
    const { rows } = await usedOf(tenant, service);
    const quota = rows + 3;
    await giveQuotas(service, tenant.workspaceId, { rows: quota });
    let created = 0;
    for (; created < 10 * quota; created += 1) {
      if ((await tryCard(tenant, board.id)) === 403) break;
      const { data } = await service.succeed('listCards', { token: tenant.token, id: board.id });
      await service.succeed('deleteCard', { token: tenant.token, id: data[0]?.id ?? '' });
      await measure(service);
    }
    expect(created).toBeGreaterThan(quota / 2);
    expect(created).toBeLessThanOrEqual(quota + 3);
  });

  it('of the installation holds unless the workspace has its own, and for everyone once it is changed', async () => {
    const { databaseUrl } = service;
    const tenant = await makeTenant(service);
    const given = await makeTenant(service);
    const boards = [await makeBoard(service, tenant), await makeBoard(service, given)];
    await giveQuotas(service, given.workspaceId, { rows: Number.POSITIVE_INFINITY });
    const tight = { rows: 2, bytes: Number.POSITIVE_INFINITY };
    const tightService = await startService({ databaseUrl, quotas: tight });
    await measure(service, tight);
    const codes = () =>
      Promise.all(
        [tenant, given].map(async ({ token }, index) => {
          const id = boards[index]?.board.id ?? '';
          return (await tightService.call('createCard', { token, id, body: { title: 'Card' } })).status;
        }),
      );
    expect(await codes()).toEqual([403, 201]);
    expect((await usageOf(given, tightService)).quotas[0]).not.toHaveProperty('limit');
    // Processes with larger quotas don't wait for the job.
    expect(await tryCard(tenant, boards[0]?.board.id ?? '')).toBe(201);
    await measure(service);
    expect(await codes()).toEqual([201, 201]);
  });

  it('holds for two clients at the brink: what passes until the next measurement is all that passes', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    await measure(service);
    await giveQuotas(service, tenant.workspaceId, { rows: (await usedOf(tenant, service)).rows + 1 });
    const burst = () => Promise.all(Array.from({ length: 20 }, () => tryCard(tenant, board.id)));
    const [first, , second] = await Promise.all([burst(), measure(service), burst()]);
    const passed = [...first, ...second].filter((status) => status === 201).length;
    expect(passed).toBeGreaterThan(0);
    await measure(service);
    expect(new Set(await burst())).toEqual(new Set([403]));
    const { data } = await service.succeed('listCards', {
      token: tenant.token,
      id: board.id,
      query: { limit: 250 },
    });
    expect(data).toHaveLength(passed);
  });

  it('costs no statement where it is not reached', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const query = vi.spyOn(TransactionConnection.prototype, 'query');
    onTestFinished(() => {
      query.mockRestore();
    });
    await makeCard(service, tenant, board.id);
    // With an assignee, it takes more than one statement.
    await makeCard(service, tenant, board.id, { assignee_ids: [tenant.userId] });
    const texts = query.mock.calls.map(([{ text }]) => text);
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => text.includes('usage'))).toEqual([]);
  });
});
