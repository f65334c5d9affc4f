/** Changes of a board's visibility while others read the board and assign its cards. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Member, Tenant } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let owner: Tenant;
/** Creates the board. */
let maker: Member;
/** Loses access to it. */
let other: Member;
let boardId: string;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  owner = await makeTenant(service);
  maker = await makeMember(service, owner, 'member');
  other = await makeMember(service, owner, 'member');
  boardId = (await makeBoard(service, maker)).board.id;
});

const setVisibility = (by: Tenant, visibility: 'workspace' | 'members') =>
  service.succeed('updateBoard', { token: by.token, id: boardId, body: { visibility } });

describe('a board that becomes private', () => {
  it('is in no later page of a list that was begun before', async () => {
    const cards = [await makeCard(service, maker, boardId), await makeCard(service, maker, boardId)];
    const { token, workspaceId: id } = other;
    const query = { limit: 1 };
    const first = await service.succeed('listWorkspaceCards', { token, id, query });
    const onBoard = await service.succeed('listCards', { token, id: boardId, query });
    const log = await service.succeed('listBoardEvents', { token, id: boardId, query });
    expect(first.data.map(({ id: cardId }) => cardId)).toEqual([cards[0]?.id]);
    await setVisibility(maker, 'members');
    const next = { ...query, cursor: first.next_cursor ?? '' };
    expect(await service.succeed('listWorkspaceCards', { token, id, query: next })).toEqual({ data: [] });
    const nextOnBoard = { ...query, cursor: onBoard.next_cursor ?? '' };
    await service.fail('listCards', 404, { token, id: boardId, query: nextOnBoard });
    const rest = { ...query, cursor: log.resume_cursor };
    await service.fail('listBoardEvents', 404, { token, id: boardId, query: rest });
  });

  it('answers 404 to a person who was reading a card, not that it is unchanged', async () => {
    const { token } = other;
    const card = await makeCard(service, maker, boardId);
    for (const body of ['One', 'Two']) {
      await service.succeed('createComment', { token: maker.token, id: card.id, body: { body } });
    }
    const comments = await service.succeed('listComments', { token, id: card.id, query: { limit: 1 } });
    const snapshot = await service.call('getBoardSnapshot', { token, id: boardId });
    const columns = await service.call('listColumns', { token, id: boardId });
    await setVisibility(maker, 'members');
    const next = { limit: 1, cursor: comments.next_cursor ?? '' };
    await service.fail('listComments', 404, { token, id: card.id, query: next });
    const known = {
      getCard: { id: card.id, tag: card.etag },
      getBoardSnapshot: { id: boardId, tag: snapshot.headers.etag },
      listColumns: { id: boardId, tag: columns.headers.etag },
    } as const;
    for (const [operationId, { id, tag }] of Object.entries(known)) {
      expect(tag).toBeDefined();
      const headers = { 'If-None-Match': tag ?? '' };
      await service.fail(operationId as keyof typeof known, 404, { token, id, headers });
    }
  });

  it.each([
    ['the cards of a workspace', 'listWorkspaceCards'],
    ['the cards of the board, page by page', 'listCards'],
    ['the comments of a card, page by page', 'listComments'],
    ['the card', 'getCard'],
  ] as const)(
    'never shows a card in a read that begins after its board became private, while it changes all the time: %s',
    async (_name, operationId) => {
      const card = await makeCard(service, maker, boardId);
      await makeCard(service, maker, boardId);
      for (const body of ['One', 'Two']) {
        await service.succeed('createComment', { token: maker.token, id: card.id, body: { body } });
      }
      const { token, workspaceId } = other;
      const id = {
        listWorkspaceCards: workspaceId,
        listCards: boardId,
        listComments: card.id,
        getCard: card.id,
      }[operationId];
      /** Which time it is private, from after that change until before the next one. */
      let privateRound: number | undefined;
      let isDone = false;
      const seen = { open: 0, leaks: 0 };
      const read = async () => {
        for (let cursor: string | undefined; !isDone;) {
          const before = privateRound;
          const query =
            operationId === 'getCard' ? {} : { limit: 1, ...(cursor !== undefined && { cursor }) };
          const { status, body } = await service.call(operationId, { token, id, query });
          expect([200, 404]).toContain(status);
          const page = body as { readonly data?: readonly object[]; readonly next_cursor?: string };
          const shows = status === 200 && (page.data === undefined || page.data.length > 0);
          if (shows) seen.open += 1;
          // It was private when the read began, and it has been ever since.
          if (shows && before !== undefined && before === privateRound) seen.leaks += 1;
          cursor = status === 200 ? page.next_cursor : undefined;
        }
      };
      const readOnce = () => service.call(operationId, { token, id });
      const reading = [read(), read()];
      for (let round = 0; round < 4; round += 1) {
        await setVisibility(maker, 'members');
        privateRound = round;
        await readOnce();
        privateRound = undefined;
        await setVisibility(owner, 'workspace');
        await readOnce();
      }
      isDone = true;
      await Promise.all(reading);
      expect(seen.leaks).toBe(0);
      expect(seen.open).toBeGreaterThan(0);
    },
  );

  it('leaves nobody assigned who cannot see the board, however assignments and the change of visibility meet', async () => {
    const cards = await Promise.all([1, 2, 3, 4].map(() => makeCard(service, maker, boardId)));
    for (let round = 0; round < 4; round += 1) {
      const body = { assignee_ids: [other.userId] };
      const assigning = cards.map(({ id }) => service.call('updateCard', { token: maker.token, id, body }));
      const creating = service.call('createCard', {
        token: maker.token,
        id: boardId,
        body: { title: 'New', ...body },
      });
      const answers = await Promise.all([...assigning, creating, setVisibility(maker, 'members')]);
      for (const answer of answers.slice(0, -1)) {
        expect([200, 201, 422]).toContain((answer as { readonly status: number }).status);
      }
      const { data } = await service.succeed('listCards', {
        token: owner.token,
        id: boardId,
        query: { assignee_id: other.userId },
      });
      expect(data).toEqual([]);
      await setVisibility(owner, 'workspace');
    }
  });
});

