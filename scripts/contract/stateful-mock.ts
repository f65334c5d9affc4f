/**
 * The mock that remembers: the service itself on a database in memory, for any token. What it refuses, orders and answers
 * is what the service does (docs/decisions/0057-tools-of-consumers.md).
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import { Logger, runOnce } from 'graphile-worker';
import type { TaskList } from 'graphile-worker';
import { usualBrand } from '../../src/brand.ts';
import type { ContractDocument } from '../../src/api/contract/contract.ts';
import { problemRenderer } from '../../src/api/http/problem-responses.ts';
import type { ProblemRenderer } from '../../src/api/http/problem-responses.ts';
import { Problem } from '../../src/api/http/problems.ts';
import { FairQueue, fairQueueOptions } from '../../src/api/limits/fair-queue.ts';
import { bearerSecret } from '../../src/api/http/requests.ts';
import { createApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { runTransaction } from '../../src/db/transactions.ts';
import { derivedSecrets } from '../../src/domain/core/derived-secrets.ts';
import { isWellFormedSecret } from '../../src/domain/core/credential-secrets.ts';
import { CredentialUses } from '../../src/domain/identity/credential-uses.ts';
import { findPrincipal } from '../../src/domain/identity/principal-finder.ts';
import { issueSession } from '../../src/domain/identity/sessions.ts';
import { createPerson, findPerson } from '../../src/domain/identity/users.ts';
import type { MailMessage } from '../../src/jobs/mail/mail-messages.ts';
import { mailTasks } from '../../src/jobs/tasks/mail-tasks.ts';
import { createLogger } from '../../src/logger.ts';
import { EventStreams } from '../../src/api/streams/event-streams.ts';
import type { EventStreamsOptions } from '../../src/api/streams/event-streams.ts';
import { placeEvents } from '../../src/domain/events/event-log-rows.ts';
import { openMemoryDatabase } from './memory-database.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { createMockApp } from './mock-app.ts';

export interface StatefulMock {
  readonly app: Express;
  close(): Promise<void>;
}

export interface StatefulMockOptions {
  readonly contract: ContractDocument;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Gets what the service would mail. */
  readonly onMail: (message: MailMessage) => void;
  /** Beyond that, nothing is stored any more. */
  readonly writtenBytesMax?: number;
}

/** About 30,000 cards. The memory that they take is at most twice as much. */
const usualWrittenBytesMax = 128 * 2 ** 20;

export const mockPerson = { email: 'ada@example.com', name: 'Ada' };

export async function createStatefulMock(options: StatefulMockOptions): Promise<StatefulMock> {
  const { contract, publicUrl, now, writtenBytesMax = usualWrittenBytesMax } = options;
  const database = await openMemoryDatabase();
  const secretKey = randomBytes(32);
  const logger = createLogger('silent');
  const eventStreams = new EventStreams({ reader: database.reader, log: polledLog(database), logger, now });
  const service = await createApp({
    contract,
    database,
    credentialUses: new CredentialUses(database),
    logger,
    eventStreams,
    restoreMark: () => '',
    secretKey,
    publicUrl,
    trustedProxies: [],
    now,
    accepting: () => true,
    billing: loadConfig({ SECRET_KEY: secretKey.toString('hex') }).billing,
    fairQueue: new FairQueue(fairQueueOptions(1)),
  });
  const mail = startMail(database, secretKey, options);
  const app = express().disable('x-powered-by').disable('etag');
  app.use(examplesOnRequest(createMockApp(contract, publicUrl)));
  app.use(refuseBeyond(writtenBytesMax, database, problemRenderer(contract, publicUrl)));
  app.use(withAnyToken(database, now));
  app.use((request, response, next) => {
    if (isChange(request.method)) response.once('finish', mail.send);
    next();
  });
  app.use((request, response) => {
    service(request, response);
  });
  return {
    app,
    close: async () => {
      eventStreams.stop();
      await mail.end();
      await database.close();
    },
  };
}

const logPollIntervalMs = 100;

