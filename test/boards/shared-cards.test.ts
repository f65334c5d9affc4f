/** What a share link shows and until when, and how often one may guess at its token, over the API and the page. */
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { networkOf } from '../../src/domain/core/guess-limits.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeLegacyShareLink } from '../support/old-data.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-11-21T09:30:00.000Z');
let nowMs: number;
let service: Service;
let tenant: Tenant;
let boardId: string;
let cardId: string;

const guessLimits = {
  sharedCard: { purpose: 'shared-card', guessesMax: 8, windowMs: 60_000 },
  legacySharedCard: { purpose: 'legacy-shared-card', guessesMax: 3, windowMs: 60_000 },
};

beforeAll(async () => {
  service = await startService({ now: () => new Date(nowMs), guessLimits });
});

beforeEach(async () => {
  nowMs = start;
  // All requests come from one address, and legacy links end for the whole installation.
  await service.database.reader.prisma.guessCount.deleteMany();
  await service.database.reader.prisma.legacyShareLink.deleteMany();
  tenant = await makeTenant(service);
  boardId = (await makeBoard(service, tenant, 'Website')).board.id;
  cardId = (await makeCard(service, tenant, boardId, { title: 'Photograph the office' })).id;
});

const share = async (body: object = {}) =>
  (await service.succeed('createShareLink', { token: tenant.token, id: cardId, body })).token;
const page = (token: string) => request(service.server).get(`/s/${token}`);
const wrongToken = () => randomBytes(16).toString('base64url');
const wrongLegacyToken = () => randomBytes(6).toString('hex');

const makeLegacyLink = (endsInMs = 14 * dayMs, of = tenant, id = cardId) =>
  makeLegacyShareLink(service, of, id, new Date(start + endsInMs));

/** A link of other people, so that the end of legacy links has not come. */
async function makeLegacyLinkElsewhere(): Promise<void> {
  const other = await makeTenant(service);
  const { board } = await makeBoard(service, other);
  const { id } = await makeCard(service, other, board.id);
  await makeLegacyLink(14 * dayMs, other, id);
}

/** The answers of the API and of the page to a token. */
async function statusesOf(token: string) {
  const { status } = await service.call('getSharedCard', { id: token });
  return [status, (await page(token)).status];
}

