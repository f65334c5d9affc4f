/** The job that closes periods: each is billed once, whatever fails, with numbers without gaps. */
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Prisma } from '../../../src/db/database.ts';
import { findDueWorkspaces } from '../../../src/domain/billing/billing-account-rows.ts';
import { insertTerms } from '../../../src/domain/billing/ledger-rows.ts';
import { recordSeats } from '../../../src/domain/billing/seats.ts';
import { closeDuePeriods, endTrial } from '../../support/billing.ts';
import { addMember, makeMember, makeSession, makeTenant } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { storedId } from '../../support/ids.ts';
import { startService } from '../../support/service.ts';
import type { Service } from '../../support/service.ts';
import { expectNothingStored } from '../../support/stored-state.ts';

let service: Service;
let owner: Tenant;
let clock: Date;

const at = (text: string) => (clock = new Date(text));

beforeAll(async () => {
  service = await startService({ now: () => clock });
});

beforeEach(async () => {
  at('2027-01-31T15:00:00Z');
  owner = await makeTenant(service);
});

const logLines: string[] = [];

const closeDue = () => closeDuePeriods(service, { write: (line) => void logLines.push(line) });

const call = () => ({ token: owner.token, id: owner.workspaceId });

/** On a plan, without a trial. */
async function choose(plan: string, tenant = owner): Promise<void> {
  await endTrial(service, tenant);
  await service.succeed('changePlan', { token: tenant.token, id: tenant.workspaceId, body: { plan } });
}

async function invoices() {
  const { data } = await service.succeed('listInvoices', call());
  return data.toReversed();
}

const short = async () =>
  (await invoices()).map(({ number = '', period, total, status }) => [
    number.slice(-4),
    period.start.slice(0, 10),
    period.end.slice(0, 10),
    total,
    status,
  ]);

