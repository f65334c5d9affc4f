/**
 * Credit notes that Stripe writes: copied with the invoice that they take back, in whatever order their events arrive.
 */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import type { PaymentTasks } from '../../../src/jobs/tasks/payments.ts';
import { toCreditNote } from '../../../src/payments/stripe-credit-notes.ts';
import { toInvoice } from '../../../src/payments/stripe-invoices.ts';
import { readEvents } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { startFakeStripe } from '../../support/fake-stripe.ts';
import type { FakeStripe, StripeObject } from '../../support/fake-stripe.ts';
import { storedId } from '../../support/ids.ts';
import type { Service } from '../../support/service.ts';
import { expectNothingStored } from '../../support/stored-state.ts';
import {
  addCreditNote,
  addInvoice,
  customerOf,
  makePaying,
  noticeOf,
  runWaiting,
  sendNotice,
  startStripeService,
  tasksOn,
} from '../../support/stripe-worlds.ts';

let service: Service;
let stripe: FakeStripe;
let tasks: PaymentTasks;
let owner: Tenant;
let invoice: StripeObject;
let clock: Date;

beforeAll(async () => {
  service = await startStripeService({ now: () => clock });
});

beforeEach(async () => {
  clock = new Date('2027-01-12T15:00:00Z');
  stripe = await startFakeStripe(() => clock);
  tasks = tasksOn(service, stripe, () => clock);
  owner = await makePaying(service, tasks);
  invoice = addInvoice(stripe, await customerOf(service, owner));
});

const run = () => runWaiting(service, tasks, owner.workspaceId);
const tell = (type: string, object: object) =>
  sendNotice(service, noticeOf(type, object, clock), { at: clock });
const change = (object: StripeObject, fields: object) =>
  stripe.objects.set(object.id, { ...object, ...stripe.objects.get(object.id), ...fields });

/** What clients see, oldest first. */
async function documents() {
  const { data } = await service.succeed('listInvoices', { token: owner.token, id: owner.workspaceId });
  return data.toSorted((one, other) => one.kind.localeCompare(other.kind)).toReversed();
}

/** Half of the invoice is taken back before it is paid, which Stripe takes off what is left of it. */
async function credited(fields: object = {}): Promise<StripeObject> {
  const note = addCreditNote(stripe, invoice, fields);
  change(invoice, { amount_remaining: 952 });
  await tell('credit_note.created', note);
  await run();
  return note;
}

describe('a credit note from Stripe', () => {
  it('is copied with its number and negative lines, next to the invoice that it credits', async () => {
    await credited();
    const [copied, note] = await documents();
    expect(copied).toMatchObject({
      kind: 'invoice',
      number: 'ABC-0001',
      status: 'open',
      total: 1904,
      credited: 952,
      amount_due: 952,
    });
    expect(note).toMatchObject({
      kind: 'credit_note',
      number: 'ABC-0001-CN-01',
      status: 'paid',
      provider: 'stripe',
      credited_invoice_id: copied?.id,
      currency: 'EUR',
      total: -952,
      credited: 0,
      amount_due: 0,
      period: copied?.period,
      recipient: copied?.recipient,
      tax_calculated: true,
      pdf_url: 'https://stripe.test/cn/1/pdf',
      issued_at: '2027-01-12T09:00:00.000Z',
      paid_at: '2027-01-12T09:00:00.000Z',
      lines: [
        { description: '1 × Team', seats: 1, amount: -800 },
        { description: 'Tax', amount: -152 },
      ],
    });
    expect(note).not.toHaveProperty('url');
    expect(await service.succeed('getInvoice', { token: owner.token, id: note?.id ?? '' })).toEqual(note);
  });

  it('is recorded in the event log like other credit notes, and so is the change of its invoice', async () => {
    await tell('invoice.finalized', invoice);
    await run();
    await credited();
    const [copied, note] = await documents();
    const recorded = (await readEvents(service, owner)).filter(({ type }) => type.startsWith('invoice.'));
    expect(recorded.slice(1)).toMatchObject([
      {
        type: 'invoice.updated',
        resourceId: copied?.id ?? '',
        changes: { amount_due: { from: 1904, to: 952 } },
      },
      {
        type: 'invoice.created',
        resourceId: note?.id ?? '',
        changes: { kind: { to: 'credit_note' }, total: { to: -952 } },
      },
    ]);
  });

  it('leaves nothing due when it refunds a payment', async () => {
    const paid = { finalized_at: 1, paid_at: Date.parse('2027-01-11') / 1000 };
    change(invoice, { status: 'paid', amount_remaining: 0, status_transitions: paid });
    const note = addCreditNote(stripe, invoice, { total: 1904, total_taxes: null });
    await tell('credit_note.created', note);
    await run();
    expect(await documents()).toMatchObject([
      { status: 'paid', credited: 1904, amount_due: 0 },
      {
        status: 'paid',
        total: -1904,
        lines: [{ amount: -800 }, { description: 'Discounts and other adjustments', amount: -1104 }],
      },
    ]);
  });

  it.each([
    ['says why', 'Two weeks of disturbance', 'Two weeks of disturbance'],
    ['says nothing', null, 'Credit'],
  ])('for an amount without lines %s on one line', async (_name, memo, description) => {
    await credited({ memo, lines: { has_more: false, data: [] } });
    expect((await documents())[1]).toMatchObject({ total: -952, lines: [{ description, amount: -952 }] });
  });

  it('becomes void, and its amount is due again', async () => {
    const note = await credited();
    change(note, { status: 'void', voided_at: 1 });
    change(invoice, { amount_remaining: 1904 });
    await tell('credit_note.voided', note);
    await run();
    expect(await documents()).toMatchObject([
      { credited: 0, amount_due: 1904 },
      { status: 'void', total: -952, amount_due: 0 },
    ]);
    expect((await documents())[1]).not.toHaveProperty('paid_at');
  });

  it('does not count when it was void before we received it', async () => {
    await credited({ status: 'void' });
    expect(await documents()).toMatchObject([{ credited: 0 }, { status: 'void' }]);
  });

  it('is skipped in an unknown state, and when it or its invoice was deleted', async () => {
    await credited({ status: 'frozen' });
    await tell('credit_note.created', addCreditNote(stripe, { ...invoice, id: 'in_gone' }));
    await tell('credit_note.created', { ...addCreditNote(stripe, invoice), id: 'cn_gone' });
    await run();
    expect((await documents()).map(({ kind }) => kind)).not.toContain('credit_note');
  });
});

