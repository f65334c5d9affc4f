/** Purging: rows of what was deleted go permanently after a while, and no row of anything else. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { workspaceKeptMs } from '../../src/domain/core/resources.ts';
import { batchRowsMax, purgeDeleted, trashKeptMs } from '../../src/jobs/tasks/purge.ts';
import {
  makeBoard,
  makeCard,
  makeMember,
  makeSession,
  makeTenant,
  placeEvents,
  readEvents,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId, newUuid } from '../support/ids.ts';
import { makeLegacyShareLink } from '../support/old-data.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const dayMs = 86_400_000;

let service: Service;
let database: Database;

beforeAll(async () => {
  service = await startService({ now: () => now });
  database = service.database;
});

/** Every table that operations write, and its column that names the workspace. */
const tables = {
  workspaces: 'id',
  card_number_slots: 'workspace_id',
  workspace_members: 'workspace_id',
  member_boards: 'workspace_id',
  board_people: 'workspace_id',
  boards: 'workspace_id',
  columns: 'workspace_id',
  cards: 'workspace_id',
  card_labels: 'workspace_id',
  card_assignees: 'workspace_id',
  trash_items: 'workspace_id',
  trash_rows: 'workspace_id',
  labels: 'workspace_id',
  comments: 'workspace_id',
  share_links: 'workspace_id',
  legacy_share_links: 'workspace_id',
  templates: 'workspace_id',
  access_tokens: 'workspace_id',
  events: 'workspace_id',
  billing_accounts: 'workspace_id',
  billing_terms: 'workspace_id',
  seat_changes: 'workspace_id',
} as const;

type Counts = Record<keyof typeof tables, number>;

/** How many rows of each table lie in a workspace. */
async function countsOf({ workspaceId }: Tenant): Promise<Counts> {
  await placeEvents({ database });
  const id = storedId(workspaceId);
  const counts = await Promise.all(
    Object.entries(tables).map(async ([table, column]) => {
      const [row] = await database.reader.rows<{ count: number }>(Prisma.sql`
        SELECT count(*)::int AS count FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(column)} = ${id}::uuid`);
      return [table, row?.count ?? 0];
    }),
  );
  return Object.fromEntries(counts) as Counts;
}

const nothing = Object.fromEntries(Object.keys(tables).map((table) => [table, 0])) as Counts;

/** A team workspace with rows in every table, owned by someone with a session. */
async function makeTeam() {
  const owner = await makeTenant(service);
  const { secret: session } = await makeSession(service, owner, now);
  const { id } = await service.succeed('createWorkspace', { token: session, body: { name: 'Studio' } });
  const { secret: token } = await service.succeed('createAccessToken', {
    token: session,
    id,
    body: { name: 'Test', scopes: ['boards:read', 'boards:write', 'events:read'] },
  });
  const team = { ...owner, workspaceId: id, token };
  const boardIds = [await fillBoard(team), await fillBoard(team)] as const;
  await makeMember(service, team, 'guest', boardIds);
  const body = { board_id: boardIds[0], name: 'Template' };
  await service.succeed('createTemplate', { token, body });
  return { ...team, session, boardIds };
}

/** A board with something of everything on it. */
async function fillBoard(tenant: Tenant): Promise<string> {
  const { token } = tenant;
  const { board } = await makeBoard(service, tenant);
  const label = { name: 'Label', color: 'red' };
  const { id: labelId } = await service.succeed('createLabel', { token, id: board.id, body: label });
  const marks = { label_ids: [labelId], assignee_ids: [tenant.userId] };
  const { id } = await makeCard(service, tenant, board.id, marks);
  await service.succeed('createComment', { token, id, body: { body: 'Text' } });
  await service.succeed('createShareLink', { token, id, body: {} });
  await makeLegacyShareLink(service, tenant, id, later(dayMs));
  return board.id;
}

/** Deletes a card with a comment on each board: 3 rows of the trash. */
async function fillTrash(team: Tenant & { readonly boardIds: readonly string[] }): Promise<void> {
  const { token } = team;
  for (const boardId of team.boardIds) {
    const { id } = await makeCard(service, team, boardId);
    await service.succeed('createComment', { token, id, body: { body: 'Text' } });
    await service.succeed('deleteCard', { token, id });
  }
}

