/** What a process does by its ROLE, and what it takes of the database. */
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { atTheEnd } from '../support/endings.ts';
import { makeMailServer } from '../support/jobs.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('two processes of one installation', () => {
  it('share the work: one serves requests, the other sends mail, and each names its connections', async () => {
    const { databaseUrl } = await startService();
    const mailServer = await makeMailServer();
    const env = {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 's'.repeat(32),
      SMTP_URL: mailServer.url,
      PUBLIC_URL: 'https://boards.example.com',
      LOG_LEVEL: 'warn',
    };
    const api = startServer({ ...env, ROLE: 'api', DATA_DIR: await makeDataDir() });
    const apiUrl = await api.address();
    const watcher = new pg.Client(databaseUrl);
    await watcher.connect();
    atTheEnd(() => watcher.end());
    const names = async () => {
      const { rows } = await watcher.query<{ name: string }>(`
        SELECT DISTINCT application_name AS name FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY 1`);
      return rows.map(({ name }) => name);
    };
    expect((await post(`${apiUrl}/v1/sign-in/codes`, { email: 'ada@example.com' })).status).toBe(202);
    await expect.poll(names).toEqual(['boards service', 'boards service listener']);
    expect(mailServer.mails).toEqual([]);

    const worker = startServer({
      ...env,
      ROLE: 'worker',
      DATABASE_POOL_SIZE: '2',
      WORKER_CONCURRENCY: '1',
      DATA_DIR: await makeDataDir(),
    });
    const workerUrl = await worker.address();
    await expect.poll(() => mailServer.mails.length, { interval: 20 }).toBe(1);
    await expect
      .poll(names)
      .toEqual(['boards liveness', 'boards service', 'boards service listener', 'boards worker']);
    const statuses = ['/livez', '/readyz', '/metrics', '/v1/me', '/docs', '/'].map(
      async (path) => (await fetch(workerUrl + path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404, 404]);
    const missing = (await (await fetch(`${workerUrl}/v1/me`)).json()) as { code: string };
    expect(missing.code).toBe('not_found');
  });
});
