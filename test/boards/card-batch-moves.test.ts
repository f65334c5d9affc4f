/** Batches of moves: as single moves one after another, all or none, and together with other moves. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { unknownIdLike } from '../support/generated-calls.ts';
import { storedId } from '../support/ids.ts';
import {
  expectHealthyRanks,
  expectShortRanks,
  idsIn,
  makeCards,
  makeManyCards,
  makeOrderedBoard,
  moveTo,
  setExhaustedRanks,
  titlesIn,
} from '../support/ordered-cards.ts';
import type { OrderedBoard } from '../support/ordered-cards.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { ProblemBody, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let token: string;
let board: OrderedBoard;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  ({ token } = tenant);
});

beforeEach(async () => {
  board = await makeOrderedBoard(service, tenant);
});

function move(cards: readonly object[]) {
  return service.succeed('moveCards', { token, id: tenant.workspaceId, body: { cards } });
}

/** The status and code of a refused batch, and the pointer and code of each error; nothing may have changed. */
async function refusal(cards: readonly object[]) {
  let problem: ProblemBody | undefined;
  await expectNothingStored(service, async () => {
    const answer = await service.call('moveCards', { token, id: tenant.workspaceId, body: { cards } });
    problem = answer.body as ProblemBody;
  });
  const { status, code, errors = [] } = problem ?? { status: 0, code: '' };
  return [status, code, ...errors.map((error) => `${error.pointer} ${error.code}`)];
}

function limit(columnId: string, wipLimit: number) {
  const body = { wip_limit: wipLimit, wip_limit_enforced: true };
  return service.succeed('updateColumn', { token, id: columnId, body });
}

/** A move of a card, named by a letter: to the left or right column, and where. */
type Step = readonly [letter: string, side: 'left' | 'right', where: string];

/** `>A` is after the card A, `<A` before it. */
function targetOf(where: string, ids: Readonly<Record<string, string>>): Record<string, string | undefined> {
  if (where.startsWith('>')) return { after_card_id: ids[where.slice(1)] };
  return where.startsWith('<') ? { before_card_id: ids[where.slice(1)] } : { position: where };
}

/** Moves that need each other's results, in one gap, out of gaps, and to places where the card is already. */
const sequences: readonly (readonly Step[])[] = [
  [
    ['A', 'right', 'top'],
    ['B', 'right', '>A'],
    ['X', 'left', '>D'],
    ['D', 'left', 'top'],
  ],
  [
    ['C', 'left', '<B'],
    ['B', 'left', '<C'],
    ['A', 'left', 'bottom'],
    ['D', 'left', '>A'],
  ],
  [
    ['A', 'left', 'top'],
    ['B', 'left', '>A'],
    ['D', 'left', 'bottom'],
    ['C', 'left', '<D'],
  ],
  [
    ['D', 'right', '>X'],
    ['C', 'right', '>X'],
    ['B', 'right', '>X'],
    ['A', 'right', '<Y'],
  ],
  [
    ['X', 'left', '<C'],
    ['C', 'right', 'bottom'],
    ['Z', 'left', '>X'],
    ['A', 'left', '>Z'],
    ['Y', 'right', '>C'],
  ],
  [
    ['A', 'right', 'bottom'],
    ['B', 'right', 'bottom'],
    ['C', 'right', 'bottom'],
    ['D', 'right', 'bottom'],
    ['X', 'left', 'top'],
    ['Y', 'left', 'top'],
    ['Z', 'left', 'bottom'],
  ],
];

