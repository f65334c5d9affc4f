/** Who may call what, generated over every operation of the contract: credentials, scopes and roles. */
import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { scopes } from '../../src/domain/core/principals.ts';
import type { Scope } from '../../src/domain/core/principals.ts';
import { unknownSecret } from '../support/access-tokens.ts';
import { testStart } from '../support/clock.ts';
import { makeBoard, makeMember, makeSession, makeToken, removeMember } from '../support/factories.ts';
import {
  answerTo,
  guarded,
  named,
  problemOf,
  sessionEnders,
  unknownIdLike,
} from '../support/generated-calls.ts';
import { storedId } from '../support/ids.ts';
import { makeLegacyShareLink } from '../support/old-data.ts';
import { makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStoredByGroup } from '../support/stored-state.ts';

let service: Service;
let own: World;
let foreign: World;
/** A third one, for requests that succeed. */
let spare: World;
/** Of someone who was an owner of the own workspace's team and was removed from it. */
let removedToken: string;

/** A fourth one, for requests of its owner's session that succeed. */
let signedIn: World;
/** Tokens of the own workspace with all scopes but one. */
const tokensWithout = new Map<Scope, string>();

beforeAll(async () => {
  service = await startService();
  own = await makeWorld(service);
  foreign = await makeWorld(service);
  spare = await makeWorld(service);
  signedIn = await makeWorld(service);
  for (const left of scopes) {
    const others = scopes.filter((scope) => scope !== left);
    tokensWithout.set(left, await makeToken(service, own, others));
  }
  removedToken = await makeTokenOfRemovedMember();
});

const scoped = guarded.flatMap(([operationId, { scope }]) =>
  scope === undefined ? [] : [[operationId, scope] as const],
);

describe('the right credential', () => {
  expectNothingStoredByGroup(() => service);

  it.each(guarded)('is required by %s', async (operationId) => {
    const answer = await answerTo(service, operationId, undefined, validCall(operationId, own));
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(problemOf(answer).code).toBe('unauthorized');
  });

  it.each(guarded)('is refused by %s when it is unknown or its creator was removed', async (operationId) => {
    for (const secret of [unknownSecret('access_token'), unknownSecret('session'), removedToken]) {
      const answer = await answerTo(service, operationId, secret, validCall(operationId, own));
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toMatch(
        /^Bearer error="invalid_token", error_description="[^"]+"$/,
      );
      expect(problemOf(answer).code).toBe('invalid_token');
    }
  });

  it.each(guarded.filter(([, { credentials }]) => !credentials.includes('accessTokenAuth')))(
    'must be a session for %s',
    async (operationId) => {
      const answer = await answerTo(service, operationId, own.token, validCall(operationId, own));
      expect(answer.status).toBe(403);
      expect(problemOf(answer).code).toBe('session_required');
    },
  );

  it.each(scoped)('needs the scope of %s', async (operationId, scope) => {
    const token = tokensWithout.get(scope);
    const answer = await answerTo(service, operationId, token, validCall(operationId, own));
    expect(answer.status).toBe(403);
    expect(answer.headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
    expect(problemOf(answer)).toMatchObject({
      code: 'insufficient_scope',
      detail: expect.stringContaining(scope) as unknown,
    });
  });
});

describe('a secret of any other kind', () => {
  it.each([
    [
      'a share token',
      async (id: string) =>
        (await service.succeed('createShareLink', { token: own.token, id, body: {} })).token,
    ],
    [
      'a legacy share token',
      (id: string) => makeLegacyShareLink(service, own, id, new Date('2999-01-01T00:00:00Z')),
    ],
    ['the shape of a share token', () => Promise.resolve(randomBytes(16).toString('base64url'))],
    ['the shape of a legacy share token', () => Promise.resolve(randomBytes(6).toString('hex'))],
    [
      'a secret with a wrong checksum',
      () => Promise.resolve(`${own.token.slice(0, -1)}${own.token.endsWith('0') ? '1' : '0'}`),
    ],
    ['a secret in other letter case', () => Promise.resolve(own.token.toUpperCase())],
    ['the shape of a session of old', () => Promise.resolve(`bws_${randomBytes(32).toString('base64url')}`)],
    [
      'a session under the name of an access token',
      () => Promise.resolve(own.session.replace('bws_', 'bwt_')),
    ],
    ['an access token under the name of a session', () => Promise.resolve(own.token.replace('bwt_', 'bws_'))],
    ['a sign-in code', () => Promise.resolve(own.signInCode)],
    ['its own hash', () => Promise.resolve(createHash('sha256').update(own.token).digest('hex'))],
  ])('is no credential: %s', async (_what, makeSecret) => {
    const token = await makeSecret(own.cardId);
    for (const operationId of ['getMe', 'getCard', 'deleteCard'] as const) {
      const answer = await answerTo(service, operationId, token, validCall(operationId, own));
      expect(answer.status).toBe(401);
      expect(problemOf(answer).code).toBe('invalid_token');
    }
  });
});

