/** Changes that wait after they have locked what they change are judged by the access that their author has when they go on. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { cardsPerBoardMax } from '../../src/domain/core/limits.ts';
import { makeBoard, makeCard, makeColumns } from '../support/factories.ts';
import { enforcedWith } from '../support/plans.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { OperationId, ProblemBody, Service } from '../support/service.ts';
import { writtenRows } from '../support/stored-state.ts';
import { addTeammate, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';
import { fillColumn } from '../support/two-boards.ts';
import { outcomesAfterWait, outcomesOf } from '../support/waiting-changes.ts';
import type { Change } from '../support/waiting-changes.ts';

let service: Service;
let team: Teammate;
/** An admin, who loses access. */
let author: Teammate;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  team = await makeTeam(service);
  author = await addTeammate(service, team, 'admin');
});

const succeed = <Op extends OperationId>(operationId: Op, id: string, body?: object) =>
  service.succeed(operationId, { token: team.session, id, ...(body && { body }) });

const removeAuthor = () => succeed('deleteMember', author.memberId);

/** Keeps the author a member of the workspace with access to nothing in it. */
const makeAuthorGuest = () => succeed('updateMember', author.memberId, { role: 'guest', board_ids: [] });

const losses = { 'is removed': removeAuthor, 'becomes a guest': makeAuthorGuest };
const namesOfLosses = Object.keys(losses) as (keyof typeof losses)[];

/** The id of a template with starter cards. */
async function makeTemplate(): Promise<string> {
  const { board } = await makeBoard(service, team);
  await makeCard(service, team, board.id);
  const body = { workspace_id: team.workspaceId, board_id: board.id, name: 'Template', include_cards: true };
  return (await service.succeed('createTemplate', { token: team.session, body })).id;
}

/** A board with the author as its only member besides the owner, and how to take them off it. */
async function makeOwnBoard() {
  author = await addTeammate(service, team, 'member');
  const { board, column } = await makeBoard(service, team);
  await succeed('updateBoard', board.id, { visibility: 'members' });
  const options = { token: team.session, id: board.id, path: { user_id: author.userId } };
  await service.succeed('putBoardMember', { ...options, body: { role: 'editor' } });
  return { board, column, takeOff: () => service.succeed('deleteBoardMember', options) };
}

describe('a new card that waits for the cap of its board once it has locked its column', () => {
  it.each(namesOfLosses)('is refused as it is afterwards if its author %s', async (loss) => {
    const { board, column } = await makeBoard(service, team);
    const [row] = await service.database.reader.rows<{ connections: number }>(
      Prisma.sql`SELECT current_setting('max_connections')::int AS connections`,
    );
    const connections = row?.connections ?? 0;
    await fillColumn(service, column.id, cardsPerBoardMax - 2 * connections);
    const inColumn = await holdTransaction(service, 'SELECT 1 FROM columns WHERE id = $1 FOR UPDATE', [
      column.id,
    ]);
    const call = {
      token: author.session,
      id: team.workspaceId,
      path: { source: 'old', external_id: board.id },
      body: { board_id: board.id, title: 'New' },
    };
    const waiting = service.call('putCardByExternalId', call);
    await untilWaiting(service, 1);
    await fillColumn(service, column.id, connections, cardsPerBoardMax);
    const sharesCap = await holdTransaction(
      service,
      `SELECT pg_advisory_xact_lock_shared(hashtextextended('cards of ' || $1, 0))`,
      [board.id],
    );
    await inColumn.commit();
    await untilWaiting(service, 1, 'advisory');
    await losses[loss]();
    const before = await writtenRows(service);
    await sharesCap.commit();
    const [{ status, body }, later] = [await waiting, await service.call('putCardByExternalId', call)];
    expect(later.status).toBeGreaterThanOrEqual(403);
    expect([status, (body as ProblemBody).code]).toEqual([later.status, (later.body as ProblemBody).code]);
    expect(await writtenRows(service)).toEqual(before);
  });
});

describe('a copy of a card on another board', () => {
  it('is refused if its author loses access to the card while it waits', async () => {
    const [source, target] = [await makeOwnBoard(), await makeBoard(service, team)];
    const { id } = await makeCard(service, team, source.board.id);
    const change: Change = {
      operationId: 'copyCard',
      options: { id, body: { column_id: target.column.id } },
      held: ['columns', target.column.id],
    };
    const [waiting, later] = await outcomesOf(service, author, change, source.takeOff);
    expect(later).toEqual([404, 'not_found']);
    expect(waiting).toEqual(later);
  });
});

describe('a label that is deleted while a change waits for it', () => {
  const uses: Readonly<
    Record<string, (of: { boardId: string; cardId: string; labelId: string }) => Omit<Change, 'held'>>
  > = {
    createCard: ({ boardId: id, labelId }) => ({
      operationId: 'createCard',
      options: { id, body: { title: 'New', label_ids: [labelId] } },
    }),
    createCards: ({ boardId: id, labelId }) => ({
      operationId: 'createCards',
      options: { id, body: { cards: [{ title: 'New', label_ids: [labelId] }] } },
    }),
    updateCard: ({ cardId: id, labelId }) => ({
      operationId: 'updateCard',
      options: { id, body: { label_ids: [labelId] } },
    }),
    updateCards: ({ cardId, labelId }) => ({
      operationId: 'updateCards',
      options: { id: team.workspaceId, body: { cards: [{ id: cardId, label_ids: [labelId] }] } },
    }),
    addCardLabel: ({ cardId: id, labelId }) => ({
      operationId: 'addCardLabel',
      options: { id, path: { label_id: labelId } },
    }),
  };

  it.each(Object.entries(uses))(
    'is not reported to an author who has lost access: %s',
    async (_name, use) => {
      const { board } = await makeBoard(service, team);
      const [card, label] = [
        await makeCard(service, team, board.id),
        await succeed('createLabel', board.id, { name: 'Label', color: 'red' }),
      ];
      const held = { statement: 'DELETE FROM labels WHERE id = $1', ids: [label.id] };
      const change = { ...use({ boardId: board.id, cardId: card.id, labelId: label.id }), held };
      const [waiting, later] = await outcomesAfterWait(service, author, change, removeAuthor);
      expect(later).toEqual([404, 'not_found']);
      expect(waiting).toEqual(later);
    },
  );
});

