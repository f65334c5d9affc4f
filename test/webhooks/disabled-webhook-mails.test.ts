/** How many mails say that a webhook was disabled. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { systemNow } from '../support/clock.ts';
import { makeBoard, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, runJobs } from '../support/jobs.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { invite } from '../support/teams.ts';
import {
  createWebhook,
  localSettings,
  makeNumberedCards,
  patience,
  respond,
  startReceiver,
  startWorker,
} from '../support/webhook-receivers.ts';

const dayMs = 86_400_000;

let service: Service;

beforeAll(async () => {
  service = await startService({ now: systemNow, webhooks: localSettings });
});

async function mailsAbout(id: string): Promise<number> {
  const jobs = await service.database.reader.rows(Prisma.sql`
    SELECT 1 FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'mail-webhook-disabled' AND j.payload->>'webhookId' = ${storedId(id)}`);
  return jobs.length;
}

const enable = ({ token }: Tenant, id: string) =>
  service.succeed('updateWebhook', { token, id, body: { enabled: true } });

/** Waits until the service has disabled a webhook so many times. */
async function untilDisabled({ token }: Tenant, id: string, times: number): Promise<void> {
  const query = { type: 'webhook.disabled', limit: 100 };
  const disabled = async () => {
    const { data } = await service.succeed('listEvents', { token, query });
    return data.filter(({ resource }) => resource.id === id).length;
  };
  await expect.poll(disabled, patience).toBe(times);
}

describe('the mail about a disabled webhook', () => {
  it('is sent to an admin once a day when a webhook is enabled and disabled again, with an event each time', async () => {
    let offsetMs = 0;
    const now = () => new Date(systemNow().getTime() + offsetMs);
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver(respond(410));
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    startWorker(service, { now });
    await makeNumberedCards(service, tenant, board.id, 1);
    await untilDisabled(tenant, webhook.id, 1);
    await enable(tenant, webhook.id);
    await untilDisabled(tenant, webhook.id, 2);
    expect(await mailsAbout(webhook.id)).toBe(1);
    offsetMs = dayMs + 60_000;
    await enable(tenant, webhook.id);
    await untilDisabled(tenant, webhook.id, 3);
    expect(await mailsAbout(webhook.id)).toBe(2);
  });

  it('is sent to those who are admins when it is sent, and not of a workspace that is deleted by then', async () => {
    const [tenant, ended] = [await makeTenant(service), await makeTenant(service)];
    const demoted = await makeMember(service, tenant, 'admin');
    await invite(service, tenant, 'invited.admin@example.com', { role: 'admin' });
    const receiver = await startReceiver(respond(410));
    const disable = async (owner: Tenant) => {
      const { webhook } = await createWebhook(service, owner, { url: receiver.url });
      await makeBoard(service, owner);
      await untilDisabled(owner, webhook.id, 1);
      return webhook.id;
    };
    startWorker(service);
    const webhooks = [await disable(tenant), await disable(ended)];
    expect(await Promise.all(webhooks.map(mailsAbout))).toEqual([2, 1]);
    const change = { token: tenant.token, id: demoted.memberId, body: { role: 'member' } };
    await service.succeed('updateMember', change);
    await service.database.reader.rows(Prisma.sql`
      UPDATE workspaces SET deleted_at = now() WHERE id = ${storedId(ended.workspaceId)}::uuid`);
    const mailServer = await makeMailServer();
    await runJobs(service, mailServer);
    await expect.poll(() => Promise.all(webhooks.map(mailsAbout)), patience).toEqual([0, 0]);
    const mailed = mailServer.mails.flatMap(({ to }) => to);
    expect(mailed).toContain(tenant.email);
    for (const { email } of [demoted, ended]) expect(mailed).not.toContain(email);
  });

  it('is sent to one mailbox ten times a day, however many webhooks are disabled', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver(respond(410));
    const create = () => createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    startWorker(service);
    const created: string[] = [];
    for (let count = 0; count < 11; count += 1) created.push((await create()).webhook.id);
    await makeNumberedCards(service, tenant, board.id, 1);
    for (const id of created) await untilDisabled(tenant, id, 1);
    const counts = await Promise.all(created.map(mailsAbout));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
  });
});
