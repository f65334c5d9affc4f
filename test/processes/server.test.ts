/** The service as an operator meets it: started, killed, started again, stopped, and started wrongly. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { systemNow } from '../support/clock.ts';
import { requireFreePort } from '../../src/api/http/ports.ts';
import { welcome } from '../../src/demo/welcome.ts';
import { readCluster } from '../../src/postgres/clusters.ts';
import { connect } from '../../src/postgres/owner-locks.ts';
import { readLockFile } from '../../src/postgres/postmasters.ts';
import { createEmptyDatabase, createMigratedDatabase } from '../support/database.ts';
import { lockFileOf } from '../support/embedded-fixtures.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import { findFreePort } from '../support/free-ports.ts';
import { createCardsUntilRefused } from '../support/kept-connections.ts';
import { makeDataDir, startByNpm, startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';

interface Facts {
  readonly base_url: string;
  readonly workspace_id: string;
  readonly board_id: string;
  readonly small_board_id: string;
  readonly access_token: string;
}

interface Card {
  readonly id: string;
  readonly title: string;
}

const secretKey = 'x'.repeat(32);

async function readFacts(dataDir: string): Promise<Facts> {
  return JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8')) as Facts;
}

/** What a pasted curl command does; only what the printed ones use. */
function curl(command: string): Promise<Response> {
  const [, ...words] = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  const headers = new Headers();
  let body: string | null = null;
  let url = '';
  while (words.length > 0) {
    const word = words.shift() ?? '';
    if (word === '-H') headers.append(...((words.shift() ?? '').split(': ', 2) as [string, string]));
    else if (word === '-d') body = words.shift() ?? '';
    else if (word !== '-s') url = word;
  }
  return fetch(url, { method: body === null ? 'GET' : 'POST', headers, body });
}

/** Every card of a board, page by page. */
async function listCards({ base_url, board_id, access_token }: Facts): Promise<Card[]> {
  const cards: Card[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const query = new URLSearchParams({ limit: '250', ...(cursor !== '' && { cursor }) });
    const headers = { Authorization: `Bearer ${access_token}` };
    const answer = await fetch(`${base_url}/v1/boards/${board_id}/cards?${query.toString()}`, { headers });
    expect(answer.status).toBe(200);
    const page = (await answer.json()) as { data: Card[]; next_cursor?: string };
    cards.push(...page.data);
    cursor = page.next_cursor;
  }
  return cards;
}

/** The embedded database of a running service, by what lies in its data folder. */
async function connectToEmbedded(dataDir: string): Promise<pg.Client> {
  const cluster = await readCluster(path.join(dataDir, 'postgres'));
  const lockFile = cluster && (await readLockFile(cluster.dir));
  if (cluster === undefined || lockFile === undefined) throw new Error('no database runs there');
  return connect(cluster, lockFile.port, 'boards');
}

/** Resolves once one statement waits for a lock. */
async function untilOneWaits(client: pg.Client): Promise<void> {
  const waiting = () =>
    client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
  await expect.poll(async () => (await waiting()).rowCount, { interval: 10 }).toBe(1);
}

