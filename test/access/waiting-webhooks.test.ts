/** Changes of webhooks that wait for what sends messages are judged by the access that their author has when they go on. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { addTeammate, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';
import { outcomesAfterWait, outcomesOf } from '../support/waiting-changes.ts';
import type { Change } from '../support/waiting-changes.ts';
import { exampleUrl, makeWebhook } from '../support/webhook-calls.ts';
import type { WebhookIds } from '../support/webhook-calls.ts';

let service: Service;
let team: Teammate;
/** An admin, who loses access. */
let author: Teammate;
let webhook: WebhookIds;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  team = await makeTeam(service);
  author = await addTeammate(service, team, 'admin');
  webhook = await makeWebhook(service, { ...team, token: team.session });
});

const losses: Readonly<Record<string, () => Promise<unknown>>> = {
  'is removed': () => service.succeed('deleteMember', { token: team.session, id: author.memberId }),
  'becomes a member': () =>
    service.succeed('updateMember', { token: team.session, id: author.memberId, body: { role: 'member' } }),
};

/** A change that waits for a row of a table that the worker locks while it claims or stores messages. */
const wait = (operationId: OperationId, table: string, key: string, id: string, body?: object): Change => ({
  operationId,
  options: { id, ...(body && { body }) },
  held: { statement: `SELECT 1 FROM ${table} WHERE ${key} = $1 FOR UPDATE`, ids: [id] },
});

/** A message that waits until another one to the same webhook is counted. */
async function waitForCount(
  operationId: OperationId,
  id: string,
  body?: object,
  statement = `SELECT 1 FROM guess_counts WHERE key LIKE 'webhook%' FOR UPDATE`,
): Promise<Change> {
  await service.succeed('pingWebhook', { token: team.session, id: webhook.webhookId });
  return { operationId, options: { id, ...(body && { body }) }, held: { statement, ids: [] } };
}

type MakeChange = (statement?: string) => Change | Promise<Change>;

const messages: Readonly<Record<string, MakeChange>> = {
  pingWebhook: (statement) => waitForCount('pingWebhook', webhook.webhookId, undefined, statement),
  redeliver: (statement) => waitForCount('redeliver', webhook.deliveryId, undefined, statement),
  createReplay: (statement) =>
    waitForCount('createReplay', webhook.webhookId, { after: webhook.eventId }, statement),
};

const changes: Readonly<Record<string, MakeChange>> = {
  updateWebhook: () =>
    wait('updateWebhook', 'webhook_queues', 'webhook_id', webhook.webhookId, { url: `${exampleUrl}&more=1` }),
  deleteWebhook: () => wait('deleteWebhook', 'webhook_queues', 'webhook_id', webhook.webhookId),
  cancelReplay: () => wait('cancelReplay', 'webhook_lanes', 'replay_id', webhook.replayId),
  ...messages,
};

const withLosses = (of: Readonly<Record<string, MakeChange>>) =>
  Object.entries(of).flatMap(([name, change]) =>
    Object.entries(losses).map(([loss, lose]) => [name, loss, change, lose] as const),
  );

describe('a change that waits for what sends messages', () => {
  it.each(withLosses(changes))(
    'is refused as it is afterwards: %s by an author who %s',
    async (_name, _loss, change, lose) => {
      const [waiting, later] = await outcomesOf(service, author, await change(), lose);
      expect(later[0]).toBeGreaterThanOrEqual(403);
      expect(waiting).toEqual(later);
    },
  );
});

const reachLimit = `UPDATE guess_counts SET guesses = 60 WHERE key LIKE 'webhook%'`;

describe('a message that waits for the one that reaches the limit', () => {
  it.each(withLosses(messages))(
    "doesn't tell that to an author who no longer has access: %s by one who %s",
    async (_name, _loss, message, lose) => {
      const [waiting, later] = await outcomesAfterWait(service, author, await message(reachLimit), lose);
      expect([403, 404]).toContain(later[0]);
      expect(waiting).toEqual(later);
    },
  );

  it.each(Object.entries(messages))('is refused for the limit otherwise: %s', async (_name, message) => {
    const change = await message(reachLimit);
    const outcomes = await outcomesAfterWait(service, author, change, () => Promise.resolve());
    expect(outcomes).toEqual([
      [429, 'rate_limited'],
      [429, 'rate_limited'],
    ]);
  });
});
