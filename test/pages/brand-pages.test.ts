/** The pages of a service with a name, an app and a logo of its own, and the page for an address where nothing is. */
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ServiceRequest } from '../../src/api/http/requests.ts';
import { ArrivalQueue } from '../../src/api/limits/arrival-queue.ts';
import { tooMany } from '../../src/api/limits/fair-queue.ts';
import type { Brand } from '../../src/brand.ts';
import { inviteMessage, signInMessage } from '../../src/jobs/mail/mail-messages.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { invite } from '../support/teams.ts';
import { watchedClock } from '../support/thread-clocks.ts';

const brand = { name: 'Plank & Co', appUrl: 'https://app.example.com', logo: 'data:image/png;base64,AAAA' };
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

let service: Service;

beforeAll(async () => {
  service = await startService({ brand });
});

describe('the pages of a service with its own brand', () => {
  it('show its logo and its name, which leads to its app', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const card = await makeCard(service, tenant, board.id, { due_at: '2026-12-12T09:30:00.000Z' });
    const call = { token: tenant.token, id: card.id, body: {} };
    const { token } = await service.succeed('createShareLink', call);
    const { text } = await request(service.server).get(`/s/${token}`);
    expect(text).toContain(`<img src="${brand.logo}" alt="">`);
    expect(text).toContain('Shared from <a href="https://app.example.com">Plank &amp; Co</a>.');
    expect(text).toContain('12 December 2026 at 09:30 UTC</time> (in 3 weeks)');
  });

  it('lead someone who accepted an invite to the app', async () => {
    const { token } = await invite(service, await makeTenant(service), 'new@example.com');
    const form = request(service.server).post(`/invites/${token}`).type('form').send({ action: 'accept' });
    expect((await form).text).toContain(
      '<a class="button" href="https://app.example.com">Open Plank &amp; Co</a>',
    );
  });
});

describe('the pages of a service that has the example front end', () => {
  const accepted = async (own?: Brand) => {
    const options = { databaseUrl: service.databaseUrl, publicUrl: 'https://boards.example', demo: true };
    const demo = await startService({ ...options, ...(own !== undefined && { brand: own }) });
    const { token } = await invite(demo, await makeTenant(demo), 'new@example.com');
    return (await request(demo.server).post(`/invites/${token}`).type('form').send({ action: 'accept' }))
      .text;
  };

  it('lead to it', async () => {
    expect(await accepted()).toContain(
      '<a class="button" href="https://boards.example/demo">Open Board and Workspace Service</a>',
    );
  });

  it('lead to the app of the operator where there is one', async () => {
    const text = await accepted(brand);
    expect(text).toContain('<a class="button" href="https://app.example.com">Open Plank &amp; Co</a>');
    expect(text).not.toContain('https://boards.example/demo');
  });
});

describe('the mails of a service with its own brand', () => {
  const facts = {
    to: 'ada@example.com',
    expiresAt: new Date('2027-01-05T09:30:00Z'),
    publicUrl: 'https://api.example.com',
    brand,
  };
  const mails = [
    signInMessage({ ...facts, signInId: 'x', code: '012345' }),
    inviteMessage({
      ...facts,
      memberId: 'x',
      generation: 1,
      token: 'x',
      role: 'guest',
      workspaceName: 'Launch',
      inviterName: null,
    }),
  ];

  it.each(mails)('name it, lead to its app and have a dark theme: $kind', ({ text, html }) => {
    expect(text).toMatch(/Plank & Co\nhttps:\/\/app\.example\.com\n$/);
    expect(html).toContain('href="https://app.example.com"');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });
});

describe('an address where nothing is', () => {
  it.each(['/nothing', '/docs/nothing', '/s', '/board', '/%3Cscript%3E'])(
    'is a page with ways on for a browser: %s',
    async (target) => {
      for (const accept of [browser, 'text/html']) {
        const answer = await request(service.server).get(target).set('Accept', accept);
        expect(answer.status).toBe(404);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.headers['x-robots-tag']).toBe('noindex');
        expect(answer.text).toContain('<h1>Page not found</h1>');
        expect(answer.text).toContain('href="http://boards.test/docs"');
        expect(answer.text).toContain('href="https://app.example.com"');
        expect(answer.text).not.toContain('<script');
      }
    },
  );

  it.each([undefined, '*/*', 'application/json', 'application/json, text/html'])(
    'is a problem for a client that accepts %s',
    async (accept) => {
      const call = request(service.server).get('/nothing');
      const { status, headers } = await (accept === undefined ? call : call.set('Accept', accept));
      expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
    },
  );
});

it('says to a browser that a page can only be opened', async () => {
  const page = await request(service.server).post('/docs').set('Accept', browser);
  expect(page.status).toBe(405);
  expect(page.headers.allow).toContain('GET');
  expect(page.text).toContain("<h1>This page can't be opened this way</h1>");
  expect((await request(service.server).post('/docs')).headers['content-type']).toBe(
    'application/problem+json',
  );
});

describe('a page that cannot be shown now', () => {
  class FullQueue extends ArrivalQueue {
    override receive(incoming: ServiceRequest, _name: string, begin: () => void): void {
      incoming.refusal = tooMany();
      begin();
    }
  }
  let full: Service;

  beforeAll(async () => {
    const arrivals = new FullQueue(watchedClock().clock);
    full = await startService({ databaseUrl: service.databaseUrl, brand, arrivals });
  });

  it.each(['/s/0123456789012345678901', '/invites/token', '/invoices/token', '/docs', '/nothing'])(
    'says so in words to a browser, and is a problem for other clients: %s',
    async (target) => {
      const page = await request(full.server).get(target).set('Accept', browser);
      expect(page.status).toBe(429);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      expect(page.headers['retry-after']).toMatch(/^\d+$/);
      expect(page.text).toContain('<h1>Too many attempts</h1>');
      const problem = await request(full.server).get(target);
      expect([problem.status, problem.headers['content-type']]).toEqual([429, 'application/problem+json']);
    },
  );
});
