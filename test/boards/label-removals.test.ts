/** Labels on more cards than one transaction changes: they are gone at once, and a job takes them off the rest. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { makeBoard, readEvents } from '../support/factories.ts';
import { failingTwice } from '../support/failing-databases.ts';
import { storedId } from '../support/ids.ts';
import { countJobs, finishJobs } from '../support/jobs.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

/** Three steps: two that are full, and a rest. */
const cardCount = 1_050;
const atOnce = 500;

let service: Service;
let team: Teammate;
let boardId: string;
let columnId: string;
let labelId: string;
let otherId: string;

beforeAll(async () => {
  service = await startService({ isOwn: true });
});

beforeEach(async () => {
  team = await makeTeam(service);
  const made = await makeBoard(service, team);
  boardId = made.board.id;
  columnId = made.column.id;
  labelId = await makeLabel('Gone');
  otherId = await makeLabel('Kept');
  await labelMany();
});

async function makeLabel(name: string): Promise<string> {
  const order = { token: team.token, id: boardId, body: { name, color: 'red' } };
  return (await service.succeed('createLabel', order)).id;
}

/** Puts many cards on the board, all with the label. Numbered, because the trigger takes numbers one by one. */
async function labelMany(): Promise<void> {
  await service.database.reader.rows(Prisma.sql`
    WITH made AS (
      INSERT INTO cards (id, workspace_id, board_id, column_id, title, rank, created_by, number)
      SELECT gen_random_uuid(), b.workspace_id, b.id, ${storedId(columnId)}::uuid, 'Card', 'b' || lpad(n::text, 6, '0'),
        b.created_by, n
      FROM boards b, generate_series(1, ${cardCount}::int) n WHERE b.id = ${storedId(boardId)}::uuid
      RETURNING id, workspace_id, board_id)
    INSERT INTO card_labels (workspace_id, board_id, card_id, label_id)
    SELECT workspace_id, board_id, id, ${storedId(labelId)}::uuid FROM made`);
}

const remove = () => service.succeed('deleteLabel', { token: team.token, id: labelId });
const labelled = () =>
  service.database.reader.prisma.cardLabel.count({ where: { labelId: storedId(labelId) } });

/** Cards of the board that show the label. */
async function shown() {
  const query = { label_id: labelId, limit: 250 };
  return (await service.succeed('listCards', { token: team.token, id: boardId, query })).data;
}

async function firstShown() {
  const [card] = await shown();
  if (card === undefined) throw new Error('no card is left');
  return card;
}

const task = 'take-off-label';
const waitingJobs = () => countJobs(service, task);
const finish = (database?: Database) => finishJobs(service, task, database);

async function expectOneEventEach(): Promise<void> {
  const events = await readEvents(service, team);
  const changed = events.filter(({ type }) => type === 'card.updated');
  expect(changed).toHaveLength(cardCount);
  expect(new Set(changed.map(({ resourceId }) => resourceId)).size).toBe(cardCount);
  const { requestId } = events.find(({ type }) => type === 'label.deleted') ?? {};
  for (const event of changed) {
    const changes = { label_ids: { from: [labelId], to: [] } };
    expect(event).toMatchObject({ version: 2n, actorUserId: team.userId, requestId, changes });
  }
}