/** Changes the board, a column and a label as one person. */
async function statusesOfChanges({ token }: Tenant, columnId: string, labelId: string): Promise<number[]> {
  const answers = await Promise.all([
    service.call('updateBoard', { token, id: boardId, body: { description: 'New' } }),
    service.call('createColumn', { token, id: boardId, body: { name: 'New' } }),
    service.call('updateColumn', { token, id: columnId, body: { color: 'red' } }),
    service.call('updateLabel', { token, id: labelId, body: { color: 'red' } }),
    service.call('createCard', { token, id: boardId, body: { title: 'New' } }),
    service.call('createCard', { token, id: boardId, body: { title: 'New', label_ids: [labelId] } }),
  ]);
  return answers.map(({ status }) => status);
}

/** A board on which `other` works, and locks of a card and a label of it. */
async function makeWork() {
  const { token } = maker;
  const { data: columns } = await service.succeed('listColumns', { token, id: boardId });
  const body = { name: 'Label', color: 'blue' };
  const label = await service.succeed('createLabel', { token, id: boardId, body });
  const card = await makeCard(service, maker, boardId, { assignee_ids: [other.userId] });
  const hold = (table: 'cards' | 'labels', id: string) =>
    holdTransaction(service, `SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
  return {
    columnId: columns[0]?.id ?? '',
    labelId: label.id,
    /** Holds up whatever takes `other` off the card. */
    holdCard: () => hold('cards', card.id),
    holdLabel: () => hold('labels', label.id),
    assign: () =>
      service.succeed('updateCard', { token, id: card.id, body: { assignee_ids: [other.userId] } }),
  };
}

describe('a change that waits', () => {
  it('while the board becomes private is carried out for its manager, and a 404 for others', async () => {
    const { columnId, labelId, holdCard, holdLabel } = await makeWork();
    const [card, label] = [await holdCard(), await holdLabel()];
    const closing = setVisibility(maker, 'members');
    await untilWaiting(service, 1);
    const byMaker = statusesOfChanges(maker, columnId, labelId);
    const byOther = statusesOfChanges(other, columnId, labelId);
    // One of the two plain cards waits in the process.
    await untilWaiting(service, 12);
    await card.commit();
    await closing;
    await label.commit();
    expect(await byMaker).toEqual([200, 201, 200, 200, 201, 201]);
    expect(await byOther).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('while its author is removed from the board is a 404', async () => {
    const { columnId, labelId, holdCard, holdLabel, assign } = await makeWork();
    const onBoard = { token: maker.token, id: boardId, path: { user_id: other.userId } };
    await setVisibility(maker, 'members');
    await service.succeed('putBoardMember', { ...onBoard, body: { role: 'editor' } });
    await assign();
    const own = await makeCard(service, other, (await makeBoard(service, other)).board.id);
    const [card, label] = [await holdCard(), await holdLabel()];
    const removal = service.succeed('deleteBoardMember', onBoard);
    await untilWaiting(service, 1);
    const changes = statusesOfChanges(other, columnId, labelId);
    const body = { column_id: columnId, position: 'top' };
    const cards = [{ title: 'New' }];
    const batch = service.fail('createCards', 404, { token: other.token, id: boardId, body: { cards } });
    const move = service.fail('moveCard', 422, { token: other.token, id: own.id, body });
    await untilWaiting(service, 9);
    await card.commit();
    await removal;
    await label.commit();
    expect(await changes).toEqual([404, 404, 404, 404, 404, 404]);
    await batch;
    expect((await move).code).toBe('unknown_column');
  });
});
