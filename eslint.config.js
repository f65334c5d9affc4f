import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

// Dependencies go one way: each folder lists everything that it may import besides itself; nothing else is allowed.
const layers = {
  postgres: [],
  db: ['generated/prisma'],
  // Requests to addresses that users choose. It knows nothing of who sends them and why.
  outgoing: [],
  // Of outgoing requests only what needs no network.
  domain: [
    'src/db',
    'src/outgoing/addresses.ts',
    'src/outgoing/reasons.ts',
    'src/outgoing/targets.ts',
    'src/outgoing/webhook-signatures.ts',
    'generated/prisma',
  ],
  // Adapters of payment providers: they know what the domain asks of them, and nothing of their callers.
  payments: ['src/domain'],
  handlers: ['src/domain', 'generated/api.ts'],
  api: ['src/db', 'src/domain', 'src/spans.ts', 'src/trace-context.ts', 'generated'],
  jobs: [
    'src/brand.ts',
    'src/db',
    'src/domain',
    'src/html.ts',
    'src/outgoing',
    'src/spans.ts',
    'src/trace-context.ts',
  ],
  pages: ['src/api', 'src/brand.ts', 'src/db', 'src/domain', 'src/html.ts', 'generated'],
  webhooks: ['src/api', 'src/db', 'src/domain', 'src/payments'],
  demo: ['src/db', 'src/domain', 'src/operator.ts'],
};

// The rooms of the domain, in the order in which they build on each other (docs/decisions/0045-layout.md).
const rooms = {
  core: [],
  access: ['core'],
  'billing/plans': ['core'],
  events: ['core', 'access', 'billing/plans'],
  quotas: ['core', 'access', 'events'],
  billing: ['core', 'access', 'events'],
  identity: ['core', 'access', 'events', 'billing'],
  templates: ['core', 'access', 'events', 'billing/plans', 'quotas'],
  webhooks: ['core', 'access', 'events', 'billing/plans', 'quotas'],
  boards: ['core', 'access', 'events', 'billing/plans', 'quotas', 'templates'],
  workspaces: ['core', 'access', 'events', 'billing', 'quotas', 'identity', 'boards'],
  'personal-data': ['core', 'access', 'events', 'billing', 'identity', 'templates', 'workspaces'],
  'event-data': [
    'core',
    'access',
    'events',
    'billing',
    'identity',
    'templates',
    'boards',
    'webhooks',
    'workspaces',
  ],
};

const zones = [
  ...Object.entries(layers).flatMap(([folder, allowed]) =>
    ['src', 'generated', 'scripts', 'test', 'bench'].map((from) => ({
      target: `./src/${folder}`,
      from: `./${from}`,
      except: [`src/${folder}`, ...allowed]
        .filter((place) => `${place}/`.startsWith(`${from}/`))
        .map((place) => `.${place.slice(from.length)}`),
    })),
  ),
  ...Object.entries(rooms).map(([room, allowed]) => ({
    target: `./src/domain/${room}`,
    from: './src/domain',
    except: [room, ...allowed].map((name) => `./${name}`),
  })),
];

// Code asks a clock that it is given for the time, and never the machine or the database, so that it does the same on
// any day. Only where a process begins is the machine's clock read.
const clockMessage =
  'Take the time from the clock that is injected: `now` of the context, of the options or of the test.';
const machineClock = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
  "MemberExpression[object.name='Date'][property.name='now']",
].map((selector) => ({ selector, message: clockMessage }));
const databaseClock = {
  selector:
    'TemplateElement[value.raw=/\\b(now\\(\\)|(transaction|statement|clock)_timestamp|current_(timestamp|date|time))/i]',
  message: clockMessage,
};
// Tests of single functions of the domain, or of transactions that requests can't interleave. The list only shrinks:
// test/repository/test-imports.test.ts refuses a file in it that no longer needs to be there.
const unitTests = [
  'test/api/deprecated-calls.test.ts',
  'test/api/etags-changes.test.ts',
  'test/billing/billing-changes.test.ts',
  'test/billing/invoices/invoice-amounts.test.ts',
  'test/billing/invoices/invoice-closings.test.ts',
  'test/billing/invoices/invoice-payments.test.ts',
  'test/billing/periods.test.ts',
  'test/billing/plans/plans.test.ts',
  'test/boards/card-order-races.test.ts',
  'test/boards/card-pages.test.ts',
  'test/boards/ranks.test.ts',
  'test/boards/shared-cards.test.ts',
  'test/contract/contract.test.ts',
  'test/core/ids.test.ts',
  'test/core/limits.test.ts',
  'test/core/single-run.test.ts',
  'test/db/statements.test.ts',
  'test/db/transactions.test.ts',
  'test/events/event-lists.test.ts',
  'test/events/event-log.test.ts',
  'test/events/event-order.test.ts',
  'test/events/events.test.ts',
  'test/identity/access-tokens.test.ts',
  'test/identity/credential-lookups.test.ts',
  'test/identity/credential-uses.test.ts',
  'test/load/event-scale.test.ts',
  'test/models/billing-usage.test.ts',
  'test/server/config.test.ts',
  'test/workspaces/invite-limits.test.ts',
  'test/workspaces/member-races.test.ts',
];
const domainValues = {
  // But for the lists and numbers that the contract repeats.
  regex: '/src/domain/(?!core/(principals|limits|resources)\\.ts$)',
  allowTypeImports: true,
  message: 'Call the operation with `service.succeed`, or set up through test/support.',
};
const clockRoots = ['src/server.ts', 'test/support/clock.ts'];

export default tseslint.config(
  // test/sdk/ is compiled where its generated clients lie (scripts/clients/run-sdk-tests.ts), test/packages/ where packages/ is
  // installed (scripts/clients/try-packages.ts).
  {
    ignores: [
      'node_modules',
      'generated',
      'dist',
      'packages/*/dist',
      'data',
      'coverage',
      // Their packages are installed when they run.
      'scripts/bench/peers',
      'test/sdk',
      'test/packages',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'import-x': importX },
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'import-x/no-default-export': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
    },
  },
  {
    // About fifteen lines; what maps a resource has one for each property.
    files: ['src/handlers/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 20, skipBlankLines: true, skipComments: true }] },
  },
  {
    // describe() blocks are lists of sentences, not functions to be kept short.
    files: ['test/**/*.ts', 'scripts/**/*.ts', 'examples/receivers/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['src/**/*.ts', 'test/**/*.ts'],
    ignores: clockRoots,
    rules: { 'no-restricted-syntax': ['error', ...machineClock] },
  },
  {
    files: ['src/{domain,handlers,api,pages,payments,demo}/**/*.ts'],
    // Processes on several machines compare its leases (docs/decisions/0117-presence.md).
    ignores: ['src/domain/events/presence-rows.ts'],
    rules: { 'no-restricted-syntax': ['error', ...machineClock, databaseClock] },
  },
  {
    files: ['*.config.ts', 'examples/kanban/vite.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Tests speak HTTP, and set up through test/support.
    files: ['test/**/*.test.ts'],
    ignores: unitTests,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [domainValues] }] },
  },
);
