/** A rolling upgrade: the last release goes on serving while the database is migrated and this release serves beside it. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { checkOutLastRelease } from '../../scripts/support/last-release.ts';
import { runWith } from '../support/commands.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { makeDataDir, startServer, watchServer } from '../support/server-process.ts';

const run = promisify(execFile);
const timeoutMs = 300_000;

interface Writer {
  /** The names of the boards whose creation was answered. */
  readonly written: string[];
  /** Every other status. */
  readonly failed: number[];
  stop(): Promise<void>;
}

function startWriter(url: string, token: string, prefix: string): Writer {
  const written: string[] = [];
  const failed: number[] = [];
  const ended = new AbortController();
  const write = async (): Promise<void> => {
    for (let number = 0; !ended.signal.aborted; number += 1) {
      const name = `${prefix} ${number}`;
      const { status } = await fetch(`${url}/v1/boards`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      if (status === 201) written.push(name);
      else failed.push(status);
      await nextTurn();
    }
  };
  const writing = write();
  return {
    written,
    failed,
    stop: async () => {
      ended.abort();
      await writing;
    },
  };
}

async function boardNames(url: string, token: string): Promise<string[]> {
  const names: string[] = [];
  let next: string | undefined = `${url}/v1/boards?limit=250`;
  while (next !== undefined) {
    const response = await fetch(next, { headers: { authorization: `Bearer ${token}` } });
    const page = (await response.json()) as { data: { name: string }[]; next_cursor?: string };
    names.push(...page.data.map(({ name }) => name));
    const cursor: string | undefined = page.next_cursor;
    next = cursor && `${url}/v1/boards?limit=250&cursor=${encodeURIComponent(cursor)}`;
  }
  return names;
}

it(
  'loses no write and answers no request with a 5xx while two releases serve',
  async ({ skip }) => {
    const folder = await makeDataDir();
    if (!(await checkOutLastRelease(folder))) {
      skip('the history of the last release is not here');
      return;
    }
    const variables = {
      DATABASE_URL: await createEmptyDatabase(),
      SECRET_KEY: 'k'.repeat(32),
      RATE_LIMIT: 'off',
    };
    const env = { ...process.env, ...variables };
    const old = (...args: string[]) =>
      run(process.execPath, [path.join(folder, 'scripts', 'run.ts'), ...args], { env });
    await old('db:migrate');
    const { stdout } = await old('admin:create-token', '--email', 'ada@example.com');
    const token = /bwt_\w+/.exec(stdout)?.[0] ?? '';
    const oldServer = watchServer([process.execPath, path.join(folder, 'src', 'server.ts')], variables);
    const oldUrl = await oldServer.address();
    const oldWriter = startWriter(oldUrl, token, 'Old');
    await expect.poll(() => oldWriter.written.length).toBeGreaterThan(5);
    const migrated = await runWith(variables, 'db:migrate');
    expect(migrated).toMatchObject({ code: 0, stderr: '' });
    const newUrl = await startServer(variables).address();
    const newWriter = startWriter(newUrl, token, 'New');
    const writtenBefore = oldWriter.written.length;
    await expect
      .poll(() => Math.min(oldWriter.written.length - writtenBefore, newWriter.written.length))
      .toBeGreaterThan(20);
    await Promise.all([oldWriter.stop(), newWriter.stop()]);
    expect([...oldWriter.failed, ...newWriter.failed]).toEqual([]);
    const expected = [...oldWriter.written, ...newWriter.written].sort();
    expect((await boardNames(oldUrl, token)).sort()).toEqual(expected);
    oldServer.signal('SIGTERM');
    expect(await oldServer.exited).toBe(0);
    expect((await boardNames(newUrl, token)).sort()).toEqual(expected);
  },
  timeoutMs,
);