describe('a credential', () => {
  it.each([
    ['was revoked', { revokedAt: testStart }],
    ['has expired', { expiresAt: testStart }],
  ])('is refused from the next request on when it %s', async (_what, data) => {
    const token = await makeToken(service, own, scopes);
    await service.succeed('getMe', { token });
    const tokenHash = new Uint8Array(createHash('sha256').update(token).digest());
    await service.database.reader.prisma.accessToken.update({ where: { tokenHash }, data });
    expect((await service.fail('getMe', 401, { token })).code).toBe('invalid_token');
  });

  it.each([
    ['has ended', (id: string) => service.database.reader.prisma.session.delete({ where: { id } })],
    [
      'has expired',
      (id: string) =>
        service.database.reader.prisma.session.update({ where: { id }, data: { expiresAt: testStart } }),
    ],
  ])('is refused from the next request on when it is a session that %s', async (_what, end) => {
    const { id, secret } = await makeSession(service, own);
    await service.succeed('getMe', { token: secret });
    await end(storedId(id));
    expect((await service.fail('getMe', 401, { token: secret })).code).toBe('invalid_token');
  });
});

describe('an operation without a credential', () => {
  const open = named(({ credentials }) => credentials.length === 0);
  const reading = open.filter(([, { method }]) => method === 'get');

  it('is possible only for sign-in, and for links and documents that are public', () => {
    const openIds = open.map(([operationId]) => operationId);
    expect(openIds).toEqual(['createSignInCode', 'createSession', 'getInvite', 'getSharedCard']);
  });

  it.each(reading)('returns the same with any credential or none: %s', async (operationId) => {
    const call = validCall(operationId, own);
    const answer = await answerTo(service, operationId, undefined, call);
    expect(answer.status).toBe(200);
    for (const token of [own.token, foreign.token, own.session, unknownSecret('access_token'), 'x']) {
      expect(await answerTo(service, operationId, token, call)).toEqual(answer);
    }
  });

  it.each(open)('works without a credential and with an invalid one: %s', async (operationId) => {
    for (const token of [undefined, 'x']) {
      const world = await makeWorld(service);
      const answer = await answerTo(service, operationId, token, validCall(operationId, world));
      expect(answer.status).toBeLessThan(300);
    }
  });

  it.each(reading)('accepts no credential in place of the secret in its path: %s', async (operationId) => {
    for (const token of [own.token, own.session, unknownSecret('session')]) {
      const answer = await answerTo(service, operationId, own.token, { id: token });
      expect(answer.status).toBe(404);
      expect(problemOf(answer).code).toBe('not_found');
    }
  });
});

