/** Background work as tests need it: on the database of a service, in this process or in one that can be killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { usualBrand } from '../../src/brand.ts';
import { Prisma } from '../../src/db/database.ts';
import { hashSecret } from '../../src/domain/core/credential-secrets.ts';
import { startJobs } from '../../src/jobs/worker/jobs.ts';
import type { Jobs } from '../../src/jobs/worker/jobs.ts';
import { smtpMailer, usualSender } from '../../src/jobs/mail/mailers.ts';
import type { Mailer } from '../../src/jobs/mail/mailers.ts';
import { startMailServer } from './smtp-server.ts';
import type { MailServer } from './smtp-server.ts';
import { testBilling } from './billing.ts';
import type { Service, ServiceOptions } from './service.ts';
import { testQuotas } from './quotas.ts';

/** What `startService` uses, too. */
export const publicUrl = 'http://boards.test';
export const secretKey = Buffer.alloc(32, 7);
export const sender = usualSender(usualBrand.name, publicUrl);

export interface JobsInTest {
  readonly stop: Jobs['stop'];
  readonly logLines: readonly string[];
}

/** Runs jobs in this process until the test ends. */
export async function runJobs(
  service: Service & Pick<ServiceOptions, 'secretKeys'> & { readonly exportSizeBytesMax?: number },
  mail: MailServer | Mailer,
  livenessIntervalMs?: number,
  silenceMs?: number,
): Promise<JobsInTest> {
  const logLines: string[] = [];
  const jobs = await startJobs({
    url: service.databaseUrl,
    database: service.database,
    billing: testBilling,
    quotas: testQuotas,
    brand: usualBrand,
    mailer: 'port' in mail ? smtpMailer(mail.url, sender, 5) : mail,
    ...(service.secretKeys ?? { secretKey }),
    publicUrl,
    logger: pino({ level: 'debug' }, { write: (line) => void logLines.push(line) }),
    now: service.now,
    pollIntervalMs: 100,
    ...(service.exportSizeBytesMax !== undefined && { exportSizeBytesMax: service.exportSizeBytesMax }),
    ...(livenessIntervalMs !== undefined && { livenessIntervalMs }),
    ...(silenceMs !== undefined && { silenceMs }),
  });
  let stopped: Promise<void> | undefined;
  const stop = (timeoutMs: number): Promise<void> => (stopped ??= jobs.stop(timeoutMs));
  onTestFinished(() => stop(5_000));
  return { stop, logLines };
}

export interface JobsProcess {
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** Runs jobs in a process of its own; resolves once it works. */
export async function spawnJobs(service: Service, mailServer: MailServer): Promise<JobsProcess> {
  const script = path.join(import.meta.dirname, 'jobs-process.ts');
  const child = spawn(
    process.execPath,
    [script, service.databaseUrl, mailServer.url, service.now().toISOString()],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'close');
  const kill = async (signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  onTestFinished(() => kill());
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { kill };
}

/** A mail server that ends with the test. */
export async function makeMailServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  onTestFinished(() => server.close());
  return server;
}

/** Two ends of a promise, for a step that waits until the test says so. */
export function makeGate(): { readonly open: () => void; readonly opened: Promise<void> } {
  const { promise: opened, resolve: open } = Promise.withResolvers<undefined>();
  return {
    open: () => {
      open(undefined);
    },
    opened: opened.then(() => undefined),
  };
}

export interface WaitingJob {
  readonly id: string;
  readonly task: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly lockedBy: string | null;
  readonly runsInMs: number;
}

/** The jobs that are not done, oldest first. */
export function readJobs({ database }: Service): Promise<WaitingJob[]> {
  return database.reader.rows<WaitingJob>(Prisma.sql`
    SELECT j.id::text, t.identifier AS task, j.payload, j.attempts::int, j.last_error AS "lastError",
      j.locked_by AS "lockedBy", (extract(epoch FROM j.run_at - now()) * 1000)::float8 AS "runsInMs"
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier LIKE 'mail-%' ORDER BY j.id`);
}

export async function untilNoJobs(service: Service): Promise<void> {
  await expect.poll(() => readJobs(service), { interval: 20 }).toEqual([]);
}

/** Has every waiting job tried now, as if its time had come. */
export async function passWaitingTime({ database }: Service): Promise<void> {
  await database.reader.rows(Prisma.sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
}

/** The token of the link in an invite's mail. */
export function tokenIn(text: string | undefined): string {
  return /\/invites\/([\w-]{43})$/m.exec(text ?? '')?.[1] ?? '';
}

/** The address whose open invite has this token. */
export async function inviteeOf({ database }: Service, token: string): Promise<string | undefined> {
  const member = await database.reader.prisma.workspaceMember.findUnique({
    where: { inviteTokenHash: new Uint8Array(hashSecret(token)) },
  });
  return member?.email;
}

/** Breaks the connection by which a process shows that it is alive. */
export async function breakLiveness({ databaseUrl }: Service): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query(`
      SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND granted AND objsubid = 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
    return rows.length;
  } finally {
    await client.end();
  }
}

/** How many jobs of a kind are in the queue. */
export async function countJobs(service: Service, task: string): Promise<number> {
  const [jobs] = await service.database.reader.rows<{ readonly count: number }>(Prisma.sql`
    SELECT count(*)::int AS count FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = ${task}`);
  return jobs?.count ?? 0;
}

/** Runs all jobs of a kind, and those that fail again without their pauses. They may run on another database object. */
export async function finishJobs(
  service: Service,
  task: string,
  database: Service['database'] = service.database,
): Promise<void> {
  await runJobs({ ...service, database }, await makeMailServer());
  const left = async () => {
    await service.database.reader.rows(Prisma.sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
    return countJobs(service, task);
  };
  await expect.poll(left, { interval: 50 }).toBe(0);
}
