/** If-Match: a change holds only for what the caller has seen; generated over every operation of the contract. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { cursorCodec } from '../../src/api/requests/cursors.ts';
import { dispatch } from '../../src/api/requests/dispatcher.ts';
import type { ServiceRequest } from '../../src/api/http/requests.ts';
import { readConditions } from '../../src/api/requests/etags.ts';
import { Prisma } from '../../src/db/database.ts';
import type { Tx } from '../../src/db/database.ts';
import { resourceList } from '../../src/domain/core/resources.ts';
import { heedsIfMatch, look, readOf } from '../support/entity-tags.ts';
import { makeCard, makeMember, readEventsAbout } from '../support/factories.ts';
import { named, problemOf, unknownIdLike } from '../support/generated-calls.ts';
import { changeCall, credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { operationSpec } from '../support/contract-matcher.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import {
  emptyKeptTexts,
  emptyPageBuffers,
  startService,
  testSettings,
  unusedThreadShares,
} from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { expectNothingStored, expectNothingStoredByGroup } from '../support/stored-state.ts';
import { memberIdOf } from '../support/teams.ts';

let service: Service;
let own: World;
let foreign: World;

beforeAll(async () => {
  service = await startService();
  own = await makeWorld(service);
  foreign = await makeWorld(service);
});

const heeding = named(heedsIfMatch);
const deaf = named((spec) => !heedsIfMatch(spec));

/** The tag of the resource in the path of an operation, as it stands. */
async function tagFor(world: World, operationId: OperationId, spec: OperationSpec): Promise<string> {
  const { id = '', path = {} } = changeCall(operationId, world);
  const { tag } = await look(world, readOf(spec.path), world.session, { id, path });
  return tag ?? '';
}

function send(world: World, operationId: OperationId, spec: OperationSpec, ifMatch: string) {
  const headers = { 'If-Match': ifMatch };
  const token = spec.credentials.length === 0 ? undefined : credentialFor(spec, world);
  return service.call(operationId, { token, ...changeCall(operationId, world), headers });
}

it('is supported by every change of a resource with a version', () => {
  const versioned = resourceList
    .filter(({ revision }) => revision !== undefined)
    .map(({ path = '' }) => path);
  const changes = named(
    ({ method, path }) =>
      method === 'patch' ||
      method === 'put' ||
      method === 'delete' ||
      /\/(archive|cancel|change-plan|leave|move|resend-invite|restore|resume|transfer)$/.test(path),
  )
    .filter(([, { path }]) => versioned.some((shown) => `${path}/`.startsWith(`${shown}/`)))
    // A member of a board has no version.
    .filter(([, { path }]) => !path.endsWith('/members/{user_id}'));
  expect(heeding.map(([id]) => id)).toEqual(changes.map(([id]) => id));
  expect(heeding.length).toBeGreaterThan(20);
});

