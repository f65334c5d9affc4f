/** Repeated requests of people who have lost what the first request needed: a stored response is no way around that. */
import { beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../../src/domain/core/principals.ts';
import type { Role } from '../../src/domain/core/principals.ts';
import { makeBoard, makeMember, makeSession, makeTenant } from '../support/factories.ts';
import type { Member, Tenant } from '../support/factories.ts';
import { named, sessionEnders } from '../support/generated-calls.ts';
import { storedId } from '../support/ids.ts';
import { makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, ProblemBody, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { addTeammate, makeTeam } from '../support/teams.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
let service: Service;
let tenant: Tenant;

beforeAll(async () => {
  service = await startService({ now: () => now });
  tenant = await makeTenant(service);
});

const keyed = (operationId: OperationId, options: CallOptions) =>
  service.call(operationId, { ...options, headers: { 'Idempotency-Key': operationId } });

const changeMember = ({ token }: Tenant, { memberId }: Member, body: object) =>
  service.succeed('updateMember', { token, id: memberId, body });
const memberships = () => service.database.reader.prisma.workspaceMember;

describe('every operation with Idempotency-Key', () => {
  let world: World;

  beforeAll(async () => {
    world = await makeWorld(service);
  });

  /** Runs `test` while the memberships of a world's owner are others, and puts them back. */
  async function withMemberships(
    { userId: ownerId }: World,
    data: { readonly role: Role } | { readonly userId: string },
    test: () => Promise<void>,
  ): Promise<void> {
    const userId = storedId(ownerId);
    const before = await memberships().findMany({ where: { userId } });
    await memberships().updateMany({ where: { userId }, data });
    try {
      await expectNothingStored(service, test);
    } finally {
      for (const { id, role } of before) {
        await memberships().update({ where: { id }, data: { userId, role } });
      }
    }
  }

  /** After these, the caller is not a member of what they were about, or they are about no workspace at all. */
  const givesUpAccess: readonly string[] = [
    ...['leaveWorkspace', 'declineInvite'],
    ...['createEmailChange', 'confirmEmailChange', 'createExport', 'createAccountDeletion'],
  ];
  const keyedOperations = named(
    ({ operationId, headerParameters }) =>
      headerParameters.includes('Idempotency-Key') && !sessionEnders.includes(operationId),
  );

  it.each(keyedOperations)(
    'repeats the response of %s only to a caller who may still do it',
    async (operationId, spec) => {
      // Others can't do their work without the board.
      const place = operationId === 'moveBoard' ? await makeWorld(service) : world;
      const call = { ...validCall(operationId, place), token: place.session };
      const first = await keyed(operationId, call);
      expect(first.status).toBeLessThan(300);
      const repeat = () => keyed(operationId, call);

      await withMemberships(place, { userId: storedId(tenant.userId) }, async () => {
        const { status, text } = await repeat();
        const refusal = spec.path.includes('{') ? [404, 'not_found'] : [403, 'insufficient_role'];
        if (givesUpAccess.includes(operationId)) expect([status, text]).toEqual([first.status, first.text]);
        else expect([status, (JSON.parse(text) as ProblemBody).code]).toEqual(refusal);
      });
      const lower = roles[roles.indexOf(spec.minimumRole ?? 'guest') - 1];
      // It makes the owner who transfers a workspace an admin, whose role the response needs from then on.
      const below = operationId === 'transferWorkspace' ? 'member' : lower;
      if (below !== undefined && !givesUpAccess.includes(operationId)) {
        await withMemberships(place, { role: below }, async () => {
          const { status, text } = await repeat();
          // A guest without boards does not see what the request was about.
          expect([403, ...(below === 'guest' ? [404] : [])]).toContain(status);
          if (status === 403) expect(text).toContain('"code":"insufficient_role"');
        });
      }
      const again = await repeat();
      expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([
        first.status,
        first.text,
        'true',
      ]);
    },
  );
});

describe('a repeated createCard', () => {
  const createCard = (token: string, id: string) =>
    keyed('createCard', { token, id, body: { title: 'Secret' } });

  it('returns 404 once its creator is a guest without access to the board, and 403 to a guest with access', async () => {
    const { board } = await makeBoard(service, tenant);
    const maker = await makeMember(service, tenant, 'member');
    const credentials = [maker.token, (await makeSession(service, maker)).secret];
    for (const token of credentials) expect((await createCard(token, board.id)).status).toBe(201);
    await changeMember(tenant, maker, { role: 'guest' });
    for (const token of credentials) expect((await createCard(token, board.id)).status).toBe(404);
    await changeMember(tenant, maker, { board_ids: [board.id] });
    for (const token of credentials) expect((await createCard(token, board.id)).status).toBe(403);
  });

  it('needs the access that an earlier release has stored with the response', async () => {
    const { board } = await makeBoard(service, tenant);
    const maker = await makeMember(service, tenant, 'member');
    const first = await createCard(maker.token, board.id);
    await service.database.reader.prisma.$executeRaw`UPDATE idempotent_answers SET roles = NULL`;
    expect((await createCard(maker.token, board.id)).text).toBe(first.text);
    await changeMember(tenant, maker, { role: 'guest', board_ids: [board.id] });
    expect((await createCard(maker.token, board.id)).status).toBe(403);
  });

  it('shows the stored response again when the board was deleted meanwhile', async () => {
    const { board } = await makeBoard(service, tenant);
    const maker = await makeMember(service, tenant, 'member');
    const first = await createCard(maker.token, board.id);
    await service.succeed('deleteBoard', { token: tenant.token, id: board.id });
    expect((await createCard(maker.token, board.id)).text).toBe(first.text);
  });
});

describe('a repeated createAccessToken', () => {
  it('no longer shows the secret to a creator whose role no longer allows its scopes', async () => {
    const maker = await makeMember(service, tenant, 'admin');
    const create = () =>
      keyed('createAccessToken', {
        token: maker.token,
        id: tenant.workspaceId,
        body: { name: 'Events', scopes: ['events:read'] },
      });
    const first = await create();
    await changeMember(tenant, maker, { role: 'member' });
    expect((await create()).status).toBe(403);
    await changeMember(tenant, maker, { role: 'admin' });
    expect((await create()).text).toBe(first.text);
  });
});

describe('a repeated createMember', () => {
  it('for an owner is refused once the inviter is only an admin', async () => {
    const team = await makeTeam(service);
    const inviter = await addTeammate(service, team, 'owner');
    const body = { email: 'another.owner@example.com', role: 'owner' };
    const create = () => keyed('createMember', { token: inviter.token, id: inviter.workspaceId, body });
    expect((await create()).status).toBe(201);
    await changeMember(team, inviter, { role: 'admin' });
    expect((await create()).status).toBe(403);
  });
});
