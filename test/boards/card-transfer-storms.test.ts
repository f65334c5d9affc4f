/** Many requests at once that take cards from board to board: the log of each board says which cards are on it. */
import { beforeAll, expect, it } from 'vitest';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';

const requestsMax = 120;

let service: Service;

beforeAll(async () => {
  service = await startService();
});

interface StormyBoard {
  readonly id: string;
  readonly columnId: string;
  readonly labelId: string;
}

async function makeStormyBoard(owner: Tenant): Promise<StormyBoard> {
  const { board, column } = await makeBoard(service, owner);
  const { token } = owner;
  const body = { name: 'Urgent', color: 'red' };
  const label = await service.succeed('createLabel', { token, id: board.id, body });
  return { id: board.id, columnId: column.id, labelId: label.id };
}

/** The cards that a board has, as its events say. */
async function cardsByEvents(token: string, id: string): Promise<string[]> {
  const there = new Set<string>();
  for (let cursor: string | undefined; ;) {
    const query = { limit: 250, ...(cursor !== undefined && { cursor }) };
    const page = await service.succeed('listBoardEvents', { token, id, query });
    for (const { type, resource, changes } of page.data) {
      const isArrival =
        ['card.created', 'card.moved_in'].includes(type) || (type === 'card.restored' && 'title' in changes);
      const isDeparture = ['card.deleted', 'card.moved_out'].includes(type);
      if (isArrival || isDeparture) expect([type, there.has(resource.id)]).toEqual([type, isDeparture]);
      if (isArrival) there.add(resource.id);
      if (isDeparture) there.delete(resource.id);
    }
    cursor = page.next_cursor;
    if (cursor === undefined) return [...there].sort();
  }
}

it('moves, copies, changes, deletes and restores cards of three boards, and loses and doubles none', async () => {
  const owner = await makeTenant(service);
  const { userId } = await makeMember(service, owner, 'member');
  const { token, workspaceId } = owner;
  const boards = [await makeStormyBoard(owner), await makeStormyBoard(owner), await makeStormyBoard(owner)];
  const cards: string[] = [];
  for (const { id, labelId } of [...boards, ...boards]) {
    cards.push((await makeCard(service, owner, id, { label_ids: [labelId], assignee_ids: [userId] })).id);
  }
  const nth = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;
  const request = (n: number): [OperationId, CallOptions] => {
    const [id, { columnId, labelId, id: boardId }] = [nth(cards, n * 7), nth(boards, n * 5 + (n >> 2))];
    const move = { id, body: { column_id: columnId, position: 'top' } };
    const both = [id, nth(cards, n * 7 + 1)].map((cardId) => ({ id: cardId, column_id: columnId }));
    const visibility = n % 2 === 0 ? 'members' : 'workspace';
    const kinds: readonly [OperationId, CallOptions][] = [
      ['moveCard', move],
      ['moveCards', { id: workspaceId, body: { cards: both } }],
      ['addCardLabel', { id, path: { label_id: labelId } }],
      ['moveCard', { ...move, query: { missing_labels: 'drop' } }],
      ['addCardAssignee', { id, path: { user_id: userId } }],
      ['deleteCard', { id }],
      ['restoreCard', { id }],
      ['copyCard', { id, body: { column_id: columnId } }],
      ['updateBoard', { id: boardId, body: { visibility } }],
    ];
    return nth(kinds, n);
  };
  const work = async (worker: number) => {
    for (let n = worker; n < requestsMax; n += 6) {
      const [operationId, options] = request(n);
      const { status } = await service.call(operationId, { token, ...options });
      expect([200, 201, 204, 404, 409, 422]).toContain(status);
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5].map(work));
  for (const { id } of boards) {
    const { data } = await service.succeed('listCards', { token, id, query: { limit: 250 } });
    expect(await cardsByEvents(token, id)).toEqual(data.map((card) => card.id).sort());
    const labels = (await service.succeed('listLabels', { token, id })).data;
    expect(labels.map(({ name }) => name)).toEqual(['Urgent']);
    for (const card of data)
      expect(labels.map((label) => label.id)).toEqual(expect.arrayContaining(card.label_ids));
  }
});
