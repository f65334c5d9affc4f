/** Whatever a request changes, what is shown has another entity tag exactly when it is another; over every operation. */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { rankLengthMax } from '../../src/domain/core/ranks.ts';
import { resourceList } from '../../src/domain/core/resources.ts';
import type { Answer } from '../support/contract-matcher.ts';
import {
  differences,
  look,
  readCall,
  readOf,
  survey,
  untagged,
  unversionedReads,
  versionedReads,
} from '../support/entity-tags.ts';
import { makeMember, makeSession } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { named } from '../support/generated-calls.ts';
import { storedId } from '../support/ids.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { setExhaustedRanks } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { stormSize } from '../support/storms.ts';
import { invite } from '../support/teams.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

describe('entity tags', () => {
  // A quarter of all reads for each operation, another one for the next.
  const everyNth = stormSize(1, 4);
  const changes = named(({ method }) => method !== 'get').map(([...change], n) => [...change, n] as const);

  it.each(changes)(
    'change only when the shown resource changes, and match the response of %s',
    async (operationId, spec, n) => {
      const world = await makeWorld(service);
      const before = await survey(world, n, everyNth);
      const call = validCall(operationId, world);
      const answer = await service.call(operationId, { token: credentialFor(spec, world), ...call });
      expect(answer.status).toBeLessThan(300);
      await expectTagOfRead(world, answer);
      const { shown, tagged } = differences(before, await survey(world, n, everyNth));
      expect(tagged).toEqual(shown);
    },
  );

  it('are digests of the text where one thing without a version is shown', async () => {
    const world = await makeWorld(service);
    expect(unversionedReads.length).toBeGreaterThan(5);
    // A document that is sent in parts never changes, and has the digest of its id.
    for (const spec of unversionedReads.filter(({ operationId }) => operationId !== 'getExportDocument')) {
      const call = { token: world.session, ...readCall(spec, world) };
      const { headers, text } = await service.call(spec.operationId, call);
      const withoutCursors = text.replace(/,"(?:next|resume)_cursor":"[^"]*"/g, '');
      const digest = createHash('sha1').update(withoutCursors).digest('base64url');
      expect([spec.operationId, headers.etag]).toEqual([spec.operationId, `W/"${digest}"`]);
    }
  });
});

/** A resource with a version has a tag, the one that a read gives; others have none. */
async function expectTagOfRead(world: World, { headers, text }: Answer) {
  const body = (text === '' ? {} : JSON.parse(text)) as {
    readonly id?: string;
    readonly workspace_id?: string;
  };
  const { id } = body;
  const resource = resourceList.find(({ name: prefix }) => id?.startsWith(`${prefix}_0`));
  expect(headers.etag !== undefined).toBe(resource?.revision !== undefined);
  if (headers.etag === undefined) return;
  const { name, path = '' } = resource ?? {};
  // Billing has an id, but is read by that of its workspace.
  const shown = { id: (name === 'billing' ? body.workspace_id : id) ?? '' };
  const read = await look(world, readOf(path), world.session, shown);
  expect(read).toEqual({ status: 200, text, tag: headers.etag });
}

/** Someone in the workspace of a world, with the member record's id. */
const join = (world: World, role: 'guest' | 'member', boardIds: readonly string[] = []) =>
  makeMember(service, world, role, boardIds);

const assign = (world: World, { userId }: Pick<Tenant, 'userId'>) =>
  service.succeed('updateCard', {
    token: world.token,
    id: world.cardId,
    body: { assignee_ids: [userId] },
  });

interface Case {
  /** Done before anybody looks. */
  readonly prepare: (world: World) => Promise<Tenant & { readonly memberId: string }>;
  readonly change: (world: World, person: Tenant & { readonly memberId: string }) => Promise<unknown>;
  /** What must show something else. */
  readonly shows: (
    world: World,
    person: { readonly memberId: string },
  ) => readonly (readonly [OperationId, string])[];
}