describe('a role that is too low', () => {
  const roleBelow = { member: 'guest', admin: 'member', owner: 'admin' } as const;

  // A guest sees the boards that it was given, and nothing else of the workspace but its name.
  const hiddenFromGuests = (spec: OperationSpec) =>
    ['templates', 'access-tokens', 'members', 'webhooks', 'deliveries'].some((name) =>
      spec.path.startsWith(`/v1/${name}/{id}`),
    );

  /** Of each role, people of the own workspace and of its team. */
  const people = new Map<string, Credentials>();
  let guestElsewhere: Credentials;

  beforeAll(async () => {
    for (const role of ['guest', 'member', 'admin'] as const) {
      for (const workspaceId of [own.workspaceId, own.teamId]) {
        const boards = workspaceId === own.teamId ? [] : [own.boardId, own.archivedBoardId];
        people.set(`${role} of ${workspaceId}`, await makePerson({ ...own, workspaceId }, role, boards));
      }
    }
    const { board } = await makeBoard(service, own);
    guestElsewhere = await makePerson(own, 'guest', [board.id]);
  });

  expectNothingStoredByGroup(() => service);

  const aboveGuests = guarded.filter(([, spec]) => spec.minimumRole !== 'guest' && !hiddenFromGuests(spec));

  it.each(aboveGuests)(
    'returns 403 with the required role when it is too low for %s',
    async (operationId, spec) => {
      const { minimumRole } = spec;
      if (minimumRole === undefined || minimumRole === 'guest') throw new Error('there is no lower role');
      const call = validCall(operationId, own);
      const workspaceId = call.id === own.teamId ? own.teamId : own.workspaceId;
      const person = people.get(`${roleBelow[minimumRole]} of ${workspaceId}`);
      for (const credential of credentialsOf(person, spec)) {
        const answer = await answerTo(service, operationId, credential, call);
        expect(answer.status).toBe(403);
        expect(problemOf(answer)).toMatchObject({
          code: 'insufficient_role',
          detail: expect.stringContaining(minimumRole) as unknown,
        });
      }
    },
  );

  it.each(named((spec) => spec.path.includes('{id}') && !spec.path.startsWith('/v1/workspaces')))(
    'returns the same 404 to a guest of another board as for an unknown id: %s',
    async (operationId, spec) => {
      const call = validCall(operationId, own);
      const unknown = { ...call, id: unknownIdLike(call.id ?? '') };
      for (const token of credentialsOf(guestElsewhere, spec)) {
        const answer = await answerTo(service, operationId, token, call);
        expect(answer.status).toBe(404);
        expect(answer).toEqual(await answerTo(service, operationId, token, unknown));
      }
    },
  );
});

describe('a role', () => {
  it('is checked at the time of the request, not when the token was created', async () => {
    const member = await makeMember(service, own, 'member');
    const body = { name: 'Board' };
    await service.succeed('createBoard', { token: member.token, body });
    const change = { token: own.token, id: member.memberId };
    await service.succeed('updateMember', { ...change, body: { role: 'guest' } });
    await service.fail('createBoard', 403, { token: member.token, body });
    await removeMember(service, member);
    expect((await service.fail('createBoard', 401, { token: member.token, body })).code).toBe(
      'invalid_token',
    );
  });
});

describe('a credential that suffices', () => {
  /** After these, a session or its owner can't do what the others need. */
  const leavers: readonly string[] = [...sessionEnders, 'leaveWorkspace', 'moveBoard', 'transferWorkspace'];

  it.each(guarded.filter(([, { credentials }]) => credentials.includes('sessionAuth')))(
    'can be a session of the owner for %s',
    async (operationId, { method }) => {
      const takesAway = method === 'delete' || leavers.includes(operationId);
      const world = takesAway ? await makeWorld(service) : signedIn;
      const answer = await answerTo(service, operationId, world.session, validCall(operationId, world));
      expect(answer.status).toBeLessThan(300);
    },
  );

  const forTokens = guarded.filter(([, { credentials }]) => credentials.includes('accessTokenAuth'));

  it.each(forTokens)('needs no other scope than that of %s', async (operationId, { scope, method }) => {
    const world = method === 'delete' ? await makeWorld(service) : spare;
    const token = await makeToken(service, world, scope === undefined ? [] : [scope]);
    expect((await answerTo(service, operationId, token, validCall(operationId, world))).status).toBeLessThan(
      300,
    );
  });
});

interface Credentials {
  readonly token: string;
  readonly session: string;
}

async function makePerson(
  world: World,
  role: 'guest' | 'member' | 'admin',
  boardIds: readonly string[],
): Promise<Credentials> {
  const member = await makeMember(service, world, role, boardIds);
  const { secret: session } = await makeSession(service, member);
  return { token: member.token, session };
}

/** Those that an operation takes. */
function credentialsOf(person: Credentials | undefined, { credentials }: OperationSpec): readonly string[] {
  if (person === undefined) throw new Error('there is no such person');
  return credentials.includes('accessTokenAuth') ? [person.token, person.session] : [person.session];
}

async function makeTokenOfRemovedMember(): Promise<string> {
  const { token, memberId } = await makeMember(service, { ...own, workspaceId: own.teamId }, 'owner');
  await service.succeed('getMe', { token });
  await service.succeed('deleteMember', { token: own.session, id: memberId });
  return token;
}
