/** A board with two columns, whose cards a test puts in order, looks at and moves. */
import { expect } from 'vitest';
import { rankLengthMax, spacedRanks } from '../../src/domain/core/ranks.ts';
import { makeBoard, makeCard, makeColumn } from './factories.ts';
import type { Tenant } from './factories.ts';
import { newUuid, storedId, typeIdOf } from './ids.ts';
import type { Service } from './service.ts';

export interface OrderedBoard {
  readonly service: Service;
  readonly tenant: Tenant;
  readonly boardId: string;
  /** The ids of its columns. */
  readonly left: string;
  readonly right: string;
}

export async function makeOrderedBoard(service: Service, tenant: Tenant): Promise<OrderedBoard> {
  const { board, column } = await makeBoard(service, tenant);
  const right = await makeColumn(service, tenant, board.id);
  return { service, tenant, boardId: board.id, left: column.id, right: right.id };
}

/** A card for each letter, from top to bottom of a column, with the letter as its title; their ids by title. */
export async function makeCards(
  { service, tenant, boardId }: OrderedBoard,
  letters: string,
  columnId: string,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const title of letters) {
    ids[title] = (await makeCard(service, tenant, boardId, { title, column_id: columnId })).id;
  }
  return ids;
}

/** Many cards at once, evenly spaced, in an empty column; their ids from top to bottom. */
export async function makeManyCards(
  { service, tenant, boardId }: OrderedBoard,
  count: number,
  columnId: string,
): Promise<string[]> {
  const cards = spacedRanks(count).map((rank) => ({
    id: newUuid(),
    workspaceId: storedId(tenant.workspaceId),
    boardId: storedId(boardId),
    columnId: storedId(columnId),
    createdBy: storedId(tenant.userId),
    title: 'Card',
    rank,
  }));
  await service.database.reader.prisma.card.createMany({ data: cards });
  return cards.map(({ id }) => typeIdOf('card', id));
}

export function moveTo(
  { service, tenant }: OrderedBoard,
  id: string | undefined,
  columnId: string,
  target: Readonly<Record<string, string | undefined>>,
) {
  const body = { column_id: columnId, ...target };
  return service.succeed('moveCard', { token: tenant.token, id: id ?? '', body });
}

/** The cards of a column in the order that clients see. */
async function cardsIn({ service, tenant, boardId }: OrderedBoard, columnId: string) {
  const cards = [];
  let cursor: string | undefined;
  do {
    const query = { column_id: columnId, limit: 250, ...(cursor !== undefined && { cursor }) };
    const page = await service.succeed('listCards', { token: tenant.token, id: boardId, query });
    cards.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return cards;
}

export async function titlesIn(board: OrderedBoard, columnId: string): Promise<string> {
  return (await cardsIn(board, columnId)).map(({ title }) => title).join('');
}

export async function idsIn(board: OrderedBoard, columnId: string): Promise<string[]> {
  return (await cardsIn(board, columnId)).map(({ id }) => id);
}

/** The rows behind the cards of a column, archived ones included. */
export function storedCards({ service }: OrderedBoard, columnId: string) {
  return service.database.reader.prisma.card.findMany({ where: { columnId: storedId(columnId) } });
}

/** How often the ranks of a column were created again. */
export async function rankEpochOf({ service }: OrderedBoard, columnId: string): Promise<number> {
  const column = await service.database.reader.prisma.boardColumn.findUniqueOrThrow({
    where: { id: storedId(columnId) },
  });
  return column.rankEpoch;
}

/** Leaves so little room between the first two cards of a column that a card moved there respaces them all. */
export async function exhaustFirstGap(board: OrderedBoard, columnId: string): Promise<void> {
  const [first = '', second = ''] = await idsIn(board, columnId);
  await setExhaustedRanks(board.service, first, second);
}

/** Gives two cards ranks between which there is no room for a short one. */
export async function setExhaustedRanks(service: Service, first: string, second: string): Promise<void> {
  const ranks = { [first]: 'Zz', [second]: `Zz${'0'.repeat(rankLengthMax)}1` };
  for (const [id, rank] of Object.entries(ranks)) {
    await service.database.reader.prisma.card.update({ where: { id: storedId(id) }, data: { rank } });
  }
}

/** Ranks that leave room for more moves into the same gap. */
export async function expectShortRanks(board: OrderedBoard, columnId: string): Promise<void> {
  const lengths = (await storedCards(board, columnId)).map(({ rank }) => rank.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(rankLengthMax);
}

/** Ranks that are unique and from which others can be made. */
export async function expectHealthyRanks(board: OrderedBoard, columnId: string): Promise<void> {
  const ranks = (await storedCards(board, columnId)).map(({ rank }) => rank);
  expect(new Set(ranks).size).toBe(ranks.length);
  for (const rank of ranks) expect(rank).toMatch(/^[A-Za-z][0-9A-Za-z]+$/);
}
