/** The event log: every write tells of itself in its own transaction, and what is written stays. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../src/db/database.ts';
import { fromTypeId } from '../src/domain/ids.ts';
import type { ResourceType } from '../src/domain/events.ts';
import { allOperations } from './support/contract-matcher.ts';
import { readEvents } from './support/factories.ts';
import { makeWorld, validCall } from './support/operation-calls.ts';
import type { World } from './support/operation-calls.ts';
import { startService } from './support/service.ts';
import type { OperationId, Service } from './support/service.ts';
import { expectNothingStored } from './support/stored-state.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

type UnsafeOperationId = Exclude<OperationId, `get${string}` | `list${string}`>;

interface ExpectedEvent {
  readonly type: string;
  /** The TypeID of the resource; absent where the service made it on the way. */
  readonly id?: string;
  readonly changes?: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
}

/** What an operation records, in order. `id` is that of the resource in the answer. */
type Expectation = (world: World, id: string) => readonly ExpectedEvent[];

const set = (value: unknown) => ({ from: null, to: value });
const cleared = (value: unknown) => ({ from: value, to: null });
const anyPrefix: unknown = expect.stringMatching(/^bwt_[0-9A-Za-z]{4}$/);
const anyTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const expectations = {
  updateWorkspace: (world) => [
    { type: 'workspace.updated', id: world.workspaceId, changes: { name: { from: 'Personal', to: 'New' } } },
  ],
  createAccessToken: (_world, id) => [
    {
      type: 'token.created',
      id,
      changes: {
        name: set('New'),
        scopes: set(['tokens:write']),
        prefix: set(anyPrefix),
        expires_at: set('3000-01-01T00:00:00.000Z'),
      },
    },
  ],
  rotateAccessToken: (world) => [
    {
      type: 'token.updated',
      id: world.accessTokenId,
      changes: { prefix: { from: anyPrefix, to: anyPrefix } },
    },
  ],
  revokeAccessToken: (world) => [
    {
      type: 'token.deleted',
      id: world.accessTokenId,
      changes: { name: cleared('Old'), scopes: cleared(['tokens:write']), prefix: cleared(anyPrefix) },
    },
  ],
  createBoard: (world, id) => [
    {
      type: 'board.created',
      id,
      changes: { name: set('New'), template_id: set(fromTypeId(world.templateId)) },
    },
    { type: 'column.created', changes: { name: set('To do') } },
    { type: 'column.created', changes: { name: set('Another column') } },
    { type: 'label.created', changes: { name: set('Old'), color: set('red') } },
  ],
  updateBoard: (_world, id) => [
    { type: 'board.updated', id, changes: { name: { from: 'Board', to: 'New' }, description: set('Text') } },
  ],
  deleteBoard: (world) => [{ type: 'board.deleted', id: world.boardId, changes: { name: cleared('Board') } }],
  archiveBoard: (_world, id) => [{ type: 'board.archived', id, changes: { archived_at: set(anyTime) } }],
  restoreBoard: (_world, id) => [{ type: 'board.restored', id, changes: { archived_at: cleared(anyTime) } }],
  createColumn: (_world, id) => [
    { type: 'column.created', id, changes: { name: set('New'), wip_limit: set(3) } },
  ],
  updateColumn: (_world, id) => [
    { type: 'column.updated', id, changes: { name: { from: 'To do', to: 'New' }, wip_limit: set(3) } },
  ],
  deleteColumn: (world) => [
    { type: 'column.deleted', id: world.emptyColumnId, changes: { name: cleared('Another column') } },
  ],
  moveColumn: (_world, id) => [{ type: 'column.moved', id, changes: { position: { from: 2, to: 1 } } }],
  createCard: (world, id) => [
    {
      type: 'card.created',
      id,
      changes: {
        title: set('New'),
        column_id: set(fromTypeId(world.columnId)),
        label_ids: set([fromTypeId(world.labelId)]),
        assignee_ids: set([fromTypeId(world.memberId)]),
      },
    },
  ],
  updateCard: (world, id) => [
    {
      type: 'card.updated',
      id,
      changes: {
        title: { from: 'First', to: 'New' },
        assignee_ids: { from: [fromTypeId(world.userId)], to: [fromTypeId(world.memberId)] },
      },
    },
  ],
  deleteCard: (world) => [
    { type: 'comment.deleted', id: world.commentIds[0], changes: { body: cleared('One') } },
    { type: 'comment.deleted', id: world.commentIds[1], changes: { body: cleared('Two') } },
    {
      type: 'share_link.deleted',
      id: world.shareLinkId,
      changes: { card_id: cleared(fromTypeId(world.cardId)) },
    },
    { type: 'card.deleted', id: world.cardId, changes: { title: cleared('First') } },
  ],
  moveCard: (world, id) => [
    {
      type: 'card.moved',
      id,
      changes: {
        column_id: { from: fromTypeId(world.columnId), to: fromTypeId(world.columnId) },
        after_card_id: set(fromTypeId(world.nextCardId)),
      },
    },
  ],
  archiveCard: (_world, id) => [{ type: 'card.archived', id, changes: { archived_at: set(anyTime) } }],
  restoreCard: (_world, id) => [{ type: 'card.restored', id, changes: { archived_at: cleared(anyTime) } }],
  createLabel: (_world, id) => [
    { type: 'label.created', id, changes: { name: set('New'), color: set('blue') } },
  ],
  updateLabel: (_world, id) => [
    {
      type: 'label.updated',
      id,
      changes: { name: { from: 'Old', to: 'Newer' }, color: { from: 'red', to: 'green' } },
    },
  ],
  deleteLabel: (world) => [
    {
      type: 'card.updated',
      id: world.cardId,
      changes: { label_ids: { from: [fromTypeId(world.labelId)], to: [] } },
    },
    { type: 'label.deleted', id: world.labelId, changes: { name: cleared('Old'), color: cleared('red') } },
  ],
  createComment: (world, id) => [
    { type: 'comment.created', id, changes: { card_id: set(fromTypeId(world.cardId)), body: set('New') } },
  ],
  updateComment: (_world, id) => [
    { type: 'comment.updated', id, changes: { body: { from: 'One', to: 'New' } } },
  ],
  deleteComment: (world) => [
    { type: 'comment.deleted', id: world.commentIds[0], changes: { body: cleared('One') } },
  ],
  createShareLink: (world, id) => [
    {
      type: 'share_link.created',
      id,
      changes: { card_id: set(fromTypeId(world.cardId)), expires_at: set('3000-01-01T00:00:00.000Z') },
    },
  ],
  revokeShareLink: (world) => [
    {
      type: 'share_link.deleted',
      id: world.shareLinkId,
      changes: { card_id: cleared(fromTypeId(world.cardId)) },
    },
  ],
  createTemplate: (_world, id) => [{ type: 'template.created', id, changes: { name: set('New') } }],
  updateTemplate: (_world, id) => [
    { type: 'template.updated', id, changes: { name: { from: 'Old', to: 'New' } } },
  ],
  deleteTemplate: (world) => [
    { type: 'template.deleted', id: world.templateId, changes: { name: cleared('Old') } },
  ],
} satisfies Record<UnsafeOperationId, Expectation>;

