/** The metrics of a real process: where they are served, and that docs/operations.md describes each of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { atTheEnd } from '../support/endings.ts';
import { findFreePort } from '../support/free-ports.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';

const root = path.join(import.meta.dirname, '..', '..');

async function startMeasured() {
  const { databaseUrl } = await startService({ isOwn: true });
  const port = await findFreePort();
  const server = startServer({
    DATABASE_URL: databaseUrl,
    // Not a replica, so it serves nothing, and has the metrics of replicas.
    DATABASE_REPLICA_URL: databaseUrl,
    SECRET_KEY: 's'.repeat(32),
    DATA_DIR: await makeDataDir(),
    // Nothing listens there, so the service counts by itself, and has the metrics of Redis.
    REDIS_URL: 'redis://127.0.0.1:1',
    METRICS_PORT: String(port),
    LOG_LEVEL: 'warn',
  });
  const url = await server.address();
  return { url, databaseUrl, metricsUrl: `http://127.0.0.1:${port}/metrics` };
}

const read = async (url: string) => (await fetch(url)).text();
const namesOf = (text: string) => [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name).sort();

it('serves metrics on METRICS_PORT only, and describes all of them', async () => {
  const { url, databaseUrl, metricsUrl } = await startMeasured();
  const response = await fetch(metricsUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const names = namesOf(await response.text());

  const operations = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const [, section = ''] = /### Metrics\n([\s\S]*?)\n##/.exec(operations) ?? [];
  const documented = [...section.matchAll(/^\| `([a-z]+_[a-z0-9_]+)` +\|/gm)].map(([, name = '']) => name);
  // What prom-client measures of Node and the process is its own documentation.
  const own = names.filter((name) => !/^(?:nodejs|process)_/.test(name));
  expect(documented.sort()).toEqual(own);
  expect(names).toEqual(expect.arrayContaining(['nodejs_eventloop_lag_p99_seconds', 'process_open_fds']));

  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect((await fetch(`${url}/livez`)).status).toBe(200);
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(405);
  expect((await fetch(metricsUrl.replace('/metrics', '/v1/me'))).status).toBe(404);

  // A lock on the queue makes the statement wait. The scrape doesn't, and says so.
  const blocker = new pg.Client(databaseUrl);
  await blocker.connect();
  atTheEnd(() => blocker.end());
  await expect.poll(() => read(metricsUrl)).toMatch(/^boards_backlog_up 1$/m);
  await blocker.query('BEGIN; LOCK TABLE incoming_events IN ACCESS EXCLUSIVE MODE');
  await expect.poll(() => read(metricsUrl)).toMatch(/^boards_backlog_up 0$/m);
  const blocked = await read(metricsUrl);
  expect(blocked).not.toMatch(/^boards_events_unplaced /m);
  expect(blocked).toMatch(/^boards_database_connections_max 20$/m);
  await blocker.query('ROLLBACK');
  await expect.poll(() => read(metricsUrl)).toMatch(/^boards_events_unplaced \d+$/m);
});
