/** `npm run admin -- invoices …`, and what operators did. */
import { defineAdminCommand, limit, theOnly } from './admin-commands.ts';

const work = () => import('../../admin/invoices.ts');

const invoice = {
  name: 'invoice',
  description: 'The number on the document, or its id.',
  count: 'one',
  pattern: /^\S{1,100}$/,
  takes: 'a number such as CB7NKWGP-0001, or an id',
} as const;

const show = defineAdminCommand({
  name: 'invoices show',
  summary: 'Shows an invoice or a credit note: its lines, and what is due.',
  positional: invoice,
  example: 'invoices show CB7NKWGP-0001',
  run: async (_values, which) => (await work()).showInvoice(theOnly(which)),
});

const markPaid = defineAdminCommand({
  name: 'invoices mark-paid',
  summary: 'Marks an invoice as paid, or a credit note as paid back.',
  details: 'Doing it again changes nothing.',
  positional: invoice,
  options: {
    paidAt: {
      type: 'text',
      value: 'time',
      description: 'When, such as 2026-11-20T12:00:00Z. Now if left out.',
    },
  },
  example: 'invoices mark-paid CB7NKWGP-0001',
  run: async ({ paidAt }, which) => (await work()).markInvoice(theOnly(which), paidAt),
});

const credit = defineAdminCommand({
  name: 'invoices credit',
  summary: 'Takes back an invoice, or a part of it, by a credit note.',
  positional: invoice,
  options: {
    reason: {
      type: 'text',
      value: 'text',
      required: true,
      description: 'Why. It is on the credit note.',
      pattern: /^(?=.*\S)[^\0]{1,300}$/s,
      takes: 'a text of at most 300 characters',
    },
    amount: {
      type: 'number',
      value: 'minor-units',
      min: 1,
      max: 999_999_999_999_999,
      description: 'How much, in minor units: 1600 is 16.00 euros. The whole amount due if left out.',
    },
  },
  question: 'a credit note is sent, which stays in the books.',
  example: 'invoices credit CB7NKWGP-0001 --reason "Billed twice" --amount 1600 --yes',
  run: async (values, which) => (await work()).creditDocument(theOnly(which), values),
});

const actions = defineAdminCommand({
  name: 'actions list',
  summary: 'Lists what operators changed with these commands, the latest first.',
  options: { limit },
  example: 'actions list --limit 10',
  run: async (values) => (await import('../../admin/actions.ts')).listActions(values),
});

export const invoiceCommands = [show, markPaid, credit];
export const actionCommands = [actions];
