/** Jobs through the deaths of those who work on them: done, and done twice only where nobody can tell. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeTenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import {
  breakLiveness,
  inviteeOf,
  makeGate,
  makeMailServer,
  readJobs,
  runJobs,
  spawnJobs,
  tokenIn,
  untilNoJobs,
} from '../support/jobs.ts';
import type { JobsProcess } from '../support/jobs.ts';
import { holdTransaction } from '../support/races.ts';
import type { HeldTransaction } from '../support/races.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const shared = await startService();

async function invite(service: Service, email: string): Promise<void> {
  const { workspaceId: id, token } = await makeTenant(service);
  await service.succeed('createMember', { token, id, body: { email, role: 'member' } });
}

/** Keeps everyone from marking a job as done, so that a process dies before it has, however slow its death is. */
function holdJobs(service: Service): Promise<HeldTransaction> {
  return holdTransaction(service, 'SELECT FROM graphile_worker._private_jobs FOR UPDATE');
}

/** What a dead process has sent already would be carried out once the lock is gone. */
async function releaseJobs(service: Service, held: HeldTransaction): Promise<void> {
  await service.database.reader.prisma.$queryRaw`
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await held.commit();
}

/** Has a process that sends one mail killed at a step of it, and another take over; returns what arrived. */
async function killAt(step: 'connected' | 'data' | 'answered') {
  const service = shared;
  let victim: JobsProcess | undefined;
  const killed = makeGate();
  let held: HeldTransaction | undefined;
  const mailServer = await makeMailServer({
    received: async () => {
      if (step === 'answered') held ??= await holdJobs(service);
    },
    [step]: async () => {
      const prey = victim;
      victim = undefined;
      if (prey === undefined) return;
      await prey.kill();
      killed.open();
    },
  });
  victim = await spawnJobs(service, mailServer);
  await invite(service, 'ada@example.com');
  await killed.opened;
  if (held !== undefined) await releaseJobs(service, held);
  const [left] = await readJobs(service);
  expect(left?.lockedBy).toMatch(/^pool-/);

  await runJobs(service, mailServer, 200);
  await untilNoJobs(service);
  expect(await inviteeOf(service, tokenIn(mailServer.mails[0]?.email.text))).toBe('ada@example.com');
  return mailServer.mails;
}

describe('a process that is killed', () => {
  it.each(['connected', 'data'] as const)(
    'before the mail server has the mail (%s) is replaced soon by another, which sends it once',
    async (step) => {
      expect(await killAt(step)).toHaveLength(1);
    },
  );

  it('after the mail server has accepted the mail causes a second one with the same Message-ID', async () => {
    const mails = await killAt('answered');
    expect(mails).toHaveLength(2);
    expect(mails[0]?.email.messageId).toMatch(/^<invite\./);
    expect(mails[1]?.email.messageId).toBe(mails[0]?.email.messageId);
    expect(mails[1]?.to).toEqual(mails[0]?.to);
  });

  it('between two jobs loses and repeats no job', async () => {
    const service = shared;
    const mailServer = await makeMailServer();
    const victim = await spawnJobs(service, mailServer);
    await invite(service, 'first@example.com');
    await untilNoJobs(service);
    await victim.kill();
    await invite(service, 'second@example.com');
    await runJobs(service, mailServer, 200);
    await untilNoJobs(service);
    expect(mailServer.mails.map(({ to }) => to[0])).toEqual(['first@example.com', 'second@example.com']);
  });
});

describe('a running process', () => {
  it('keeps its jobs while others release those of dead processes, even if its liveness connection breaks', async () => {
    const service = await startService();
    const gate = makeGate();
    const begun = makeGate();
    const slow = await makeMailServer({
      data: () => {
        begun.open();
        return gate.opened;
      },
    });
    await runJobs(service, slow, 50);
    await invite(service, 'slow@example.com');
    await begun.opened;
    expect(await breakLiveness(service)).toBe(1);

    const other = await makeMailServer();
    await runJobs(service, other, 300);
    // A job of someone who is gone: once it is done, the slow one has been looked at twice as well.
    await service.database.transaction(async (tx) => {
      await tx.rows(Prisma.sql`SELECT 1 FROM graphile_worker.add_job('mail-sign-in-code',
        '{"signInId":"01930000-0000-7000-8000-000000000000"}'::json, max_attempts => 9)`);
      await tx.rows(Prisma.sql`UPDATE graphile_worker._private_jobs
        SET locked_by = 'pool-gone', locked_at = now() WHERE max_attempts = 9`);
    });
    await expect
      .poll(() => readJobs(service), { interval: 20 })
      .toEqual([expect.objectContaining({ task: 'mail-invite' })]);

    gate.open();
    await untilNoJobs(service);
    expect(slow.mails).toHaveLength(1);
    expect(other.mails).toEqual([]);
  });

  it('continues after it could not store that a job is done', async () => {
    const service = await startService();
    const run = (sql: Prisma.Sql) => service.database.reader.rows(sql);
    await run(
      Prisma.sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no''; END'`,
    );
    await run(Prisma.sql`
      CREATE TRIGGER fail BEFORE DELETE ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION fail()`);
    const mailServer = await makeMailServer();
    const { logLines } = await runJobs(service, mailServer, 200);
    await invite(service, 'ada@example.com');
    await expect.poll(() => logLines.join('')).toContain('restarts');
    await run(Prisma.sql`DROP TRIGGER fail ON graphile_worker._private_jobs`);
    await untilNoJobs(service);
    expect(mailServer.mails.length).toBeGreaterThan(0);
    expect(new Set(mailServer.mails.map(({ email }) => email.messageId)).size).toBe(1);
  });

  it('completes running jobs when it stops, and starts no new ones', async () => {
    const service = await startService();
    const gate = makeGate();
    const begun = makeGate();
    const mailServer = await makeMailServer({
      data: () => {
        begun.open();
        return gate.opened;
      },
    });
    const jobs = await runJobs(service, mailServer);
    await invite(service, 'first@example.com');
    await begun.opened;
    const stopped = jobs.stop(10_000);
    await invite(service, 'second@example.com');
    gate.open();
    await stopped;
    expect(mailServer.mails.map(({ to }) => to[0])).toEqual(['first@example.com']);
    expect(await readJobs(service)).toMatchObject([{ attempts: 0, lockedBy: null }]);
  });

  it('aborts a mail that takes too long, so that it is retried', async () => {
    const service = await startService();
    const begun = makeGate();
    const mailServer = await makeMailServer({
      data: () => {
        begun.open();
        return new Promise(() => undefined);
      },
    });
    const jobs = await runJobs(service, mailServer);
    await invite(service, 'slow@example.com');
    await begun.opened;
    await jobs.stop(1_200);
    expect(await readJobs(service)).toMatchObject([
      { attempts: 1, lockedBy: null, lastError: expect.stringContaining('mail cannot be sent') as string },
    ]);
  });
});

