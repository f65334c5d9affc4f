/** What becomes of invoices: they are overdue, paid and credited by the operator, and never changed. */
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../../src/db/database.ts';
import { operatorActor } from '../../../src/domain/events/events.ts';
import type { ActorContext } from '../../../src/domain/events/events.ts';
import {
  creditInvoice,
  findDocument,
  markPaid,
} from '../../../src/domain/billing/invoices/invoice-payments.ts';
import { closePeriods } from '../../../src/jobs/tasks/billing.ts';
import { makeInvoice, setBillingAccount, testBilling } from '../../support/billing.ts';
import { makeTenant, readEvents, readEventsAbout } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { storedId, newUuid } from '../../support/ids.ts';
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
  at('2027-02-28T15:00:00Z');
  owner = await makeTenant(service);
});

/** One round of the job. */
function closeDue(): Promise<void> {
  return closePeriods({
    database: service.database,
    billing: testBilling,
    now: () => clock,
    logger: pino({ level: 'silent' }),
    stopping: new AbortController().signal,
  });
}

const call = () => ({ token: owner.token, id: owner.workspaceId });

async function invoices() {
  const { data } = await service.succeed('listInvoices', call());
  return data.toReversed();
}

const status = async () => (await service.succeed('getBilling', call())).status;

describe('an overdue invoice', () => {
  it.each([
    ['is resumed', 'resumeBilling', undefined],
    ['begins again with a plan', 'changePlan', { plan: 'free' }],
  ] as const)('marks its workspace as past due when canceled billing %s', async (_how, operationId, body) => {
    await makeInvoice(service, owner, { dueAt: new Date('2027-03-14T00:00:00Z') }, clock);
    at('2027-03-15T00:00:00Z');
    await service.succeed('cancelBilling', { ...call(), body: { when: 'now' } });
    const { body: begun } = await service.call(operationId, { ...call(), body });
    expect(begun).toMatchObject({ status: 'past_due' });
    expect(await service.succeed('getBilling', call())).toEqual(begun);
    await expectNothingStored(service, closeDue);
    const begins = operationId === 'changePlan' ? 'billing.plan_changed' : 'billing.resumed';
    expect((await readEvents(service, owner)).slice(-2)).toMatchObject([
      { type: begins, changes: { status: { from: 'canceled', to: 'active' } } },
      { type: 'billing.past_due', changes: { status: { from: 'active', to: 'past_due' } } },
    ]);
  });

  it('marks its workspace as past due, once, until it is paid', async () => {
    await makeInvoice(service, owner, { dueAt: new Date('2027-03-14T00:00:00Z') }, clock);
    at('2027-03-13T23:59:00Z');
    await closeDue();
    expect(await status()).toBe('active');
    at('2027-03-14T00:00:00Z');
    await closeDue();
    expect(await status()).toBe('past_due');
    await expectNothingStored(service, closeDue);
    await pay();
    expect(await status()).toBe('active');
    expect(
      (await readEvents(service, owner)).map(({ type, actorKind }) => [type, actorKind]).slice(-3),
    ).toEqual([
      ['billing.past_due', 'system'],
      ['invoice.updated', 'operator'],
      ['billing.updated', 'operator'],
    ]);
    await expectNothingStored(service, pay);
  });

  it('is no longer past due once it is credited in full, whatever is not due yet', async () => {
    await makeInvoice(service, owner, { dueAt: new Date('2027-03-14T00:00:00Z') }, clock);
    const overdue = await newest();
    const periodStart = new Date('2026-11-12T00:00:00Z');
    await makeInvoice(service, owner, { periodStart, periodEnd: new Date('2026-12-12T00:00:00Z') }, clock);
    at('2027-03-14T00:00:00Z');
    await closeDue();
    await credit(1000n, overdue);
    expect(await status()).toBe('past_due');
    await credit(undefined, overdue);
    expect(await status()).toBe('active');
    expect((await readEvents(service, owner)).at(-1)).toMatchObject({ type: 'billing.updated' });
  });

  it('neither makes a workspace past due that pays with a provider by now, nor ends that once paid', async () => {
    await makeInvoice(service, owner, { dueAt: new Date('2027-03-01T00:00:00Z') }, clock);
    await setBillingAccount(service, owner, { provider: 'stripe' });
    at('2027-03-14T00:00:00Z');
    await expectNothingStored(service, closeDue);
    await setBillingAccount(service, owner, { status: 'past_due' });
    await pay();
    expect(await status()).toBe('past_due');
  });
});

const inTransaction = <Result>(work: (ctx: ActorContext) => Promise<Result>) =>
  service.database.transaction((tx) =>
    work({ tx, now: clock, requestId: newUuid(), principal: operatorActor('ada') }),
  );