describe('the job that closes periods', () => {
  it('creates an invoice of what was used, with lines, number and due date, and a mail to every owner', async () => {
    await choose('team');
    await service.database.transaction((tx) => recordSeats({ tx, now: clock }, storedId(owner.workspaceId)));
    at('2027-02-28T00:04:00Z');
    await closeDue();
    const [invoice, ...others] = await invoices();
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      status: 'open',
      number: expect.stringMatching(/^[0-9A-Z]{8}-0001$/) as unknown,
      period: { start: '2027-01-31T00:00:00.000Z', end: '2027-02-28T00:00:00.000Z' },
      currency: 'EUR',
      total: 800,
      amount_due: 800,
      tax_calculated: false,
      lines: [
        {
          description: 'Team, 1 seat',
          seats: 1,
          seat_price: 800,
          first_day: '2027-01-31',
          last_day: '2027-02-27',
          days: 28,
          period_days: 28,
          amount: 800,
        },
      ],
      issued_at: '2027-02-28T00:04:00.000Z',
      due_at: '2027-03-14T00:04:00.000Z',
    });
    const jobs = await service.database.reader.rows<{ payload: unknown }>(Prisma.sql`
      SELECT j.payload FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'mail-invoice'`);
    const member = await service.database.reader.prisma.workspaceMember.findFirstOrThrow({
      where: { workspaceId: storedId(owner.workspaceId) },
    });
    expect(jobs).toEqual([{ payload: { invoiceId: storedId(invoice?.id ?? ''), memberId: member.id } }]);
    await expectNothingStored(service, closeDue);
  });

  it('catches up when the clock jumps by months: one invoice per period, in order, with the seats of each', async () => {
    await choose('team');
    at('2027-03-10T00:00:00Z');
    await makeMember(service, owner, 'member');
    at('2027-05-02T12:00:00Z');
    await closeDue();
    expect(await short()).toEqual([
      ['0001', '2027-01-31', '2027-02-28', 800, 'open'],
      // 10 of 31 days with one seat, 21 with two.
      ['0002', '2027-02-28', '2027-03-31', 1342, 'open'],
      ['0003', '2027-03-31', '2027-04-30', 1600, 'open'],
    ]);
  });

  it('bills nothing for a trial, and an immediate cancellation up to that day', async () => {
    await service.succeed('changePlan', { ...call(), body: { plan: 'team' } });
    at('2027-02-14T00:01:00Z');
    await closeDue();
    expect(await short()).toEqual([]);
    at('2027-02-20T10:00:00Z');
    await service.succeed('cancelBilling', { ...call(), body: { when: 'now' } });
    at('2027-02-21T00:00:00Z');
    await closeDue();
    // 7 of 28 days.
    expect(await short()).toEqual([['0001', '2027-02-14', '2027-02-21', 200, 'open']]);
    at('2027-06-01T00:00:00Z');
    await closeDue();
    expect(await short()).toHaveLength(1);
  });

  it('changes the plan at the end of the period, and begins the new plan then', async () => {
    await choose('team');
    const body = { plan: 'business', interval: 'year', when: 'period_end' };
    await service.succeed('changePlan', { ...call(), body });
    at('2028-02-28T00:00:00Z');
    await closeDue();
    expect(await short()).toEqual([
      ['0001', '2027-01-31', '2027-02-28', 800, 'open'],
      ['0002', '2027-02-28', '2028-02-28', 15_360, 'open'],
    ]);
  });

  it('charges a day for a plan that was used for an hour, and creates no empty invoice', async () => {
    await choose('team');
    at('2027-01-31T16:00:00Z');
    await service.succeed('changePlan', { ...call(), body: { plan: 'free' } });
    at('2027-04-01T00:00:00Z');
    await closeDue();
    expect(await short()).toEqual([['0001', '2027-01-31', '2027-02-28', 29, 'open']]);
    await choose('team');
    await service.succeed('changePlan', { ...call(), body: { plan: 'free' } });
    at('2027-06-01T00:00:00Z');
    await closeDue();
    expect(await short()).toHaveLength(1);
  });

  it('bills what a deleted workspace owes to the day, period by period even if the job runs late', async () => {
    const id = storedId(owner.workspaceId);
    const { prisma } = service.database.reader;
    await prisma.workspace.update({ where: { id }, data: { kind: 'team', personalUserId: null } });
    await choose('team');
    at('2027-03-01T10:00:00Z');
    const { secret: token } = await makeSession(service, owner, clock);
    await service.succeed('deleteWorkspace', { ...call(), token });
    at('2027-03-02T00:00:00Z');
    await closeDue();
    const stored = await prisma.invoice.findMany({ where: { workspaceId: id }, orderBy: { number: 'asc' } });
    expect(stored.map(({ total, periodEnd }) => [total, periodEnd.toISOString().slice(0, 10)])).toEqual([
      [800n, '2027-02-28'],
      // Two days of 31.
      [52n, '2027-03-02'],
    ]);
  });

  it('never lets a request that waited for the closing change billed days', async () => {
    await choose('team');
    at('2027-02-28T00:00:00.100Z');
    await closeDue();
    const workspaceId = storedId(owner.workspaceId);
    const late = new Date('2027-02-27T23:59:59.900Z');
    await addMember(service, owner, await makeTenant(service), 'member', late);
    await service.database.transaction(async (tx) => {
      const terms = {
        plan: 'team',
        interval: 'month',
        currency: 'EUR',
        seatPrice: 900n,
        includedSeats: 0,
      } as const;
      await insertTerms(tx, workspaceId, terms, late);
    });
    const newest = { where: { workspaceId }, orderBy: { seq: 'desc' } } as const;
    const { prisma } = service.database.reader;
    const end = new Date('2027-02-28T00:00:00Z');
    expect((await prisma.seatChange.findFirstOrThrow(newest)).changedAt).toEqual(end);
    expect((await prisma.billingTerms.findFirstOrThrow(newest)).effectiveAt).toEqual(end);
  });

  it('continues with the other workspaces when some fail, no matter how many', async () => {
    await choose('team');
    const { reader: tx } = service.database;
    await tx.rows(Prisma.sql`
      WITH broken AS (SELECT gen_random_uuid() AS id FROM generate_series(1, 1005))
      INSERT INTO billing_accounts (id, workspace_id, plan, anchor, billed_until, closes_at, next_plan, next_interval)
      SELECT id, id, 'free', '2026-12-01', '2026-12-01', '2027-01-01', 'gone', 'month' FROM broken`);
    at('2027-02-28T00:00:00Z');
    const first = await findDueWorkspaces({ tx, now: clock });
    const second = await findDueWorkspaces({ tx, now: clock }, first.at(-1));
    expect([
      first.length,
      second.map(({ workspaceId }) => workspaceId).includes(storedId(owner.workspaceId)),
    ]).toEqual([1000, true]);
    expect(await findDueWorkspaces({ tx, now: clock }, second.at(-1))).toEqual([]);
    await tx.rows(Prisma.sql`
      DELETE FROM billing_accounts WHERE next_plan = 'gone' AND id NOT IN (
        SELECT id FROM billing_accounts WHERE next_plan = 'gone' LIMIT 2)`);
    onTestFinished(async () => {
      await tx.rows(Prisma.sql`DELETE FROM billing_accounts WHERE next_plan = 'gone'`);
    });
    await closeDue();
    expect(await short()).toHaveLength(1);
    expect(logLines.filter((line) => line.includes('could not be closed'))).toHaveLength(2);
  });
});
