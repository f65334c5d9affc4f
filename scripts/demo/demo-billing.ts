/**
 * Plays a year in the life of a workspace, on a clock of its own and a database that is gone afterwards, and prints what
 * happens and every invoice that comes of it.
 */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/db/database.ts';
import type { Database, Tx } from '../../src/db/database.ts';
import { applyMigrations } from '../../src/db/migrations.ts';
import { issueAccessToken } from '../../src/domain/identity/access-tokens.ts';
import { cancelBilling, changePlan, updateBilling } from '../../src/domain/billing/billing.ts';
import type { BillingContext } from '../../src/domain/billing/billing.ts';
import { derivedSecrets } from '../../src/domain/core/derived-secrets.ts';
import { usualWebhookSettings } from '../../src/domain/core/context.ts';
import { defaultGuessLimits } from '../../src/domain/core/guess-limits.ts';
import { noQuotas } from '../../src/domain/core/quotas.ts';
import { operatorActor } from '../../src/domain/events/events.ts';
import { newId } from '../../src/domain/core/ids.ts';
import { creditInvoice, markPaid } from '../../src/domain/billing/invoices/invoice-payments.ts';
import { listInvoices } from '../../src/domain/billing/invoices/invoices.ts';
import type { InvoiceView } from '../../src/domain/billing/invoices/invoices.ts';
import { daysBetween } from '../../src/domain/billing/periods.ts';
import { shownAmount } from '../../src/domain/core/money.ts';
import { findPrincipal } from '../../src/domain/identity/principal-finder.ts';
import { scopes } from '../../src/domain/core/principals.ts';
import { previewPlanChange } from '../../src/domain/billing/plan-previews.ts';
import { recordSeats } from '../../src/domain/billing/seats.ts';
import { createPerson } from '../../src/domain/identity/users.ts';
import { closePeriods } from '../../src/jobs/tasks/billing.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';

const dayMs = 86_400_000;
const firstDay = new Date('2027-01-04T00:00:00Z');
const dayCount = 372;
const { billing } = loadConfig({
  DATA_DIR: tmpdir(),
  DATABASE_URL: 'postgresql://demo',
  SECRET_KEY: 'k'.repeat(32),
});

/** The workspace, and what its owner does. */
interface Demo {
  readonly database: Database;
  readonly workspaceId: string;
  readonly token: string;
  now: Date;
}

const settings = {
  publicUrl: 'https://boards.example.com',
  cardUrl: 'https://boards.example.com/v1/cards/{id}',
  guessLimits: defaultGuessLimits,
  secrets: derivedSecrets(randomBytes(32)),
  billing,
  quotas: noQuotas,
  webhooks: usualWebhookSettings,
};

function say(demo: Pick<Demo, 'now'>, text: string): void {
  process.stdout.write(`${demo.now.toISOString().slice(0, 16).replace('T', ' ')}  ${text}\n`);
}

/** Does something as the owner, in a transaction of its own. */
function asOwner<Result>(demo: Demo, work: (ctx: BillingContext) => Promise<Result>): Promise<Result> {
  return demo.database.transaction(async (tx) => {
    const principal = await findPrincipal(tx, demo.token, demo.now);
    if (principal === undefined) throw new Error('the owner is gone');
    const request = { tx, requestId: newId(), now: demo.now, clientAddress: '127.0.0.1', settings };
    return work({
      ...request,
      principal,
      minimumRole: 'owner',
      holdRules: { worksUnder: 'none' },
      overQuota: new Map(),
    });
  });
}

async function join(demo: Demo, name: string): Promise<void> {
  const { workspaceId, now } = demo;
  await demo.database.transaction(async (tx: Tx) => {
    const email = `${name.toLowerCase()}@studio-winter.example`;
    const { user } = await createPerson(tx, { email, name, createdAt: now });
    const member = { id: newId(), workspaceId, userId: user.id, email, role: 'member' } as const;
    await tx.prisma.workspaceMember.create({ data: { ...member, status: 'active', joinedAt: now } });
    await recordSeats({ tx, now }, workspaceId);
  });
  say(demo, `${name} joins.`);
}