const removeTeam = ({ session, workspaceId }: { session: string; workspaceId: string }) =>
  service.succeed('deleteWorkspace', { token: session, id: workspaceId });
const removeBoard = ({ token }: Tenant, id: string) => service.succeed('deleteBoard', { token, id });
/** Sessions expire after thirty days, and would be purged as well. */
const endSessions = () => database.reader.prisma.session.deleteMany();
const purgeLate = () => purgeDeleted(database, later(trashKeptMs));

/** The rows of a board itself, of what is on it, and of the one person who has appeared on it. */
const rowsOnBoard = (cards = 1, comments = 1) => 5 + cards * 5 + comments;

/** More cards and comments than one transaction deletes. */
async function growBoard(boardId: string, cards: number, commentsOnFirst: number): Promise<void> {
  const id = storedId(boardId);
  await database.reader.rows(Prisma.sql`
    INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by, number)
    SELECT gen_random_uuid(), workspace_id, board_id, id, 'Card ' || n, 'b' || lpad(n::text, 6, '0'),
      (SELECT created_by FROM boards b WHERE b.id = board_id), number
    FROM columns, take_card_numbers(workspace_id, ${cards}::int) WITH ORDINALITY AS t (number, n) WHERE board_id = ${id}::uuid`);
  await database.reader.rows(Prisma.sql`
    INSERT INTO comments (id, workspace_id, card_id, body, created_by)
    SELECT gen_random_uuid(), c.workspace_id, c.id, 'Comment', c.created_by
    FROM (SELECT * FROM cards WHERE board_id = ${id}::uuid ORDER BY workspace_id, board_id, id LIMIT 1) c,
      generate_series(1, ${commentsOnFirst}::int) n`);
}

