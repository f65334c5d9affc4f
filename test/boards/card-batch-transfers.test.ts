/** Moving many cards to other boards at once. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardsPerBoardMax } from '../../src/domain/core/limits.ts';
import { makeCard, makeMember } from '../support/factories.ts';
import { makeManyCards } from '../support/ordered-cards.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { fillColumn, makePrivate, makeTwoBoards } from '../support/two-boards.ts';
import type { TwoBoards } from '../support/two-boards.ts';

let service: Service;
let world: TwoBoards;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  world = await makeTwoBoards(service);
});

type Item = Readonly<Record<string, string>>;

const moveAll = async (cards: readonly Item[], options: CallOptions = {}) =>
  (await world.succeed('moveCards', world.owner.workspaceId, { body: { cards }, ...options })).cards;

const refusal = async (cards: readonly Item[], options: CallOptions = {}) => {
  const { workspaceId: id, token } = world.owner;
  const { status, body } = await service.call('moveCards', { token, id, body: { cards }, ...options });
  const { code, errors = [] } = body as {
    code: string;
    errors?: readonly { pointer?: string; code: string }[];
  };
  return [status, code, ...errors.map((error) => `${error.pointer ?? ''} ${error.code}`)];
};

describe('moveCards to other boards', () => {
  it('moves cards there, back and within their boards, in the order of the batch', async () => {
    const { owner, fromId, toId, fromColumn, toColumn, labelOn, labelsOn, cardWith, titlesOn, eventsOn } =
      world;
    const [urgent, blue] = [await labelOn(fromId, 'Urgent'), await labelOn(fromId, 'Blue', 'blue')];
    const matching = await labelOn(toId, 'URGENT');
    const a = await cardWith({ title: 'A', label_ids: [urgent.id, blue.id] });
    const b = await cardWith({ title: 'B', label_ids: [blue.id], assignee_ids: [owner.userId] });
    const c = await cardWith({ title: 'C' });
    const d = await makeCard(service, owner, toId, { title: 'D', label_ids: [matching.id] });
    const moved = await moveAll([
      { id: a.id, column_id: toColumn },
      { id: d.id, column_id: fromColumn, position: 'top' },
      { id: b.id, column_id: toColumn, before_card_id: a.id },
      { id: c.id, column_id: fromColumn, before_card_id: d.id },
    ]);
    expect([await titlesOn(fromId), await titlesOn(toId)]).toEqual([
      ['C', 'D'],
      ['B', 'A'],
    ]);
    const made = (await labelsOn(toId)).find(({ name }) => name === 'Blue');
    expect(moved.map(({ board_id, label_ids }) => [board_id, label_ids])).toEqual([
      [toId, [matching.id, made?.id].sort()],
      [fromId, [urgent.id]],
      [toId, [made?.id]],
      [fromId, []],
    ]);
    expect(moved[2]?.assignee_ids).toEqual([owner.userId]);
    for (const card of moved) expect(await world.succeed('getCard', card.id)).toEqual(card);
    expect((await eventsOn(toId)).slice(-4).map(({ type }) => type)).toEqual([
      ...['label.created', 'card.moved_in', 'card.moved_out', 'card.moved_in'],
    ]);
    expect((await eventsOn(fromId)).slice(-4).map(({ type }) => type)).toEqual([
      ...['card.moved_out', 'card.moved_in', 'card.moved_out', 'card.moved'],
    ]);
  });

  it('names every card that can not go where it should, and moves nothing', async () => {
    const { owner, fromId, toId, toColumn, labelOn, cardWith } = world;
    const label = await labelOn(fromId, 'Urgent');
    const [a, b] = [await cardWith({ label_ids: [label.id] }), await cardWith({ label_ids: [label.id] })];
    const c = await cardWith();
    const items = [a, b, c].map(({ id }) => ({ id, column_id: toColumn }));
    await expectNothingStored(service, async () => {
      expect(await refusal(items, { query: { missing_labels: 'fail' } })).toEqual([
        ...[422, 'missing_label', '/cards/0/column_id missing_label', '/cards/1/column_id missing_label'],
      ]);
    });
    const member = await makeMember(service, owner, 'member');
    await makePrivate(world, toId);
    await expectNothingStored(service, async () => {
      expect(await refusal(items.slice(2), { token: member.token })).toEqual([
        ...[422, 'unknown_column', '/cards/0/column_id unknown_column'],
      ]);
    });
    await makePrivate(world, toId, { [member.userId]: 'viewer' });
    expect(await refusal(items, { token: member.token })).toEqual([403, 'insufficient_role']);
  });

  it('fills a board up to its last card, counted once all others have left', async () => {
    const { owner, fromColumn, toId, toColumn, cardWith } = world;
    const { id: first } = await makeCard(service, owner, toId);
    await fillColumn(service, toColumn, cardsPerBoardMax - 1);
    const [a, b] = [await cardWith(), await cardWith()];
    const back = { id: first, column_id: fromColumn };
    const items = [a, b].map(({ id }) => ({ id, column_id: toColumn }));
    expect(await refusal([...items, back])).toEqual([
      409,
      'limit_reached',
      '/cards/1/column_id limit_reached',
    ]);
    await moveAll([{ id: a.id, column_id: toColumn }, back]);
  });

  it('crosses other batches without a failure', async () => {
    const { owner, fromId, toId, fromColumn, toColumn, titlesOn } = world;
    const board = (boardId: string, left: string) => ({ service, tenant: owner, boardId, left, right: left });
    const there = await makeManyCards(board(fromId, fromColumn), 20, fromColumn);
    const back = await makeManyCards(board(toId, toColumn), 20, toColumn);
    await Promise.all([
      moveAll(there.map((id) => ({ id, column_id: toColumn }))),
      moveAll(back.toReversed().map((id) => ({ id, column_id: fromColumn }))),
      moveAll(there.toReversed().map((id) => ({ id, column_id: toColumn, position: 'top' }))),
    ]);
    const ids = async (boardId: string) =>
      (await world.succeed('listCards', boardId)).data.map(({ id }) => id).sort();
    expect([await ids(fromId), await ids(toId)]).toEqual([[...back].sort(), [...there].sort()]);
    expect(await titlesOn(fromId)).toHaveLength(20);
  });
});
