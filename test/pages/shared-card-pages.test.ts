/** The page of a shared card as a browser gets it: its words, its headers and its errors. */
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let boardId: string;
let cardId: string;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  tenant = await makeTenant(service);
  boardId = (await makeBoard(service, tenant, 'Website')).board.id;
  cardId = (await makeCard(service, tenant, boardId, { title: 'Photograph the office' })).id;
});

const share = async () =>
  (await service.succeed('createShareLink', { token: tenant.token, id: cardId, body: {} })).token;
const page = (token: string) => request(service.server).get(`/s/${token}`);
const wrongToken = () => randomBytes(16).toString('base64url');
const wrongLegacyToken = () => randomBytes(6).toString('hex');

describe('the page of a shared card', () => {
  it('has the card, and headers that keep it private', async () => {
    const token = await share();
    const { status, headers, text } = await page(token);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('etag');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script|unsafe/);
    expect(text).not.toMatch(/<script|\son\w+=/);
    expect(text).toContain('<h1 dir="auto">Photograph the office</h1>');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('<html lang="en">');
    expect(text).not.toContain(token);
  });

  it('gives messengers the title, an excerpt and the site, shortened to one line', async () => {
    const description = `First line\nsecond ${'word '.repeat(100)}`;
    await service.succeed('updateCard', { token: tenant.token, id: cardId, body: { description } });
    const { text } = await page(await share());
    const meta = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(text)?.[1] ?? '';
    expect(meta('og:title')).toBe('Photograph the office');
    expect(meta('og:site_name')).toBe('Board and Workspace Service');
    expect(meta('og:type')).toBe('article');
    expect(meta('og:description')).toMatch(/^First line second word .* word…$/);
    expect(meta('og:description').length).toBeLessThanOrEqual(200);
  });

  it('cuts the excerpt for messengers between characters', async () => {
    const body = { description: '🚀'.repeat(150) };
    await service.succeed('updateCard', { token: tenant.token, id: cardId, body });
    expect((await page(await share())).text).toMatch(/property="og:description" content="(?:🚀)+…"/u);
  });

  it('shows everything that people entered as text', async () => {
    const evil = `</title></style><script>alert(1)</script><img src=x onerror="a">&'`;
    await service.succeed('updateBoard', { token: tenant.token, id: boardId, body: { name: evil } });
    const label = { name: '<b>bold</b>', color: 'red' };
    const { id } = await service.succeed('createLabel', { token: tenant.token, id: boardId, body: label });
    const body = { title: evil, description: `${evil}\n${evil}`, label_ids: [id] };
    await service.succeed('updateCard', { token: tenant.token, id: cardId, body });
    const { text } = await page(await share());
    expect(text).not.toMatch(/<script|<img|<b>/);
    expect(text.match(/<\/title>/g)).toHaveLength(1);
    expect(text.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)?.length).toBeGreaterThan(5);
  });

  it.each([
    ['is unknown', 404, () => Promise.resolve(wrongToken())],
    ['is cut short', 404, async () => (await share()).slice(0, -1)],
    ['is missing', 404, () => Promise.resolve('')],
    ['has a path behind it', 404, async () => `${await share()}/more`],
    ['cannot be one', 404, () => Promise.resolve('%00<b>')],
    ['is not even well encoded', 404, () => Promise.resolve('%zz')],
    ['is an access token', 404, () => Promise.resolve(tenant.token)],
    ['has ended with all of its kind', 410, () => Promise.resolve(wrongLegacyToken())],
  ])('is a page of its own when the token %s', async (_what, status, makeToken) => {
    const answer = await page(await makeToken());
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(answer.text).toContain('<h1>This link');
    expect(answer.text).not.toContain('<b>');
  });

  it('shows a page with the request id when the database is unavailable', async () => {
    const cut = await startService();
    await cut.database.close();
    const { status, headers, text } = await request(cut.server).get(`/s/${wrongToken()}`);
    expect([500, 503]).toContain(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(headers['request-id']);
  });

  it('responds to HEAD without a body, to OPTIONS with the methods, and to no other method', async () => {
    const path = `/s/${await share()}`;
    const head = await request(service.server).head(path);
    const { status, headers } = await page(path.slice(3));
    expect(head.status).toBe(status);
    expect(head.text).toBeUndefined();
    const { 'request-id': one, date: on, ...rest } = head.headers as Record<string, string>;
    expect(headers).toMatchObject(rest);
    expect([one, on]).not.toContain(undefined);
    expect((await request(service.server).options(path)).headers.allow).toBe('GET, HEAD, OPTIONS');
    const post = await request(service.server).post(path);
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  it('leaves no token in the log, whatever the response', async () => {
    const tokens = [await share(), wrongToken(), wrongLegacyToken()];
    for (const token of tokens) {
      await service.call('getSharedCard', { id: token });
      await page(token);
    }
    await page(`${tokens[0] ?? ''}/more`);
    const paths = () => service.logLines.map((line) => (JSON.parse(line) as { path?: string }).path ?? '');
    await expect
      .poll(() => paths().filter((path) => path.startsWith('/s/[redacted]')).length)
      .toBeGreaterThanOrEqual(tokens.length + 1);
    for (const token of tokens) expect(service.logLines.join('')).not.toContain(token);
  });
});