const cases: Readonly<Record<string, Case>> = {
  'a card, when a member who is assigned to it is removed': {
    prepare: async (world) => {
      const person = await join(world, 'member');
      await assign(world, person);
      return person;
    },
    change: (world, { memberId }) => service.succeed('deleteMember', { token: world.token, id: memberId }),
    shows: (world) => [['getCard', world.cardId]],
  },
  'a card, when a member who is assigned to it leaves': {
    prepare: async (world) => {
      const person = await join(world, 'member');
      await assign(world, person);
      return person;
    },
    change: async (world, person) => {
      const { secret: token } = await makeSession(service, person);
      await service.succeed('leaveWorkspace', { token, id: world.workspaceId });
    },
    shows: (world) => [['getCard', world.cardId]],
  },
  'a card and a member, when a guest loses the board': {
    prepare: async (world) => {
      const person = await join(world, 'guest', [world.boardId]);
      await assign(world, person);
      return person;
    },
    change: (world, { memberId }) =>
      service.succeed('updateMember', { token: world.token, id: memberId, body: { board_ids: [] } }),
    shows: (world, { memberId }) => [
      ['getCard', world.cardId],
      ['getMember', memberId],
    ],
  },
  'a guest, when one of its boards is deleted': {
    prepare: (world) => join(world, 'guest', [world.boardId, world.archivedBoardId]),
    change: (world) => service.succeed('deleteBoard', { token: world.token, id: world.archivedBoardId }),
    shows: (_world, { memberId }) => [['getMember', memberId]],
  },
  'a member, when the user takes another name': {
    prepare: (world) => join(world, 'member'),
    change: async (_world, person) => {
      const { secret: token } = await makeSession(service, person);
      await service.succeed('updateMe', { token, body: { name: 'Renamed' } });
    },
    shows: (_world, { memberId }) => [['getMember', memberId]],
  },
  'a member, when the invite is accepted': {
    prepare: async (world) => {
      const person = await join(world, 'guest');
      await service.succeed('deleteMember', { token: world.token, id: person.memberId });
      const { id, token } = await invite(service, world, person.email);
      const { secret } = await makeSession(service, person);
      return { ...person, memberId: id, token: `${token} ${secret}` };
    },
    change: (_world, { token }) => {
      const [inviteToken, session] = token.split(' ');
      return service.succeed('acceptInvite', { token: session, id: inviteToken ?? '' });
    },
    shows: (_world, { memberId }) => [['getMember', memberId]],
  },
  'a member, when the invite is resent': {
    prepare: (world) => Promise.resolve({ ...world, memberId: world.invitedMemberId }),
    change: async (world) => {
      const { email } = await service.succeed('getMember', { token: world.token, id: world.invitedMemberId });
      await invite(service, world, email, { role: 'admin' });
    },
    shows: (world) => [['getMember', world.invitedMemberId]],
  },
  'the moved card alone, when the ranks of its column are shortened': {
    prepare: async (world) => {
      await setExhaustedRanks(service, world.cardId, world.nextCardId);
      return { ...world, memberId: '' };
    },
    change: async (world) => {
      const { column_id: columnId } = await service.succeed('getCard', {
        token: world.token,
        id: world.cardId,
      });
      const body = { column_id: columnId, after_card_id: world.cardId };
      await service.succeed('moveCard', { token: world.token, id: world.archivedCardId, body });
      const longest = await service.database.reader.rows<{ length: number }>(Prisma.sql`
        SELECT max(length(rank)) AS length FROM cards WHERE column_id = ${storedId(columnId)}::uuid`);
      expect(longest[0]?.length).toBeLessThan(rankLengthMax);
    },
    shows: (world) => [['getCard', world.archivedCardId]],
  },
};

/** Billing is left out: it shows how much is used, which others change. */
const namesOfReads = versionedReads
  .map(({ operationId }) => operationId)
  .filter((operationId) => operationId !== 'getBilling');

describe('the entity tag changes for', () => {
  it.each(Object.entries(cases))('%s', async (_what, { prepare, change, shows }) => {
    const world = await makeWorld(service);
    const person = await prepare(world);
    const wanted = shows(world, person);
    const lookAll = async () => {
      const sights = new Map(await survey(world));
      for (const [operationId, id] of wanted) {
        sights.set(`${operationId} ${id}`, await look(world, operationId, world.session, { id }));
      }
      return sights;
    };
    const before = await lookAll();
    await change(world, person);
    const { shown, tagged } = differences(before, await lookAll());
    expect(tagged).toEqual(shown);
    const versioned = tagged.filter((name) => namesOfReads.some((read) => name.startsWith(`${read} `)));
    expect(versioned.sort()).toEqual(wanted.map(([operationId, id]) => `${operationId} ${id}`).sort());
  });
});

describe('a member', () => {
  it('gets another tag when a board is deleted while the guest is given access to it', async () => {
    const world = await makeWorld(service);
    const { token, boardId, guestMemberId: id } = world;
    const held = await holdTransaction(service, 'SELECT 1 FROM boards WHERE id = $1 FOR UPDATE', [boardId]);
    const given = service.call('updateMember', { token, id, body: { board_ids: [boardId] } });
    await untilWaiting(service, 1);
    const deleted = service.call('deleteBoard', { token, id: boardId });
    await untilWaiting(service, 2);
    await held.commit();
    expect((await deleted).status).toBe(204);
    const after = await look(world, 'getMember', token, { id });
    expect(JSON.parse(after.text)).toMatchObject({ board_ids: [] });
    expect(JSON.parse((await given).text)).toMatchObject({ board_ids: [boardId] });
    expect((await given).headers.etag).not.toBe(after.tag);
  });

  it('is shown under the new name when the user is renamed while the invite is accepted', async () => {
    const world = await makeWorld(service);
    const renamed = await holdTransaction(service, "UPDATE users SET name = 'Renamed' WHERE id = $1", [
      world.userId,
    ]);
    const accepted = service.call('acceptInvite', { token: world.session, id: world.inviteTokens[0] });
    await untilWaiting(service, 1);
    await renamed.commit();
    expect((await accepted).body).toMatchObject({ name: 'Renamed' });
  });
});

describe('a built-in template', () => {
  it('gets another version when a release changes it', async () => {
    const { token } = await makeWorld(service);
    const { data } = await service.succeed('listTemplates', { token, query: { source: 'builtin' } });
    const tags = [];
    for (const template of data) {
      const { headers, text } = await service.call('getTemplate', { token, id: template.id });
      const shown = createHash('sha256').update(untagged(text)).digest('hex').slice(0, 12);
      tags.push(`${template.name}: ${shown} is ${String(headers.etag)}`);
    }
    // When one of these differs, raise its version in src/domain/templates/builtin-templates.ts, and write down both here.
    expect(tags).toMatchInlineSnapshot(`
      [
        "Kanban: 510dfc4ab02d is "3.1"",
        "Sprint: 3c0f95ca8de6 is "3.1"",
        "Bug tracker: 6688a0293521 is "3.1"",
        "Product roadmap: 8a5fa6923bff is "3.1"",
        "Editorial calendar: 0c8a920bcf9a is "3.1"",
        "Hiring: becfda9fc575 is "3.1"",
      ]
    `);
  });
});
