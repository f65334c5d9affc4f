/**
 * Shows the mails as they leave: starts the service with a database and a mail server of its own, both gone afterwards,
 * invites someone, signs someone in, and prints what the mail server got.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startMailServer } from '../../test/support/smtp-server.ts';
import { CommandError } from '../support/command-errors.ts';
import { startArguments } from '../support/start-arguments.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';
import type { MailServer, ReceivedMail } from '../../test/support/smtp-server.ts';

const mailTimeoutMs = 10_000;

interface DemoFacts {
  readonly base_url: string;
  readonly workspace_id: string;
  readonly access_token: string;
}

function startService(dataDir: string, smtpUrl: string): ChildProcess {
  return spawn(process.execPath, startArguments(), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      SMTP_URL: smtpUrl,
      PUBLIC_URL: 'https://boards.example.com',
    },
  });
}

async function untilReady(service: ChildProcess): Promise<void> {
  let text = '';
  for await (const chunk of service.stdout ?? []) {
    text += String(chunk);
    if (text.includes('"msg":"ready"')) return;
  }
  throw new CommandError(`The service did not start:\n${text}`);
}

async function post(url: string, body: object, token?: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new CommandError(`${url} answered ${answer.status}: ${await answer.text()}`);
}

/** The mail that follows a call, and how long it took from the answer to the mail server. */
async function mailAfter(
  call: () => Promise<void>,
  arrived: (resolve: (mail: ReceivedMail) => void) => void,
): Promise<{ raw: string; latencyMs: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedMail>();
  arrived(resolve);
  await call();
  const answeredAt = performance.now();
  const timer = setTimeout(() => {
    reject(new CommandError('The mail did not arrive.'));
  }, mailTimeoutMs);
  const { raw } = await promise;
  clearTimeout(timer);
  return { raw, latencyMs: Math.max(0, Math.round(performance.now() - answeredAt)) };
}

async function show(title: string, mail: Promise<{ raw: string; latencyMs: number }>): Promise<void> {
  const { raw, latencyMs } = await mail;
  const line = '='.repeat(78);
  process.stdout.write(`${line}\n${title}: ${latencyMs} ms after the response\n${line}\n`);
  process.stdout.write(`${raw.replaceAll('\r\n', '\n')}\n`);
}

/** @throws {CommandError} when the service does not start, or a mail does not arrive */
export async function demoMail(): Promise<void> {
  const temporary = makeTemporaryFolder('boards-mail-');
  const folder = temporary.path;
  let take: (mail: ReceivedMail) => void = () => undefined;
  const mailServer: MailServer = await startMailServer({
    answered: (mail) => {
      take(mail);
    },
  });
  const arrived = (resolve: (mail: ReceivedMail) => void): void => {
    take = resolve;
  };
  process.stderr.write('Starting the service with a temporary database ...\n');
  const service = startService(folder, mailServer.url);
  const ended = once(service, 'close');
  try {
    await untilReady(service);
    service.stdout?.resume();
    const facts = JSON.parse(await readFile(path.join(folder, 'demo.json'), 'utf8')) as DemoFacts;
    const members = `${facts.base_url}/v1/workspaces/${facts.workspace_id}/members`;
    const grace = { email: 'grace@example.com', role: 'member' };
    await show(
      'An invite',
      mailAfter(() => post(members, grace, facts.access_token), arrived),
    );
    const codes = `${facts.base_url}/v1/sign-in/codes`;
    await show(
      'A sign-in',
      mailAfter(() => post(codes, { email: 'ada@example.com' }), arrived),
    );
  } finally {
    service.kill('SIGTERM');
    await ended;
    await mailServer.close();
    temporary.remove();
  }
}
