/** Tenant isolation, generated over every operation of the contract. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { addMember, makeMember, makeSession, removeMember, readEvents } from '../support/factories.ts';
import {
  answerTo,
  guarded,
  named,
  operations,
  problemOf,
  unknownIdLike,
} from '../support/generated-calls.ts';
import { credentialFor, makeWorld, validCall, validCalls } from '../support/operation-calls.ts';
import type { ValidCall, World } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStoredByGroup } from '../support/stored-state.ts';

let service: Service;
/** Two workspaces that know nothing of each other. */
let own: World;
let foreign: World;
/** Tokens of the own workspace: its owner's, and one of a person who is an owner of the foreign one as well. */
let tokens: readonly string[];
/** Sessions of people who are no members of the foreign workspace: one never was, one was removed. */
let sessions: readonly string[];
/** A third one, for requests that succeed. */
let spare: World;

beforeAll(async () => {
  service = await startService();
  own = await makeWorld(service);
  foreign = await makeWorld(service);
  spare = await makeWorld(service);
  // What is recorded has its place in the log before tests count rows.
  await readEvents(service, own);
  tokens = [own.token, await makeTokenOfCommonOwner()];
  sessions = [own.session, await makeSessionOfRemovedMember()];
});

/** Credentials that an operation takes, and that may not see the foreign workspace. */
function strangersTo({ credentials }: OperationSpec): readonly string[] {
  return [...(credentials.includes('accessTokenAuth') ? tokens : []), ...sessions];
}

