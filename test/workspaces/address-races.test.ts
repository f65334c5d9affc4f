/** People who join a workspace, or create one, while their email address changes. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEvents, readEventsAbout } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { emailChangeCodeOf } from '../support/mailed-secrets.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { invite, makePerson, makeTeam, memberIdOf, memberRow, replyOnPage } from '../support/teams.ts';
import type { SentInvite, Teammate } from '../support/teams.ts';

let service: Service;
let team: Teammate;
let person: Awaited<ReturnType<typeof makePerson>>;
let addresses = 0;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  team = await makeTeam(service);
  person = await makePerson(service);
  addresses += 1;
});

const newAddress = () => `changed${addresses}@example.com`;

/** Sends a request that reads the person's old address and then waits until the new one is stored. */
async function whileAddressChanges<Answer>(
  send: () => PromiseLike<Answer>,
  email = newAddress(),
): Promise<Answer> {
  const token = person.session;
  const { id } = await service.succeed('createEmailChange', { token, body: { email } });
  // Stops the change after it has locked the person.
  const held = await holdTransaction(service, 'SELECT 1 FROM workspace_members WHERE id = $1 FOR UPDATE', [
    await memberIdOf(service, person),
  ]);
  const confirming = service.call('confirmEmailChange', {
    ...{ token, id, body: { code: emailChangeCodeOf(id) } },
  });
  await untilWaiting(service, 1);
  const sending = Promise.resolve(send());
  await untilWaiting(service, 2);
  await held.commit();
  expect((await confirming).status).toBe(200);
  return sending;
}

const call = (operationId: OperationId, options: CallOptions) => () => service.call(operationId, options);
const reply = (operationId: 'acceptInvite' | 'declineInvite', { token: id }: SentInvite) =>
  call(operationId, { token: person.session, id });
const isOpen = async ({ token: id }: SentInvite) => (await service.call('getInvite', { id })).status === 200;
const rowOf = ({ id }: SentInvite) =>
  service.database.reader.prisma.workspaceMember.findUniqueOrThrow({ where: { id: storedId(id) } });

it('a workspace that is created has the new address of its owner, also in its events', async () => {
  const answer = await whileAddressChanges(
    call('createWorkspace', { token: person.session, body: { name: 'Late' } }),
  );
  expect(answer.status).toBe(201);
  const { id: workspaceId } = answer.body as { id: string };
  const row = await memberRow(service, { ...person, workspaceId });
  expect(row?.email).toBe(newAddress());
  const events = await readEvents(service, { ...person, workspaceId });
  const created = events.find(({ type }) => type === 'member.created');
  expect(created?.changes).toMatchObject({ email: { to: newAddress() } });
});

describe('an invite of the previous address', () => {
  it.each(['acceptInvite', 'declineInvite'] as const)(
    'is a 403 for %s, and stays open',
    async (operationId) => {
      const sent = await invite(service, team, person.email);
      const answer = await whileAddressChanges(reply(operationId, sent));
      expect(answer).toMatchObject({ status: 403, body: { code: 'wrong_recipient' } });
      expect(await isOpen(sent)).toBe(true);
      expect(await rowOf(sent)).toMatchObject({ status: 'invited', userId: null, email: person.email });
    },
  );

  it('that is accepted on its page is for whoever has that address now', async () => {
    const sent = await invite(service, team, person.email);
    const answer = await whileAddressChanges(() => replyOnPage(service, sent.token, { action: 'accept' }));
    expect(answer.status).toBe(200);
    const { userId } = await rowOf(sent);
    const joined = await service.database.reader.prisma.user.findFirst({ where: { id: userId ?? '' } });
    expect(joined?.email).toBe(person.email);
    expect(userId).not.toBe(storedId(person.userId));
    expect(await memberRow(service, { ...person, workspaceId: team.workspaceId })).toBeNull();
  });
});

describe('an invite of the new address', () => {
  it('is accepted', async () => {
    const sent = await invite(service, team, newAddress());
    expect((await whileAddressChanges(reply('acceptInvite', sent))).status).toBe(200);
    expect(await rowOf(sent)).toMatchObject({ status: 'active', userId: storedId(person.userId) });
    const types = (await readEventsAbout(service, team, sent.id)).map(({ type }) => type);
    expect(types).toEqual(['member.created', 'member.updated']);
  });

  it('is declined', async () => {
    const sent = await invite(service, team, newAddress());
    expect((await whileAddressChanges(reply('declineInvite', sent))).status).toBe(204);
    expect(await isOpen(sent)).toBe(false);
  });
});
