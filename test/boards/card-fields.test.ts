/** The fields of a card that plan its work: start, priority, estimate and color. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let token: string;
let boardId: string;

const planned = {
  start_at: '2026-12-04T09:00:00+01:00',
  priority: 'high',
  estimate: 2.5,
  cover_color: 'teal',
} as const;
const shown = { ...planned, start_at: '2026-12-04T08:00:00.000Z' };
const removed = { start_at: null, priority: null, estimate: null, cover_color: null };

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  ({ token } = tenant);
  boardId = (await makeBoard(service, tenant)).board.id;
});

describe('start, priority, estimate and color of a card', () => {
  it('are stored when the card is created, recorded, and shown everywhere', async () => {
    const others = { description: 'By whom?', due_at: '2026-12-05T00:00:00.000Z' };
    const card = await makeCard(service, tenant, boardId, { title: 'Planned', ...others, ...planned });
    expect(card).toMatchObject(shown);
    const list = await service.succeed('listCards', { token, id: boardId });
    expect(list.data.find(({ id }) => id === card.id)).toMatchObject(shown);
    const snapshot = await service.succeed('getBoardSnapshot', { token, id: boardId });
    expect(snapshot.columns[0]?.cards.find(({ id }) => id === card.id)).toMatchObject(shown);
    const [event] = await readEventsAbout(service, tenant, card.id);
    expect(event?.changes).toMatchObject(
      Object.fromEntries(Object.entries(shown).map(([field, to]) => [field, { from: null, to }])),
    );
  });

  it('are changed and removed one by one', async () => {
    const { id } = await makeCard(service, tenant, boardId, { title: 'Changed', ...planned });
    const urgent = await service.succeed('updateCard', {
      token,
      id,
      body: { priority: 'urgent', estimate: 0 },
    });
    expect(urgent).toMatchObject({ ...shown, priority: 'urgent', estimate: 0 });
    const bare = await service.succeed('updateCard', { token, id, body: removed });
    for (const field of Object.keys(removed)) expect(bare).not.toHaveProperty(field);
  });

  it('do not raise the version when nothing changes', async () => {
    const { id, etag } = await makeCard(service, tenant, boardId, { title: 'Same', ...planned });
    const same = await service.succeed('updateCard', { token, id, body: planned });
    expect(same.etag).toBe(etag);
  });

  it.each([
    ['/start_at', { start_at: 'tomorrow' }],
    ['/priority', { priority: 'highest' }],
    ['/estimate', { estimate: -1 }],
    ['/estimate', { estimate: 100_001 }],
    ['/estimate', { estimate: '3' }],
    ['/cover_color', { cover_color: '#ff0000' }],
  ])('are refused at %s: %j', async (pointer, body) => {
    const { id } = await makeCard(service, tenant, boardId, { title: 'Refused' });
    const problem = await service.fail('updateCard', 400, { token, id, body: body });
    expect(problem.errors).toContainEqual(expect.objectContaining({ pointer }));
  });
});