/** Operations that change nothing the second time. */
const repeatable = /^(?:update|move|archive|restore)/;

const unsafe = allOperations()
  .filter(({ method }) => method !== 'get')
  .map(({ operationId }) => operationId as UnsafeOperationId);

async function callIn(world: World, operationId: UnsafeOperationId) {
  const answer = await world.service.call(operationId, {
    token: world.token,
    ...validCall(operationId, world),
  });
  expect(answer.status).toBeLessThan(300);
  // A new access token comes beside its secret, and so does a new share link.
  const body = (answer.body ?? {}) as Partial<Record<'access_token' | 'share_link', { id: string }>> & {
    id?: string;
  };
  const { id = '' } = body.access_token ?? body.share_link ?? body;
  return { id, requestId: answer.headers['request-id'] ?? '' };
}

async function tokenIdOf(world: World): Promise<string> {
  const token = await world.service.database.reader.prisma.accessToken.findFirstOrThrow({
    where: { workspaceId: fromTypeId(world.workspaceId), createdBy: fromTypeId(world.userId) },
    orderBy: { id: 'asc' },
  });
  return token.id;
}

it('is expected of every unsafe operation of the contract, and of no other', () => {
  expect(Object.keys(expectations).sort()).toEqual([...unsafe].sort());
});