describe('a deletion that waits for what it takes along', () => {
  const deletions: Readonly<Record<string, () => Promise<Change>>> = {
    'a card, for one of its comments': async () => {
      const { id } = await makeCard(service, team, (await makeBoard(service, team)).board.id);
      const comment = await succeed('createComment', id, { body: 'Text' });
      return { operationId: 'deleteCard', options: { id }, held: ['comments', comment.id] };
    },
    'a label, for a card that has it': async () => {
      const { board } = await makeBoard(service, team);
      const { id } = await succeed('createLabel', board.id, { name: 'Label', color: 'red' });
      const card = await makeCard(service, team, board.id, { label_ids: [id] });
      return { operationId: 'deleteLabel', options: { id }, held: ['cards', card.id] };
    },
    'a column, for a card in it': async () => {
      const { board, idOf } = await makeColumns(service, team, 'To do', 'Done');
      const card = await makeCard(service, team, board.id, { column_id: idOf('Done') });
      await succeed('archiveCard', card.id);
      return { operationId: 'deleteColumn', options: { id: idOf('Done') }, held: ['cards', card.id] };
    },
  };

  it.each(Object.entries(deletions))(
    'is refused if its author is removed meanwhile: %s',
    async (_name, makeDeletion) => {
      const [waiting, later] = await outcomesOf(service, author, await makeDeletion(), removeAuthor);
      expect(later).toEqual([404, 'not_found']);
      expect(waiting).toEqual(later);
    },
  );
});

describe('a template of a board', () => {
  it('keeps nothing of a board that its author loses access to while it waits for the billing account', async () => {
    const { databaseUrl } = service;
    const billing = await startService({ databaseUrl, billing: enforcedWith({ templates: 10 }) });
    const { board, takeOff } = await makeOwnBoard();
    const change: Change = {
      operationId: 'createTemplate',
      options: { body: { workspace_id: team.workspaceId, board_id: board.id, name: 'New' } },
      held: {
        statement: 'SELECT 1 FROM billing_accounts WHERE workspace_id = $1 FOR UPDATE',
        ids: [team.workspaceId],
      },
    };
    const [waiting, later] = await outcomesOf(billing, author, change, takeOff);
    expect(later).toEqual([422, 'unknown_board']);
    expect(waiting).toEqual(later);
  });
});

describe('new cards that wait for their numbers', () => {
  const creations: Readonly<
    Record<string, (of: { boardId: string; templateId: string }) => Omit<Change, 'held'>>
  > = {
    createCard: ({ boardId: id }) => ({ operationId: 'createCard', options: { id, body: { title: 'New' } } }),
    createCards: ({ boardId: id }) => ({
      operationId: 'createCards',
      options: { id, body: { cards: [{ title: 'New' }] } },
    }),
    importCards: ({ boardId: id }) => ({
      operationId: 'importCards',
      options: { id, body: { source: 'old', cards: [{ external_id: '1', title: 'New' }] } },
    }),
    putCardByExternalId: ({ boardId }) => ({
      operationId: 'putCardByExternalId',
      options: {
        id: team.workspaceId,
        path: { source: 'old', external_id: '1' },
        body: { board_id: boardId, title: 'New' },
      },
    }),
    copyBoard: ({ boardId: id }) => ({
      operationId: 'copyBoard',
      options: { id, body: { keep: ['cards'] } },
    }),
    createBoard: ({ templateId }) => ({
      operationId: 'createBoard',
      options: { body: { workspace_id: team.workspaceId, name: 'New', template_id: templateId } },
    }),
  };
  const all = Object.entries(creations).flatMap(([name, create]) =>
    namesOfLosses.map((loss) => [name, loss, create] as const),
  );

  it.each(all)('are refused as they are afterwards: %s by an author who %s', async (_name, loss, create) => {
    const { board } = await makeBoard(service, team);
    await makeCard(service, team, board.id);
    const held = {
      statement: 'SELECT 1 FROM card_number_slots WHERE workspace_id = $1 FOR UPDATE',
      ids: [team.workspaceId],
    };
    const change = { ...create({ boardId: board.id, templateId: await makeTemplate() }), held };
    const [waiting, later] = await outcomesOf(service, author, change, losses[loss]);
    expect(later[0]).toBeGreaterThanOrEqual(403);
    expect(waiting).toEqual(later);
  });
});

describe('a label that waits for a name that is not taken in the end', () => {
  it.each(namesOfLosses)('is not renamed by an author who %s', async (loss) => {
    const { board } = await makeBoard(service, team);
    const [label, other] = [
      await succeed('createLabel', board.id, { name: 'Label', color: 'red' }),
      await succeed('createLabel', board.id, { name: 'Other', color: 'red' }),
    ];
    const statement = `UPDATE labels SET name = 'New', version = version + 1 WHERE id = $1`;
    const change: Change = {
      operationId: 'updateLabel',
      options: { id: label.id, body: { name: 'New' } },
      held: { statement, ids: [other.id], end: 'rollback' },
    };
    const [waiting, later] = await outcomesOf(service, author, change, losses[loss]);
    expect(later[0]).toBeGreaterThanOrEqual(403);
    expect(waiting).toEqual(later);
  });
});
