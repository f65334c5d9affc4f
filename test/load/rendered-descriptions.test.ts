/** Rendering long descriptions is spread over time, so that whoever asks for many leaves the thread to others. */
import request from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { cardMarkdown } from '../../src/pages/links/card-markdown.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

/** Takes several milliseconds to render. */
const description = 'a@b.example a.a.a.a.a.'.repeat(500);
/** How often a description is rendered. The first time is before the rest. */
const times = 4;
/** Less than the 20 that leave a twentieth of the time, because each rendering takes another time. */
const timesAsLong = 15;

let service: Service;
let mine: Rendered;
let theirs: Rendered;

interface Rendered {
  readonly tenant: Tenant;
  readonly cardId: string;
}

async function makeRendered(): Promise<Rendered> {
  const tenant = await makeTenant(service);
  const { board } = await makeBoard(service, tenant);
  return { tenant, cardId: (await makeCard(service, tenant, board.id, { description })).id };
}

beforeAll(async () => {
  service = await startService();
  [mine, theirs] = [await makeRendered(), await makeRendered()];
});

/** The shortest of several renderings. */
function renderingMs(): number {
  const measured = Array.from({ length: 10 }, () => {
    const startMs = performance.now();
    cardMarkdown(description);
    return performance.now() - startMs;
  });
  return Math.min(...measured);
}

async function durationMs(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  for (let n = 0; n < times; n += 1) await work();
  return performance.now() - startMs;
}

/** The machine may be faster before or after. */
function expectRests(takenMs: number, beforeMs: number): void {
  const shortestMs = Math.min(beforeMs, renderingMs());
  expect(takenMs).toBeGreaterThan((times - 1) * timesAsLong * shortestMs);
}

const render = (of: Rendered) =>
  service.succeed('getCard', {
    token: of.tenant.token,
    id: of.cardId,
    query: { include: 'description_html' },
  });

it('leaves others the most of the time between two descriptions as HTML', async () => {
  const beforeMs = renderingMs();
  const takenMs = await durationMs(() => render(mine));
  expectRests(takenMs, beforeMs);
});

it('keeps nobody else waiting', async () => {
  const order: string[] = [];
  const all = [...Array.from({ length: times }, () => ['mine', mine] as const), ['theirs', theirs] as const];
  await Promise.all(all.map(([name, of]) => render(of).then(() => order.push(name))));
  expect(order.at(-1)).toBe('mine');
});

it('leaves others the most of the time between two pages of a shared card', async () => {
  const link = await service.succeed('createShareLink', {
    token: mine.tenant.token,
    id: mine.cardId,
    body: {},
  });
  const beforeMs = renderingMs();
  const takenMs = await durationMs(async () => {
    expect((await request(service.server).get(`/s/${link.token}`)).status).toBe(200);
  });
  expectRests(takenMs, beforeMs);
});
