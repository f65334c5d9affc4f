/** The log of a real process: each line of a request names its trace. */
import { expect, it } from 'vitest';
import { startArguments } from '../../scripts/support/start-arguments.ts';
import { findFreePort } from '../support/free-ports.ts';
import { makeDataDir, startServer, watchServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';

it('names the trace of a request in the lines of its statements', async () => {
  const { databaseUrl } = await startService({ isOwn: true });
  const server = startServer({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 's'.repeat(32),
    DATA_DIR: await makeDataDir(),
    ROLE: 'api',
    LOG_SLOW_STATEMENT_MS: '0',
    LOG_CLIENT_ADDRESS: 'plain',
  });
  const url = await server.address();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const response = await fetch(`${url}/v1/sign-in/codes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    body: JSON.stringify({ email: 'ada@example.com' }),
  });
  expect(response.status).toBe(202);
  const lines = () =>
    server
      .stdout()
      .split('\n')
      .filter((line) => line.includes(traceId))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await expect.poll(() => lines().map(({ msg }) => msg)).toContain('request');
  const statements = lines().filter(({ msg }) => msg === 'a statement took long');
  expect(statements.map(({ statement }) => statement)).toContain('INSERT sign_ins');
  const requestId = response.headers.get('request-id');
  expect(statements.every((line) => line.requestId === requestId)).toBe(true);
  expect(lines().find(({ msg }) => msg === 'request')).toMatchObject({ client: '127.0.0.1' });
  expect(server.stdout()).not.toContain('ada@example.com');
});

it.each(['json', 'pretty'])(
  'serves requests and stops in order when the %s log has no space left',
  async (format) => {
    const { databaseUrl } = await startService({ isOwn: true });
    const port = await findFreePort();
    const intoFullDisk = ['sh', '-c', 'exec "$0" "$@" > /dev/full', process.execPath, ...startArguments()];
    const server = watchServer(intoFullDisk, {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 's'.repeat(32),
      DATA_DIR: await makeDataDir(),
      LOG_FORMAT: format,
      PORT: String(port),
    });
    const statusOf = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status }) => status,
        () => undefined,
      );
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    expect([await statusOf('/v1/me'), await statusOf('/v1/me')]).toEqual([401, 401]);
    server.signal('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(server.stderr()).toContain("The log can't be written, and lines are lost: ENOSPC");
  },
  60_000,
);
