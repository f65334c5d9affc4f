/** Backups of a service that goes on working, what is restored from them, and what is refused. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, readdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, describe, expect, it } from 'vitest';
import { runWith } from '../support/commands.ts';
import type { CommandOutcome } from '../support/commands.ts';
import { makeOwnPostgres } from '../support/own-postgres.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import type { ServerProcess } from '../support/server-process.ts';

interface Running {
  readonly server: ServerProcess;
  readonly url: string;
  readonly token: string;
  readonly dataDir: string;
}

const launcher = path.join(import.meta.dirname, '..', '..', 'scripts', 'run.ts');
const passphrase = 'correct horse battery staple';
const boardsMax = 200;
/** Starts a service, or makes and checks a backup, several times. */
const timeoutMs = 300_000;

async function start(dataDir: string): Promise<Running> {
  const server = startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  const url = await server.address();
  const facts = JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8')) as {
    access_token: string;
  };
  return { server, url, token: facts.access_token, dataDir };
}

async function stop({ server }: Running): Promise<void> {
  server.signal('SIGTERM');
  await server.exited;
}

async function call(running: Running, pathname: string, body?: object): Promise<unknown> {
  const response = await fetch(`${running.url}${pathname}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${running.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.ok, `${pathname}: ${response.status} ${text}`).toBe(true);
  return JSON.parse(text) as unknown;
}

const makeBoard = (running: Running, name: string): Promise<unknown> => call(running, '/v1/boards', { name });

/** Changes a board, and returns its new entity tag, or the code of the problem. */
async function describeBoard(
  running: Running,
  { id, etag }: { readonly id: string; readonly etag: string },
  description: string,
): Promise<string> {
  const response = await fetch(`${running.url}/v1/boards/${id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${running.token}`,
      'content-type': 'application/merge-patch+json',
      'if-match': etag,
    },
    body: JSON.stringify({ description }),
  });
  const body = (await response.json()) as { readonly code?: string; readonly etag?: string };
  return body.code ?? body.etag ?? '';
}

const tagOf = async (running: Running, id: string): Promise<string> =>
  ((await call(running, `/v1/boards/${id}`)) as { readonly etag: string }).etag;

async function boardNames(running: Running): Promise<string[]> {
  const { data } = (await call(running, '/v1/boards?limit=250')) as { data: { name: string }[] };
  return data.map(({ name }) => name).sort();
}

/** Where a client that follows the events is when it has read all of them. */
async function endOfEvents(running: Running, cursor?: string): Promise<string> {
  const query = cursor === undefined ? '' : `&cursor=${cursor}`;
  const page = (await call(running, `/v1/events?limit=250${query}`)) as {
    resume_cursor: string;
    next_cursor?: string;
  };
  return page.next_cursor === undefined ? page.resume_cursor : endOfEvents(running, page.next_cursor);
}

/** The names of the boards that events after a cursor are about, or the code of the problem. */
async function createdAfter(running: Running, cursor: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${running.token}` };
  const response = await fetch(`${running.url}/v1/events?limit=250&cursor=${cursor}`, { headers });
  const body = (await response.json()) as {
    readonly code?: string;
    readonly data?: { type: string; changes: { name?: { to: string } } }[];
  };
  if (!response.ok) return body.code;
  return body.data?.flatMap(({ type, changes }) => (type === 'board.created' ? [changes.name?.to] : []));
}

/** Everything that a client sees of a workspace. */
async function answers(running: Running): Promise<unknown[]> {
  const { data } = (await call(running, '/v1/boards?limit=250')) as { data: { id: string }[] };
  const paths = data.map(({ id }) => `/v1/boards/${id}/cards?limit=250`);
  const found: unknown[] = [];
  // One after the other: there can be more of them than a client may send at a time.
  for (const name of ['/v1/boards?limit=250', '/v1/me', '/v1/events?limit=250', ...paths])
    found.push(await call(running, name));
  return found;
}

/** Cursors are encrypted, and differ each time. Entity tags differ after a restore. */
function withoutCursors(found: unknown, { url }: Running): string {
  return JSON.stringify(found)
    .replaceAll(/"(?:next|resume)_cursor":"[^"]*"/g, '')
    .replaceAll(/"etag":"\\"\d+\.(\d+)\\""/g, '"version":$1')
    .replaceAll(url, '');
}

let live: Running;
let folder: string;

const run = (name: string, ...args: string[]): Promise<CommandOutcome> =>
  runWith({ DATA_DIR: live.dataDir }, name, ...args);
const secret = (name = 'passphrase'): string[] => ['--passphrase-file', path.join(folder, name)];
const place = (name: string): string => path.join(folder, name);

/** The option that opens what the identity of age opens. Unlike a passphrase, it takes no second to derive a key. */
async function openedBy(identity: string): Promise<string[]> {
  await writeFile(place('identity'), `# a comment\n${identity}\n`);
  return ['--identity-file', place('identity')];
}

beforeAll(async () => {
  folder = await makeDataDir();
  await writeFile(place('passphrase'), `${passphrase}\n`);
  await writeFile(place('wrong'), 'another long passphrase\n');
  live = await start(await makeDataDir());
  await writeFile(place('token'), live.token);
}, timeoutMs);

describe('npm run db:backup and db:restore', () => {
  it(
    'copy a service that is being written to, and the copy answers as the service did',
    async () => {
      const writing = new AbortController();
      const written: string[] = [];
      const writer = (async () => {
        // As many as fit into a page, however long the backup takes.
        for (let number = 0; !writing.signal.aborted && number < boardsMax; number += 1) {
          await makeBoard(live, `During ${number}`);
          written.push(`During ${number}`);
        }
      })();
      await makeBoard(live, 'Before');
      const backup = await run('db:backup', '--to', place('online'));
      const writtenMeanwhile = [...written];
      writing.abort();
      await writer;
      expect(backup).toMatchObject({ code: 0, stderr: '' });
      expect(writtenMeanwhile.length).toBeGreaterThan(3);
      const extended = await run('db:backup', '--extend', place('online'));
      expect(extended).toMatchObject({ code: 0, stderr: '' });
      const copyDir = place('copy');
      const from = ['--from', place('online'), '--to', copyDir, '--token-file', place('token')];
      const restored = await run('db:restore', ...from);
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(restored.stdout).toMatch(/Checked: \d+ rows in \d+ tables, .* and a request with the token\./);
      await cp(path.join(live.dataDir, 'demo.json'), path.join(copyDir, 'demo.json'));
      const expected = await answers(live);
      const copy = await start(copyDir);
      expect(await boardNames(copy)).toEqual(expect.arrayContaining(['Before', ...written]));
      // Too long to be shown in full when they differ.
      const isSame = withoutCursors(await answers(copy), copy) === withoutCursors(expected, live);
      expect(isSame).toBe(true);
      await makeBoard(copy, 'After the restore');
      await stop(copy);
    },
    timeoutMs,
  );

  it(
    'restore a moment between two writes from an encrypted backup',
    async () => {
      const identity = await generateX25519Identity();
      const recipient = ['--recipient', await identityToRecipient(identity)];
      const backup = await run('db:backup', '--to', place('encrypted'), '--keep-log', ...recipient);
      expect(backup).toMatchObject({ code: 0, stderr: '' });
      const early = await endOfEvents(live);
      const wanted = (await makeBoard(live, 'Wanted')) as { readonly id: string; readonly etag: string };
      const date = (await fetch(`${live.url}/livez`)).headers.get('date') ?? '';
      // The header has whole seconds, and the mistake must come after the next one begins.
      const moment = new Date(Date.parse(date) + 1_000).toISOString();
      await delay(1_100);
      await makeBoard(live, 'A mistake');
      const lostTag = await describeBoard(live, wanted, 'A mistake');
      const lost = await endOfEvents(live, early);
      expect(await createdAfter(live, early)).toEqual(['Wanted', 'A mistake']);
      for (const part of ['log-000001', 'log-000002']) {
        expect(await run('db:backup', '--extend', place('encrypted'))).toMatchObject({ code: 0, stderr: '' });
        expect(await readdir(place('encrypted'))).toContain(`${part}.json.age`);
      }
      const names = await readdir(place('encrypted'));
      expect(names.filter((name) => !name.endsWith('.age'))).toEqual(['backup.json']);
      const copyDir = place('moment');
      const from = ['--from', place('encrypted'), '--to', copyDir, ...(await openedBy(identity))];
      expect(await run('db:restore', ...from, '--at', moment)).toMatchObject({ code: 0, stderr: '' });
      await cp(path.join(live.dataDir, 'demo.json'), path.join(copyDir, 'demo.json'));
      const copy = await start(copyDir);
      const boards = await boardNames(copy);
      expect(boards).toContain('Wanted');
      expect(boards).not.toContain('A mistake');
      const { id } = wanted;
      const etag = await describeBoard(copy, { id, etag: await tagOf(copy, id) }, 'Right');
      // The same version of the board.
      expect(etag.split('.')[1]).toBe(lostTag.split('.')[1]);
      expect(await describeBoard(copy, { id, etag: lostTag }, 'Overwritten')).toBe('precondition_failed');
      // More events than were lost.
      const later = ['Later', 'Later still', 'Even later'];
      for (const name of later) await makeBoard(copy, name);
      expect(await createdAfter(copy, lost)).toBe('events_expired');
      expect(await createdAfter(copy, early)).toEqual(['Wanted', ...later]);
      const running = await run('db:restore', ...from, '--replace');
      expect(running).toMatchObject({
        code: 1,
        stderr: 'The database in the folder is running. Stop the service first.\n',
      });
      await stop(copy);
      const unasked = await run('db:restore', ...from);
      expect(unasked.stderr).toMatch(/With --replace it is moved aside/);
      const replaced = await run('db:restore', ...from, '--replace');
      expect(replaced).toMatchObject({ code: 0, stderr: '' });
      const again = await start(copyDir);
      expect(await boardNames(again)).toContain('A mistake');
      expect(await createdAfter(again, lost)).toEqual([]);
      await stop(again);
      const tooLate = await run('db:restore', ...from, '--replace', '--at', '2999-01-01T00:00:00Z');
      expect(tooLate.stderr).toMatch(
        /can't be restored to 2999-01-01T00:00:00Z: it covers .* to .*Nothing was/,
      );
    },
    timeoutMs,
  );
});

/** Starts a command, sends it a signal once `isTime` says so, and waits for its exit code and signal. */
async function endCommand(
  signal: NodeJS.Signals,
  isTime: () => Promise<boolean>,
  args: readonly string[],
): Promise<unknown[]> {
  const env = { ...process.env, DATA_DIR: live.dataDir };
  const child = spawn(process.execPath, [launcher, ...args], { env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  await expect.poll(isTime, { interval: 5, timeout: 30_000 }).toBe(true);
  child.kill(signal);
  return exited;
}

/** Kills a command, without a chance to clean up, once `isTime` says so. */
async function killCommand(isTime: () => Promise<boolean>, ...args: string[]): Promise<void> {
  expect(await endCommand('SIGKILL', isTime, args)).toEqual([null, 'SIGKILL']);
}

/** Whether PostgreSQL has begun to recover what a command restores below a folder. */
async function isRecovering(target: string): Promise<boolean> {
  const part = (await namesIn(target)).find((name) => name.startsWith('restoring-')) ?? 'none';
  return (await namesIn(path.join(target, part, 'cluster'))).includes('postmaster.pid');
}

/** The sentence with which a command fails. */
function failure(pattern: RegExp, code = 1): object {
  return { code, stderr: expect.stringMatching(pattern) as unknown };
}

const namesIn = (name: string): Promise<string[]> => readdir(name).catch(() => []);

describe('a killed command', () => {
  it(
    'leaves no backup, and the next one is whole and removes what it left behind',
    async () => {
      const leftover = async (): Promise<string | undefined> =>
        (await namesIn(folder)).find((name) => name.startsWith('killed.part-'));
      const hasBegun = async (): Promise<boolean> =>
        (await namesIn(place((await leftover()) ?? 'none'))).includes('base.tar.gz');
      await killCommand(hasBegun, 'db:backup', '--to', place('killed'));
      expect(await namesIn(folder)).not.toContain('killed');
      expect(await leftover()).toBeDefined();
      expect(await run('db:backup', '--to', place('killed'))).toMatchObject({ code: 0, stderr: '' });
      expect(await leftover()).toBeUndefined();
      const again = await run('db:backup', '--to', place('killed'));
      expect(again).toMatchObject(failure(/exists already/));
      const target = path.join(place('target'), 'postgres');
      const args = ['--from', place('killed'), '--to', place('target')];
      await killCommand(() => isRecovering(target), 'db:restore', ...args);
      expect(await namesIn(target)).toEqual([expect.stringMatching(/^restoring-/)]);
      expect(await run('db:restore', ...args)).toMatchObject({ code: 0, stderr: '' });
      expect(await namesIn(target)).toEqual(['server']);
    },
    timeoutMs,
  );
});

describe('a backup that is not whole', () => {
  it(
    'is refused before anything is written, and so is a wrong passphrase',
    async () => {
      for (const [name, options] of [
        ['clear', []],
        ['sealed', secret()],
      ] as const) {
        expect((await run('db:backup', '--to', place(name), ...options)).code).toBe(0);
        expect((await run('db:backup', '--extend', place(name))).code).toBe(0);
        const opened = name === 'sealed' ? await openedBy(await identityIn(place(name))) : [];
        for (const file of await readdir(place(name))) {
          if (file === 'backup.json') continue;
          // Each is damaged in one way, and in the other if it is encrypted.
          const isTruncated = (name === 'sealed') === file.startsWith('base');
          const copy = place(`${name}-${file}`);
          await cp(place(name), copy, { recursive: true });
          await (isTruncated ? truncateFile : flipBit)(path.join(copy, file));
          const key = file === 'key.age' ? options : opened;
          const refused = await run('db:restore', '--from', copy, '--to', place('nothing'), ...key);
          expect(refused, `${name} ${file}`).toMatchObject(failure(/damaged.*Nothing was restored\.\n$/));
        }
      }
      const sealed = ['--from', place('sealed'), '--to', place('nothing')];
      const wrong = await run('db:restore', ...sealed, ...secret('wrong'));
      expect(wrong).toMatchObject(failure(/^The passphrase is wrong/));
      const without = await run('db:restore', ...sealed);
      expect(without).toMatchObject(failure(/is encrypted/, 2));
      expect(await namesIn(folder)).not.toContain('nothing');
    },
    2 * timeoutMs,
  );
});

/** What the passphrase opens. */
async function identityIn(backup: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(await readFile(path.join(backup, 'key.age')), 'text');
}

async function flipBit(file: string): Promise<void> {
  const content = await readFile(file);
  const middle = Math.floor(content.length / 2);
  content[middle] = (content[middle] ?? 0) ^ 1;
  await writeFile(file, content);
}

async function truncateFile(file: string): Promise<void> {
  await truncate(file, (await readFile(file)).length - 1);
}

describe('npm run db:backup-drill', () => {
  it(
    'tries a backup of a PostgreSQL of your own, and leaves nothing behind',
    async () => {
      const postgres = await makeOwnPostgres(40);
      const scratch = await makeDataDir();
      const variables = { DATABASE_URL: postgres.url(), SECRET_KEY: 'k'.repeat(32) };
      const drill = await runWith(variables, 'db:backup-drill', '--scratch', scratch, ...secret());
      expect(drill).toMatchObject({ code: 0, stderr: '' });
      expect(drill.stdout).toMatch(/^Backed up in [\d.]+ s\.\nRestored in [\d.]+ s\. Checked: \d+ rows in/);
      expect(await readdir(scratch)).toEqual([]);
      const wrong = await run('db:backup-drill', '--scratch', scratch, '--token-file', place('passphrase'));
      expect(wrong).toMatchObject(failure(/refuses the token/));
      expect(await readdir(scratch)).toEqual([]);
    },
    timeoutMs,
  );

  it(
    'leaves nothing behind when it is stopped',
    async () => {
      const scratch = await makeDataDir();
      const hasBegun = async (): Promise<boolean> => {
        const [drill = 'none'] = (await namesIn(scratch)).filter((name) => name.startsWith('boards-drill-'));
        return isRecovering(path.join(scratch, drill, 'data', 'postgres'));
      };
      const args = ['db:backup-drill', '--scratch', scratch];
      expect(await endCommand('SIGTERM', hasBegun, args)).toEqual([1, null]);
      expect(await readdir(scratch)).toEqual([]);
    },
    timeoutMs,
  );
});
