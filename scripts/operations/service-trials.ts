/** What people and operators find at the service that the guide has set up: HTTPS, mail, restarts, and a closed unit. */
import { setTimeout as delay } from 'node:timers/promises';
import type { MailServer } from '../../test/support/smtp-server.ts';
import type { Step } from '../newcomers/steps.ts';
import { CommandError } from '../support/command-errors.ts';
import type { Debian } from './debian.ts';

const host = 'https://boards.example.com';
const email = 'grace@example.com';
const mailTimeoutMs = 60_000;
/** In tenths, on systemd's scale of 0 to 10. */
const exposureMax = 15;

interface Sent {
  readonly body?: object;
  readonly token?: string;
}

/** The response to a request by curl in the Debian, which trusts the certificate. It waits for a service that restarts. */
async function request<Body>(debian: Debian, path: string, { body, token }: Sent = {}): Promise<Body> {
  const sent = body === undefined ? '' : `--json '${JSON.stringify(body)}'`;
  const credential = token === undefined ? '' : `--header 'Authorization: Bearer ${token}'`;
  const waiting = body === undefined ? '--retry 60 --retry-all-errors --retry-delay 1' : '';
  const command = `curl --fail --silent --show-error ${waiting} ${sent} ${credential} ${host}${path}`;
  return JSON.parse(await debian.output(command)) as Body;
}

async function codeIn({ mails }: MailServer): Promise<string> {
  const endsAtMs = performance.now() + mailTimeoutMs;
  while (performance.now() < endsAtMs) {
    const mail = mails.find(({ to }) => to.includes(email));
    const [code] = /\b\d{6}\b/.exec(mail?.email.text ?? '') ?? [];
    if (code !== undefined) return code;
    await delay(100);
  }
  throw new CommandError('No mail with a code arrived.');
}

async function signIn(debian: Debian, mailServer: MailServer): Promise<string> {
  const { id } = await request<{ id: string }>(debian, '/v1/sign-in/codes', { body: { email } });
  const body = { sign_in_id: id, code: await codeIn(mailServer) };
  return (await request<{ secret: string }>(debian, '/v1/sign-in/sessions', { body })).secret;
}

async function requireBoard(debian: Debian, token: string, name: string): Promise<undefined> {
  const { data } = await request<{ data: { name: string }[] }>(debian, '/v1/boards', { token });
  if (!data.some((board) => board.name === name)) throw new CommandError(`The board ${name} is gone.`);
  return undefined;
}

/** Each is a step of its own. */
export async function tryService(step: Step, debian: Debian, mailServer: MailServer): Promise<void> {
  const name = 'Before the kill';
  let token = '';
  await step('a person signs in with a code from a real mail, and creates a board', async () => {
    token = await signIn(debian, mailServer);
    await request(debian, '/v1/boards', { body: { name }, token });
    return undefined;
  });
  await step('the service is started again after kill -9, and has the board', async () => {
    await debian.output('systemctl kill --signal KILL boards');
    return requireBoard(debian, token, name);
  });
  await step('the service and PostgreSQL restart', async () => {
    await debian.output('systemctl restart postgresql boards');
    return requireBoard(debian, token, name);
  });
  await step('the backup is extended every minute without a failure', async () => {
    await debian.output(
      'systemctl start boards-backup.service && systemctl --quiet is-active boards-backup.timer',
    );
    return undefined;
  });
  await step('the units that run have an exposure of at most 1.5', async () => {
    await debian.output(
      `systemd-analyze security --no-pager --threshold=${exposureMax} boards boards-migrate`,
    );
    return undefined;
  });
  await step('the log has a line for each response, and no failed unit is left', async () => {
    const line = await debian.output(
      `journalctl --unit boards --output cat --no-pager | jq --compact-output --raw-input 'fromjson? | select(.operation == "createBoard")' | tail -n 1`,
    );
    if (line === '') throw new CommandError('The log has no line of createBoard.');
    const failed = await debian.output('systemctl --failed --plain --no-legend | grep boards || true');
    if (failed !== '') throw new CommandError(failed);
    return undefined;
  });
}
