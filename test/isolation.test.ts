/** Tenant isolation and authorization, generated over every operation of the contract. */
import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract, resolveReference } from '../src/api/contract.ts';
import type { OperationSpec } from '../src/api/contract.ts';
import { generateSecret } from '../src/domain/access-token-secrets.ts';
import { fromTypeId, newId } from '../src/domain/ids.ts';
import { scopes } from '../src/domain/principals.ts';
import { allOperations } from './support/contract-matcher.ts';
import { makeBoard, makeMember, makeToken, untilEventsShow } from './support/factories.ts';
import { makeWorld, validCall, validCalls } from './support/operation-calls.ts';
import type { ValidCall, World } from './support/operation-calls.ts';
import { startService } from './support/service.ts';
import type { OperationId, ProblemBody, Service } from './support/service.ts';
import { expectNothingStored } from './support/stored-state.ts';

let service: Service;
/** Two workspaces that know nothing of each other. */
let own: World;
let foreign: World;
/** Tokens of the own workspace: its owner's, and one of a person who is an owner of the foreign one as well. */
let tokens: readonly string[];
/** A third one, for requests that succeed. */
let spare: World;

beforeAll(async () => {
  service = await startService();
  own = await makeWorld(service);
  foreign = await makeWorld(service);
  spare = await makeWorld(service);
  await untilEventsShow(service);
  tokens = [own.token, await makeTokenOfCommonOwner()];
});

const operations = allOperations().map((spec) => ({ ...spec, operationId: spec.operationId as OperationId }));
const named = (chosen: (spec: OperationSpec) => boolean) =>
  operations.filter(chosen).map((spec) => [spec.operationId, spec] as const);

/** An id of the same kind under which there is nothing. */
function unknownIdLike(id: string): string {
  return `${id.slice(0, id.lastIndexOf('_'))}_01m00000000000000000000000`;
}

/** An answer without what differs from request to request. */
async function answerTo(operationId: OperationId, token: string | undefined, call: ValidCall) {
  const { status, headers, text } = await service.call(operationId, { token, ...call });
  const lasting = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'request-id');
  return {
    status,
    headers: Object.fromEntries(lasting),
    text: text.replaceAll(headers['request-id'] ?? '', '').replace(/,"resume_cursor":"[^"]+"/, ''),
  };
}

function problemOf({ text }: { readonly text: string }): ProblemBody {
  return JSON.parse(text) as ProblemBody;
}