describe.each(unsafe)('%s', (operationId) => {
  let world: World;
  let answer: Awaited<ReturnType<typeof callIn>>;

  beforeAll(async () => {
    world = await makeWorld(service);
    answer = await callIn(world, operationId);
  });

  it('records what it did, by whom, where and in which request', async () => {
    const events = await readEvents(service, world);
    const recorded = events.slice(events.findIndex(({ requestId }) => requestId === answer.requestId));
    const expected: readonly ExpectedEvent[] = expectations[operationId](world, answer.id);
    expect(recorded.map(({ type }) => type)).toEqual(expected.map(({ type }) => type));
    const credentialId = await tokenIdOf(world);
    for (const [index, event] of recorded.entries()) {
      const { type = '', id: resource, changes } = expected[index] ?? {};
      const resourceType = type.split('.')[0] ?? '';
      expect(event).toMatchObject({
        requestId: answer.requestId,
        resourceType,
        actorKind: 'access_token',
        actorUserId: fromTypeId(world.userId),
        actorCredentialId: credentialId,
        boardId: boardOf(world, operationId, resourceType, answer.id),
        ...(resource !== undefined && { resourceId: fromTypeId(resource) }),
        changes,
      });
      for (const change of Object.values(event.changes as object)) {
        expect(Object.keys(change as object).sort()).toEqual(['from', 'to']);
      }
    }
  });

  it('writes and records in one transaction', async () => {
    const events = await service.database.reader.rows<{
      type: ResourceType;
      id: string;
      tx: string;
    }>(Prisma.sql`
      SELECT resource_type AS type, resource_id AS id, tx::xid::text AS tx FROM events
      WHERE request_id = ${answer.requestId}`);
    expect(new Set(events.map(({ tx }) => tx)).size).toBe(1);
    for (const { type, id, tx } of events) {
      const [row] = await service.database.reader.rows<{ writer: string }>(
        Prisma.sql`SELECT xmin::text AS writer FROM ${Prisma.raw(`"${tables[type]}"`)} WHERE id = ${id}::uuid`,
      );
      // Deleted rows have no writer any more.
      expect([tx, undefined]).toContain(row?.writer);
    }
  });

  if (repeatable.test(operationId)) {
    it('writes and records nothing when it is done again', async () => {
      await expectNothingStored(service, () => callIn(world, operationId));
    });
  }
});

const tables: Readonly<Record<ResourceType, string>> = {
  workspace: 'workspaces',
  board: 'boards',
  column: 'columns',
  card: 'cards',
  label: 'labels',
  comment: 'comments',
  template: 'templates',
  token: 'access_tokens',
  share_link: 'share_links',
};

/** The board on which the resource of an event lies. */
function boardOf(
  world: World,
  operationId: OperationId,
  resourceType: string,
  answerId: string,
): string | null {
  if (['workspace', 'template', 'token'].includes(resourceType)) return null;
  if (operationId === 'createBoard') return fromTypeId(answerId);
  return fromTypeId(operationId === 'restoreBoard' ? world.archivedBoardId : world.boardId);
}

describe('the event log', () => {
  it('takes the write along when it cannot be written, whatever the operation', async () => {
    const brittle = await startService();
    const world = await makeWorld(brittle);
    await brittle.database.reader.prisma.$executeRaw`
      ALTER TABLE events ADD CONSTRAINT nothing_more CHECK (false) NOT VALID`;
    await expectNothingStored(brittle, async () => {
      for (const operationId of unsafe) {
        await expect(callIn(world, operationId), operationId).rejects.toThrow(`${operationId} failed inside`);
      }
    });
  });

  it.each([
    ['changed', Prisma.sql`UPDATE events SET occurred_at = now()`],
    ['deleted', Prisma.sql`DELETE FROM events`],
  ])('cannot be %s', async (_what, statement) => {
    await makeWorld(service);
    await expectNothingStored(service, () =>
      expect(service.database.reader.rows(statement)).rejects.toThrow('events are append-only'),
    );
  });

  it('numbers events in the order in which a request records them', async () => {
    const world = await makeWorld(service);
    const { requestId } = await callIn(world, 'deleteCard');
    const events = (await readEvents(service, world)).filter((event) => event.requestId === requestId);
    const numbers = events.map(({ seq }) => seq);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => Number(a - b)));
    expect(events.map(({ occurredAt }) => occurredAt)).toEqual(events.map(() => events[0]?.occurredAt));
  });
});
