/** PostgreSQL writes most of the JSON of pages of cards. They show the same as a card that is read by itself, byte by byte. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let token: string;
let boardId: string;

/** What JSON escapes, what it doesn't, and what separates lines and values of texts. */
const awkward =
  'tab\tbreak\nreturn\r"quoted" back\\slash \\n \u0001 \u001f \u007f \u2028 🚀 {id} é </script>';

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  token = tenant.token;
  boardId = (await makeBoard(service, tenant)).board.id;
  const labels = [];
  for (const name of ['One', 'Two', 'Three']) {
    labels.push(await service.succeed('createLabel', { token, id: boardId, body: { name, color: 'red' } }));
  }
  const colleague = await makeMember(service, tenant, 'member');
  const cards = [
    { title: 'Plain' },
    {
      title: awkward.replaceAll(/[\t\n\r]/g, ' '),
      description: awkward,
      due_at: '2026-12-01T10:20:30.004Z',
      start_at: '2026-11-01T00:00:00Z',
      priority: 'high',
      estimate: 0.1,
      cover_color: 'blue',
      label_ids: labels.map(({ id }) => id).reverse(),
      assignee_ids: [colleague.userId, tenant.userId],
    },
    { title: 'Due on a day', due_on: '2026-12-31', estimate: 1000, label_ids: [labels[1]?.id] },
  ];
  for (const card of cards) await makeCard(service, tenant, boardId, card);
  const path = { source: 'github', external_id: 'a~b:1' };
  const imported = { title: 'From elsewhere', board_id: boardId, completed_at: '2026-11-20T23:59:59.999Z' };
  await service.succeed('putCardByExternalId', { token, id: tenant.workspaceId, path, body: imported });
  const archived = await makeCard(service, tenant, boardId, { title: 'Archived' });
  await service.succeed('archiveCard', { token, id: archived.id });
});

/** The texts of the objects in a list of JSON. */
const textsOf = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item));

async function singleCards(ids: readonly string[]): Promise<Record<string, unknown>[]> {
  return Promise.all(ids.map((id) => service.succeed('getCard', { token, id })));
}

describe('a page of cards', () => {
  it.each([
    ['for the first time', {}],
    ['again', {}],
    ['from kept texts', {}],
    ['backwards', { sort: '-position' }],
    ['with archived ones', { archived: true }],
  ])('shows what each card shows by itself, read %s', async (_, query) => {
    const { text } = await service.call('listCards', { token, id: boardId, query });
    const { data } = JSON.parse(text) as { data: { id: string }[] };
    const single = textsOf(await singleCards(data.map(({ id }) => id)));
    expect(text).toContain(single.join(','));
    expect(single.length).toBe('archived' in query ? 1 : 4);
  });
});

it('shows times with three digits of milliseconds, whatever PostgreSQL leaves out', async () => {
  const { board } = await makeBoard(service, tenant);
  const times = ['.000', '.100', '.120', '.123', '.003'].map((end) => `2026-11-20T10:20:30${end}Z`);
  for (const time of times) {
    const { id } = await makeCard(service, tenant, board.id, { title: 'A card' });
    await service.database.reader.rows(Prisma.sql`
      UPDATE cards SET created_at = ${time}::timestamptz, updated_at = ${time}::timestamptz, version = version + 1
      WHERE id = ${storedId(id)}::uuid`);
  }
  for (const read of ['first', 'second', 'third']) {
    const { data } = await service.succeed('listCards', { token, id: board.id });
    const shown = data.map(({ created_at, updated_at }) => [created_at, updated_at]);
    expect(shown, read).toEqual(times.map((time) => [time, time]));
  }
});

describe('a snapshot', () => {
  it.each(['for the first time', 'again', 'from kept texts'])(
    'shows what each card shows by itself, read %s',
    async () => {
      const { columns } = await service.succeed('getBoardSnapshot', { token, id: boardId });
      const shown = columns.flatMap(({ cards }) => cards);
      const single = await singleCards(shown.map(({ id }) => id));
      const expected = single.map(({ description, url, ...card }) => {
        expect(url).toBeDefined();
        return { ...card, has_description: description !== undefined, comment_count: 0, share_link_count: 0 };
      });
      expect(textsOf(shown)).toEqual(textsOf(expected));
      expect(shown.length).toBe(4);
    },
  );
});

describe('a page that could be too large for a mebibyte, but is not', () => {
  it('is whole, is the same for who has it already, and is made of kept texts', async () => {
    const { board } = await makeBoard(service, tenant);
    for (let number = 1; number <= 10; number += 1) {
      await makeCard(service, tenant, board.id, { title: `Card ${number}`, description: 'x'.repeat(20_000) });
    }
    const read = (headers = {}) => service.call('listCards', { token, id: board.id, headers });
    const { text, headers } = await read();
    const page = JSON.parse(text) as { data: unknown[]; next_cursor?: string };
    expect(page.data).toHaveLength(10);
    expect(page.next_cursor).toBeUndefined();
    expect((await read({ 'If-None-Match': String(headers.etag) })).status).toBe(304);
    for (const time of ['second', 'third']) expect((await read()).text, time).toBe(text);
  });
});

describe('a page that is cut to stay within a mebibyte', () => {
  it('is the same for who has it already, and when it is read again', async () => {
    const { board } = await makeBoard(service, tenant);
    // About 80,000 bytes of JSON each.
    const description = '🚀'.repeat(19_990);
    for (let number = 1; number <= 15; number += 1) {
      await makeCard(service, tenant, board.id, { title: `Card ${number}`, description });
    }
    const read = (headers = {}) => service.call('listCards', { token, id: board.id, headers });
    const { text, headers } = await read();
    expect(Buffer.byteLength(text)).toBeLessThan(1_048_576 + 2_000);
    const { data, next_cursor: cursor } = JSON.parse(text) as { data: unknown[]; next_cursor?: string };
    expect(cursor).toBeDefined();
    const held = await read({ 'If-None-Match': String(headers.etag) });
    expect(held.status).toBe(304);
    for (const time of ['second', 'third']) {
      const again = JSON.parse((await read()).text) as { data: unknown[] };
      expect(again.data, time).toEqual(data);
    }
  });
});