it('has a call of every operation of the contract, and of no other', () => {
  expect(Object.keys(validCalls).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

/** What needs a credential; the rest anyone may call. */
const guarded = named((spec) => spec.minimumRole !== undefined);

describe('an id of another workspace', () => {
  it.each(named((spec) => spec.path.includes('{id}')))(
    'is the same 404 to %s as one that does not exist, and changes nothing',
    async (operationId) => {
      const call = validCall(operationId, foreign);
      const unknown = { ...call, id: unknownIdLike(call.id ?? '') };
      await expectNothingStored(service, async () => {
        for (const token of tokens) {
          const answer = await answerTo(operationId, token, call);
          expect(answer.status).toBe(404);
          expect(problemOf(answer).code).toBe('not_found');
          expect(answer).toEqual(await answerTo(operationId, token, unknown));
        }
      });
    },
  );
});

interface Reference {
  readonly place: 'query' | 'body';
  readonly name: string;
}

const contract = loadContract();

/** The parameters and properties of an operation that name other resources. */
function referencesOf(spec: OperationSpec): Reference[] {
  const isReference = (name: string) => /_ids?$/.test(name);
  const { $ref } = spec.bodySchema ?? {};
  const body = $ref === undefined ? {} : (resolveReference(contract, $ref) as { properties?: object });
  return [
    ...spec.queryParameters.map(({ name }) => ({ place: 'query', name }) as const),
    ...Object.keys(body.properties ?? {}).map((name) => ({ place: 'body', name }) as const),
  ].filter(({ name }) => isReference(name));
}

/** What a reference of this name leads to in a world. */
const referred = {
  workspace_id: (world) => world.workspaceId,
  template_id: (world) => world.templateId,
  board_id: (world) => world.boardId,
  column_id: (world) => world.columnId,
  before_column_id: (world) => world.columnId,
  after_column_id: (world) => world.columnId,
  before_card_id: (world) => world.nextCardId,
  after_card_id: (world) => world.nextCardId,
  label_id: (world) => world.labelId,
  label_ids: (world) => world.labelId,
  assignee_id: (world) => world.userId,
  assignee_ids: (world) => world.userId,
  actor_id: (world) => world.userId,
  resource_id: (world) => world.cardId,
} satisfies Record<string, (world: World) => string>;

function referredId(name: string, world: World): string {
  const find = (referred as Readonly<Partial<Record<string, (world: World) => string>>>)[name];
  if (find === undefined) throw new Error(`the isolation test does not know what ${name} refers to`);
  return find(world);
}

/** A call with one reference exchanged; of the anchors of a move there can be only one. */
function withReference(call: ValidCall, { place, name }: Reference, id: string): ValidCall {
  const value = name.endsWith('_ids') ? [id] : id;
  const others = Object.entries(call[place] ?? {}).filter(
    ([other]) => !/^(?:before|after)_/.test(name) || !/^(?:before|after)_|^position$/.test(other),
  );
  return { ...call, [place]: { ...Object.fromEntries(others), [name]: value } };
}

const references = operations.flatMap((spec) =>
  referencesOf(spec).map(
    (reference) => [spec.operationId, reference.place, reference.name, reference] as const,
  ),
);

describe('an id of another workspace that is sent along', () => {
  it.each(references)(
    'is to %s, in the %s as %s, the same as one that does not exist',
    async (operationId, _, name, reference) => {
      const call = validCall(operationId, own);
      const foreignId = referredId(name, foreign);
      await expectNothingStored(service, async () => {
        const unknown = withReference(call, reference, unknownIdLike(foreignId));
        for (const token of tokens) {
          const answer = await answerTo(operationId, token, withReference(call, reference, foreignId));
          expect(answer).toEqual(await answerTo(operationId, token, unknown));
          if (answer.status === 200) expect(JSON.parse(answer.text)).toEqual({ data: [] });
          else expect([409, 422]).toContain(answer.status);
        }
      });
    },
  );

  it.each(references)(
    'is to %s, in the %s as %s, what makes the difference',
    async (operationId, _, name, reference) => {
      const call = withReference(validCall(operationId, spare), reference, referredId(name, spare));
      const answer = await answerTo(operationId, spare.token, call);
      expect(answer.status).toBeLessThan(300);
      if (operationId.startsWith('list')) expect(JSON.parse(answer.text)).not.toEqual({ data: [] });
    },
  );
});

describe('lists without an id', () => {
  it.each(named((spec) => spec.method === 'get' && !spec.path.includes('{')))(
    'show %s nothing of another workspace',
    async (operationId) => {
      for (const token of tokens) {
        const { text } = await service.call(operationId, { token });
        for (const id of [foreign.workspaceId, foreign.userId, foreign.boardId, foreign.templateId]) {
          expect(text).not.toContain(id);
        }
      }
    },
  );
});

describe('a credential', () => {
  it.each(guarded)('is asked for by %s when there is none', async (operationId) => {
    await expectNothingStored(service, async () => {
      const answer = await answerTo(operationId, undefined, validCall(operationId, own));
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(problemOf(answer).code).toBe('unauthorized');
    });
  });

  it.each(guarded)('that is unknown is refused by %s', async (operationId) => {
    await expectNothingStored(service, async () => {
      const answer = await answerTo(operationId, generateSecret(), validCall(operationId, own));
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toMatch(
        /^Bearer error="invalid_token", error_description="[^"]+"$/,
      );
      expect(problemOf(answer).code).toBe('invalid_token');
    });
  });

  it.each([
    ['a share token', (cardId: string) => makeShareToken(cardId)],
    ['a legacy share token', (cardId: string) => makeLegacyShareToken(cardId)],
    ['the shape of a share token', () => Promise.resolve(randomBytes(16).toString('base64url'))],
    ['the shape of a legacy share token', () => Promise.resolve(randomBytes(6).toString('hex'))],
    [
      'a secret with a wrong checksum',
      () => Promise.resolve(`${own.token.slice(0, -1)}${own.token.endsWith('0') ? '1' : '0'}`),
    ],
    ['a secret in other letter case', () => Promise.resolve(own.token.toUpperCase())],
    ['a session of nobody', () => Promise.resolve(`bws_${randomBytes(32).toString('base64url')}`)],
    ['its own hash', () => Promise.resolve(createHash('sha256').update(own.token).digest('hex'))],
  ])('cannot be %s', async (_what, makeSecret) => {
    const token = await makeSecret(own.cardId);
    for (const operationId of ['getMe', 'getCard', 'deleteCard'] as const) {
      const answer = await answerTo(operationId, token, validCall(operationId, own));
      expect(answer.status).toBe(401);
      expect(problemOf(answer).code).toBe('invalid_token');
    }
  });

  it.each([
    ['was revoked', { revokedAt: new Date() }],
    ['has expired', { expiresAt: new Date() }],
  ])('that %s is refused from the next request on', async (_what, data) => {
    const token = await makeToken(service, own, scopes);
    await service.succeed('getMe', { token });
    const tokenHash = new Uint8Array(createHash('sha256').update(token).digest());
    await service.database.reader.prisma.accessToken.update({ where: { tokenHash }, data });
    expect((await service.fail('getMe', 401, { token })).code).toBe('invalid_token');
  });

  it.each(named((spec) => spec.scope !== undefined))(
    'needs the scope of %s',
    async (operationId, { scope }) => {
      const token = await makeToken(
        service,
        own,
        scopes.filter((given) => given !== scope),
      );
      await expectNothingStored(service, async () => {
        const answer = await answerTo(operationId, token, validCall(operationId, own));
        expect(answer.status).toBe(403);
        expect(answer.headers['www-authenticate']).toBe(
          `Bearer error="insufficient_scope", scope="${scope ?? ''}"`,
        );
        expect(problemOf(answer)).toMatchObject({
          code: 'insufficient_scope',
          detail: expect.stringContaining(scope ?? '?') as unknown,
        });
      });
    },
  );

  it.each(guarded)('with just the scope of %s is enough', async (operationId, { scope, method }) => {
    const world = method === 'delete' ? await makeWorld(service) : spare;
    const token = await makeToken(service, world, scope === undefined ? [] : [scope]);
    expect((await answerTo(operationId, token, validCall(operationId, world))).status).toBeLessThan(300);
  });
});

describe('an operation without a credential', () => {
  const open = named((spec) => spec.minimumRole === undefined);

  it('is only what shows something to people outside', () => {
    expect(open.map(([operationId]) => operationId)).toEqual(['getSharedCard']);
  });

  it.each(open)('answers the same with any credential or none: %s', async (operationId) => {
    const call = validCall(operationId, own);
    const answer = await answerTo(operationId, undefined, call);
    expect(answer.status).toBe(200);
    for (const token of [own.token, foreign.token, generateSecret(), 'x']) {
      expect(await answerTo(operationId, token, call)).toEqual(answer);
    }
  });

  it.each(open)('takes no credential in place of the secret in its path: %s', async (operationId) => {
    for (const token of [own.token, generateSecret()]) {
      const answer = await answerTo(operationId, own.token, { id: token });
      expect(answer.status).toBe(404);
      expect(problemOf(answer).code).toBe('not_found');
    }
  });
});

describe('a role', () => {
  const roleBelow = { member: 'guest', admin: 'member', owner: 'admin' } as const;

  // A guest sees the boards that it was given, and nothing else of the workspace but its name.
  const hiddenFromGuests = (spec: OperationSpec) =>
    ['/v1/templates/{id}', '/v1/access-tokens/{id}'].some((path) => spec.path.startsWith(path));

  const aboveGuests = guarded.filter(([, spec]) => spec.minimumRole !== 'guest' && !hiddenFromGuests(spec));

  it.each(aboveGuests)('below that of %s is a 403 that names it', async (operationId, { minimumRole }) => {
    if (minimumRole === undefined || minimumRole === 'guest') throw new Error('there is no lower role');
    const { token } = await makeMember(service, own, roleBelow[minimumRole], [
      own.boardId,
      own.archivedBoardId,
    ]);
    await expectNothingStored(service, async () => {
      const answer = await answerTo(operationId, token, validCall(operationId, own));
      expect(answer.status).toBe(403);
      expect(problemOf(answer)).toMatchObject({
        code: 'insufficient_role',
        detail: expect.stringContaining(minimumRole) as unknown,
      });
    });
  });

  it.each(named((spec) => spec.path.includes('{id}') && !spec.path.startsWith('/v1/workspaces')))(
    'of a guest of another board makes a 404 of %s, the same as for an id that does not exist',
    async (operationId) => {
      const other = await makeBoard(service, own);
      const { token } = await makeMember(service, own, 'guest', [other.board.id]);
      const call = validCall(operationId, own);
      await expectNothingStored(service, async () => {
        const answer = await answerTo(operationId, token, call);
        expect(answer.status).toBe(404);
        const unknown = { ...call, id: unknownIdLike(call.id ?? '') };
        expect(answer).toEqual(await answerTo(operationId, token, unknown));
      });
    },
  );

  it('counts as it is at the moment of the request, not as it was when the token was made', async () => {
    const member = await makeMember(service, own, 'member');
    const body = { name: 'Board' };
    await service.succeed('createBoard', { token: member.token, body });
    const where = { workspaceId: fromTypeId(own.workspaceId), userId: fromTypeId(member.userId) };
    await service.database.reader.prisma.workspaceMember.updateMany({ where, data: { role: 'guest' } });
    await service.fail('createBoard', 403, { token: member.token, body });
    await service.database.reader.prisma.workspaceMember.deleteMany({ where });
    expect((await service.fail('createBoard', 401, { token: member.token, body })).code).toBe(
      'invalid_token',
    );
  });
});

async function makeTokenOfCommonOwner(): Promise<string> {
  const { token, userId, email } = await makeMember(service, own, 'owner');
  await service.database.reader.prisma.workspaceMember.create({
    data: {
      id: newId(),
      workspaceId: fromTypeId(foreign.workspaceId),
      userId: fromTypeId(userId),
      email,
      role: 'owner',
      status: 'active',
      joinedAt: new Date(),
    },
  });
  return token;
}

async function makeShareToken(cardId: string): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await service.database.reader.prisma.shareLink.create({
    data: {
      id: newId(),
      workspaceId: fromTypeId(own.workspaceId),
      cardId: fromTypeId(cardId),
      tokenHash: new Uint8Array(createHash('sha256').update(token).digest()),
      createdBy: fromTypeId(own.userId),
    },
  });
  return token;
}

async function makeLegacyShareToken(cardId: string): Promise<string> {
  const token = randomBytes(6).toString('hex');
  await service.database.reader.prisma.legacyShareLink.create({
    data: {
      id: newId(),
      workspaceId: fromTypeId(own.workspaceId),
      cardId: fromTypeId(cardId),
      token,
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  });
  return token;
}
