/** Invoices over HTTP: lists, single ones, and the page that a signed link leads to. */
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endTrial, makeInvoice, testBilling } from '../../support/billing.ts';
import { makeMember, makeTenant, makeToken } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { storedId } from '../../support/ids.ts';
import { makeMailServer, readJobs, runJobs } from '../../support/jobs.ts';
import { startService } from '../../support/service.ts';
import type { Service } from '../../support/service.ts';
import { addTeammate, makeTeam } from '../../support/teams.ts';

let service: Service;
let owner: Tenant;
let clock: Date;

const at = (text: string) => (clock = new Date(text));

beforeAll(async () => {
  service = await startService({ now: () => clock });
});

beforeEach(async () => {
  at('2027-01-10T15:00:00Z');
  owner = await makeTenant(service);
});

const call = () => ({ token: owner.token, id: owner.workspaceId });
const period = (month: number) => ({
  periodStart: new Date(Date.UTC(2026, month, 1)),
  periodEnd: new Date(Date.UTC(2026, month + 1, 1)),
});

const change = (body: Record<string, unknown>) => service.succeed('changePlan', { ...call(), body });

describe('listInvoices', () => {
  it('lists the newest first, page by page, each as getInvoice shows it', async () => {
    // Closed at one moment, so that only numbers tell the order.
    for (const month of [1, 2, 3, 4, 5]) await makeInvoice(service, owner, period(month), clock);
    const numbers: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) };
      const page = await service.succeed('listInvoices', { ...call(), query });
      for (const invoice of page.data) {
        expect(await service.succeed('getInvoice', { ...call(), id: invoice.id })).toEqual(invoice);
        numbers.push(invoice.number?.slice(-4) ?? '');
      }
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(numbers).toEqual(['0005', '0004', '0003', '0002', '0001']);
  });

  it('requires billing:read and the role admin', async () => {
    const id = await makeInvoice(service, owner);
    const token = await makeToken(service, owner, ['billing:write', 'boards:read']);
    expect((await service.fail('listInvoices', 403, { ...call(), token })).code).toBe('insufficient_scope');
    const member = await makeMember(service, owner, 'member');
    const refused = await service.fail('getInvoice', 403, { token: member.token, id });
    expect(refused.code).toBe('insufficient_role');
  });
});

describe('an invoice', () => {
  it('keeps the recipient from when it was closed, whatever changes later', async () => {
    const email = 'accounts@example.com';
    const address = { name: 'Winter KG', line1: 'Am Markt 5', city: 'Lübeck', country: 'DE' };
    const body = { billing_email: email, billing_address: address, tax_id: 'DE123456789' };
    await service.succeed('updateBilling', { ...call(), body });
    await endTrial(service, owner);
    await change({ plan: 'team' });
    at('2027-02-10T00:00:00Z');
    await change({ plan: 'business' });
    const after = { billing_email: null, billing_address: { name: 'Sommer KG' }, tax_id: null };
    await service.succeed('updateBilling', { ...call(), body: after });
    const { data } = await service.succeed('listInvoices', call());
    const recipient = { name: 'Winter KG', email, address, tax_id: 'DE123456789' };
    expect(data.map((invoice) => invoice.recipient)).toEqual([recipient]);
  });

  it('names the issuer, like its page', async () => {
    const address = ['Am Hafen 1', '23552 Lübeck'];
    const seller = { name: 'Boards Ltd', address, tax_id: 'DE987654321', email: 'billing@example.com' };
    const id = await makeInvoice(service, owner, { seller });
    const invoice = await service.succeed('getInvoice', { ...call(), id });
    expect(invoice.seller).toEqual(seller);
    const page = await request(service.server).get(new URL(invoice.url ?? '').pathname);
    for (const words of [seller.name, ...address, seller.tax_id, seller.email])
      expect(page.text).toContain(words);
  });
});