describe('a label on many cards', () => {
  it('is gone at once, is shown on a card until its event, and goes from each exactly once', async () => {
    await remove();
    const { token } = team;
    await service.fail('getLabel', 404, { token, id: labelId });
    const { data } = await service.succeed('listLabels', { token, id: boardId });
    expect(data.map(({ id }) => id)).toEqual([otherId]);
    await makeLabel('Gone');
    expect(await labelled()).toBe(cardCount - atOnce);
    const card = await firstShown();
    expect(card).toMatchObject({ label_ids: [labelId] });
    expect(await waitingJobs()).toBe(1);
    await finish();
    expect(await shown()).toEqual([]);
    const after = await service.succeed('getCard', { token, id: card.id });
    expect(after.label_ids).toEqual([]);
    expect(after.etag).not.toBe(card.etag);
    await expectOneEventEach();
  });

  it('goes from each card exactly once, although the job fails before and after its transactions', async () => {
    await remove();
    const { faulty, count } = failingTwice(service.database);
    await finish(faulty);
    expect(count()).toBeGreaterThan(2);
    expect(await labelled()).toBe(0);
    await expectOneEventEach();
  });

  it('is put on no card any more, and keeps no card from other labels', async () => {
    await remove();
    const { token } = team;
    const { id } = await firstShown();
    await service.fail('updateCard', 422, { token, id, body: { label_ids: [labelId] } });
    await service.fail('addCardLabel', 422, { token, id, path: { label_id: labelId } });
    const added = await service.succeed('addCardLabel', { token, id, path: { label_id: otherId } });
    expect(added.label_ids).toEqual([labelId, otherId].sort());
    await finish();
    expect((await service.succeed('getCard', { token, id })).label_ids).toEqual([otherId]);
  });

  it('is neither copied, nor saved in a template, nor taken to another board', async () => {
    await remove();
    const { token, workspaceId } = team;
    const cards = await shown();
    const [card, moved] = cards;
    if (card === undefined || moved === undefined) throw new Error('no card is left');
    const other = await makeBoard(service, team);
    const copyBody = { keep: ['labels'] };
    const copy = await service.succeed('copyCard', { token, id: card.id, body: copyBody });
    expect(copy.label_ids).toEqual([]);
    const target = { column_id: other.column.id, position: 'bottom' };
    const arrived = await service.succeed('moveCard', { token, id: moved.id, body: target });
    expect(arrived.label_ids).toEqual([]);
    const few = cards.slice(0, 20).map(({ id }) => storedId(id));
    await service.database.reader.rows(Prisma.sql`
      DELETE FROM cards WHERE board_id = ${storedId(boardId)}::uuid AND id <> ALL (${few}::uuid[])`);
    const copied = await service.succeed('copyBoard', { token, id: boardId, body: { name: 'Copy' } });
    const { columns } = await service.succeed('getBoardSnapshot', { token, id: copied.id });
    const copies = columns.flatMap((column) => column.cards);
    expect(copies.length).toBeGreaterThan(10);
    expect(copies.flatMap(({ label_ids }) => label_ids)).toEqual([]);
    const saved = { board_id: boardId, name: 'Saved', include_cards: true, include_details: true };
    const template = await service.succeed('createTemplate', { token, id: workspaceId, body: saved });
    const { content } = await service.database.reader.prisma.template.findUniqueOrThrow({
      where: { id: storedId(template.id) },
    });
    expect(JSON.stringify(content)).toContain('Card');
    expect(JSON.stringify(content)).not.toContain('Gone');
  });

  it('is left behind by a board that moves to another workspace, and by a card in the trash', async () => {
    const other = await service.succeed('createWorkspace', { token: team.session, body: { name: 'Other' } });
    await remove();
    const card = await firstShown();
    await service.succeed('deleteCard', { token: team.token, id: card.id });
    await service.succeed('restoreCard', { token: team.token, id: card.id });
    expect((await service.succeed('getCard', { token: team.token, id: card.id })).label_ids).toEqual([]);
    const body = { workspace_id: other.id };
    await service.succeed('moveBoard', { token: team.session, id: boardId, body });
    expect(await labelled()).toBe(0);
    await finish();
  });

  it('goes from the cards of a deleted board, too', async () => {
    await remove();
    await service.succeed('deleteBoard', { token: team.token, id: boardId });
    await finish();
    expect(await labelled()).toBe(0);
  });
});

describe('the table of labels on cards', () => {
  it('refuses a label of another board', async () => {
    const other = await makeBoard(service, team);
    const body = { name: 'Elsewhere', color: 'red' };
    const label = await service.succeed('createLabel', { token: team.token, id: other.board.id, body });
    const insert = service.database.reader.rows(Prisma.sql`
      INSERT INTO card_labels (workspace_id, board_id, card_id, label_id)
      SELECT workspace_id, board_id, id, ${storedId(label.id)}::uuid FROM cards
      WHERE board_id = ${storedId(boardId)}::uuid LIMIT 1`);
    await expect(insert).rejects.toThrow();
  });

  it('loses a label that the previous release deletes', async () => {
    await service.database.reader.rows(Prisma.sql`
      WITH raised AS (
        UPDATE cards SET version = version + 1
        WHERE id IN (SELECT card_id FROM card_labels WHERE label_id = ${storedId(labelId)}::uuid))
      DELETE FROM labels WHERE id = ${storedId(labelId)}::uuid`);
    expect(await labelled()).toBe(0);
  });
});
