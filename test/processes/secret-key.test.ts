/** SECRET_KEY is replaced while live data of every kind depends on it. */
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { makeInvoice } from '../support/billing.ts';
import { systemNow } from '../support/clock.ts';
import { runWith } from '../support/commands.ts';
import { makeBoard } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, runJobs } from '../support/jobs.ts';
import {
  codeOf,
  keysAfter,
  keysBefore,
  keysMeanwhile,
  newKey,
  oldKey,
  secretsOf,
} from '../support/secret-keys.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makePerson, makeTeam } from '../support/teams.ts';
import {
  createWebhook,
  localSettings,
  patience,
  startReceiver,
  startWorker,
} from '../support/webhook-receivers.ts';

const common = { now: systemNow, webhooks: localSettings };

/** The command, with the variables of a service that has both keys, or the new one. */
function runSecretKey(service: Service, verb: string, previous: string | undefined, current = newKey) {
  const variables = {
    DATABASE_URL: service.databaseUrl,
    SECRET_KEY: current,
    ...(previous !== undefined && { SECRET_KEY_PREVIOUS: previous }),
  };
  return runWith(variables, 'admin', 'secret-key', verb, '--json');
}

async function secretKeys(...given: Parameters<typeof runSecretKey>) {
  const outcome = await runSecretKey(...given);
  expect(outcome).toMatchObject({ code: 0, stderr: '' });
  return JSON.parse(outcome.stdout) as Record<string, unknown>;
}

/** Codes, links, cursors, webhooks and an invite that waits to be mailed, from before the rotation. */
async function makeLiveData(service: Service) {
  const team = await makeTeam(service);
  const person = await makePerson(service);
  const leaver = await makePerson(service);
  await makeBoard(service, team, 'One');
  await makeBoard(service, team, 'Two');
  const { next_cursor: cursor } = await service.succeed('listBoards', {
    token: team.token,
    query: { limit: 1 },
  });
  const { id: signIn } = await service.succeed('createSignInCode', {
    body: { email: 'ada.rotates@example.com' },
  });
  const email = 'new.address@example.com';
  const change = await service.succeed('createEmailChange', { token: person.session, body: { email } });
  const deletion = await service.succeed('createAccountDeletion', { token: leaver.session });
  const { url: invoiceUrl = '' } = await service.succeed('getInvoice', {
    token: team.session,
    id: await makeInvoice(service, team),
  });
  const invited = await service.succeed('createMember', {
    token: team.token,
    id: team.workspaceId,
    body: { email: 'bob.rotates@example.com', role: 'member' },
  });
  return { team, person, leaver, cursor, signIn, email, change, deletion, invoiceUrl, invited };
}

type LiveData = Awaited<ReturnType<typeof makeLiveData>>;

const secondPage = ({ team, cursor = '' }: LiveData) => ({ token: team.token, query: { limit: 1, cursor } });

function invoicePage(service: Service, { invoiceUrl }: LiveData) {
  return request(createServer(service.app)).get(new URL(invoiceUrl).pathname);
}

/** Pings a webhook, and asserts that its message is signed with the secret that its owner has. */
async function expectSigned(
  service: Service,
  keys: Parameters<typeof secretsOf>[0],
  { team }: Pick<LiveData, 'team'>,
  {
    id,
    secret,
    receiver,
  }: { id: string; secret: string; receiver: Awaited<ReturnType<typeof startReceiver>> },
): Promise<void> {
  const worker = startWorker(service, { secrets: secretsOf(keys) });
  const { event_id: sent } = await service.succeed('pingWebhook', { token: team.session, id });
  const find = () => receiver.received.find(({ headers }) => headers['webhook-id'] === sent);
  await expect.poll(find, patience).toBeDefined();
  const { body = '', headers = {} } = find() ?? {};
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  await worker.stop(2_000);
}