describe('an If-Match that does not match', () => {
  expectNothingStoredByGroup(() => service);

  it.each(heeding)(
    'of another version returns 412 from %s, and nothing is stored',
    async (operationId, spec) => {
      const tag = await tagFor(own, operationId, spec);
      const tagOf = (version: number) => tag.replace(/\.\d+/, `.${version}`);
      const others = [
        tagOf(0),
        `W/${tag}`,
        `"other", ${tagOf(99_999)}`,
        tag.replace(/^"(\d+)/, '"9$1'),
        '""',
      ];
      for (const given of others) {
        const answer = await send(own, operationId, spec, given);
        expect([given, answer.status]).toEqual([given, 412]);
        expect(problemOf(answer).code).toBe('precondition_failed');
      }
    },
  );
});

describe('If-Match', () => {
  it.each(heeding)('of the current version lets %s through', async (operationId, spec) => {
    const world = await makeWorld(service);
    const tag = await tagFor(world, operationId, spec);
    const given = `"other", W/"1.0", ${tag.replace(/"$/, '-gzip"')}`;
    expect((await send(world, operationId, spec, given)).status).toBeLessThan(300);
  });

  it.each(named((spec) => heedsIfMatch(spec) && spec.method === 'patch'))(
    'lets one of several concurrent %s of the same version through',
    async (operationId, spec) => {
      const world = await makeWorld(service);
      const tag = await tagFor(world, operationId, spec);
      const sent = Array.from({ length: 6 }, () => send(world, operationId, spec, tag));
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 412, 412, 412, 412, 412]);
      expect(await tagFor(world, operationId, spec)).not.toBe(tag);
    },
  );

  it('loses no change when every client reads and retries until it succeeds', async () => {
    const { token } = own;
    const { id } = await makeCard(service, own, own.boardId, { description: '' });
    const append = async (mark: string): Promise<void> => {
      for (;;) {
        const { headers, body } = await service.call('getCard', { token, id });
        const { description = '' } = body as { description?: string };
        const answer = await service.call('updateCard', {
          token,
          id,
          body: { description: `${description}${mark}` },
          headers: { 'If-Match': headers.etag ?? '' },
        });
        if (answer.status === 200) return;
        expect(answer.status).toBe(412);
      }
    };
    const marks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    await Promise.all(marks.map(append));
    const { description = '' } = await service.succeed('getCard', { token, id });
    expect(marks.filter((mark) => description.includes(mark))).toEqual(marks);
    expect(description).toHaveLength(marks.length);
    expect(await readEventsAbout(service, own, id)).toHaveLength(9);
  });

  it('is compared with the version after a concurrent change', async () => {
    const { token } = own;
    const { id } = await makeCard(service, own, own.boardId);
    const { headers } = await service.call('getCard', { token, id });
    const first = await holdTransaction(service, 'UPDATE cards SET version = version + 1 WHERE id = $1', [
      id,
    ]);
    const ifMatch = { 'If-Match': headers.etag ?? '' };
    const second = service.call('archiveCard', { token, id, headers: ifMatch });
    await untilWaiting(service, 1);
    await first.commit();
    expect((await second).status).toBe(412);
  });

  it.each([
    ['member', 'admin'] as const,
    ['admin', 'member'] as const,
    ['admin', 'guest', 'member'] as const,
  ])(
    'is stale for a guest once a change of role shows the reader other boards of the guest: %s, %s',
    async (role, ...roles) => {
      const world = await makeWorld(service);
      const { token, boardId, guestMemberId: id } = world;
      const reader = await makeMember(service, world, role);
      await service.succeed('updateMember', { token, id, body: { board_ids: [boardId] } });
      await service.succeed('updateBoard', { token, id: boardId, body: { visibility: 'members' } });
      const before = await look(world, 'getMember', reader.token, { id });
      for (const next of roles) {
        await service.succeed('updateMember', { token, id: reader.memberId, body: { role: next } });
      }
      const after = await look(world, 'getMember', reader.token, { id });
      expect([before.text, after.text].filter((text) => text.includes(boardId))).toHaveLength(1);
      expect(after.tag).not.toBe(before.tag);
      const headers = { 'If-Match': before.tag ?? '' };
      await service.fail('updateMember', 412, { token, id, body: { board_ids: [] }, headers });
    },
  );

  it('can be * for any state', async () => {
    const { token } = own;
    const { id } = await makeCard(service, own, own.boardId);
    const headers = { 'If-Match': '*' };
    await service.succeed('updateCard', { token, id, body: { title: 'New' }, headers });
    await service.succeed('deleteCard', { token, id, headers });
    await service.fail('deleteCard', 404, { token, id, headers });
  });

  it('returns 412 before other errors of the change', async () => {
    const { token, cardId, labelId } = own;
    const headers = { 'If-Match': '"1.0"' };
    const unknown = [unknownIdLike(labelId)];
    await service.fail('updateCard', 412, { token, id: cardId, body: { label_ids: unknown }, headers });
    const target = { column_id: unknownIdLike(own.columnId), position: 'top' };
    await service.fail('moveCard', 412, { token, id: cardId, body: target, headers });
    await service.fail('deleteColumn', 412, { token, id: own.columnId, headers });
    await service.fail('deleteWorkspace', 412, { token: own.session, id: own.workspaceId, headers });
  });

  it.each(heeding)('reveals nothing that the caller has no access to: %s', async (operationId, spec) => {
    const token = credentialFor(spec, own);
    const call = validCall(operationId, foreign);
    const headers = { 'If-Match': '"1.0"' };
    const problem = await service.fail(operationId, 404, { token, ...call, headers });
    expect(problem.code).toBe('not_found');
  });

  it.each(named((spec) => heedsIfMatch(spec) && spec.minimumRole !== 'guest' && spec.scope !== undefined))(
    'is checked after the role that %s needs',
    async (operationId) => {
      const guest = await makeMember(service, own, 'guest', [own.boardId, own.archivedBoardId]);
      const call = validCall(operationId, own);
      const headers = { 'If-Match': '"1.0"' };
      const answer = await service.call(operationId, { token: guest.token, ...call, headers });
      // What a guest does not see at all is a 404.
      expect([403, 404]).toContain(answer.status);
    },
  );

  it('is checked after the author of a comment, the source of a template and the role of a member', async () => {
    const member = await makeMember(service, own, 'member');
    const headers = { 'If-Match': '"1.0"' };
    const { token } = member;
    const [id] = own.commentIds;
    await service.fail('updateComment', 403, { token, id, body: { body: 'New' }, headers });
    await service.fail('deleteComment', 403, { token, id, headers });
    const { data } = await service.succeed('listTemplates', { token, query: { source: 'builtin' } });
    await service.fail('deleteTemplate', 403, { token, id: data[0]?.id ?? '', headers });
    const admin = await makeMember(service, own, 'admin');
    const owner = await memberIdOf(service, own);
    await service.fail('deleteMember', 403, { token: admin.token, id: owner, headers });
  });

  it('fails a change whose code does not compare it, and stores nothing', async () => {
    const operation = operationSpec('deleteBoard');
    const call = {
      operation,
      handler: async ({ tx }: { tx: Tx }) => {
        await tx.rows(Prisma.sql`UPDATE boards SET version = version + 1`);
        return { status: 204, body: undefined };
      },
      input: { path: { id: own.boardId }, query: {}, body: undefined },
      caller: undefined,
      idempotency: undefined,
      conditions: readConditions(operation, { 'if-match': '"1.1"' }),
      request: {
        requestId: 'req_test',
        now: service.now(),
        incoming: {} as never,
      } as Partial<ServiceRequest> as ServiceRequest,
    };
    const cursors = cursorCodec(Buffer.alloc(32));
    await expectNothingStored(service, async () => {
      const sent = dispatch(
        {
          database: service.database,
          cursors,
          settings: testSettings,
          keptTexts: emptyKeptTexts(),
          restoreMark: () => '',
          pageBuffers: emptyPageBuffers(),
          threadShares: unusedThreadShares(),
        },
        call,
      );
      await expect(sent).rejects.toThrow('deleteBoard has not checked If-Match');
    });
  });

  it.each(deaf)('returns 400 from %s, which does not support it', async (operationId, spec) => {
    await expectNothingStored(service, async () => {
      const answer = await send(own, operationId, spec, '*');
      expect(answer.status).toBe(400);
      expect(problemOf(answer).errors).toMatchObject([{ header: 'If-Match', code: 'not_allowed' }]);
    });
  });
});