/** The log of a database that sends no notifications. */
function polledLog({ reader }: MemoryDatabase): EventStreamsOptions['log'] {
  return {
    head: 0n,
    // One process is alone: it knows who looks at boards.
    listen: () => undefined,
    onAdvance: (listener) => {
      const timer = setInterval(() => {
        placeEvents(reader).then(listener, () => undefined);
      }, logPollIntervalMs);
      return () => {
        clearInterval(timer);
      };
    },
  };
}

function isChange(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

/** `Prefer: code=404` gets the example of the contract here too, and so does a preflight, which then admits `Prefer`. */
function examplesOnRequest(examples: Express): RequestHandler {
  return (request, response, next) => {
    const isPreferred = /(?:^|[,;])\s*code=/i.test(request.get('Prefer') ?? '');
    if (isPreferred || request.method === 'OPTIONS') examples(request, response, next);
    else next();
  };
}

/** Refuses to store more, so that the memory is bounded. Deleting is always possible, though it frees nothing. */
function refuseBeyond(bytesMax: number, database: MemoryDatabase, render: ProblemRenderer): RequestHandler {
  return async (request, response, next) => {
    if (
      !isChange(request.method) ||
      request.method === 'DELETE' ||
      (await database.writtenBytes()) < bytesMax
    ) {
      next();
      return;
    }
    const problem = new Problem(
      'unavailable',
      'The mock has stored all that it can. Restart it to begin again.',
    );
    const { status, headers, body } = render(problem, randomUUID());
    response.writeHead(status, { ...headers, 'Access-Control-Allow-Origin': '*' }).end(body);
  };
}

/** A token that the service didn't issue stands for a session of one person, who is there from the start. */
function withAnyToken(database: MemoryDatabase, now: () => Date): RequestHandler {
  let known: string | undefined;
  const session = async (): Promise<string> => {
    // Signing out ends the session, and the next request begins another one.
    if (known !== undefined && (await findPrincipal(database.reader, known, now())) !== undefined)
      return known;
    return (known = await signIn(database, now()));
  };
  return async (request, _response, next) => {
    const secret = bearerSecret(request.headers.authorization);
    if (secret !== '' && !isWellFormedSecret(secret)) replaceCredential(request, await session());
    next();
  };
}

/** In both forms that Node gives, since the service compares them. */
function replaceCredential({ headers, rawHeaders }: IncomingMessage, secret: string): void {
  const sent = headers.authorization;
  headers.authorization = `Bearer ${secret}`;
  for (const [index, value] of rawHeaders.entries()) {
    if (index % 2 === 1 && value === sent) rawHeaders[index] = headers.authorization;
  }
}

function signIn(database: MemoryDatabase, now: Date): Promise<string> {
  return runTransaction(database, async (tx) => {
    const { user } =
      (await findPerson(tx, mockPerson.email)) ?? (await createPerson(tx, { ...mockPerson, createdAt: now }));
    const { secret } = await issueSession(tx, { userId: user.id, name: 'Mock', now });
    return secret;
  });
}

/** Runs the jobs that send mail. The service's own worker would need more sessions than the database has. */
function startMail(database: MemoryDatabase, secretKey: Buffer, options: StatefulMockOptions) {
  const { publicUrl, now, onMail } = options;
  const send = (message: MailMessage) => {
    onMail(message);
    return Promise.resolve(undefined);
  };
  const tasks = mailTasks({
    database,
    mailer: { send, close: () => undefined },
    secrets: derivedSecrets(secretKey),
    brand: usualBrand,
    publicUrl,
    now,
    logger: createLogger('silent'),
  });
  const pgPool = database.openPool();
  const logger = new Logger(() => () => undefined);
  const runJobs = () =>
    runOnce({ pgPool, taskList: tasks as unknown as TaskList, logger, noHandleSignals: true });
  let running = Promise.resolve();
  return {
    send: () => {
      running = running.then(runJobs).catch(() => undefined);
    },
    end: async () => {
      await running;
      await pgPool.end();
    },
  };
}