/** The operator's commands, on the newest document. */
async function newest() {
  const id = storedId((await invoices()).at(-1)?.id ?? '');
  const view = await findDocument({ tx: service.database.reader }, { id });
  if (view === undefined) throw new Error('there is no invoice');
  return view;
}
const pay = async () => {
  const view = await newest();
  await inTransaction((ctx) => markPaid(ctx, view));
};
const credit = async (amount?: bigint, document?: Awaited<ReturnType<typeof newest>>) => {
  const view = document ?? (await newest());
  const given = { reason: 'Agreed by telephone', ...(amount !== undefined && { amount }) };
  return inTransaction((ctx) => creditInvoice(ctx, view, given));
};

describe('creditInvoice', () => {
  it('credits a part and then the rest of an open invoice, which is void after that', async () => {
    await makeInvoice(service, owner);
    const invoice = await newest();
    await credit(1500n, invoice);
    expect(
      (await invoices()).map((it) => [it.kind, it.status, it.total, it.credited, it.amount_due]),
    ).toEqual([
      ['invoice', 'open', 4000, 1500, 2500],
      ['credit_note', 'paid', -1500, 0, 0],
    ]);
    await credit(undefined, invoice);
    const all = await invoices();
    expect(all.map(({ status: state, amount_due: due }) => [state, due])).toEqual([
      ['void', 0],
      ['paid', 0],
      ['paid', 0],
    ]);
    expect(all.map(({ number = '' }) => number.slice(-4))).toEqual(['0001', '0002', '0003']);
    expect(all[2]?.credited_invoice_id).toBe(all[0]?.id);
    const changed = await readEventsAbout(service, owner, all[0]?.id ?? '');
    expect(changed.slice(1).map(({ type, changes }) => ({ type, changes }))).toEqual([
      { type: 'invoice.updated', changes: { amount_due: { from: 4000, to: 2500 } } },
      {
        type: 'invoice.updated',
        changes: { status: { from: 'open', to: 'void' }, amount_due: { from: 2500, to: 0 } },
      },
    ]);
    expect(all[2]?.lines).toEqual([
      { description: `Agreed by telephone (credits ${all[0]?.number ?? ''})`, amount: -2500 },
    ]);
  });

  it('leaves the credit note of a paid invoice open until it is refunded', async () => {
    await makeInvoice(service, owner);
    await pay();
    await credit();
    expect((await invoices()).map((it) => [it.status, it.amount_due])).toEqual([
      ['paid', 0],
      ['open', -4000],
    ]);
    await pay();
    const [, note] = await invoices();
    expect((await invoices()).map((it) => [it.status, it.amount_due])).toEqual([
      ['paid', 0],
      ['paid', 0],
    ]);
    expect((await readEventsAbout(service, owner, note?.id ?? '')).at(-1)?.changes).toEqual({
      status: { from: 'open', to: 'paid' },
      amount_due: { from: -4000, to: 0 },
      paid_at: { from: null, to: clock.toISOString() },
    });
  });

  it('refuses too much, nothing, and a credit note; one of 5 concurrent full credits succeeds', async () => {
    await makeInvoice(service, owner);
    const invoice = await newest();
    await expectNothingStored(service, async () => {
      for (const amount of [4001n, 0n, -1n]) {
        await expect(credit(amount, invoice)).rejects.toThrow(/At most 4000 minor units/);
      }
    });
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => credit(undefined, invoice)));
    expect(tries.filter((it) => it.status === 'fulfilled')).toHaveLength(1);
    await expect(credit()).rejects.toThrow(/credit note can't be credited/);
  });

  it('finds documents by the number on them, in any letter case', async () => {
    await makeInvoice(service, owner);
    await makeInvoice(service, await makeTenant(service));
    const { number = '', invoice } = await newest();
    const found = await findDocument({ tx: service.database.reader }, { number: number.toLowerCase() });
    expect(found?.invoice.id).toBe(invoice.id);
    expect(await findDocument({ tx: service.database.reader }, { number: '0001' })).toBeUndefined();
  });
});

describe('a closed invoice', () => {
  it('cannot be changed, not even by a statement on the database', async () => {
    const id = storedId(await makeInvoice(service, owner));
    const refused = [
      Prisma.sql`UPDATE invoices SET total = 1 WHERE id = ${id}::uuid`,
      Prisma.sql`UPDATE invoices SET seller = '{}' WHERE id = ${id}::uuid`,
      Prisma.sql`UPDATE invoices SET number = 9 WHERE id = ${id}::uuid`,
      Prisma.sql`UPDATE invoice_lines SET amount = 1 WHERE invoice_id = ${id}::uuid`,
      Prisma.sql`DELETE FROM invoice_lines WHERE invoice_id = ${id}::uuid`,
      Prisma.sql`DELETE FROM invoices WHERE id = ${id}::uuid`,
    ];
    for (const statement of refused) {
      await expect(service.database.reader.rows(statement)).rejects.toThrow(/immutable/);
    }
  });
});
