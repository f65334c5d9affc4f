/** Moving cards to other boards of their workspace: what they keep there, and what their new board says to it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardsPerBoardMax, labelsPerBoardMax } from '../../src/domain/core/limits.ts';
import { purgeDeleted } from '../../src/jobs/tasks/purge.ts';
import { makeBoard, makeCard, makeColumn, makeMember, makeTenant } from '../support/factories.ts';
import { newUuid, storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { fillColumn, makePrivate, makeTwoBoards, without } from '../support/two-boards.ts';
import type { TwoBoards } from '../support/two-boards.ts';

let service: Service;
let world: TwoBoards;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  world = await makeTwoBoards(service);
});

const to = (column_id: string, place: object = { position: 'bottom' }) => ({ body: { column_id, ...place } });

describe('moveCard to another board', () => {
  it('keeps the id, the number, the text, the dates, the comments, the share links and the external id', async () => {
    const { owner, fromId, toId, toColumn, succeed, move } = world;
    const card = await service.succeed('putCardByExternalId', {
      token: owner.token,
      id: owner.workspaceId,
      path: { source: 'github', external_id: '7' },
      body: { board_id: fromId, title: 'Full', description: 'Findable', due_on: '2026-12-04', estimate: 2.5 },
    });
    const comment = await succeed('createComment', card.id, { body: { body: 'Text' } });
    const link = await succeed('createShareLink', card.id, { body: {} });
    const moved = await move(card.id);
    const kept = without(card, 'etag', 'updated_at', 'board_id', 'column_id');
    expect(moved).toMatchObject({ ...kept, board_id: toId, column_id: toColumn });
    expect([moved.etag === card.etag, moved.updated_at >= card.updated_at]).toEqual([false, true]);
    expect(await succeed('getCard', card.id)).toEqual(moved);
    expect((await succeed('listComments', card.id)).data).toEqual([comment]);
    expect(await succeed('getShareLink', link.share_link.id)).toMatchObject({ card_id: card.id });
    const shared = await service.succeed('getSharedCard', { id: link.token });
    expect(shared).toMatchObject({ title: 'Full', board_name: 'To' });
    const byExternalId = await service.succeed('getCardByExternalId', {
      token: owner.token,
      id: owner.workspaceId,
      path: { source: 'github', external_id: '7' },
    });
    expect(byExternalId).toEqual(moved);
  });

  it('is in the lists, the searches and the counts of the other board only', async () => {
    const { fromId, toId, titlesOn, succeed, cardWith, move } = world;
    const { id } = await cardWith({ title: 'Moving', description: 'Findable' });
    await cardWith({ title: 'Staying' });
    await move(id);
    expect([await titlesOn(fromId), await titlesOn(toId)]).toEqual([['Staying'], ['Moving']]);
    expect([await titlesOn(fromId, { q: 'findable' }), await titlesOn(toId, { q: 'findable' })]).toEqual([
      [],
      ['Moving'],
    ]);
    const active = async (boardId: string) => (await succeed('getBoardCounts', boardId)).states.total;
    expect([await active(fromId), await active(toId)]).toEqual([1, 1]);
  });

  it('comes back with everything it has', async () => {
    const { fromId, fromColumn, labelOn, cardWith, succeed, move } = world;
    const label = await labelOn(fromId, 'Urgent');
    const card = await cardWith({ label_ids: [label.id] });
    await move(card.id);
    const back = await succeed('moveCard', card.id, to(fromColumn));
    expect(back).toMatchObject(without(card, 'etag', 'updated_at'));
  });

  it('goes next to a card there, to a column with done, and not into one that is full or archived', async () => {
    const { owner, toId, toColumn, cardWith, succeed, outcome, titlesOn } = world;
    const there = await makeCard(service, owner, toId, { title: 'There' });
    const { id } = await cardWith({ title: 'Moving' });
    const other = await cardWith({ title: 'Other' });
    expect(await outcome('moveCard', id, to(toColumn, { before_card_id: other.id }))).toEqual([
      409,
      'anchor_moved',
    ]);
    expect(await outcome('moveCard', id, to(toColumn, { before_card_id: id }))).toEqual([
      409,
      'anchor_moved',
    ]);
    await succeed('moveCard', id, to(toColumn, { before_card_id: there.id }));
    await succeed('moveCard', other.id, to(toColumn, { after_card_id: id }));
    expect(await titlesOn(toId)).toEqual(['Moving', 'Other', 'There']);
    const full = await makeColumn(service, owner, toId, 'Full');
    const limited = { done: true, wip_limit: 1, wip_limit_enforced: true };
    await succeed('updateColumn', full.id, { body: limited });
    const [first, second] = [await cardWith(), await cardWith()];
    expect((await succeed('moveCard', first.id, to(full.id))).completed_at).toEqual(expect.any(String));
    expect(await outcome('moveCard', second.id, to(full.id))).toEqual([409, 'wip_limit_reached']);
    await succeed('archiveCard', second.id);
    const archived = await succeed('moveCard', second.id, to(full.id));
    expect(archived.archived_at).toEqual(expect.any(String));
    await succeed('archiveColumn', full.id);
    expect(await outcome('moveCard', id, to(full.id))).toEqual([409, 'column_archived']);
  });

  it('is refused by a board that has as many cards as it can', async () => {
    const { toColumn, cardWith, outcome, move } = world;
    await fillColumn(service, toColumn, cardsPerBoardMax - 1);
    await move((await cardWith()).id);
    const { id } = await cardWith();
    expect(await outcome('moveCard', id, to(toColumn))).toEqual([409, 'limit_reached']);
  });

  it('stores nothing with validate_only, with a stale If-Match, or when it is repeated', async () => {
    const { fromId, toId, toColumn, labelOn, cardWith, succeed, outcome, titlesOn } = world;
    const label = await labelOn(fromId, 'Urgent');
    const card = await cardWith({ title: 'Moving', label_ids: [label.id] });
    const body = to(toColumn);
    await expectNothingStored(service, async () => {
      const rehearsed = await succeed('moveCard', card.id, { ...body, query: { validate_only: true } });
      expect(rehearsed).toMatchObject({ board_id: toId, label_ids: [expect.any(String)] });
      const headers = { 'If-Match': '"2.9"' };
      expect(await outcome('moveCard', card.id, { ...body, headers })).toEqual([412, 'precondition_failed']);
    });
    const headers = { 'Idempotency-Key': newUuid() };
    const moved = await succeed('moveCard', card.id, { ...body, headers });
    expect(await succeed('moveCard', card.id, { ...body, headers })).toEqual(moved);
    expect(await titlesOn(toId)).toEqual(['Moving']);
  });

  it('is refused for columns of other workspaces, and for cards in the trash', async () => {
    const { fromId, toColumn, cardWith, succeed, outcome } = world;
    const foreign = await makeBoard(service, await makeTenant(service));
    const { id } = await cardWith();
    expect(await outcome('moveCard', id, to(foreign.column.id))).toEqual([422, 'unknown_column']);
    await succeed('deleteBoard', world.toId);
    expect(await outcome('moveCard', id, to(toColumn))).toEqual([422, 'unknown_column']);
    await succeed('restoreBoard', world.toId);
    await succeed('deleteCard', id);
    expect(await outcome('moveCard', id, to(toColumn))).toEqual([404, 'not_found']);
    expect(await outcome('restoreCard', id, { query: { column_id: toColumn } })).toEqual([
      422,
      'unknown_column',
    ]);
    expect((await succeed('restoreCard', id)).board_id).toBe(fromId);
  });

  it('is restored to the board that it was deleted from, with its comments', async () => {
    const { toId, toColumn, labelOn, cardWith, succeed, move } = world;
    const label = await labelOn(world.fromId, 'Urgent');
    const { id } = await cardWith({ label_ids: [label.id] });
    await succeed('createComment', id, { body: { body: 'Text' } });
    const moved = await move(id);
    await succeed('deleteCard', id);
    expect(await succeed('restoreCard', id)).toMatchObject({
      ...{ board_id: toId, column_id: toColumn, label_ids: moved.label_ids },
    });
    expect((await succeed('listComments', id)).data).toHaveLength(1);
  });
});

describe('a card on its new board', () => {
  it('is there with all of its parts after its former board is purged', async () => {
    const { fromId, labelOn, cardWith, succeed, move } = world;
    const label = await labelOn(fromId, 'Urgent');
    const { id } = await cardWith({ title: 'Moving', label_ids: [label.id] });
    const comment = await succeed('createComment', id, { body: { body: 'Text' } });
    const link = await succeed('createShareLink', id, { body: {} });
    const moved = await move(id);
    await succeed('deleteBoard', fromId);
    const late = new Date(service.now().getTime() + 40 * 86_400_000);
    await purgeDeleted(service.database, late);
    expect(await world.outcome('restoreBoard', fromId)).toEqual([404, 'not_found']);
    expect(await succeed('getCard', id)).toEqual(moved);
    expect((await succeed('listComments', id)).data).toEqual([comment]);
    expect((await service.succeed('getSharedCard', { id: link.token })).labels).toEqual([
      { name: 'Urgent', color: 'red' },
    ]);
    expect(await world.titlesOn(world.toId, { q: 'moving' })).toEqual(['Moving']);
  });

  it('can arrive while the board is archived, like a new card', async () => {
    const { toId, cardWith, succeed, move } = world;
    await succeed('archiveBoard', toId);
    expect(await move((await cardWith()).id)).toMatchObject({ board_id: toId });
  });
});

describe('the labels of a card that moves to another board', () => {
  it('are those of the same names, ignoring case, and others are created with their colors', async () => {
    const { fromId, toId, labelOn, labelsOn, cardWith, move, eventsOn } = world;
    const urgent = await labelOn(fromId, 'Urgent');
    const blue = await labelOn(fromId, 'Über', 'blue');
    const there = await labelOn(toId, 'URGENT', 'green');
    const card = await cardWith({ label_ids: [urgent.id, blue.id] });
    const moved = await move(card.id, { ...to(world.toColumn), query: { missing_labels: 'create' } });
    const labels = await labelsOn(toId);
    expect(labels.map(({ name, color }) => [name, color])).toEqual([
      ['URGENT', 'green'],
      ['Über', 'blue'],
    ]);
    expect(moved.label_ids).toEqual(labels.map(({ id }) => id).sort());
    expect(moved.label_ids).toContain(there.id);
    const created = (await eventsOn(toId)).filter(({ type }) => type === 'label.created');
    expect(created.map(({ resource }) => resource.id)).toEqual(labels.map(({ id }) => id));
    expect((await labelsOn(fromId)).map(({ name }) => name)).toEqual(['Urgent', 'Über']);
  });

  it('are dropped or refused on request, with every missing name', async () => {
    const { fromId, toId, toColumn, labelOn, labelsOn, cardWith, move, succeed } = world;
    const labels = [
      await labelOn(fromId, 'One'),
      await labelOn(fromId, 'Two'),
      await labelOn(fromId, 'Three'),
    ];
    const there = await labelOn(toId, 'two');
    const { id } = await cardWith({ label_ids: labels.map((label) => label.id) });
    await expectNothingStored(service, async () => {
      const query = { missing_labels: 'fail' };
      const problem = await service.fail('moveCard', 422, {
        token: world.owner.token,
        id,
        ...to(toColumn),
        query,
      });
      expect(problem.code).toBe('missing_label');
      expect(problem.errors).toEqual(
        ['One', 'Three'].map((name) => ({
          parameter: 'missing_labels',
          code: 'missing_label',
          detail: `The board has no label "${name}".`,
        })),
      );
    });
    // Ignored within a board.
    await succeed('moveCard', id, { ...to(world.fromColumn), query: { missing_labels: 'fail' } });
    expect((await move(id, { ...to(toColumn), query: { missing_labels: 'drop' } })).label_ids).toEqual([
      there.id,
    ]);
    expect(await labelsOn(toId)).toHaveLength(1);
  });

  it('are refused by a board that has as many as it can, unless they are dropped', async () => {
    const { owner, fromId, toId, toColumn, labelOn, cardWith, outcome, move } = world;
    const data = Array.from({ length: labelsPerBoardMax - 1 }, (_, n) => ({
      ...{ id: newUuid(), workspaceId: storedId(owner.workspaceId), boardId: storedId(toId) },
      ...{ name: `Label ${n}`, color: 'red' },
    }));
    await service.database.reader.prisma.label.createMany({ data });
    const two = [await labelOn(fromId, 'One'), await labelOn(fromId, 'Two')];
    const { id } = await cardWith({ label_ids: two.map((label) => label.id) });
    expect(await outcome('moveCard', id, to(toColumn))).toEqual([409, 'limit_reached']);
    expect((await move(id, { ...to(toColumn), query: { missing_labels: 'drop' } })).label_ids).toEqual([]);
  });
});

describe('people, when a card moves to another board', () => {
  it('stay assigned if they can see the board', async () => {
    const { owner, toId, cardWith, move } = world;
    const [seeing, other] = [
      await makeMember(service, owner, 'member'),
      await makeMember(service, owner, 'member'),
    ];
    const guest = await makeMember(service, owner, 'guest', [world.fromId]);
    const assigned = [seeing.userId, other.userId, guest.userId, owner.userId];
    const { id } = await cardWith({ assignee_ids: assigned });
    await makePrivate(world, toId, { [seeing.userId]: 'viewer' });
    expect((await move(id)).assignee_ids).toEqual([seeing.userId, owner.userId].sort());
  });

  it('who cannot see the board get the same answer as for an unknown column', async () => {
    const { owner, toId, toColumn, cardWith } = world;
    const member = await makeMember(service, owner, 'member');
    const { id } = await cardWith();
    await makePrivate(world, toId);
    const { token } = member;
    await expectNothingStored(service, async () => {
      const hidden = await service.fail('moveCard', 422, { token, id, ...to(toColumn) });
      const unknown = await service.fail('moveCard', 422, {
        token,
        id,
        ...to('column_01m00000000000000000000000'),
      });
      expect({ ...hidden, request_id: '' }).toEqual({ ...unknown, request_id: '' });
      expect(hidden.code).toBe('unknown_column');
    });
  });

  it('who can see the board but not change it get a 403', async () => {
    const { owner, fromId, toId, toColumn, cardWith, outcome } = world;
    const viewer = await makeMember(service, owner, 'member');
    const guest = await makeMember(service, owner, 'guest', [fromId, toId]);
    const { id } = await cardWith();
    await makePrivate(world, toId, { [viewer.userId]: 'viewer' });
    for (const { token } of [viewer, guest]) {
      await expectNothingStored(service, async () => {
        expect(await outcome('moveCard', id, { token, ...to(toColumn) })).toEqual([403, 'insufficient_role']);
      });
    }
  });

  it('who lose sight of the board do not get the response of a repeated request', async () => {
    const { owner, toId, toColumn, cardWith, succeed, outcome } = world;
    const editor = await makeMember(service, owner, 'member');
    const { id } = await cardWith();
    await makePrivate(world, toId, { [editor.userId]: 'editor' });
    const move = { token: editor.token, ...to(toColumn), headers: { 'Idempotency-Key': newUuid() } };
    expect(await outcome('moveCard', id, move)).toEqual([200]);
    await succeed('deleteBoardMember', toId, { path: { user_id: editor.userId } });
    expect(await outcome('moveCard', id, move)).toEqual([404, 'not_found']);
  });

  it('who made the card and its comments are known to guests of the board', async () => {
    const { owner, toId, cardWith, succeed, move } = world;
    const author = await makeMember(service, owner, 'member');
    const guest = await makeMember(service, owner, 'guest', [toId]);
    const { id } = await cardWith();
    await succeed('createComment', id, { token: author.token, body: { body: 'Text' } });
    const known = async () => {
      const { data } = await service.succeed('listPeople', { token: guest.token, id: owner.workspaceId });
      return data.map((person) => person.id);
    };
    expect(await known()).not.toContain(author.userId);
    await move(id);
    expect(await known()).toContain(author.userId);
  });
});
