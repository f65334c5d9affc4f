/** The billing of a workspace over HTTP: what is shown of it, and whom invoices go to. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setBillingAccount, testBilling } from '../support/billing.ts';
import {
  makeBoard,
  makeMember,
  makeSession,
  makeTenant,
  makeToken,
  readEventsAbout,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId, newUuid } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let owner: Tenant;
const clock = { now: new Date('2026-11-21T09:30:00.000Z') };

beforeAll(async () => {
  service = await startService({ now: () => clock.now });
});

beforeEach(async () => {
  owner = await makeTenant(service);
});

const show = ({ token, workspaceId: id } = owner) => service.succeed('getBilling', { token, id });

describe('getBilling', () => {
  it('shows a new workspace as active on the free plan, with its period, seats and limits', async () => {
    expect(await show()).toEqual({
      id: expect.stringMatching(/^billing_/) as unknown,
      workspace_id: owner.workspaceId,
      plan: 'free',
      interval: 'month',
      status: 'active',
      currency: 'EUR',
      seat_price: 0,
      period: { start: '2026-11-21T00:00:00.000Z', end: '2026-12-21T00:00:00.000Z' },
      seats: { used: 1, included: 3, charged: 0 },
      limits: [
        { name: 'members', used: 1, limit: 3, status: 'ok' },
        { name: 'boards', used: 0, limit: 10, status: 'ok' },
        { name: 'templates', used: 0, limit: 5, status: 'ok' },
        { name: 'webhooks', used: 0, limit: 1, status: 'ok' },
        { name: 'event_retention_days', limit: 30, status: 'ok' },
        { name: 'api_requests_per_minute', limit: 300, status: 'ok' },
      ],
      limits_enforced: false,
      provider: 'manual',
      updated_at: expect.any(String) as unknown,
    });
  });

  it('is created together with a team workspace', async () => {
    const { secret: token } = await makeSession(service, owner);
    const { id } = await service.succeed('createWorkspace', { token, body: { name: 'Team' } });
    expect(await service.succeed('getBilling', { token, id })).toMatchObject({
      workspace_id: id,
      plan: 'free',
      period: { start: '2026-11-21T00:00:00.000Z', end: '2026-12-21T00:00:00.000Z' },
    });
  });

  it('counts members with open invites but without guests, boards with archived ones, and templates', async () => {
    const { token, workspaceId: id } = owner;
    await makeMember(service, owner, 'guest');
    await makeMember(service, owner, 'member');
    await service.succeed('createMember', { token, id, body: { email: 'new@example.com', role: 'member' } });
    const { board } = await makeBoard(service, owner);
    await service.succeed('archiveBoard', { token, id: board.id });
    const { board: deleted } = await makeBoard(service, owner);
    await service.succeed('deleteBoard', { token, id: deleted.id });
    await service.succeed('createTemplate', { token, body: { board_id: board.id, name: 'Mine' } });
    const { limits, seats } = await show();
    expect(seats.used).toBe(2);
    const used = limits.filter((limit) => limit.used !== undefined).map((limit) => [limit.name, limit.used]);
    expect(used).toEqual([
      ['members', 3],
      ['boards', 1],
      ['templates', 1],
      ['webhooks', 0],
    ]);
  });

  it('warns from 80% of a limit on, and reports when it is reached', async () => {
    const statuses = [];
    for (let boards = 1; boards <= 10; boards += 1) {
      await makeBoard(service, owner);
      statuses.push((await show()).limits[1]?.status);
    }
    expect(statuses).toEqual([...Array<string>(7).fill('ok'), 'warning', 'warning', 'reached']);
  });

  it('shows whether limits are enforced, which they never are in a workspace from before billing', async () => {
    const billing = { ...testBilling, enforced: true };
    const strict = await startService({ databaseUrl: service.databaseUrl, billing });
    const look = () => strict.succeed('getBilling', { token: owner.token, id: owner.workspaceId });
    expect((await look()).limits_enforced).toBe(true);
    await setBillingAccount(service, owner, { exempt: true });
    expect((await look()).limits_enforced).toBe(false);
  });

  it('has an ETag that changes with usage and with the period', async () => {
    const tagOf = async () =>
      (await service.call('getBilling', { token: owner.token, id: owner.workspaceId })).headers.etag;
    const [before, again] = [await tagOf(), await tagOf()];
    expect(again).toBe(before);
    await makeBoard(service, owner);
    const after = await tagOf();
    expect(after).not.toBe(before);
    clock.now = new Date('2027-02-21T09:30:00.000Z');
    expect(await tagOf()).not.toBe(after);
    clock.now = new Date('2026-11-21T09:30:00.000Z');
  });

  it('is for admins, not for members', async () => {
    const admin = await makeMember(service, owner, 'admin');
    const member = await makeMember(service, owner, 'member');
    expect((await show(admin)).plan).toBe('free');
    const call = { token: member.token, id: owner.workspaceId };
    expect((await service.fail('getBilling', 403, call)).code).toBe('insufficient_role');
  });
});

describe('updateBilling', () => {
  const update = (body: unknown, headers: Record<string, string> = {}) =>
    service.call('updateBilling', { token: owner.token, id: owner.workspaceId, body, headers });
  const address = { line1: 'Am Markt 5', postal_code: '23552', city: 'Lübeck', country: 'DE' };
  const pointersOf = ({ body }: { readonly body: unknown }) =>
    (body as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer);

  it('sets email, address and tax id, keeps absent fields, clears null ones, and records each change', async () => {
    const { token, workspaceId: id } = owner;
    const body = { billing_email: 'Accounts@Example.com', billing_address: address, tax_id: 'DE123456789' };
    const first = await service.succeed('updateBilling', { token, id, body });
    expect(first).toMatchObject({ ...body, billing_email: 'accounts@example.com' });
    const patch = { billing_address: { postal_code: null, name: 'Winter KG' }, tax_id: null };
    const second = await service.succeed('updateBilling', { token, id, body: patch });
    const { line1, city, country } = address;
    expect(second.billing_address).toEqual({ line1, city, country, name: 'Winter KG' });
    expect(second).not.toHaveProperty('tax_id');
    expect(await show()).toEqual(second);
    const events = await readEventsAbout(service, owner, first.id);
    expect(events.map(({ type }) => type)).toEqual(['billing.updated', 'billing.updated']);
    expect(events[1]?.changes).toMatchObject({
      tax_id: { from: 'DE123456789', to: null },
      billing_address: { from: address, to: second.billing_address },
    });
  });

  it('clears the address when every line of it is cleared', async () => {
    const whole = { ...address, name: 'Winter KG', line2: 'Hinterhaus', region: 'Schleswig-Holstein' };
    await update({ billing_address: whole });
    expect((await show()).billing_address).toEqual(whole);
    const nothing = Object.fromEntries(Object.keys(whole).map((line) => [line, null]));
    expect((await update({ billing_address: nothing })).body).not.toHaveProperty('billing_address');
  });

  it('stores nothing when nothing changes, when the address would be incomplete, or when the body is invalid', async () => {
    await update({ billing_address: address });
    await expectNothingStored(service, async () => {
      expect((await update({})).status).toBe(200);
      expect((await update({ billing_address: { city: 'Lübeck' }, tax_id: null })).status).toBe(200);
      const incomplete = await update({ billing_address: { city: null } });
      expect(incomplete).toMatchObject({
        status: 422,
        body: { code: 'incomplete_address', errors: [{ pointer: '/billing_address/city' }] },
      });
      const emptied = await update({ billing_address: { line1: null, city: null } });
      expect(pointersOf(emptied)).toEqual(['/billing_address/line1', '/billing_address/city']);
      const wrong = await update({
        billing_address: { country: 'Germany' },
        billing_email: 'nobody',
        plan: 'team',
      });
      expect(new Set(pointersOf(wrong))).toEqual(
        new Set(['/billing_address/country', '/billing_email', '/plan']),
      );
    });
  });

  it('returns 412 for a stale ETag once something has changed, including usage', async () => {
    const seen = await service.call('getBilling', { token: owner.token, id: owner.workspaceId });
    const ifMatch = { 'If-Match': seen.headers.etag ?? '' };
    const first = await update({ tax_id: 'DE1234' }, ifMatch);
    expect(first.status).toBe(200);
    expect((await update({ tax_id: 'DE5678' }, ifMatch)).status).toBe(412);
    const next = { 'If-Match': first.headers.etag ?? '' };
    await makeBoard(service, owner);
    expect((await update({ tax_id: 'DE5678' }, next)).status).toBe(412);
  });

  it('is for owners with billing:write, and not for admins', async () => {
    const admin = await makeMember(service, owner, 'admin');
    const reader = await makeToken(service, owner, ['billing:read']);
    await expectNothingStored(service, async () => {
      for (const token of [admin.token, reader]) {
        await service.fail('updateBilling', 403, {
          token,
          id: owner.workspaceId,
          body: { tax_id: 'DE1234' },
        });
      }
    });
  });
});

describe('the rows of an invoice', () => {
  const sql = (text: string) => service.database.reader.prisma.$executeRawUnsafe(text);
  const workspace = () => storedId(owner.workspaceId);

  async function draft(): Promise<string> {
    const id = newUuid();
    await sql(`INSERT INTO invoices (id, workspace_id, period_start, period_end, currency, total, recipient)
      VALUES ('${id}', '${workspace()}', '2026-11-01', '2026-12-01', 'EUR', 800, '{}')`);
    await sql(`INSERT INTO invoice_lines (id, workspace_id, invoice_id, position, description, amount)
      VALUES ('${newUuid()}', '${workspace()}', '${id}', 1, 'Seats', 800)`);
    return id;
  }

  const close = (id: string, number = 1) =>
    sql(`UPDATE invoices SET status = 'open', number = ${number}, issued_at = now() WHERE id = '${id}'`);

  it("can be closed and paid, and can't be changed otherwise after that", async () => {
    const id = await draft();
    await close(id);
    await sql(`UPDATE invoices SET status = 'paid', paid_at = now() WHERE id = '${id}'`);
    for (const statement of [
      `UPDATE invoices SET total = 900 WHERE id = '${id}'`,
      `UPDATE invoices SET number = 2 WHERE id = '${id}'`,
      `UPDATE invoices SET recipient = '{"name": "x"}' WHERE id = '${id}'`,
      `UPDATE invoices SET status = 'draft', number = NULL, issued_at = NULL, paid_at = NULL WHERE id = '${id}'`,
      `DELETE FROM invoices WHERE id = '${id}'`,
      `UPDATE invoice_lines SET amount = 1 WHERE invoice_id = '${id}'`,
      `DELETE FROM invoice_lines WHERE invoice_id = '${id}'`,
      `INSERT INTO invoice_lines (id, workspace_id, invoice_id, position, description, amount)
        VALUES ('${newUuid()}', '${workspace()}', '${id}', 2, 'More', 0)`,
    ]) {
      await expect(sql(statement), statement).rejects.toThrow('closed invoices are immutable');
    }
    await expect(sql('TRUNCATE invoices CASCADE')).rejects.toThrow('invoices are kept');
  });

  it('cannot be closed with a total that is not the sum of its lines', async () => {
    const id = await draft();
    await sql(`UPDATE invoices SET total = 801 WHERE id = '${id}'`);
    await expect(close(id)).rejects.toThrow('the sum of its lines');
  });

  it('exist once per period and once per number', async () => {
    const id = await draft();
    await expect(draft()).rejects.toThrow('invoices_period_key');
    await close(id);
    await sql(`INSERT INTO invoices (id, workspace_id, period_start, period_end, currency, recipient)
      VALUES ('${newUuid()}', '${workspace()}', '2026-12-01', '2027-01-01', 'EUR', '{}')`);
    await expect(
      sql(`UPDATE invoices SET status = 'open', number = 1, issued_at = now()
        WHERE workspace_id = '${workspace()}' AND status = 'draft'`),
    ).rejects.toThrow('invoices_workspace_id_number_key');
  });

  it('keep their billing account from being deleted', async () => {
    await draft();
    await expect(sql(`DELETE FROM billing_accounts WHERE workspace_id = '${workspace()}'`)).rejects.toThrow(
      'invoices_workspace_id_fkey',
    );
  });
});