describe('getSharedCard', () => {
  it('shows the current content of the card without ids, people or unset fields', async () => {
    const token = await share();
    expect(await service.succeed('getSharedCard', { id: token })).toEqual({
      title: 'Photograph the office',
      board_name: 'Website',
      column_name: 'To do',
      labels: [],
      updated_at: new Date(start).toISOString(),
    });
    const label = await service.succeed('createLabel', {
      token: tenant.token,
      id: boardId,
      body: { name: 'Urgent', color: 'red' },
    });
    nowMs += 5;
    await service.succeed('updateCard', {
      token: tenant.token,
      id: cardId,
      body: {
        title: 'New',
        description: 'Text',
        label_ids: [label.id],
        assignee_ids: [tenant.userId],
        due_at: '2026-12-04T17:00:00+01:00',
        completed_at: '2026-12-01T00:00:00Z',
      },
    });
    await service.succeed('createComment', { token: tenant.token, id: cardId, body: { body: 'Internal' } });
    expect(await service.succeed('getSharedCard', { id: token })).toEqual({
      title: 'New',
      description: 'Text',
      board_name: 'Website',
      column_name: 'To do',
      labels: [{ name: 'Urgent', color: 'red' }],
      due_at: '2026-12-04T16:00:00.000Z',
      completed_at: '2026-12-01T00:00:00.000Z',
      updated_at: new Date(start + 5).toISOString(),
    });
  });

  it('keeps the card out of caches, search engines and the logs of other sites', async () => {
    const { headers } = await service.call('getSharedCard', { id: await share() });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('sunset');
  });

  it('returns 410 from the millisecond at which the link expires', async () => {
    const token = await share({ expires_at: new Date(start + dayMs).toISOString() });
    nowMs = start + dayMs - 1;
    expect(await statusesOf(token)).toEqual([200, 200]);
    nowMs += 1;
    expect(await statusesOf(token)).toEqual([404, 404]);
  });

  it.each([
    ['the card is deleted', () => service.succeed('deleteCard', { token: tenant.token, id: cardId })],
    ['the board is deleted', () => service.succeed('deleteBoard', { token: tenant.token, id: boardId })],
    [
      'the workspace is deleted',
      () =>
        service.database.reader.prisma.workspace.update({
          where: { id: storedId(tenant.workspaceId) },
          data: { deletedAt: service.now() },
        }),
    ],
  ])('stops with the next request when %s, even for a legacy link', async (_what, remove) => {
    const tokens = [await share(), await makeLegacyLink()];
    await makeLegacyLinkElsewhere();
    for (const token of tokens) expect(await statusesOf(token)).toEqual([200, 200]);
    await remove();
    for (const token of tokens) expect(await statusesOf(token)).toEqual([404, 404]);
  });

  it('returns the same for a token that is unknown, revoked, expired or of a deleted card', async () => {
    const expired = await share({ expires_at: new Date(start + 1).toISOString() });
    const { share_link: link, token: revoked } = await service.succeed('createShareLink', {
      token: tenant.token,
      id: cardId,
      body: {},
    });
    await service.succeed('revokeShareLink', { token: tenant.token, id: link.id });
    const deleted = await share();
    await service.succeed('deleteCard', { token: tenant.token, id: cardId });
    nowMs += 1;
    const answers: object[] = [];
    for (const id of [wrongToken(), expired, revoked, deleted]) {
      const problem = await service.fail('getSharedCard', 404, { id });
      answers.push({ ...problem, request_id: '' });
    }
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  it('returns 400 for a malformed token', async () => {
    for (const id of ['a b', 'ä', 'x'.repeat(201)]) {
      const problem = await service.fail('getSharedCard', 400, { id });
      expect(problem.errors).toMatchObject([{ parameter: 'share_token' }]);
    }
  });
});

describe('a link from before 1.5.1', () => {
  it('works until its stored expiry, which it announces, and returns 410 from that millisecond on', async () => {
    const token = await makeLegacyLink(14 * dayMs + 1);
    for (const atMs of [0, 14 * dayMs]) {
      nowMs = start + atMs;
      const { status, headers } = await service.call('getSharedCard', { id: token });
      expect(status).toBe(200);
      expect(headers.sunset).toBe('Sat, 05 Dec 2026 09:30:00 GMT');
      expect((await page(token)).headers.sunset).toBe('Sat, 05 Dec 2026 09:30:00 GMT');
    }
    nowMs += 1;
    expect((await service.fail('getSharedCard', 410, { id: token })).code).toBe('link_expired');
    expect((await page(token)).status).toBe(410);
  });

  it('returns 404 when it is unknown while another still works, and 410 like every other afterwards', async () => {
    await makeLegacyLink(14 * dayMs);
    nowMs = start + 14 * dayMs - 1;
    expect((await service.fail('getSharedCard', 404, { id: wrongLegacyToken() })).code).toBe('not_found');
    nowMs += 1;
    for (let count = 0; count <= guessLimits.legacySharedCard.guessesMax; count += 1) {
      expect(await statusesOf(wrongLegacyToken())).toEqual([410, 410]);
    }
  });

  it('returns 410 if there never was a legacy link', async () => {
    expect(await statusesOf(wrongLegacyToken())).toEqual([410, 410]);
  });

  it('returns 410 once it has expired, even if another still works', async () => {
    const [early] = [await makeLegacyLink(dayMs), await makeLegacyLink(2 * dayMs)];
    nowMs = start + dayMs;
    expect(await statusesOf(early)).toEqual([410, 410]);
  });

  it('has lowercase digits: other spellings are not legacy links', async () => {
    const token = await makeLegacyLink();
    expect((await service.call('getSharedCard', { id: `${token}0` })).status).toBe(404);
    expect((await service.call('getSharedCard', { id: 'ABCDEF012345' })).status).toBe(404);
  });
});

describe.each([
  ['a share token', wrongToken, () => share(), guessLimits.sharedCard],
  ['a legacy share token', wrongLegacyToken, () => makeLegacyLink(), guessLimits.legacySharedCard],
])('guessing at %s', (_what, wrong, makeRight, { guessesMax, windowMs }) => {
  const guess = () => service.call('getSharedCard', { id: wrong() });

  it('returns 429 beyond the limit, which the API and the page share, even for a right guess', async () => {
    const right = await makeRight();
    await page(wrong());
    for (let count = 1; count < guessesMax; count += 1) expect((await guess()).status).toBe(404);
    nowMs += 500;
    for (const token of [wrong(), right]) {
      const { status, headers, body } = await service.call('getSharedCard', { id: token });
      expect(status).toBe(429);
      expect(body).toMatchObject({ code: 'rate_limited' });
      expect(headers['retry-after']).toBe(String(Math.ceil((windowMs - 500) / 1000)));
      const shown = await page(token);
      expect(shown.status).toBe(429);
      expect(shown.headers['retry-after']).toBe(headers['retry-after']);
    }
  });

  it('is possible again when the window has passed, to the millisecond', async () => {
    const right = await makeRight();
    for (let count = 0; count < guessesMax; count += 1) await guess();
    nowMs = start + windowMs - 1;
    expect(await statusesOf(right)).toEqual([429, 429]);
    nowMs += 1;
    expect(await statusesOf(right)).toEqual([200, 200]);
    for (let count = 0; count < guessesMax; count += 1) expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
  });

  it('allows exactly the limit for concurrent guesses', async () => {
    await makeRight();
    const answers = await Promise.all(Array.from({ length: 3 * guessesMax }, guess));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(guessesMax);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2 * guessesMax);
  });

  it('is counted across processes and restarts', async () => {
    const right = await makeRight();
    for (let count = 0; count < guessesMax; count += 1) await guess();
    const another = await startService({
      databaseUrl: service.databaseUrl,
      now: () => new Date(nowMs),
      guessLimits,
    });
    expect((await another.call('getSharedCard', { id: right })).status).toBe(429);
  });

  it('does not count right guesses', async () => {
    const right = await makeRight();
    for (let count = 0; count < 2 * guessesMax; count += 1) {
      await service.succeed('getSharedCard', { id: right });
    }
    expect(await service.database.reader.prisma.guessCount.count()).toBe(0);
  });
});

describe('the counts of guesses', () => {
  it('contain neither an address nor a token, and are deleted later when others guess', async () => {
    const stale = { key: 'shared-card:old', guesses: 3, startedAt: new Date(start - 24 * 3_600_000) };
    await service.database.reader.prisma.guessCount.create({ data: stale });
    const token = wrongToken();
    await service.fail('getSharedCard', 404, { id: token });
    const counts = await service.database.reader.prisma.guessCount.findMany();
    expect(counts).toEqual([
      {
        key: expect.stringMatching(/^shared-card:[\w-]{43}$/) as unknown,
        guesses: 1,
        startedAt: new Date(start),
      },
    ]);
    expect(JSON.stringify(counts)).not.toContain(token);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('take %s for the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