describe('purgeDeleted', () => {
  it('keeps deleted boards and cards for thirty days and an hour, to the millisecond', async () => {
    const team = await makeTeam();
    await fillTrash(team);
    await removeBoard(team, team.boardIds[0]);
    const counts = await countsOf(team);
    expect(counts).toMatchObject({ trash_items: 2, trash_rows: 4 });
    await purgeDeleted(database, later(30 * dayMs + 3_600_000 - 1));
    expect(await countsOf(team)).toEqual(counts);
    await purgeLate();
    expect(await countsOf(team)).toMatchObject({ boards: 1, cards: 1, trash_items: 0, trash_rows: 0 });
  });

  it('keeps deleted workspaces for seven days, to the millisecond', async () => {
    const team = await makeTeam();
    await removeTeam(team);
    const counts = await countsOf(team);
    await purgeDeleted(database, later(workspaceKeptMs - 1));
    expect(await countsOf(team)).toEqual(counts);
    await purgeDeleted(database, later(workspaceKeptMs));
    expect(await countsOf(team)).toEqual(nothing);
  });

  it('deletes every row of a board, but keeps its events as long as its workspace exists', async () => {
    const team = await makeTeam();
    const before = await countsOf(team);
    await removeBoard(team, team.boardIds[0]);
    const events = await readEvents(service, team);
    await purgeLate();
    const { workspaces, card_number_slots, workspace_members, templates, access_tokens, ...rest } = before;
    const { billing_accounts, billing_terms, seat_changes, ...onBoards } = rest;
    const halves = Object.entries(onBoards).map(([table, count]) => [table, count / 2]);
    expect(await countsOf(team)).toEqual({
      ...(Object.fromEntries(halves) as Counts),
      workspaces,
      card_number_slots,
      workspace_members,
      templates,
      access_tokens,
      billing_accounts,
      billing_terms,
      seat_changes,
      events: events.length,
    });
    expect(await readEvents(service, team)).toEqual(events);
    const { data } = await service.succeed('listBoards', { token: team.token });
    expect(data.map(({ id }) => id)).toEqual([team.boardIds[1]]);
  });

  it('deletes every row of a workspace, including its events, and none of another workspace', async () => {
    const [deleted, living] = [await makeTeam(), await makeTeam()];
    for (const team of [deleted, living]) await fillTrash(team);
    for (const counts of [await countsOf(deleted), await countsOf(living)]) {
      expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
    }
    await removeBoard(deleted, deleted.boardIds[0]);
    await removeTeam(deleted);
    const before = await countsOf(living);
    const people = await database.reader.prisma.user.count();
    await purgeDeleted(database, later(workspaceKeptMs));
    expect(await countsOf(deleted)).toEqual(nothing);
    expect(await countsOf(living)).toEqual(before);
    expect(await database.reader.prisma.user.count()).toBe(people);
    const { data } = await service.succeed('listEvents', { token: living.token, query: { limit: 250 } });
    expect(data.length).toBeGreaterThan(10);
    await purgeLate();
    expect(await countsOf(living)).toEqual({ ...before, trash_items: 0, trash_rows: 0 });
  });

  it('does nothing the second time', async () => {
    await removeTeam(await makeTeam());
    expect((await purgeLate()).rows).toBeGreaterThan(30);
    expect(await purgeLate()).toEqual({ rows: 0 });
  });

  it('deletes sign-ins and sessions that have expired, old counts of guesses, and no others', async () => {
    const tenant = await makeTenant(service);
    const userId = storedId(tenant.userId);
    const { prisma } = database.reader;
    const session = (expiresAt: Date) => ({
      id: newUuid(),
      userId,
      tokenHash: Buffer.from(newUuid()),
      expiresAt,
    });
    await prisma.session.createMany({ data: [session(now), session(later(1))] });
    const signIn = (expiresAt: Date) => ({ id: newUuid(), email: tenant.email, expiresAt });
    await prisma.signIn.createMany({ data: [signIn(now), signIn(later(1))] });
    const count = (key: string, startedAt: Date) => ({ key, guesses: 1, startedAt });
    await prisma.guessCount.createMany({
      data: [count('old', later(-dayMs)), count('new', later(1 - dayMs))],
    });
    await purgeDeleted(database, now);
    expect((await prisma.session.findMany({ where: { userId } })).map((it) => it.expiresAt)).toEqual([
      later(1),
    ]);
    expect((await prisma.signIn.findMany()).map((it) => it.expiresAt)).toEqual([later(1)]);
    expect((await prisma.guessCount.findMany()).map(({ key }) => key)).toEqual(['new']);
  });

  it('is the only way to delete events', async () => {
    const team = await makeTeam();
    await removeTeam(team);
    await purgeLate();
    await expect(
      database.reader.rows(Prisma.sql`DELETE FROM events WHERE resource_id IS NOT NULL`),
    ).rejects.toThrow('append-only');
  });
});

/** A database of which each transaction is noted, and which can be made to fail before one of them. */
function watchTransactions(failBefore = Infinity) {
  const sizes: number[] = [];
  const watched: Database = {
    ...database,
    transaction: async (work) => {
      if (sizes.length >= failBefore) throw new Error('killed');
      const result = await database.transaction(work);
      sizes.push(Number(result));
      return result;
    },
  };
  return { watched, sizes };
}

describe('a large board', () => {
  it('is deleted in transactions of at most a thousand rows', async () => {
    const team = await makeTeam();
    await growBoard(team.boardIds[0], 1500, 2500);
    await removeTeam(team);
    const { watched, sizes } = watchTransactions();
    const before = Object.values(await countsOf(team)).reduce((sum, count) => sum + count);
    const { rows } = await purgeDeleted(watched, later(workspaceKeptMs));
    expect(rows).toBe(before);
    expect(Math.max(...sizes)).toBe(batchRowsMax);
    expect(await countsOf(team)).toEqual(nothing);
  });

  it('reports every deleted row of each transaction, including cascades', async () => {
    const team = await makeTeam();
    await growBoard(team.boardIds[0], 300, 1500);
    await removeBoard(team, team.boardIds[0]);
    const { watched } = watchTransactions(1);
    const before = Object.values(await countsOf(team)).reduce((sum, count) => sum + count);
    await expect(purgeDeleted(watched, later(trashKeptMs))).rejects.toThrow('killed');
    const after = Object.values(await countsOf(team)).reduce((sum, count) => sum + count);
    expect(before - after).toBe(batchRowsMax);
  });

  it('continues after a run that was killed', async () => {
    const team = await makeTeam();
    await growBoard(team.boardIds[0], 300, 1500);
    await removeTeam(team);
    for (const batches of [1, 2]) {
      await expect(purgeDeleted(watchTransactions(batches).watched, later(trashKeptMs))).rejects.toThrow();
    }
    await purgeLate();
    expect(await countsOf(team)).toEqual(nothing);
  });
});

