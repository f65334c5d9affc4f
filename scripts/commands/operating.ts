/** The commands of operators. They need production dependencies only, and the binary `boards` has them too. */
import { admin } from './admin/index.ts';
import { defineCommand } from '../support/commands.ts';
import type { CommandGroup } from '../support/commands.ts';
import { backupCommands } from './backups.ts';

const database =
  'It works on DATABASE_DIRECT_URL or DATABASE_URL, or else on the embedded database in DATA_DIR.';

const migrate = defineCommand({
  name: 'db:migrate',
  summary: 'Applies the pending migrations to the database.',
  details: `${database} Several processes can run it at the same time: one does the work.`,
  example: '',
  isOperators: true,
  run: async () => {
    await (await import('../db/migrate-database.ts')).migrateDatabase();
  },
});

const preflight = defineCommand({
  name: 'db:preflight',
  summary: 'Lists the rows of a 1.5 database that would stop the upgrade to 2.0 or later.',
  details: `${database} The exit code is 1 while rows are left.`,
  options: {
    repair: { type: 'flag', description: 'Repairs the rows that it can.' },
    all: { type: 'flag', description: 'Lists every row, not only the first 20 of each kind.' },
  },
  example: '--repair',
  isOperators: true,
  run: async (options) => {
    await (await import('../db/preflight-upgrade.ts')).preflightUpgrade(options);
  },
});

/** As in the contract. */
const nameForm = {
  pattern: /^(?=.{1,200}$)\s*[^\s\0][^\0]*$/su,
  takes: 'a name of at most 200 characters',
} as const;

/** As in the contract: a domain of at least two labels. */
const addressForm =
  /^(?=.{3,254}$)[!-?A-~]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

const createToken = defineCommand({
  name: 'admin:create-token',
  summary: 'Creates an access token, and prints it.',
  details: `The person and their personal workspace are created if they don't exist yet. ${database}`,
  options: {
    email: {
      type: 'text',
      value: 'address',
      required: true,
      description: 'Whose token.',
      pattern: addressForm,
      takes: 'an email address such as ada@example.com',
    },
    name: {
      type: 'text',
      value: 'name',
      description: 'The name of a new person. The part of the address before @ if left out.',
      ...nameForm,
    },
    tokenName: {
      type: 'text',
      value: 'name',
      description: 'What the token is called.',
      default: 'Created by create-token',
      ...nameForm,
    },
    scopes: {
      type: 'text',
      value: 'scopes',
      description:
        'What the token may do, separated by commas, such as boards:read,boards:write. Everything if left out.',
    },
    workspace: {
      type: 'text',
      value: 'id',
      description: 'Another workspace of theirs. Their personal workspace if left out.',
      pattern: /^workspace_[0-7][0-9a-hjkmnp-tv-z]{25}$/,
      takes: 'an id such as workspace_01m7ykhq45ene8c48jhyk0gg5m',
    },
  },
  example: '--email ada@example.com --scopes boards:read',
  isOperators: true,
  run: async (options) => {
    await (await import('../admin/create-token.ts')).createToken(options);
  },
});

const listDeprecatedCalls = defineCommand({
  name: 'admin:list-deprecated-calls',
  summary: 'Lists who called deprecated or removed operations in the last 90 days.',
  details: `${database} Counts lag behind by up to 20 seconds.`,
  example: '',
  isOperators: true,
  run: async () => {
    await (await import('../admin/list-deprecated-calls.ts')).printDeprecatedCalls();
  },
});

const listLegacyRoleGrants = defineCommand({
  name: 'admin:list-legacy-role-grants',
  summary:
    'Lists the access tokens from before 2.7.0 that manage admins and owners with members:write alone.',
  details: `Give their programs tokens with workspace:write, and revoke these. ${database}`,
  example: '',
  isOperators: true,
  run: async () => {
    await (await import('../admin/list-legacy-role-grants.ts')).printLegacyRoleGrants();
  },
});

const invoice = {
  type: 'text',
  value: 'number',
  required: true,
  description: 'The number on the document, or its id.',
  pattern: /^\S{1,100}$/,
  takes: 'a number such as CB7NKWGP-0001, or an id',
} as const;

const markInvoicePaid = defineCommand({
  name: 'admin:mark-invoice-paid',
  summary: 'Marks an invoice as paid, or a credit note as paid back.',
  details: `Doing it again changes nothing. ${database}`,
  options: {
    invoice,
    paidAt: {
      type: 'text',
      value: 'time',
      description: 'When, such as 2026-11-20T12:00:00Z. Now if left out.',
    },
  },
  example: '--invoice CB7NKWGP-0001',
  isOperators: true,
  run: async (options) => {
    const { markInvoice } = await import('../admin/invoices.ts');
    process.stdout.write((await markInvoice(options.invoice, options.paidAt)).text);
  },
});

const creditInvoice = defineCommand({
  name: 'admin:credit-invoice',
  summary: 'Takes back an invoice, or a part of it, by a credit note.',
  details: database,
  options: {
    invoice,
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
  example: '--invoice CB7NKWGP-0001 --reason "Billed twice" --amount 1600',
  isOperators: true,
  run: async (options) => {
    const { creditDocument } = await import('../admin/invoices.ts');
    process.stdout.write((await creditDocument(options.invoice, options)).text);
  },
});

const deleteAccount = defineCommand({
  name: 'admin:delete-account',
  summary: "Deletes a person's account, as they can do themselves.",
  details: `What they created in the workspaces of others stays. It can't be undone, and is refused if a workspace would have no owner. A running service erases the rest in the background. ${database}`,
  options: {
    user: {
      type: 'text',
      value: 'id',
      required: true,
      description: 'Whose account.',
      pattern: /^user_[0-7][0-9a-hjkmnp-tv-z]{25}$/,
      takes: 'an id such as user_01m4qjvsx0fzf9azfengc6spbs',
    },
  },
  example: '--user user_01m4qjvsx0fzf9azfengc6spbs',
  isOperators: true,
  run: async (options) => {
    const { erasePerson } = await import('../admin/people.ts');
    process.stdout.write((await erasePerson(options.user)).text);
  },
});

export const operatingCommands: CommandGroup = {
  title: 'Operate it',
  commands: [
    migrate,
    preflight,
    ...backupCommands,
    admin,
    createToken,
    listDeprecatedCalls,
    listLegacyRoleGrants,
    markInvoicePaid,
    creditInvoice,
    deleteAccount,
  ],
};
