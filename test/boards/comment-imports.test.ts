/** Imports of comments, and imports that meet others, and changes, at the same moment. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../generated/api.ts';
import { makeBoard, makeCard, makeMember, makeTenant, readEventsOfRequest } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let token: string;
let boardId: string;
let oldCardId: string;

const day = (number: number) => `2024-03-${String(number).padStart(2, '0')}T09:00:00.000Z`;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  tenant = await makeTenant(service);
  ({ token } = tenant);
  boardId = (await makeBoard(service, tenant)).board.id;
  oldCardId = (await importCards(['old']))[0]?.id ?? '';
});

async function importCards(externalIds: readonly string[], fields: object = {}, options: CallOptions = {}) {
  const cards = externalIds.map((id) => ({ external_id: id, title: 'A', created_at: day(1), ...fields }));
  const call = { token, id: boardId, body: { source: 'trello', cards }, ...options };
  return (await service.succeed('importCards', call)).cards;
}

const comment = (externalId: string, number: number) => ({
  external_id: externalId,
  body: externalId,
  created_at: day(number),
});

async function importComments(id: string, comments: readonly object[], options: CallOptions = {}) {
  const call = { token, id, body: { source: 'trello', comments }, ...options };
  return (await service.succeed('importComments', call)).comments;
}

const list = async (id: string, query: Readonly<Record<string, string | number>> = {}) =>
  service.succeed('listComments', { token, id, query });

const resultsOf = (items: readonly components['schemas']['ImportedComment'][]) =>
  items.map(({ result }) => result).join(' ');

describe('importComments', () => {
  it('adds comments by their times, with their authors, and records them as imported', async () => {
    const { userId, token: authorsToken } = await makeMember(service, tenant, 'member');
    const answer = await service.call('importComments', {
      ...{ token, id: oldCardId },
      body: { source: 'trello', comments: [comment('c', 9), { ...comment('a', 2), created_by: userId }] },
    });
    const { comments } = answer.body as components['schemas']['CommentImport'];
    await service.succeed('createComment', { token, id: oldCardId, body: { body: 'now' } });
    await importComments(oldCardId, [comment('b', 5), comment('b2', 5)]);
    const { data } = await list(oldCardId);
    expect(data.map(({ body }) => body)).toEqual(['a', 'b', 'b2', 'c', 'now']);
    expect(data[0]).toMatchObject({
      ...{ id: comments[1]?.id, created_by: userId, created_at: day(2), external_source: 'trello' },
      external_id: 'a',
    });
    expect(await service.succeed('getComment', { token, id: data[0]?.id ?? '' })).toEqual(data[0]);
    expect(data[4]).not.toHaveProperty('external_id');
    const newest = await list(oldCardId, { sort: '-created_at' });
    expect(newest.data.map(({ body }) => body)).toEqual(['now', 'c', 'b2', 'b', 'a']);
    const events = await readEventsOfRequest(service, String(answer.headers['request-id']));
    expect(events).toMatchObject([
      { type: 'comment.created', actorUserId: tenant.userId, changes: { created_at: { to: day(9) } } },
      { type: 'comment.created', changes: { created_by: { to: userId }, external_id: { to: 'a' } } },
    ]);
    const patch = { id: data[0]?.id ?? '', body: { body: 'New' } };
    await service.succeed('updateComment', { token: authorsToken, ...patch });
    expect((await service.fail('updateComment', 403, { token, ...patch })).code).toBe('not_author');
  });

  it('changes nothing when it is repeated, and adds what is new', async () => {
    const comments = [comment('a', 2), comment('b', 3)];
    const first = await importComments(oldCardId, comments);
    expect(resultsOf(first)).toBe('created created');
    await expectNothingStored(service, async () => {
      const again = await importComments(oldCardId, comments);
      expect(resultsOf(again)).toBe('existing existing');
      expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    });
    expect(resultsOf(await importComments(oldCardId, [comment('c', 4), ...comments]))).toBe(
      'created existing existing',
    );
    await service.succeed('deleteComment', { token, id: first[0]?.id ?? '' });
    expect(resultsOf(await importComments(oldCardId, comments))).toBe('created existing');
  });

  it('keeps cards and sources apart, and takes cards that were created here', async () => {
    const { id } = await makeCard(service, tenant, boardId);
    const body = { source: 'asana', comments: [comment('a', 2)] };
    await importComments(oldCardId, [comment('a', 2)]);
    expect(
      resultsOf((await service.succeed('importComments', { token, id: oldCardId, body })).comments),
    ).toBe('created');
    expect(resultsOf(await importComments(id, [{ external_id: 'a', body: 'A' }]))).toBe('created');
  });

  it('skips and repeats nothing that was there while someone pages through the comments', async () => {
    await importComments(
      oldCardId,
      [2, 4, 6, 8].map((number) => comment(`c${number}`, number)),
    );
    const first = await list(oldCardId, { limit: 2 });
    await importComments(
      oldCardId,
      [3, 5].map((number) => comment(`c${number}`, number)),
    );
    const rest = await list(oldCardId, { cursor: first.next_cursor ?? '', limit: 2 });
    const end = await list(oldCardId, { cursor: rest.next_cursor ?? '', limit: 2 });
    const bodies = [first, rest, end].map(({ data }) => data.map(({ body }) => body));
    expect(bodies).toEqual([['c2', 'c4'], ['c5', 'c6'], ['c8']]);
  });

  it('brings external ids back from the trash with their card', async () => {
    const [imported] = await importComments(oldCardId, [comment('a', 2)]);
    await service.succeed('deleteCard', { token, id: oldCardId });
    await service.succeed('restoreCard', { token, id: oldCardId });
    expect(await importComments(oldCardId, [comment('a', 2)])).toEqual([{ ...imported, result: 'existing' }]);
  });
});

describe('at the same moment', () => {
  it('two equal imports create everything once', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `c${index}`);
    const fields = { comments: [comment('m', 2)] };
    const other = (await makeBoard(service, tenant)).board.id;
    const [one, two, three] = await Promise.all([
      importCards(ids, fields),
      importCards(ids.toReversed(), fields),
      importCards(ids, fields, { id: other }),
    ]);
    const reversed = two.toReversed();
    for (const [index, card] of one.entries()) {
      const same = [card, reversed[index], three[index]];
      expect(new Set(same.map((it) => it?.id)).size).toBe(1);
      expect(new Set(same.map((it) => it?.comments[0]?.id)).size).toBe(1);
      expect(same.map((it) => it?.result).sort()).toEqual(['created', 'existing', 'existing']);
    }
    const query = { limit: 100 };
    expect(
      (await service.succeed('listWorkspaceCards', { token, id: tenant.workspaceId, query })).data,
    ).toHaveLength(21);
  });

  it('two imports of the same comments to a card add each once', async () => {
    const comments = Array.from({ length: 10 }, (_, index) => comment(`c${index}`, 2));
    const both = await Promise.all([
      importComments(oldCardId, comments),
      importCards(['old'], { comments: comments.toReversed() }),
    ]);
    expect(both[1][0]?.result).toBe('existing');
    expect((await list(oldCardId)).data).toHaveLength(10);
    expect(new Set([...both[0], ...(both[1][0]?.comments ?? [])].map(({ id }) => id)).size).toBe(10);
  });

  it('an import and a PUT make one card', async () => {
    const put = service.call('putCardByExternalId', {
      ...{ token, id: tenant.workspaceId, path: { source: 'trello', external_id: 'new' } },
      body: { board_id: boardId, title: 'B' },
    });
    const [[card], answer] = await Promise.all([importCards(['new']), put]);
    expect((answer.body as { id: string }).id).toBe(card?.id);
    expect([card?.result, answer.status]).toEqual(
      answer.status === 201 ? ['existing', 201] : ['created', 200],
    );
  });

  it('an import with comments for a card that is deleted is a conflict, and works when it is repeated', async () => {
    const held = await holdTransaction(service, 'DELETE FROM cards WHERE id = $1', [oldCardId]);
    const fields = { comments: [comment('m', 2)] };
    const cards = [{ external_id: 'old', title: 'A', created_at: day(1), ...fields }];
    const waiting = service.call('importCards', { token, id: boardId, body: { source: 'trello', cards } });
    await untilWaiting(service, 1);
    await held.commit();
    const answer = await waiting;
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, 'conflict']);
    expect((await importCards(['old'], fields))[0]).toMatchObject({ result: 'created', comments: [{}] });
  });
});