describe('the billing of a workspace', () => {
  const accountOf = ({ workspaceId }: Tenant) => {
    const where = { workspaceId: storedId(workspaceId) };
    return database.reader.prisma.billingAccount.findUnique({ where });
  };

  it('keeps the workspace until its last period is closed', async () => {
    const team = await makeTeam();
    const where = { workspaceId: storedId(team.workspaceId) };
    await removeTeam(team);
    await database.reader.prisma.billingAccount.update({ where, data: { closesAt: later(dayMs) } });
    await purgeLate();
    expect((await countsOf(team)).workspaces).toBe(1);
    await database.reader.prisma.billingAccount.update({ where, data: { closesAt: null } });
    await purgeLate();
    expect(await countsOf(team)).toEqual(nothing);
  });

  it('is kept with its ledgers if there is an invoice, but nothing else', async () => {
    const team = await makeTeam();
    await removeTeam(team);
    const workspaceId = storedId(team.workspaceId);
    await database.reader.prisma.invoice.create({
      data: {
        id: newUuid(),
        workspaceId,
        currency: 'EUR',
        recipient: {},
        periodStart: now,
        periodEnd: later(dayMs),
      },
    });
    await purgeLate();
    const {
      billing_accounts: accounts,
      billing_terms: terms,
      seat_changes: seats,
      ...rest
    } = await countsOf(team);
    expect([accounts, terms > 0, seats > 0]).toEqual([1, true, true]);
    expect(rest).toEqual(Object.fromEntries(Object.keys(rest).map((table) => [table, 0])));
    expect(await accountOf(team)).toMatchObject({ status: 'canceled' });
  });
});

describe('concurrent runs', () => {
  it('share the work, and delete no row twice', async () => {
    const teams = [await makeTeam(), await makeTeam(), await makeTeam()];
    for (const team of teams) await growBoard(team.boardIds[0], 400, 400);
    for (const team of teams) await removeBoard(team, team.boardIds[0]);
    await removeTeam(teams[0] ?? (await makeTeam()));
    await endSessions();
    const counts = async () =>
      (await Promise.all(teams.map(countsOf))).flatMap((it) => Object.values(it)).reduce((a, b) => a + b);
    const before = await counts();
    const runs = await Promise.all([purgeLate(), purgeLate(), purgeLate()]);
    // What a run found locked by another, it leaves.
    const rest = await purgeLate();
    expect(runs.reduce((sum, { rows }) => sum + rows, rest.rows)).toBe(before - (await counts()));
    expect(await countsOf(teams[0] ?? (await makeTeam()))).toEqual(nothing);
    for (const team of teams.slice(1)) expect((await countsOf(team)).boards).toBe(1);
  });

  it('a locked board does not block the others', async () => {
    const team = await makeTeam();
    for (const id of team.boardIds) await removeBoard(team, id);
    await endSessions();
    const held = await holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [
      team.boardIds[0],
    ]);
    expect((await purgeLate()).rows).toBe(rowsOnBoard());
    expect((await countsOf(team)).boards).toBe(1);
    await held.commit();
    await purgeLate();
    expect((await countsOf(team)).boards).toBe(0);
  });

  it('a workspace waits for its locked board, so that it is never deleted in one transaction', async () => {
    const team = await makeTeam();
    await growBoard(team.boardIds[0], 300, 1500);
    await removeTeam(team);
    const held = await holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [
      team.boardIds[0],
    ]);
    const { watched, sizes } = watchTransactions();
    const run = purgeDeleted(watched, later(trashKeptMs));
    await untilWaiting(service, 1);
    await held.commit();
    await run;
    expect(Math.max(...sizes)).toBeLessThanOrEqual(batchRowsMax);
    expect(await countsOf(team)).toEqual(nothing);
  });
});