describe('moveCards', () => {
  it.each(sequences.map((steps) => [steps.map((step) => step.join(' ')).join(', '), steps] as const))(
    'does as single moves: %s',
    async (_name, steps) => {
      const outcomes = [];
      for (const isBatch of [true, false]) {
        const own = await makeOrderedBoard(service, tenant);
        await service.succeed('updateColumn', { token, id: own.right, body: { done: true } });
        const ids = {
          ...(await makeCards(own, 'ABCD', own.left)),
          ...(await makeCards(own, 'XYZ', own.right)),
        };
        const places: Readonly<Record<string, string>> = {
          ...Object.fromEntries(Object.entries(ids).map(([letter, id]) => [id, letter])),
          ...{ [own.left]: 'left', [own.right]: 'right' },
        };
        const items = steps.map(([letter, side, where]) => ({
          id: ids[letter] ?? '',
          column_id: own[side],
          ...targetOf(where, ids),
        }));
        if (isBatch) {
          const { cards } = await move(items);
          expect(cards.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
          for (const card of cards) {
            expect(await service.succeed('getCard', { token, id: card.id })).toEqual(card);
          }
        } else {
          for (const { id, column_id: columnId, ...target } of items) await moveTo(own, id, columnId, target);
        }
        const seen = [];
        for (const [letter, id] of Object.entries(ids)) {
          const { etag, completed_at: completedAt } = await service.succeed('getCard', { token, id });
          const events = (await readEventsAbout(service, tenant, id)).slice(1);
          const named = events.map(({ type, changes: { completed_at: completion, ...changes } }) => [
            type,
            completion !== undefined,
            JSON.stringify(changes, (_key, value: unknown) =>
              typeof value === 'string' ? places[value] : value,
            ),
          ]);
          seen.push([letter, etag, completedAt !== undefined, named]);
        }
        outcomes.push([await titlesIn(own, own.left), await titlesIn(own, own.right), seen]);
        for (const columnId of [own.left, own.right]) await expectHealthyRanks(own, columnId);
      }
      expect(outcomes[0]).toEqual(outcomes[1]);
    },
  );

  it('moves cards of several boards, and 100 into one gap with short ranks', async () => {
    const other = await makeOrderedBoard(service, tenant);
    const [first = '', last = ''] = await makeManyCards(board, 2, board.left);
    const cards = await makeManyCards(board, 98, board.right);
    const [foreign = ''] = await makeManyCards(other, 1, other.left);
    await setExhaustedRanks(service, first, last);
    await move([
      ...cards.map((id) => ({ id, column_id: board.left, before_card_id: last })),
      { id: foreign, column_id: other.right },
    ]);
    expect(await idsIn(board, board.left)).toEqual([first, ...cards, last]);
    expect(await idsIn(other, other.right)).toEqual([foreign]);
    await expectShortRanks(board, board.left);
  });

  it('can take a rank that another card of the batch leaves, and replaces ranks from before 2.0.0', async () => {
    const ids = await makeManyCards(board, 3, board.left);
    const [first = '', second = '', third = ''] = ids;
    const rank = (id: string, value: string) =>
      service.database.reader.prisma.card.update({ where: { id: storedId(id) }, data: { rank: value } });
    await rank(third, 'a1V');
    await move([
      { id: first, column_id: board.left, before_card_id: third },
      { id: second, column_id: board.right },
    ]);
    expect(await idsIn(board, board.left)).toEqual([first, third]);
    await rank(first, '!old');
    await rank(third, '00000003');
    await move([{ id: second, column_id: board.left, after_card_id: first }]);
    expect(await idsIn(board, board.left)).toEqual([first, second, third]);
    await expectHealthyRanks(board, board.left);
  });

  it('names everything that is wrong, and moves nothing', async () => {
    const [a = '', b = '', c = '', d = ''] = await makeManyCards(board, 4, board.left);
    const stranger = await makeTenant(service);
    const { column: foreign } = await makeBoard(service, stranger);
    const theirs = await makeCard(service, stranger, (await makeBoard(service, stranger)).board.id);
    const archived = await service.succeed('createColumn', {
      token,
      id: board.boardId,
      body: { name: 'Old' },
    });
    await service.succeed('archiveColumn', { token, id: archived.id });
    expect(
      await refusal([
        { id: theirs.id, column_id: theirs.column_id },
        { id: a, column_id: foreign.id },
        { id: b, column_id: archived.id },
        { id: c, column_id: board.right, position: 'top', after_card_id: d },
        { id: a, column_id: board.right, etag: '"2.9"' },
        { id: d, column_id: board.right, before_card_id: unknownIdLike(a), etag: '"2.1"' },
      ]),
    ).toEqual([
      422,
      'several_problems',
      '/cards/0/id unknown_card',
      '/cards/1/column_id unknown_column',
      '/cards/2/column_id column_archived',
      '/cards/3/position ambiguous_position',
      '/cards/4/id repeated_card',
      '/cards/5/before_card_id anchor_moved',
    ]);
    expect(await refusal([{ id: a, column_id: board.right, etag: '"2.9"' }])).toEqual([
      412,
      'precondition_failed',
      '/cards/0/etag precondition_failed',
    ]);
    const twice = { id: a, column_id: board.right, position: 'top', before_card_id: b };
    expect(await refusal([twice])).toEqual([
      422,
      'ambiguous_position',
      '/cards/0/position ambiguous_position',
    ]);
    const anchored = { id: a, column_id: board.right, after_card_id: b };
    expect(await refusal([anchored])).toEqual([409, 'anchor_moved', '/cards/0/after_card_id anchor_moved']);
    await move([{ id: b, column_id: board.right }, anchored]);
    expect(await idsIn(board, board.right)).toEqual([b, a]);
  });

  it('respects limits exactly, once everything is moved', async () => {
    const [a = '', b = '', c = '', archived = ''] = await makeManyCards(board, 4, board.left);
    const [x = ''] = await makeManyCards(board, 1, board.right);
    await service.succeed('archiveCard', { token, id: archived });
    await limit(board.right, 1);
    const toRight = [c, b, a].map((id) => ({ id, column_id: board.right }));
    expect(await refusal([...toRight, { id: x, column_id: board.left }])).toEqual([
      409,
      'wip_limit_reached',
      '/cards/1/column_id wip_limit_reached',
      '/cards/2/column_id wip_limit_reached',
    ]);
    await limit(board.left, 3);
    await move([
      { id: a, column_id: board.right },
      { id: x, column_id: board.left },
      { id: archived, column_id: board.right },
    ]);
    expect(await idsIn(board, board.right)).toEqual([a]);
  });

  it('does not deadlock with another batch that moves the same cards the other way', async () => {
    const left = await makeManyCards(board, 20, board.left);
    const right = await makeManyCards(board, 20, board.right);
    const deadlocks = () => service.database.reader.prisma.$queryRaw`
      SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`;
    const before = await deadlocks();
    const held = await holdTransaction(service, 'SELECT 1 FROM cards WHERE id IN ($1, $2) FOR UPDATE', [
      left[7] ?? '',
      right[7] ?? '',
    ]);
    const there = [
      ...left.map((id) => ({ id, column_id: board.right })),
      ...right.map((id) => ({ id, column_id: board.left })),
    ];
    const calls = [
      move(there),
      move(there.toReversed()),
      move(there.map(({ id }) => ({ id, column_id: board.left }))),
    ];
    await untilWaiting(service, calls.length);
    await held.commit();
    await Promise.all(calls);
    expect(await deadlocks()).toEqual(before);
    const all = [...(await idsIn(board, board.left)), ...(await idsIn(board, board.right))];
    expect(all.toSorted()).toEqual([...left, ...right].toSorted());
    await expectHealthyRanks(board, board.left);
  });
});