describe('scheduled work', () => {
  it('is scheduled, and deletes expired rows when it is due', async () => {
    const service = await startService();
    const signIn = await service.succeed('createSignInCode', { body: { email: 'old@example.com' } });
    await service.database.reader.prisma.signIn.updateMany({ data: { expiresAt: service.now() } });
    await runJobs(service, await makeMailServer());
    await expect
      .poll(() =>
        service.database.reader.rows(Prisma.sql`
          SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY identifier`),
      )
      .toEqual([
        { identifier: 'close-billing-periods' },
        { identifier: 'delete-expired-events' },
        { identifier: 'measure-usage' },
        { identifier: 'purge' },
        { identifier: 'record-deadlines' },
        { identifier: 'wake-mail' },
      ]);

    await service.database.reader.rows(Prisma.sql`
      SELECT count(*) FROM unnest(ARRAY['wake-mail', 'purge']) AS name, graphile_worker.add_job(name)`);

    const found = () => service.database.reader.prisma.signIn.count({ where: { id: storedId(signIn.id) } });
    await expect.poll(found).toBe(0);
  });
});

describe('npm start', () => {
  it('sends mail, lets a mail in progress finish when it is stopped, and warns without a mail server', async () => {
    const service = await startService();
    const gate = makeGate();
    const begun = makeGate();
    const mailServer = await makeMailServer({
      data: () => {
        begun.open();
        return gate.opened;
      },
    });
    const env = {
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY: 's'.repeat(32),
      DATA_DIR: await makeDataDir(),
    };
    const server = startServer({
      ...env,
      SMTP_URL: mailServer.url,
      PUBLIC_URL: 'https://boards.example.com',
      MAIL_FROM: 'Boards <hello@example.com>',
    });
    const body = JSON.stringify({ email: 'ada@example.com' });
    const headers = { 'Content-Type': 'application/json' };
    const url = `${await server.address()}/v1/sign-in/codes`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(202);
    await begun.opened;
    server.signal('SIGTERM');
    await server.printed(/stopped by SIGTERM/);
    gate.open();
    expect(await server.exited).toBe(0);
    expect(mailServer.mails[0]?.email.from).toEqual({ name: 'Boards', address: 'hello@example.com' });
    expect(await readJobs(service)).toEqual([]);
    expect(server.stdout()).not.toContain('SMTP_URL');

    const fileServer = startServer(env);
    const log = await fileServer.printed(/"msg":"ready"/);
    expect(log).toContain('SMTP_URL is not set; mails are written to files and not sent');
    expect(log).toContain(path.join(env.DATA_DIR, 'mail'));
  });
});