describe('the page of an invoice', () => {
  const urlOf = async (id: string) => (await service.succeed('getInvoice', { ...call(), id })).url ?? '';
  const open = (url: string) => request(service.server).get(new URL(url).pathname);

  it('opens for anyone who has the link, without scripts, caches or robots, and says that no tax is calculated', async () => {
    const seller = { name: 'Boards & <Co>', payment: 'Transfer it.' };
    const url = await urlOf(await makeInvoice(service, owner, { seller }));
    const page = await open(url).expect(200);
    expect(page.text).toContain('Boards &amp; &lt;Co&gt;');
    expect(page.text).toContain('Tax is not calculated');
    expect(page.text).toContain('€40.00');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const paths = service.logLines.filter((text) => text.includes('/invoices/'));
    expect(paths.some((text) => text.includes(url.slice(-40)))).toBe(false);
  });

  it("can't be guessed: no changed link works, not even to extend its lifetime", async () => {
    const url = await urlOf(await makeInvoice(service, owner));
    const start = url.lastIndexOf('/') + 1;
    const token = Buffer.from(url.slice(start), 'base64url');
    for (const place of [0, 15, 16, 20, 21, 44]) {
      const changed = Buffer.from(token);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await open(`${url.slice(0, start)}${changed.toString('base64url')}`).expect(404);
    }
    await open(url.slice(0, -1)).expect(404);
    await open(`${url}A`).expect(404);
    await open(url).expect(200);
  });

  it('expires after a week, while the API returns a new link, which is the same for a whole day', async () => {
    const id = await makeInvoice(service, owner);
    const url = await urlOf(id);
    at('2027-01-10T23:59:00Z');
    expect(await urlOf(id)).toBe(url);
    at('2027-01-17T23:59:59Z');
    await open(url).expect(200);
    at('2027-01-18T00:00:00Z');
    expect((await open(url).expect(410)).text).toContain('This link has expired');
    await open(await urlOf(id)).expect(200);
  });

  it('names the credited invoice on a credit note', async () => {
    const id = await makeInvoice(service, owner);
    const { number = '' } = await service.succeed('getInvoice', { ...call(), id });
    const note = {
      kind: 'credit_note',
      creditedInvoiceId: storedId(id),
      dueAt: null,
      lines: [{ description: 'Taken back', amount: -4000n }],
    } as const;
    const page = await open(await urlOf(await makeInvoice(service, owner, note))).expect(200);
    expect(page.text).toContain('Credit note');
    expect(page.text).toContain(`Invoice ${number}`);
    expect(page.text).toContain('-€40.00');
  });

  it('shows days with the last one, how to pay for as long as something is due, and what was credited', async () => {
    const seller = { name: 'Boards Ltd', payment: 'Transfer it.' };
    const days = { firstDay: new Date('2026-10-12'), lastDay: new Date('2026-10-21'), periodDays: 31 };
    const line = { description: 'Team, 5 seats', amount: 4000n, ...days };
    const id = await makeInvoice(service, owner, { seller, lines: [line] });
    const url = await urlOf(id);
    const due = (await open(url)).text;
    const period = '12 October 2026 to 11 November 2026';
    for (const words of ['Transfer it.', period, '12 October 2026 to 21 October 2026', '10 of 31'])
      expect(due).toContain(words);
    const note = { kind: 'credit_note', creditedInvoiceId: storedId(id), dueAt: null } as const;
    const lines = [{ description: 'Taken back', amount: -4000n }];
    await makeInvoice(service, owner, { ...note, lines });
    const { text } = await open(url);
    expect(text).not.toContain('Transfer it.');
    const sums = [...text.matchAll(/<th scope="row">([^<]+)<.*?class="number">([^<]+)</g)];
    expect(sums.map(([, name, amount]) => [name, amount])).toEqual([
      ['Total', '€40.00'],
      ['Credited', '-€40.00'],
      ['Amount due', '€0.00'],
    ]);
  });
});

describe('the mail of an invoice', () => {
  it('goes to the billing address, says what is due, and has a link that works', async () => {
    const mailServer = await makeMailServer();
    await endTrial(service, owner);
    const body = { billing_email: 'accounts@example.com' };
    await service.succeed('updateBilling', { ...call(), body });
    await change({ plan: 'team' });
    at('2027-02-10T00:00:00Z');
    await change({ plan: 'free' });
    await runJobs(service, mailServer);
    // Those of other tests come, too.
    const find = () => mailServer.mails.find(({ to }) => to.includes('accounts@example.com'));
    await expect.poll(find, { interval: 20 }).toBeDefined();
    const mail = find();
    expect(mail?.to).toEqual(['accounts@example.com']);
    expect(mail?.email.subject).toMatch(/^Invoice [0-9A-Z]{8}-0001 from Board and Workspace Service$/);
    expect(mail?.email.text).toMatch(/€8\.00\s+is\s+due\s+by\s+24\s+February\s+2027/);
    // Whoever pays the invoice may not know the API.
    expect(mail?.email.text).toMatch(
      /owners\s+and\s+admins\s+of\s+the\s+workspace\s+can\s+get\s+a\s+new\s+one/,
    );
    const link = /http:\/\/boards\.test(\/invoices\/[\w-]{60})/.exec(mail?.email.text ?? '')?.[1] ?? '';
    expect((await request(service.server).get(link).expect(200)).text).toContain('Team, 1 seat');
  });

  it('goes to every owner without a billing address, and not to one who is an admin by then', async () => {
    const team = await makeTeam(service);
    const [other, former] = [
      await addTeammate(service, team, 'owner'),
      await addTeammate(service, team, 'owner'),
    ];
    const scopes = ['billing:read', 'billing:write', 'members:write', 'workspace:write'] as const;
    owner = { ...team, token: await makeToken(service, team, [...scopes]) };
    await endTrial(service, owner);
    await change({ plan: 'team' });
    at('2027-02-10T00:00:00Z');
    await change({ plan: 'free' });
    const body = { role: 'admin' };
    await service.succeed('updateMember', { token: owner.token, id: former.memberId, body });
    const mailServer = await makeMailServer();
    await runJobs(service, mailServer);
    await expect.poll(async () => (await readJobs(service)).length, { interval: 20 }).toBe(0);
    const mailed = mailServer.mails.flatMap(({ to }) => to);
    expect(mailed).toEqual(expect.arrayContaining([team.email, other.email]));
    expect(mailed).not.toContain(former.email);
  });
});

it('has the seller from the plan file', () => {
  expect(testBilling.plans.invoicing).toEqual({
    seller: { name: 'Board and Workspace Service' },
    paymentDays: 14,
  });
});
