/** Pages of long items are bounded in bytes, and a walk over them shows every item once. */
import { beforeAll, expect, it } from 'vitest';
import { makeInvoice } from '../support/billing.ts';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let boardId: string;
let cardId: string;

const mebibyte = 1_048_576;
/** About 80,000 bytes of JSON. */
const long = '🚀'.repeat(19_990);
/** More than fit on a page. */
const itemsMin = 15;

async function repeat(times: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < times; index += 1) await work(index);
}

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  const { token } = tenant;
  await repeat(itemsMin, async (index) => {
    const content = { columns: [{ name: 'Only' }] };
    await service.succeed('createTemplate', {
      token,
      body: { name: `Template ${index}`, description: long, content },
    });
    const board = await service.succeed('createBoard', {
      token,
      body: { name: `Board ${index}`, description: long },
    });
    boardId = board.id;
  });
  await repeat(itemsMin, async () => {
    cardId = (await makeCard(service, tenant, boardId, { description: long })).id;
  });
  await repeat(itemsMin, (index) =>
    service.succeed('updateCard', { token, id: cardId, body: { description: `${long}${index}` } }),
  );
  await repeat(2 * itemsMin, () =>
    service.succeed('createComment', { token, id: cardId, body: { body: long.slice(0, 20_000) } }),
  );
  await makeLongInvoices();
});

/** Invoices of a year in which the number of seats changed on each day: about 70,000 bytes of JSON. */
async function makeLongInvoices(): Promise<void> {
  const dayMs = 86_400_000;
  await repeat(itemsMin + 1, async (index) => {
    const start = Date.UTC(2000 + index, 0, 1);
    const lines = Array.from({ length: 365 }, (_, day) => {
      const on = new Date(start + day * dayMs);
      const seats = 1_000_000 + day;
      const days = { firstDay: on, lastDay: on, periodDays: 365 };
      const plan = { plan: 'business', interval: 'year', seatPrice: 15_360n } as const;
      return { description: `Business, ${seats} seats`, seats, ...plan, ...days, amount: 42_000_000n };
    });
    const period = { periodStart: new Date(start), periodEnd: new Date(start + 365 * dayMs) };
    await makeInvoice(service, tenant, { ...period, lines });
  });
}

interface Answer {
  readonly data: readonly { readonly id: string }[];
  readonly next_cursor?: string;
}

/** Follows `next_cursor` from the first page to the last, and returns the ids on each page. */
async function walk(
  operationId: OperationId,
  query: Readonly<Record<string, unknown>>,
  id?: string,
  token = tenant.token,
) {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const { text } = await service.call(operationId, {
      token,
      ...(id !== undefined && { id }),
      query: { limit: 250, ...query, ...(cursor !== undefined && { cursor }) },
    });
    const { data, next_cursor: next } = JSON.parse(text) as Answer;
    // Besides the items, a page has its own cursors.
    if (data.length > 1) expect(Buffer.byteLength(text)).toBeLessThan(mebibyte + 2_000);
    pages.push(data.map((item) => item.id));
    cursor = next;
  } while (cursor !== undefined);
  return pages;
}

it.each<[OperationId, Readonly<Record<string, unknown>>, (() => string)?]>([
  ['listBoards', {}],
  ['listTemplates', {}],
  ['listCards', {}, () => boardId],
  ['listCards', { sort: '-title' }, () => boardId],
  ['listCards', { q: 'card' }, () => boardId],
  ['listWorkspaceCards', {}, () => tenant.workspaceId],
  ['listWorkspaceCards', { sort: 'updated_at' }, () => tenant.workspaceId],
  ['listComments', {}, () => cardId],
  ['listEvents', {}],
  ['listEvents', { sort: '-position' }],
  ['listBoardEvents', {}, () => boardId],
  ['listInvoices', {}, () => tenant.workspaceId],
])('%s with %o ends its pages within a mebibyte', async (operationId, query, id) => {
  const pages = await walk(operationId, query, id?.());
  const shown = pages.flat();
  expect(pages.length).toBeGreaterThan(1);
  expect(Math.min(...pages.map((page) => page.length))).toBeGreaterThan(0);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.length).toBeGreaterThanOrEqual(itemsMin);
});

it('counts the boards of guests in lists of members', async () => {
  const owner = await makeTenant(service);
  const boardIds: string[] = [];
  await repeat(250, async () => {
    boardIds.push((await makeBoard(service, owner)).board.id);
  });
  // About 9,000 bytes of JSON each.
  await repeat(125, () => makeMember(service, owner, 'guest', boardIds));
  const pages = await walk('listMembers', {}, owner.workspaceId, owner.token);
  expect(pages.length).toBe(2);
  expect(new Set(pages.flat()).size).toBe(126);
});

it('shows an item that is larger than a page by itself', async () => {
  const { token } = tenant;
  const card = { title: 'Card', description: 'x'.repeat(19_990) };
  const content = { columns: [{ name: 'Only', cards: Array.from({ length: 50 }, () => card) }] };
  for (const name of ['Large', 'Larger']) {
    const { id } = await service.succeed('createTemplate', { token, body: { name, content } });
    await service.succeed('updateTemplate', { token, id, body: { description: long } });
  }
  const pages = await walk('listTemplates', { source: 'workspace' });
  expect(pages.slice(-2).map((page) => page.length)).toEqual([1, 1]);
});

it('counts no texts of activity, which does not show them', async () => {
  const ofCard = await walk('listCardActivity', {}, cardId);
  // Created once, changed, and commented on.
  expect(ofCard.map((page) => page.length)).toEqual([3 * itemsMin + 1]);
  expect(await walk('listBoardActivity', {}, boardId)).toHaveLength(1);
});

it('counts the names that activity adds to events', async () => {
  const { token } = tenant;
  const { board } = await makeBoard(service, tenant);
  const labelIds: string[] = [];
  await repeat(100, async (index) => {
    const name = `${'🚀'.repeat(190)}${index}`;
    const label = await service.succeed('createLabel', { token, id: board.id, body: { name, color: 'red' } });
    labelIds.push(label.id);
  });
  const card = await makeCard(service, tenant, board.id);
  await repeat(itemsMin, (index) => {
    const label_ids = index % 2 === 0 ? labelIds.slice(0, 50) : labelIds.slice(50);
    return service.succeed('updateCard', { token, id: card.id, body: { label_ids } });
  });
  const ofCard = await walk('listCardActivity', {}, card.id);
  expect(ofCard.length).toBeGreaterThan(1);
  expect(new Set(ofCard.flat()).size).toBe(itemsMin + 1);
  const ofBoard = await walk('listBoardActivity', {}, board.id);
  expect(new Set(ofBoard.flat()).size).toBe(ofBoard.flat().length);
  expect(ofBoard.flat()).toEqual(expect.arrayContaining(ofCard.flat()));
});