async function leave(demo: Demo, name: string): Promise<void> {
  const { workspaceId, now } = demo;
  await demo.database.transaction(async (tx: Tx) => {
    await tx.prisma.workspaceMember.deleteMany({
      where: { workspaceId, email: `${name.toLowerCase()}@studio-winter.example` },
    });
    await recordSeats({ tx, now }, workspaceId);
  });
  say(demo, `${name} leaves.`);
}

async function choose(demo: Demo, plan: string, when: 'now' | 'period_end' = 'now'): Promise<void> {
  const { workspaceId } = demo;
  const preview = await asOwner(demo, (ctx) => previewPlanChange(ctx, workspaceId, { plan, when }));
  const change = shownAmount(preview.changed.total - preview.unchanged.total, preview.currency);
  const following = shownAmount(preview.followingTotal, preview.currency);
  await asOwner(demo, (ctx) => changePlan(ctx, workspaceId, { plan, when }));
  const time = when === 'now' ? 'now' : 'at the end of the period';
  say(demo, `Plan ${plan}, ${time}. Preview: this period ${change}, each following period ${following}.`);
}

const story: Readonly<Record<string, (demo: Demo) => Promise<void>>> = {
  '2027-01-04T09': async (demo) => {
    await choose(demo, 'team');
    const address = { line1: 'Am Markt 5', postal_code: '23552', city: 'Lübeck', country: 'DE' };
    const patch = {
      billingEmail: 'accounts@studio-winter.example',
      billingAddress: address,
      taxId: 'DE123456789',
    };
    await asOwner(demo, (ctx) => updateBilling(ctx, demo.workspaceId, patch));
  },
  '2027-01-05T10': (demo) => join(demo, 'Grace'),
  '2027-01-20T08': (demo) => join(demo, 'Jon'),
  '2027-02-25T14': (demo) => join(demo, 'Mina'),
  '2027-03-03T09': (demo) => join(demo, 'Temp'),
  '2027-03-03T17': (demo) => leave(demo, 'Temp'),
  '2027-04-07T16': (demo) => choose(demo, 'business'),
  '2027-05-28T11': (demo) => leave(demo, 'Jon'),
  '2027-06-01T09': (demo) => choose(demo, 'team', 'period_end'),
  '2027-08-10T13': (demo) => join(demo, 'Ines'),
  '2027-12-20T10': async (demo) => {
    await asOwner(demo, (ctx) => cancelBilling(ctx, demo.workspaceId, { when: 'now' }));
    say(demo, 'Canceled now.');
  },
};

async function invoicesOf(demo: Demo): Promise<readonly InvoiceView[]> {
  const page = await asOwner(demo, (ctx) => listInvoices(ctx, demo.workspaceId, { limit: 250 }));
  return page.rows.toReversed();
}

/** What the operator does: most invoices are paid after a week, the fourth is late, of the sixth a part is credited. */
async function operate(demo: Demo): Promise<void> {
  for (const view of await invoicesOf(demo)) {
    const { invoice, number = '' } = view;
    if (invoice.status !== 'open' || invoice.issuedAt === null) continue;
    const age = Math.floor((demo.now.getTime() - invoice.issuedAt.getTime()) / dayMs);
    const ctx = (tx: Tx) => ({ tx, now: demo.now, requestId: newId(), principal: operatorActor('demo') });
    if (invoice.number === 6 && age === 3) {
      const credit = { reason: 'A day of outage', amount: 200n };
      await demo.database.transaction((tx) => creditInvoice(ctx(tx), view, credit));
      say(demo, `The operator credits ${shownAmount(200n, invoice.currency)} of ${number}.`);
    }
    if (age === (invoice.number === 4 ? 20 : 7)) {
      await demo.database.transaction((tx) => markPaid(ctx(tx), view));
      say(demo, `${number} is paid.`);
    }
  }
}