describe('notices about a credit note', () => {
  it('that arrive repeatedly, late, concurrently or out of order lead to one current copy', async () => {
    const note = addCreditNote(stripe, invoice);
    change(note, { status: 'void' });
    const types = ['credit_note.voided', 'credit_note.updated', 'credit_note.created'];
    clock = new Date('2027-01-14T15:00:00Z');
    await Promise.all(types.map((type) => tell(type, note)));
    await run();
    await tell('invoice.finalized', invoice);
    await run();
    expect(await documents()).toMatchObject([
      { kind: 'invoice', credited: 0, amount_due: 1904 },
      { kind: 'credit_note', status: 'void' },
    ]);
  });

  it('store nothing when nothing has changed', async () => {
    const note = await credited();
    const workspaceId = storedId(owner.workspaceId);
    await expectNothingStored(service, () =>
      tasks['mirror-credit-note']({ workspaceId, creditNoteId: note.id }, 'job'),
    );
  });

  it('renew the address of its PDF without an event', async () => {
    const note = await credited();
    const before = (await readEvents(service, owner)).length;
    change(note, { pdf: 'https://stripe.test/cn/1/new' });
    await tell('credit_note.updated', note);
    await run();
    expect((await documents())[1]).toMatchObject({ pdf_url: 'https://stripe.test/cn/1/new' });
    expect((await readEvents(service, owner)).length).toBe(before);
  });

  it('never add data of another customer, whatever they contain', async () => {
    const other = await makePaying(service, tasks);
    const customer = await customerOf(service, other);
    const note = addCreditNote(stripe, invoice);
    // The first names the other's customer; in the second, the note is the other's, and the invoice is not.
    const foreign = addCreditNote(stripe, invoice, { customer });
    await tell('credit_note.created', { ...note, customer });
    await tell('credit_note.created', foreign);
    await tell('credit_note.created', { ...note, customer: 'cus_unknown' });
    await runWaiting(service, tasks, other.workspaceId);
    await run();
    const where = { providerInvoiceId: { in: [invoice.id, note.id, foreign.id] } };
    expect(await service.database.reader.prisma.invoice.count({ where })).toBe(0);
  });
});

describe('a copy', () => {
  it("can't be changed except for its status", async () => {
    await credited();
    const [, note] = await documents();
    const where = { id: storedId(note?.id ?? '') };
    const { invoice: table } = service.database.reader.prisma;
    await expect(table.update({ where, data: { total: -1n } })).rejects.toThrow(/immutable/);
    await expect(table.delete({ where })).rejects.toThrow(/immutable/);
  });
});

describe('the lines of an invoice or a credit note', () => {
  const line = (amount: number) => ({
    amount,
    description: 'Seats',
    quantity: 1,
    period: { start: 86_400 * 20_000, end: 86_400 * 20_000 },
  });
  const lines = [line(700), line(200), line(100)];
  /** It has the rest of the lines on further pages. */
  const invoices = { listLineItems: () => ({ autoPagingToArray: () => Promise.resolve(lines) }) };
  const stripe = { invoices, creditNotes: invoices } as unknown as Stripe;
  const base = { id: 'id', customer: 'cus_1', currency: 'eur', total: 1_000, total_taxes: null };
  const paged = { ...base, lines: { has_more: true, data: lines.slice(0, 1) } };
  const read = (more: object) =>
    toInvoice(stripe, {
      ...paged,
      status: 'paid',
      amount_remaining: 0,
      period_start: 86_400 * 20_000,
      period_end: 86_400 * 20_000,
      created: 86_400 * 20_000,
      due_date: null,
      status_transitions: { finalized_at: null, paid_at: null },
      ...more,
    } as unknown as Stripe.Invoice);
  const amountsOf = (read?: { readonly lines: readonly { readonly amount: bigint }[] }) =>
    read?.lines.map(({ amount }) => amount);

  it('are all there, also those that Stripe lists on further pages', async () => {
    expect(amountsOf(await read({}))).toEqual([700n, 200n, 100n]);
    const note = {
      ...paged,
      status: 'issued',
      invoice: 'in_1',
      number: 'N',
      created: 0,
      pdf: '',
      memo: null,
    };
    expect(amountsOf(await toCreditNote(stripe, note as unknown as Stripe.CreditNote))).toEqual([
      -700n,
      -200n,
      -100n,
    ]);
  });

  it('have tax of their own only if the prices do not include it', async () => {
    const taxes = (behavior: string) => [{ amount: 200, tax_behavior: behavior }];
    expect(amountsOf(await read({ total_taxes: taxes('inclusive') }))).toEqual([700n, 200n, 100n]);
    const excluded = await read({ total: 1_200, total_taxes: taxes('exclusive') });
    expect(amountsOf(excluded)).toEqual([700n, 200n, 100n, 200n]);
  });

  it('are of a period of a day at least', async () => {
    const { periodStart, periodEnd } = (await read({})) ?? {};
    expect(Number(periodEnd) - Number(periodStart)).toBe(86_400_000);
  });
});