it('has a call for every operation of the contract', () => {
  expect(Object.keys(validCalls).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

describe('an id of another workspace', () => {
  expectNothingStoredByGroup(() => service);

  it.each(named((spec) => spec.path.includes('{id}')))(
    'returns the same 404 from %s as an unknown id, and changes nothing',
    async (operationId, spec) => {
      const call = validCall(operationId, foreign);
      const unknown = { ...call, id: unknownIdLike(call.id ?? '') };
      for (const token of strangersTo(spec)) {
        const answer = await answerTo(service, operationId, token, call);
        expect(answer.status).toBe(404);
        expect(problemOf(answer).code).toBe('not_found');
        expect(answer).toEqual(await answerTo(service, operationId, token, unknown));
      }
    },
  );
});

interface Schema {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Reference {
  /** `item` is the first item of a batch. */
  readonly place: 'path' | 'query' | 'body' | 'item';
  readonly name: string;
}

const contract = loadContract();

/** The parameters and properties of an operation that name other resources. */
function referencesOf(spec: OperationSpec): Reference[] {
  // A tax id and an external id name nothing in the service.
  const isReference = (name: string) => /_ids?$/.test(name) && !['tax_id', 'external_id'].includes(name);
  const propertiesOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> => {
    const { $ref } = schema ?? {};
    const found = $ref === undefined ? schema : (resolveReference(contract, $ref) as Schema);
    return found?.properties ?? {};
  };
  const body = propertiesOf(spec.bodySchema);
  return [
    ...spec.pathParameters.slice(1).map(({ name }) => ({ place: 'path', name }) as const),
    ...spec.queryParameters.map(({ name }) => ({ place: 'query', name }) as const),
    ...Object.keys(body).map((name) => ({ place: 'body', name }) as const),
    ...Object.keys(propertiesOf(body.cards?.items)).map((name) => ({ place: 'item', name }) as const),
  ].filter(({ name }) => isReference(name) || name === 'id');
}

/** What a reference of this name leads to in a world. */
const referred = {
  // Of a card in a batch.
  id: (world) => world.archivedCardId,
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
  member_id: (world) => world.teamMemberId,
  user_id: (world) => world.memberId,
  board_ids: (world) => world.boardId,
  event_id: (world) => world.eventId,
} satisfies Record<string, (world: World) => string>;

function referredId(name: string, world: World): string {
  const one = name.replace(/^(?:any|all|no)_/, '');
  const find = (referred as Readonly<Partial<Record<string, (world: World) => string>>>)[one];
  if (find === undefined) throw new Error(`the isolation test does not know what ${name} refers to`);
  return find(world);
}

/** A call with one reference exchanged. */
function withReference(call: ValidCall, { place, name }: Reference, id: string): ValidCall {
  if (place !== 'item') return { ...call, [place]: exchanged(call[place] ?? {}, name, id, place === 'body') };
  const body = call.body as { readonly cards: readonly object[] };
  return { ...call, body: { ...body, cards: [exchanged(body.cards[0] ?? {}, name, id, true)] } };
}

/** Of the anchors of a move there can be only one. */
function exchanged(fields: object, name: string, id: string, isBody: boolean): object {
  const others = Object.entries(fields).filter(
    ([other]) => !/^(?:before|after)_/.test(name) || !/^(?:before|after)_|^position$/.test(other),
  );
  return { ...Object.fromEntries(others), [name]: isBody && name.endsWith('_ids') ? [id] : id };
}

/** Nothing of what needs no credential belongs to a workspace. */
const references = guarded.flatMap(([operationId, spec]) =>
  referencesOf(spec).map(
    (reference) => [operationId, reference.place, reference.name, reference, spec] as const,
  ),
);

describe('an id of another workspace beside the first one in a path, in a query or a body', () => {
  expectNothingStoredByGroup(() => service);

  it.each(references)(
    'returns the same from %s, in the %s as %s, as an unknown id',
    async (operationId, _, name, reference, spec) => {
      const call = validCall(operationId, own);
      // The common owner's token acts in the own workspace alone; of sessions only the own owner's acts in it.
      const credentials = spec.credentials.includes('accessTokenAuth')
        ? [...tokens, own.session]
        : [own.session];
      const foreignId = referredId(name, foreign);
      const [unknown, foreigner] = [unknownIdLike(foreignId), foreignId].map((id) =>
        withReference(call, reference, id),
      ) as [ValidCall, ValidCall];
      for (const token of credentials) {
        const answer = await answerTo(service, operationId, token, foreigner);
        expect(answer).toEqual(await answerTo(service, operationId, token, unknown));
        if (name.startsWith('no_')) expect(JSON.parse(answer.text)).not.toEqual({ data: [] });
        else if (operationId.startsWith('remove')) expect(answer.status).toBe(200);
        else if (answer.status === 200) expect(JSON.parse(answer.text)).toEqual({ data: [] });
        else expect(reference.place === 'path' ? [404, 422] : [409, 422]).toContain(answer.status);
      }
    },
  );
});

describe('such an id', () => {
  it.each(references)(
    'causes the error of %s, in the %s as %s: an id of the same workspace is accepted',
    async (operationId, _, name, reference, spec) => {
      const call = withReference(validCall(operationId, spare), reference, referredId(name, spare));
      const answer = await answerTo(service, operationId, credentialFor(spec, spare), call);
      expect(answer.status).toBeLessThan(300);
      if (name.startsWith('no_')) expect(JSON.parse(answer.text)).toEqual({ data: [] });
      else if (operationId.startsWith('list')) expect(JSON.parse(answer.text)).not.toEqual({ data: [] });
    },
  );
});

describe('lists without an id', () => {
  it.each(named((spec) => spec.method === 'get' && !spec.path.includes('{')))(
    'show nothing of another workspace: %s',
    async (operationId, spec) => {
      for (const token of strangersTo(spec)) {
        const { text } = await service.call(operationId, { token });
        for (const id of [foreign.workspaceId, foreign.userId, foreign.boardId, foreign.templateId]) {
          expect(text).not.toContain(id);
        }
      }
    },
  );
});

async function makeTokenOfCommonOwner(): Promise<string> {
  const owner = await makeMember(service, own, 'owner');
  await addMember(service, foreign, owner, 'owner');
  return owner.token;
}

async function makeSessionOfRemovedMember(): Promise<string> {
  const member = await makeMember(service, foreign, 'owner');
  const { secret } = await makeSession(service, member);
  await service.succeed('getWorkspace', { token: secret, id: foreign.workspaceId });
  await removeMember(service, member);
  return secret;
}
