/** The command that looks for what is wrong with an installation, on services that are really broken. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { runWith } from '../support/commands.ts';
import { createEmptyDatabase, createMigratedDatabase, testServerUrl } from '../support/database.ts';
import { findFreePort } from '../support/free-ports.ts';
import { SmtpRefusal, startMailServer } from '../support/smtp-server.ts';

interface Diagnosis {
  readonly code: number;
  readonly status: string;
  readonly checks: Readonly<Record<string, { status: string; message: string; advice?: string }>>;
}

const secretKey = 'Q3kz0v2nq1Xh7dLrT9bWm5yEoPcJsU8aFgViKe4RxZw=';
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createMigratedDatabase();
});

/** What the doctor finds with these variables, besides those of a sound installation. */
async function diagnose(variables: Readonly<Record<string, string>> = {}): Promise<Diagnosis> {
  const sound = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey,
    PUBLIC_URL: 'https://boards.example.com',
  };
  const outcome = await runWith({ ...sound, ...variables }, 'admin', 'doctor', '--json');
  expect(outcome.stderr).toBe('');
  const { status, checks } = JSON.parse(outcome.stdout) as {
    status: string;
    checks: { check: string; status: string; message: string; advice?: string }[];
  };
  for (const { advice, status: found } of checks) expect(advice === undefined).toBe(found === 'ok');
  expect(outcome.stdout).not.toContain('hush');
  return { code: outcome.code, status, checks: Object.fromEntries(checks.map((it) => [it.check, it])) };
}

describe('npm run admin -- doctor', () => {
  it('finds nothing that failed in a sound installation, and sends no mail', async () => {
    const server = await startMailServer();
    const { code, checks } = await diagnose({ SMTP_URL: server.url, TRUSTED_PROXIES: 'loopback' });
    expect(Object.values(checks).filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(code).toBe(0);
    expect(checks.mail?.message).toContain('accepts mails from no-reply@boards.example.com');
    expect(server.mails).toEqual([]);
    await server.close();
  });

  it('prints lines for people, with what to do', async () => {
    const { code, stdout } = await runWith({ DATABASE_URL: databaseUrl }, 'admin', 'doctor');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^failed {3}configuration: SECRET_KEY must be set together with DATABASE_URL.*\n {9}Correct/,
    );
    expect(stdout).toMatch(/1 checks: 1 failed, 0 with a warning\.\n$/);
  });

  it('tells a database that cannot be reached from one with a wrong password, and goes on', async () => {
    const closed = `postgresql://boards:hush@127.0.0.1:${await findFreePort()}/boards`;
    const unreachable = await diagnose({ DATABASE_URL: closed, SECRET_KEY: 'k'.repeat(32) });
    expect(unreachable).toMatchObject({ code: 1, status: 'failed' });
    expect(unreachable.checks.database?.message).toContain('ECONNREFUSED');
    expect(unreachable.checks.secret_key).toMatchObject({ status: 'failed' });
    const url = new URL(databaseUrl);
    url.username = 'nobody_here';
    url.password = 'hush';
    const refused = await diagnose({ DATABASE_URL: url.href });
    expect(refused.checks.database).toMatchObject({ status: 'failed' });
    expect(refused.checks.database?.message).toMatch(/nobody_here/);
    expect(refused.checks.storage?.status).toBeDefined();
  });

  it('finds missing migrations, and a role without rights', async () => {
    const empty = await diagnose({ DATABASE_URL: await createEmptyDatabase() });
    expect(empty.checks['database.migrations']).toMatchObject({ status: 'failed' });
    expect(empty.checks['database.migrations']?.advice).toContain('npm run db:migrate');
    const admin = new pg.Client({ connectionString: testServerUrl() });
    await admin.connect();
    const role = `doctor_${process.pid}`;
    try {
      await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'hush'`);
      const url = new URL(databaseUrl);
      url.username = role;
      url.password = 'hush';
      const { code, checks } = await diagnose({ DATABASE_URL: url.href });
      expect(code).toBe(1);
      expect(checks['database.rights']?.message).toMatch(
        /lacks CREATE on the database, .*ownership of the table/,
      );
    } finally {
      await admin.query(`DROP ROLE ${role}`);
      await admin.end();
    }
  });

  it('finds a pool that is larger than max_connections', async () => {
    const { checks } = await diagnose({ DATABASE_POOL_SIZE: '1000' });
    expect(checks['database.connections']).toMatchObject({ status: 'failed' });
  });

  it('finds a replica that is none, or cannot be reached', async () => {
    const closed = `postgresql://boards:hush@127.0.0.1:${await findFreePort()}/boards`;
    const primary = await diagnose({ DATABASE_REPLICA_URL: databaseUrl });
    expect(primary.checks.replicas).toMatchObject({ status: 'warning' });
    expect(primary.checks.replicas?.message).toContain('it is not a replica');
    const { checks } = await diagnose({ DATABASE_REPLICA_URL: closed });
    expect(checks.replicas?.message).toMatch(/ECONNREFUSED[^\n]*$/);
    expect(checks.replicas?.message).not.toContain('hush');
  });

  it('finds a mail server that refuses the sender or the password, or does not answer', async () => {
    const strict = await startMailServer(
      { sender: () => Promise.reject(new SmtpRefusal('553 5.7.1 not yours')) },
      0,
      { user: 'ada', password: 'right' },
    );
    const withPassword = (password: string) => strict.url.replace('://', `://ada:${password}@`);
    const sender = await diagnose({ SMTP_URL: withPassword('right') });
    expect(sender.checks.mail?.message).toMatch(
      /refuses the sender no-reply@boards.example.com: .*not yours/,
    );
    const password = await diagnose({ SMTP_URL: withPassword('hush') });
    expect(password.checks.mail?.message).toMatch(/does not let the service in: .*wrong password/);
    await strict.close();
    const closed = await diagnose({ SMTP_URL: strict.url, REDIS_URL: 'redis://127.0.0.1:1' });
    expect(closed.checks.mail?.message).toContain('ECONNREFUSED');
    expect(closed.checks.redis).toMatchObject({ status: 'failed', message: 'Redis cannot be reached.' });
    expect(closed.code).toBe(1);
  });

  const library = ['/usr/lib', '/usr/lib64']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).map((name) => path.join(folder, name, 'faketime/libfaketime.so.1')),
    )
    .find((file) => existsSync(file));
  it.runIf(library !== undefined)('finds a clock that is an hour ahead', async () => {
    const shifted = { LD_PRELOAD: library ?? '', FAKETIME: '+1h', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
    const { code, checks } = await diagnose(shifted);
    expect(code).toBe(1);
    expect(checks.clock).toMatchObject({ status: 'failed' });
    expect(checks.clock?.message).toMatch(
      /^The database's clock is 3[56]\d\d seconds behind this machine's\.$/,
    );
  });
});
