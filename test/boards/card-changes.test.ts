/** Changing, archiving, restoring and deleting cards over HTTP. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTag } from '../support/entity-tags.ts';
import {
  makeBoard,
  makeCard,
  makeColumn,
  makeMember,
  makeTenant,
  readEventsAbout,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

const createdAt = new Date('2026-11-21T09:30:00.123Z');
const laterAt = new Date('2026-11-21T10:00:00.456Z');
const unknownCard = 'card_01m00000000000000000000000';
const unknownColumn = 'column_01m00000000000000000000000';
const unknownLabel = 'label_01m00000000000000000000000';

let now: Date;
let service: Service;
let tenant: Tenant;
let token: string;
let boardId: string;
let columnId: string;

beforeAll(async () => {
  service = await startService({ now: () => now });
  now = createdAt;
  tenant = await makeTenant(service);
  ({ token } = tenant);
});

beforeEach(async () => {
  now = createdAt;
  const { board, column } = await makeBoard(service, tenant);
  boardId = board.id;
  columnId = column.id;
});

async function makeLabel(name = 'Urgent', onBoard = boardId): Promise<string> {
  const label = await service.succeed('createLabel', { token, id: onBoard, body: { name, color: 'red' } });
  return label.id;
}

async function titles(): Promise<string[]> {
  const page = await service.succeed('listCards', { token, id: boardId });
  return page.data.map(({ title }) => title);
}

async function versionOf(cardId: string): Promise<bigint> {
  const card = await service.database.reader.prisma.card.findUniqueOrThrow({
    where: { id: storedId(cardId) },
  });
  return card.version;
}

describe('the events of long texts', () => {
  it('have the new text, and only the beginning of the previous one', async () => {
    // The 500th character of the previous text is the first half of a pair.
    const [previous, next] = [`${'a'.repeat(499)}😀${'b'.repeat(9_499)}`, 'c'.repeat(10_000)];
    const card = await makeCard(service, tenant, boardId, { description: previous });
    await service.succeed('updateCard', { token, id: card.id, body: { description: next } });
    await service.succeed('deleteCard', { token, id: card.id });
    const query = { resource_type: 'card', resource_id: card.id };
    const { data } = await service.succeed('listEvents', { token, query });
    expect(data.map(({ changes }) => changes.description)).toEqual([
      { to: previous },
      { from: 'a'.repeat(499), to: next, from_truncated: true },
      { from: 'c'.repeat(500), from_truncated: true },
    ]);
  });

  it('have all of a previous text of 500 characters', async () => {
    const previous = 'a'.repeat(500);
    const card = await makeCard(service, tenant, boardId, { description: previous });
    await service.succeed('updateCard', { token, id: card.id, body: { description: 'b' } });
    const query = { resource_type: 'card', resource_id: card.id, sort: '-position', limit: 1 };
    const { data } = await service.succeed('listEvents', { token, query });
    expect(data[0]?.changes.description).toEqual({ from: previous, to: 'b' });
  });
});

describe('updateCard', () => {
  it('changes given fields, keeps absent ones and clears null ones', async () => {
    const labelId = await makeLabel();
    const card = await makeCard(service, tenant, boardId, {
      title: 'A',
      description: 'Text',
      label_ids: [labelId],
      due_at: '2026-12-04T17:00:00Z',
    });
    now = laterAt;
    const body = { title: 'B', description: null, due_at: null, completed_at: '2026-11-21T11:00:00+01:00' };
    const patched = await service.succeed('updateCard', { token, id: card.id, body });
    expect(patched).toEqual({
      ...card,
      description: undefined,
      due_at: undefined,
      title: 'B',
      completed_at: '2026-11-21T10:00:00.000Z',
      updated_at: laterAt.toISOString(),
      etag: newTag(card),
    });
    expect(patched).not.toHaveProperty('description');
    expect(await service.succeed('getCard', { token, id: card.id })).toEqual(patched);
    expect((await readEventsAbout(service, tenant, card.id)).at(-1)).toEqual({
      type: 'card.updated',
      id: card.id,
      boardId,
      actor: tenant.userId,
      changes: {
        title: { from: 'A', to: 'B' },
        description: { from: 'Text', to: null },
        due_at: { from: '2026-12-04T17:00:00.000Z', to: null },
        completed_at: { from: null, to: '2026-11-21T10:00:00.000Z' },
      },
    });
    const reopened = await service.succeed('updateCard', {
      token,
      id: card.id,
      body: { completed_at: null },
    });
    expect(reopened).not.toHaveProperty('completed_at');
  });

  it('accepts the media type of merge patches', async () => {
    const card = await makeCard(service, tenant, boardId, { description: 'Text' });
    const patched = await service.succeed('updateCard', {
      token,
      id: card.id,
      body: { description: null },
      headers: { 'Content-Type': 'application/merge-patch+json; charset=utf-8' },
    });
    expect(patched).not.toHaveProperty('description');
  });

  it('refuses a JSON patch and lists the accepted media types', async () => {
    const card = await makeCard(service, tenant, boardId);
    const answer = await service.call('updateCard', {
      token,
      id: card.id,
      body: [{ op: 'replace', path: '/title', value: 'B' }],
      headers: { 'Content-Type': 'application/json-patch+json' },
    });
    expect(answer.status).toBe(415);
    expect(answer.headers['accept-patch']).toBe('application/json, application/merge-patch+json');
  });

  it('changes neither the card, its version nor the event log when nothing changes', async () => {
    const labelId = await makeLabel();
    const given = {
      title: 'A',
      label_ids: [labelId],
      assignee_ids: [tenant.userId],
      due_at: '2026-12-04T17:00:00Z',
    };
    const card = await makeCard(service, tenant, boardId, given);
    now = laterAt;
    await expectNothingStored(service, async () => {
      for (const body of [{}, given, { due_at: '2026-12-04T18:00:00+01:00', description: null }]) {
        expect(await service.succeed('updateCard', { token, id: card.id, body })).toEqual(card);
      }
    });
  });

  it('replaces labels and assignees as whole lists, whatever their order', async () => {
    const [a, b, c] = [await makeLabel('A'), await makeLabel('B'), await makeLabel('C')];
    const member = await makeMember(service, tenant, 'member');
    const card = await makeCard(service, tenant, boardId, {
      label_ids: [b, a],
      assignee_ids: [tenant.userId],
    });
    const body = { label_ids: [c, b], assignee_ids: [member.userId, tenant.userId] };
    const patched = await service.succeed('updateCard', { token, id: card.id, body });
    expect(patched).toMatchObject({ label_ids: [b, c], assignee_ids: [tenant.userId, member.userId] });
    expect(await service.succeed('getCard', { token, id: card.id })).toEqual(patched);
    expect(await versionOf(card.id)).toBe(2n);
    expect((await readEventsAbout(service, tenant, card.id)).at(-1)?.changes).toEqual({
      label_ids: { from: [a, b], to: [b, c] },
      assignee_ids: { from: [tenant.userId], to: [tenant.userId, member.userId] },
    });
    const emptied = await service.succeed('updateCard', {
      token,
      id: card.id,
      body: { label_ids: [], assignee_ids: [] },
    });
    expect(emptied).toMatchObject({ label_ids: [], assignee_ids: [] });
  });

  it('keeps the previous labels and assignees when one of the new ones is refused', async () => {
    const labelId = await makeLabel();
    const guest = await makeMember(service, tenant, 'guest');
    const card = await makeCard(service, tenant, boardId, {
      label_ids: [labelId],
      assignee_ids: [tenant.userId],
    });
    await expectNothingStored(service, async () => {
      for (const [body, code, pointer] of [
        [{ title: 'B', label_ids: [unknownLabel] }, 'unknown_label', '/label_ids/0'],
        [{ label_ids: [], assignee_ids: [guest.userId] }, 'unknown_assignee', '/assignee_ids/0'],
      ] as const) {
        const problem = await service.fail('updateCard', 422, { token, id: card.id, body });
        expect(problem).toMatchObject({ code, errors: [{ pointer, code }] });
      }
    });
  });

  it.each([
    [{ title: null }, '/title', 'wrong_type'],
    [{ title: '  ' }, '/title', 'bad_format'],
    [{ label_ids: null }, '/label_ids', 'wrong_type'],
    [{ assignee_ids: ['user_1'] }, '/assignee_ids/0', 'bad_format'],
    [{ due_at: '2026-02-30T00:00:00Z' }, '/due_at', 'bad_format'],
    [{ completed_at: '9999-12-31T23:59:59-00:01' }, '/completed_at', 'bad_format'],
    [{ column_id: unknownColumn }, '/column_id', 'unknown'],
    [{ archived_at: null }, '/archived_at', 'unknown'],
    [['title'], '', 'wrong_type'],
  ])('refuses %j and names the place %j as %s', async (body, pointer, code) => {
    const card = await makeCard(service, tenant, boardId);
    const problem = await service.fail('updateCard', 400, { token, id: card.id, body });
    expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    expect(await service.succeed('getCard', { token, id: card.id })).toEqual(card);
  });

  it('applies concurrent patches of different fields one after another', async () => {
    const card = await makeCard(service, tenant, boardId, { title: 'A' });
    const labelIds = [await makeLabel()];
    const patches = [
      { title: 'B' },
      { description: 'Text' },
      { label_ids: labelIds },
      { due_at: '2026-12-04T17:00:00Z' },
    ];
    await Promise.all(patches.map((body) => service.succeed('updateCard', { token, id: card.id, body })));
    expect(await service.succeed('getCard', { token, id: card.id })).toMatchObject({
      title: 'B',
      description: 'Text',
      label_ids: labelIds,
      due_at: '2026-12-04T17:00:00.000Z',
    });
    expect(await versionOf(card.id)).toBe(5n);
    const events = await readEventsAbout(service, tenant, card.id);
    expect(
      events
        .flatMap(({ changes }) => Object.keys(changes as object))
        .slice(-4)
        .sort(),
    ).toEqual(['description', 'due_at', 'label_ids', 'title']);
  });
});

describe('archiveCard and restoreCard', () => {
  it('remove a card from the list and return it to its place, and record both', async () => {
    await makeCard(service, tenant, boardId, { title: 'A' });
    const card = await makeCard(service, tenant, boardId, { title: 'B' });
    await makeCard(service, tenant, boardId, { title: 'C' });
    now = laterAt;
    const archived = await service.succeed('archiveCard', { token, id: card.id });
    expect(archived).toEqual({
      ...card,
      archived_at: laterAt.toISOString(),
      updated_at: laterAt.toISOString(),
      etag: newTag(card),
    });
    expect(await service.succeed('getCard', { token, id: card.id })).toEqual(archived);
    expect(await titles()).toEqual(['A', 'C']);
    const restored = await service.succeed('restoreCard', { token, id: card.id });
    expect(restored).toEqual({ ...card, updated_at: laterAt.toISOString(), etag: newTag(archived) });
    expect(await titles()).toEqual(['A', 'B', 'C']);
    expect((await readEventsAbout(service, tenant, card.id)).slice(1)).toMatchObject([
      { type: 'card.archived', changes: { archived_at: { from: null, to: laterAt.toISOString() } } },
      { type: 'card.restored', changes: { archived_at: { from: laterAt.toISOString(), to: null } } },
    ]);
  });

  it('change and record nothing when the card is already archived or restored', async () => {
    const card = await makeCard(service, tenant, boardId);
    await expectNothingStored(service, () => service.succeed('restoreCard', { token, id: card.id }));
    const archived = await service.succeed('archiveCard', { token, id: card.id });
    now = laterAt;
    await expectNothingStored(service, async () => {
      expect(await service.succeed('archiveCard', { token, id: card.id })).toEqual(archived);
    });
  });

  it('let an archived card be changed, moved and deleted', async () => {
    const card = await makeCard(service, tenant, boardId);
    const column = await makeColumn(service, tenant, boardId);
    await service.succeed('archiveCard', { token, id: card.id });
    await service.succeed('updateCard', { token, id: card.id, body: { title: 'B' } });
    await service.succeed('moveCard', {
      token,
      id: card.id,
      body: { column_id: column.id, position: 'top' },
    });
    const restored = await service.succeed('restoreCard', { token, id: card.id });
    expect(restored).toMatchObject({ title: 'B', column_id: column.id });
    await service.succeed('archiveCard', { token, id: card.id });
    await service.succeed('deleteCard', { token, id: card.id });
  });
});

describe('deleteCard', () => {
  it('deletes the card with its comments and records each', async () => {
    const card = await makeCard(service, tenant, boardId, { title: 'A' });
    const comment = await service.succeed('createComment', { token, id: card.id, body: { body: 'Done' } });
    await service.succeed('deleteCard', { token, id: card.id });
    await service.fail('getCard', 404, { token, id: card.id });
    await service.fail('getComment', 404, { token, id: comment.id });
    await service.fail('deleteCard', 404, { token, id: card.id });
    expect(await titles()).toEqual([]);
    expect((await readEventsAbout(service, tenant, comment.id)).at(-1)).toMatchObject({
      type: 'comment.deleted',
      boardId,
      changes: { card_id: { from: card.id, to: null }, body: { from: 'Done', to: null } },
    });
    expect((await readEventsAbout(service, tenant, card.id)).at(-1)).toEqual({
      type: 'card.deleted',
      id: card.id,
      boardId,
      actor: tenant.userId,
      changes: {
        column_id: { from: columnId, to: null },
        title: { from: 'A', to: null },
        label_ids: { from: [], to: null },
        assignee_ids: { from: [], to: null },
      },
    });
  });

  it('returns 404 for a card that does not exist', async () => {
    await service.fail('deleteCard', 404, { token, id: unknownCard });
  });

  it('returns 404 to concurrent requests that comment on, change or move the card', async () => {
    const card = await makeCard(service, tenant, boardId);
    const id = card.id;
    const deletion = await holdTransaction(service, 'DELETE FROM cards WHERE id = $1', [id]);
    const others = [
      service.fail('createComment', 404, { token, id, body: { body: 'Too late' } }),
      service.fail('updateCard', 404, { token, id, body: { title: 'Too late' } }),
      service.fail('moveCard', 404, { token, id, body: { column_id: columnId, position: 'top' } }),
      service.fail('deleteCard', 404, { token, id }),
    ];
    await untilWaiting(service, others.length);
    await deletion.commit();
    expect((await Promise.all(others)).map(({ code }) => code)).toEqual(others.map(() => 'not_found'));
  });
});