/** Day by day: what happens, then the job, as the service does it. */
async function play(demo: Demo): Promise<void> {
  const seen = { status: '', documents: 0 };
  for (let hour = 0; hour < dayCount * 24; hour += 1) {
    demo.now = new Date(firstDay.getTime() + hour * 3_600_000 + 300_000);
    await story[demo.now.toISOString().slice(0, 13)]?.(demo);
    if (demo.now.getUTCHours() !== 0) continue;
    await closePeriods({
      database: demo.database,
      billing,
      now: () => demo.now,
      logger: pino({ level: 'error' }),
      stopping: new AbortController().signal,
    });
    await printNews(demo, seen);
  }
}

/** What the day has brought, to the reader and to the operator. */
async function printNews(demo: Demo, seen: { status: string; documents: number }): Promise<void> {
  const { prisma } = demo.database.reader;
  const where = { workspaceId: demo.workspaceId };
  const documents = await prisma.invoice.count({ where });
  if (documents > seen.documents) {
    for (const { invoice, number = '' } of (await invoicesOf(demo)).slice(seen.documents)) {
      say(demo, `${number} is closed: ${shownAmount(invoice.total, invoice.currency)}.`);
    }
    seen.documents = documents;
  }
  if ((await prisma.invoice.count({ where: { ...where, status: 'open' } })) > 0) await operate(demo);
  const { status } = await prisma.billingAccount.findUniqueOrThrow({ where });
  if (status !== seen.status && seen.status !== '') say(demo, `The workspace is ${status}.`);
  seen.status = status;
}

const day = (date: Date) => date.toISOString().slice(0, 10);

function printInvoice({ invoice, number = '', lines, amountDue, credited }: InvoiceView): void {
  const amount = (minorUnits: bigint) => shownAmount(minorUnits, invoice.currency).padStart(12);
  const title = invoice.kind === 'invoice' ? 'Invoice' : 'Credit note';
  const last = new Date(invoice.periodEnd.getTime() - dayMs);
  const head = `${title} ${number}, ${day(invoice.periodStart)} to ${day(last)}`;
  const rows = lines.map(({ description, firstDay: first, lastDay, periodDays, amount: sum }) => {
    const days =
      first === null || lastDay === null
        ? ''
        : `${day(first)} to ${day(lastDay)}  ${String(daysBetween(first, lastDay) + 1).padStart(2)} of ${periodDays ?? 0}`;
    return `  ${description.padEnd(44)}${days.padEnd(34)}${amount(sum)}`;
  });
  const total = `  ${'Total'.padEnd(78)}${amount(invoice.total)}`;
  const due = `  Credited ${amount(credited).trim()}, due ${amount(amountDue).trim()}`;
  process.stdout.write(`\n${head.padEnd(80)}${invoice.status.padStart(12)}\n${rows.join('\n')}\n${total}\n`);
  if (credited > 0n) process.stdout.write(`${due}\n`);
}

async function begin(database: Database): Promise<Demo> {
  const made = await database.transaction(async (tx) => {
    const ada = { email: 'ada@studio-winter.example', name: 'Ada', createdAt: firstDay };
    const { user, personalWorkspaceId: workspaceId } = await createPerson(tx, ada);
    await tx.prisma.workspace.update({ where: { id: workspaceId }, data: { name: 'Studio Winter' } });
    const token = { workspaceId, createdBy: user.id, name: 'Demo', scopes, createdAt: firstDay };
    return { workspaceId, token: (await issueAccessToken(tx, token)).secret };
  });
  return { ...made, database, now: firstDay };
}

export async function demoBilling(): Promise<void> {
  const startedAtMs = performance.now();
  const folder = makeTemporaryFolder('boards-billing-');
  process.stderr.write('Starting a temporary database ...\n');
  const postgres = await startEmbeddedPostgres({
    dataDir: folder.path,
    log: () => undefined,
    onExit: (error) => {
      throw error;
    },
  });
  try {
    await applyMigrations({ connectionString: postgres.url });
    const database = openDatabase({ url: postgres.url });
    try {
      const demo = await begin(database);
      await play(demo);
      for (const view of await invoicesOf(demo)) printInvoice(view);
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
    folder.remove();
  }
  process.stderr.write(`\nA year in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} seconds.\n`);
}