describe('a new SECRET_KEY with SECRET_KEY_PREVIOUS', () => {
  it('leaves working what depends on the old key, and says when that can be removed', async () => {
    const before = await startService({ ...common, secretKeys: keysBefore });
    const { databaseUrl } = before;
    const data = await makeLiveData(before);
    const receiver = await startReceiver();
    const make = async () => {
      const made = await createWebhook(
        before,
        { ...data.team, token: data.team.session },
        { url: receiver.url },
      );
      return { id: made.webhook.id, secret: made.secret, receiver };
    };
    const sealed = await make();
    const made = await make();
    // As a release before 2.12 stores it: the secret is derived.
    const derived = secretsOf(keysBefore).webhookSecret(storedId(made.id), 0);
    const unsealed = { ...made, secret: derived };
    await before.database.reader.prisma.webhook.updateMany({
      where: { id: storedId(unsealed.id) },
      data: { sealedSecret: null, sealedGeneration: null },
    });

    const service = await startService({ ...common, databaseUrl, secretKeys: keysMeanwhile });
    await service.succeed('listBoards', secondPage(data));
    expect((await invoicePage(service, data)).status).toBe(200);
    await service.succeed('createSession', {
      body: { sign_in_id: data.signIn, code: codeOf(keysBefore, 'signIn', data.signIn) },
    });
    const changed = { code: codeOf(keysBefore, 'emailChange', data.change.id) };
    await service.succeed('confirmEmailChange', {
      token: data.person.session,
      id: data.change.id,
      body: changed,
    });
    const deleted = { code: codeOf(keysBefore, 'accountDeletion', data.deletion.id) };
    await service.succeed('confirmAccountDeletion', {
      token: data.leaver.session,
      id: data.deletion.id,
      body: deleted,
    });
    const { id: signIn } = await service.succeed('createSignInCode', { body: { email: data.email } });
    await service.succeed('createSession', {
      body: { sign_in_id: signIn, code: codeOf(keysAfter, 'signIn', signIn) },
    });
    const mailServer = await makeMailServer();
    await runJobs({ ...service, secretKeys: keysMeanwhile }, mailServer);
    const mailed = () => mailServer.mails.find(({ to }) => to.includes('bob.rotates@example.com'));
    await expect.poll(mailed, patience).toBeDefined();
    for (const webhook of [sealed, unsealed]) await expectSigned(service, keysMeanwhile, data, webhook);

    expect(await secretKeys(service, 'status', oldKey)).toMatchObject({
      webhooks_to_rekey: 2,
      removable: false,
    });
    expect(await secretKeys(service, 'rekey', oldKey)).toMatchObject({ sealed: 2 });
    expect(await secretKeys(service, 'rekey', oldKey)).toMatchObject({ sealed: 0 });
    const status = await secretKeys(service, 'status', oldKey);
    expect(status).toMatchObject({ webhooks_to_rekey: 0, removable: false });
    const days =
      (Date.parse(String(status.removable_at)) - Date.parse(String(status.rekeyed_at))) / 86_400_000;
    expect(days).toBe(62);
    // Whoever goes back to the old key starts again with the next change.
    expect(await secretKeys(service, 'rekey', newKey, oldKey)).toMatchObject({ sealed: 2 });
    expect(await secretKeys(service, 'status', oldKey)).toMatchObject({ rekeyed_at: 'never' });
    expect(await secretKeys(service, 'rekey', oldKey)).toMatchObject({ sealed: 2 });

    const after = await startService({ ...common, databaseUrl, secretKeys: keysAfter });
    for (const webhook of [sealed, unsealed]) await expectSigned(after, keysAfter, data, webhook);
    const token = data.team.session;
    const overlap = { body: { overlap_seconds: 600 } };
    await after.succeed('rotateWebhookSecret', { token, id: sealed.id, ...overlap });
    await expectSigned(after, keysAfter, data, sealed);
    await after.fail('listBoards', 400, secondPage(data));
    expect((await invoicePage(after, data)).status).toBe(404);
  });

  it('is refused by rekey if it did not encrypt the secrets, which stay as they are', async () => {
    const before = await startService({ ...common, secretKeys: keysBefore });
    const team = await makeTeam(before);
    const receiver = await startReceiver();
    const { webhook, secret } = await createWebhook(
      before,
      { ...team, token: team.session },
      { url: receiver.url },
    );
    const mistyped = await runSecretKey(before, 'rekey', oldKey.toUpperCase());
    expect(mistyped).toMatchObject({ code: 1, stdout: '' });
    expect(mistyped.stderr).toMatch(
      /^Neither key opens the secrets of 1 webhooks, so they stay as they are;/,
    );
    const forgotten = await runSecretKey(before, 'rekey', undefined);
    expect(forgotten).toMatchObject({ code: 1, stdout: '' });
    expect(forgotten.stderr).toMatch(/^There is no SECRET_KEY_PREVIOUS\./);
    expect(await secretKeys(before, 'rekey', oldKey)).toMatchObject({ sealed: 1 });
    const after = await startService({ ...common, databaseUrl: before.databaseUrl, secretKeys: keysAfter });
    await expectSigned(after, keysAfter, { team }, { id: webhook.id, secret, receiver });
  });
});
