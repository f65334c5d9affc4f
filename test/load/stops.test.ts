/** Stops where processes are started by others: as process 1 of a container, and by a person at a terminal. Needs root. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCluster } from '../../src/postgres/clusters.ts';
import { connect } from '../../src/postgres/owner-locks.ts';
import { readLockFile } from '../../src/postgres/postmasters.ts';
import { lockFileOf } from '../support/embedded-fixtures.ts';
import { makeDataDir, watchServer } from '../support/server-process.ts';

interface Facts {
  readonly base_url: string;
  readonly board_id: string;
  readonly access_token: string;
}

async function readFacts(dataDir: string): Promise<Facts> {
  return JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8')) as Facts;
}

it('completes requests in progress, stops the database and exits with 0 as process 1 of a container', async () => {
  const dataDir = await makeDataDir();
  const unshare = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child', 'npm', 'start'];
  const container = watchServer(unshare, { DATA_DIR: dataDir });
  await container.address();
  const { base_url: url, board_id: boardId, access_token: token } = await readFacts(dataDir);
  const cluster = await readCluster(path.join(dataDir, 'postgres'));
  const lockFile = cluster && (await readLockFile(cluster.dir));
  if (cluster === undefined || lockFile === undefined) throw new Error('no database runs there');
  const blocker = await connect(cluster, lockFile.port, 'boards');
  await blocker.query('BEGIN; LOCK TABLE boards IN SHARE MODE');
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const change = fetch(`${url}/v1/boards/${boardId}`, { method: 'PATCH', headers, body: '{"name":"Late"}' });
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await blocker.query(waiting)).rowCount).toBe(1);
  // unshare does not pass signals on; its one child is process 1 of the new namespace.
  process.kill(await onlyChildOf(container.pid), 'SIGTERM');
  await container.printed(/stopped by SIGTERM/);
  await blocker.query('COMMIT');
  await blocker.end();
  expect((await change).status).toBe(200);
  expect(await container.exited).toBe(0);
  expect(existsSync(lockFileOf(path.join(dataDir, 'postgres')))).toBe(false);
});

async function onlyChildOf(pid: number): Promise<number> {
  return Number((await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim());
}

it('shows its token on a terminal, and stops with one Ctrl-C', async () => {
  const dataDir = await makeDataDir();
  // `script` gives it a terminal, and passes on what is typed.
  const terminal = watchServer(['script', '-qec', 'exec npm start', '/dev/null'], { DATA_DIR: dataDir });
  const shown = await terminal.printed(/\/v1\/boards\/\S+\/cards\?limit=3\S*\r?\n/);
  expect(shown).toContain((await readFacts(dataDir)).access_token);
  terminal.type('\u0003');
  await terminal.printed(/stopped by SIGINT/i);
  expect(await terminal.exited).toBe(0);
  expect(terminal.stdout()).not.toContain('at once');
  expect(existsSync(lockFileOf(path.join(dataDir, 'postgres')))).toBe(false);
});