/** Creates cards, one after the other, until the service is gone; returns those that it answered with. */
async function writeUntilGone({ base_url, board_id, access_token }: Facts, written: string[]): Promise<void> {
  const headers = { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' };
  for (;;) {
    try {
      const init = { method: 'POST', headers, body: '{"title":"Written before the crash"}' };
      const answer = await fetch(`${base_url}/v1/boards/${board_id}/cards`, init);
      if (answer.status === 201) written.push(((await answer.json()) as Card).id);
    } catch {
      return;
    }
  }
}

describe('npm start without a database', () => {
  it('shows the start page, keeps every acknowledged write after kill -9, and completes requests in progress when npm gets SIGTERM', async () => {
    const dataDir = await makeDataDir();
    const first = startServer({ DATA_DIR: dataDir });
    const baseUrl = await first.address();
    const facts = await readFacts(dataDir);
    expect((await stat(path.join(dataDir, 'demo.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(Object.keys(facts).sort()).toEqual([
      'access_token',
      'base_url',
      'board_id',
      'small_board_id',
      'workspace_id',
    ]);
    expect(facts.base_url).toBe(baseUrl);
    // Not a terminal, so the token is only where it is kept.
    expect(first.stdout()).toContain(`in ${path.join(dataDir, 'demo.json')}\n`);
    expect(first.stdout()).not.toContain(facts.access_token);
    const shown = welcome(baseUrl, { facts, file: '' }, true);
    expect(shown).toContain(`Access token            ${facts.access_token}\n`);
    expect((await fetch(/1\. Open the docs +(\S+)/.exec(shown)?.[1] ?? '')).status).toBe(200);
    expect((await fetch(/^http\S+(?=#)/m.exec(shown)?.[0] ?? '')).status).toBe(200);
    const cards = await listCards(facts);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(1_000);
    const commands = shown.split('\n').filter((line) => line.trim().startsWith('curl '));
    const statuses = await Promise.all(commands.map(async (command) => (await curl(command.trim())).status));
    expect(statuses).toEqual([200]);

    const written: string[] = [];
    const writers = Array.from({ length: 8 }, () => writeUntilGone(facts, written));
    await expect.poll(() => written.length, { interval: 5 }).toBeGreaterThan(40);
    first.signal('SIGKILL');
    await Promise.all(writers);
    expect(await first.exited).toBeNull();

    const second = startByNpm({ DATA_DIR: dataDir });
    await second.address();
    const kept = await readFacts(dataDir);
    expect({ ...kept, base_url: '' }).toEqual({ ...facts, base_url: '' });
    const found = new Set((await listCards(kept)).map(({ id }) => id));
    expect(written.filter((id) => !found.has(id))).toEqual([]);
    expect(found.size).toBeGreaterThanOrEqual(1_000 + written.length);

    const blocker = await connectToEmbedded(dataDir);
    await blocker.query('BEGIN; LOCK TABLE boards IN SHARE MODE');
    const headers = { Authorization: `Bearer ${kept.access_token}`, 'Content-Type': 'application/json' };
    const body = '{"name":"Late"}';
    const change = fetch(`${kept.base_url}/v1/boards/${kept.board_id}`, { method: 'PATCH', headers, body });
    await untilOneWaits(blocker);
    second.signalAlone('SIGTERM');
    await second.printed(/stopped by SIGTERM/);
    await blocker.query('COMMIT');
    await blocker.end();
    expect((await change).status).toBe(200);
    expect(await second.exited).toBe(0);
    expect(second.stderr().replaceAll(/^npm warn .*\n/gm, '')).toBe('');
    expect(existsSync(lockFileOf(path.join(dataDir, 'postgres')))).toBe(false);
    await expect(fetch(kept.base_url)).rejects.toThrow();
  });

  it('is alive while it creates its database, and can be interrupted without leaving anything running', async () => {
    const dataDir = await makeDataDir();
    const port = await findFreePort();
    const server = startServer({ DATA_DIR: dataDir, PORT: String(port) });
    await server.printed(/Creating the database/);
    const answers = ['/livez', '/readyz', '/v1/me'].map((target) =>
      fetch(`http://127.0.0.1:${port}${target}`),
    );
    const seen = (await Promise.all(answers)).map(({ status, headers }) => [
      status,
      headers.get('retry-after'),
    ]);
    expect(seen).toEqual([
      [200, null],
      [503, '1'],
      [503, '1'],
    ]);
    server.signal('SIGINT');
    expect([await server.exited, server.stderr()]).toEqual([0, '']);
    expect(server.stdout()).not.toContain('curl');
    expect(existsSync(lockFileOf(path.join(dataDir, 'postgres')))).toBe(false);
  });

  it('can be interrupted while it fills its database, and stops the database', async () => {
    const dataDir = await makeDataDir();
    const server = startServer({ DATA_DIR: dataDir });
    await server.printed(/migrations applied/);
    server.signal('SIGTERM');
    expect([await server.exited, server.stderr()]).toEqual([0, '']);
    expect(server.stdout()).not.toContain('curl');
    expect(existsSync(lockFileOf(path.join(dataDir, 'postgres')))).toBe(false);
  });
});

describe('npm start with DATABASE_URL', () => {
  it('opens its port only once it can respond', async () => {
    const port = await findFreePort();
    const database = createServer().listen(0, '127.0.0.1');
    await once(database, 'listening');
    const { port: databasePort } = database.address() as AddressInfo;
    const env = { DATABASE_URL: `postgresql://u@127.0.0.1:${databasePort}/b`, SECRET_KEY: secretKey };
    const server = startServer({ ...env, PORT: String(port), DATA_DIR: await makeDataDir() });
    const [asked] = (await once(database, 'connection')) as [Socket];
    await requireFreePort({ host: '127.0.0.1', port });
    asked.destroy();
    database.close();
    expect(await server.exited).toBe(1);
  });

  it('fails no request of clients that keep their connections when it is stopped', async () => {
    const databaseUrl = await createMigratedDatabase();
    const service = await startService({ databaseUrl });
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const env = { DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, SHUTDOWN_DELAY: '0.3' };
    const server = startServer({ ...env, DATA_DIR: await makeDataDir(), RATE_LIMIT: 'off' });
    const baseUrl = await server.address();
    const readiness = async () => (await fetch(`${baseUrl}/readyz`)).status;
    const enough = Promise.withResolvers<undefined>();
    let count = 0;
    const note = (): void => {
      count += 1;
      if (count === 200) enough.resolve(undefined);
    };
    const load = Array.from({ length: 20 }, () =>
      createCardsUntilRefused(baseUrl, board.id, tenant.token, note),
    );
    const written = Promise.all(load);
    await Promise.race([enough.promise, written]);
    expect(await readiness()).toBe(200);
    server.signal('SIGTERM');
    await server.printed(/stopped by SIGTERM/);
    expect(await readiness()).toBe(503);
    const answered = (await written).reduce((sum, created) => sum + created, 0);
    expect(await server.exited).toBe(0);
    const stored = await service.database.reader.prisma.card.count();
    expect({ answered, stored }).toEqual({ answered: count, stored: count });
  });

  it('serves existing data without a demo, and completes requests in progress and writes pending data before it stops', async () => {
    const databaseUrl = await createMigratedDatabase();
    const service = await startService({ databaseUrl, now: systemNow });
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const dataDir = await makeDataDir();
    const server = startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET_KEY: secretKey });
    const baseUrl = await server.address();
    expect(server.stdout()).toContain('npm run admin:create-token');
    expect(existsSync(path.join(dataDir, 'demo.json'))).toBe(false);
    const headers = { Authorization: `Bearer ${tenant.token}`, 'Content-Type': 'application/json' };
    const boards = await fetch(`${baseUrl}/v1/boards`, { headers });
    expect(((await boards.json()) as { data: unknown[] }).data).toHaveLength(1);

    const blocker = new pg.Client({ connectionString: databaseUrl });
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE boards IN SHARE MODE');
    const change = fetch(`${baseUrl}/v1/boards/${board.id}`, {
      method: 'PATCH',
      headers,
      body: '{"name":"Late"}',
    });
    await untilOneWaits(blocker);
    server.signal('SIGTERM');
    await server.printed(/stopped by SIGTERM/);
    await blocker.query('COMMIT');
    await blocker.end();
    expect((await change).status).toBe(200);
    const answeredAt = performance.now();
    expect([await server.exited, server.stderr()]).toEqual([0, '']);
    // The client would keep its connection open for longer; that holds up nobody.
    expect(performance.now() - answeredAt).toBeLessThan(3_000);
    expect(await service.succeed('getBoard', { token: tenant.token, id: board.id })).toMatchObject({
      name: 'Late',
    });
    const tokens = await service.succeed('listAccessTokens', { token: tenant.token, id: tenant.workspaceId });
    expect(tokens.data[0]?.last_used_at).toBeDefined();
  });
});

describe('a start that cannot succeed', () => {
  async function failure(env: Readonly<Record<string, string>>): Promise<string> {
    const server = startServer(env);
    expect(await server.exited).toBe(1);
    expect(server.stdout()).not.toContain('curl');
    // One sentence: one line, no stack.
    expect(server.stderr()).toMatch(/^[A-Z][^\n]*\.\n$/);
    return server.stderr();
  }

  it('says in one sentence that the port is taken', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => occupant.once('listening', resolve));
    const address = occupant.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    expect(await failure({ DATA_DIR: await makeDataDir(), PORT: port })).toContain(`Port ${port} is in use`);
    occupant.close();
  });

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = path.join(await makeDataDir(), 'file');
    await writeFile(file, '');
    expect(await failure({ DATA_DIR: path.join(file, 'data') })).toContain('DATA_DIR');
    expect(await failure({ DATA_DIR: path.join(file, 'data'), SECRET_KEY: secretKey })).toContain(file);
  });

  it('says in one sentence that the database cannot be reached', async () => {
    const DATABASE_URL = 'postgresql://user:hush@127.0.0.1:1/boards';
    const text = await failure({ DATA_DIR: await makeDataDir(), DATABASE_URL, SECRET_KEY: secretKey });
    expect(text).toMatch(/database/i);
    expect(text).not.toContain('hush');
  });

  it('says in one sentence that the pooler cannot be reached', async () => {
    const DATABASE_URL = 'postgresql://user:hush@127.0.0.1:1/boards';
    const DATABASE_DIRECT_URL = await createMigratedDatabase();
    const env = { DATABASE_URL, DATABASE_DIRECT_URL, SECRET_KEY: secretKey };
    const text = await failure({ DATA_DIR: await makeDataDir(), ...env });
    expect(text).toMatch(/^The database 127\.0\.0\.1:1\/boards cannot be reached: .*\.\n$/);
  });

  it('says in one sentence that DATABASE_URL needs SECRET_KEY', async () => {
    const DATABASE_URL = await createMigratedDatabase();
    expect(await failure({ DATA_DIR: await makeDataDir(), DATABASE_URL })).toContain('SECRET_KEY');
  });

  it('says in one sentence that the database is not migrated', async () => {
    const DATABASE_URL = await createEmptyDatabase();
    const text = await failure({ DATA_DIR: await makeDataDir(), DATABASE_URL, SECRET_KEY: secretKey });
    expect(text).toContain('npm run db:migrate');
  });
});
