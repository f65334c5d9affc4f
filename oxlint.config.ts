import { defineConfig } from 'oxlint';

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
    'generated/plan-file-validator.cjs',
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
const clockRoots = ['src/server.ts', 'test/support/clock.ts'];

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
  'test/core/keyed-sums.test.ts',
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
  group: [
    '**/src/domain/**',
    // The lists and numbers that the contract repeats.
    '!**/src/domain/core/limits.ts',
    '!**/src/domain/core/principals.ts',
    '!**/src/domain/core/resources.ts',
  ],
  allowTypeImports: true,
  message: 'Call the operation with `service.succeed`, or set up through test/support.',
};

// The rules of the sets "strict" and "stylistic" of typescript-eslint, with those that need types.
const usualRules = [
  'no-array-constructor',
  'no-empty-function',
  'no-unused-expressions',
  'no-unused-vars',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/await-thenable',
  'typescript/ban-tslint-comment',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/consistent-type-definitions',
  'typescript/dot-notation',
  'typescript/no-array-delete',
  'typescript/no-base-to-string',
  'typescript/no-confusing-non-null-assertion',
  'typescript/no-confusing-void-expression',
  'typescript/no-deprecated',
  'typescript/no-duplicate-enum-values',
  'typescript/no-duplicate-type-constituents',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-extraneous-class',
  'typescript/no-floating-promises',
  'typescript/no-for-in-array',
  'typescript/no-generated-empty-object-type',
  'typescript/no-implied-eval',
  'typescript/no-inferrable-types',
  'typescript/no-invalid-void-type',
  'typescript/no-meaningless-void-operator',
  'typescript/no-misused-new',
  'typescript/no-misused-promises',
  'typescript/no-misused-spread',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-non-null-assertion',
  'typescript/no-redundant-type-constituents',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-condition',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-enum-assignment',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/no-unsafe-unary-minus',
  'typescript/no-useless-default-assignment',
  'typescript/no-wrapper-object-types',
  'typescript/non-nullable-type-assertion-style',
  'typescript/only-throw-error',
  'typescript/prefer-as-const',
  'typescript/prefer-find',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-includes',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-namespace-keyword',
  'typescript/prefer-nullish-coalescing',
  'typescript/prefer-optional-chain',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-regexp-exec',
  'typescript/prefer-return-this-type',
  'typescript/prefer-string-starts-ends-with',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/return-await',
  'typescript/triple-slash-reference',
  'typescript/unbound-method',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
] as const;

const withinFunctions = { skipBlankLines: true, skipComments: true };

export default defineConfig({
  // TypeScript 7 checks the types in the same run.
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
    // Prisma writes them into what it generates.
    respectEslintDisableDirectives: false,
  },
  plugins: ['typescript', 'import'],
  // Rules that Oxlint doesn't have itself.
  jsPlugins: [
    { name: 'paths', specifier: 'eslint-plugin-import-x' },
    { name: 'clock', specifier: './scripts/checks/clock-rules.ts' },
  ],
  categories: { correctness: 'off' },
  // test/sdk/ is compiled where its generated clients lie (scripts/clients/run-sdk-tests.ts), test/packages/ where packages/ is
  // installed (scripts/clients/try-packages.ts).
  ignorePatterns: [
    'dist',
    'packages/*/dist',
    'data',
    'coverage',
    // Their packages are installed when they run.
    'scripts/bench/peers',
    'test/sdk',
    'test/packages',
  ],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      // Of generated files, only the types are checked.
      excludeFiles: ['generated/**'],
      rules: {
        ...Object.fromEntries(usualRules.map((name) => [name, 'error' as const])),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/no-explicit-any': 'error',
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/switch-exhaustiveness-check': 'error',
        'import/no-cycle': 'error',
        'import/no-default-export': 'error',
        eqeqeq: 'error',
        'max-lines': ['error', 400],
        'max-lines-per-function': ['error', { max: 50, ...withinFunctions }],
        'no-console': 'error',
      },
    },
    {
      files: ['src/**/*.ts'],
      rules: { 'paths/no-restricted-paths': ['error', { zones }] },
    },
    {
      // About fifteen lines; what maps a resource has one for each property.
      files: ['src/handlers/**/*.ts'],
      rules: { 'max-lines-per-function': ['error', { max: 20, ...withinFunctions }] },
    },
    {
      files: ['test/**/*.ts', 'scripts/**/*.ts', 'examples/receivers/**/*.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // describe() blocks are lists of sentences, not functions to be kept short.
      files: ['test/**/*.ts'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      files: ['src/**/*.ts', 'test/**/*.ts'],
      excludeFiles: clockRoots,
      rules: { 'clock/no-machine-clock': 'error' },
    },
    {
      files: ['src/{domain,handlers,api,pages,payments,demo}/**/*.ts'],
      // Processes on several machines compare its leases (docs/decisions/0117-presence.md).
      excludeFiles: ['src/domain/events/presence-rows.ts'],
      rules: { 'clock/no-database-clock': 'error' },
    },
    {
      files: ['*.config.ts', 'examples/kanban/vite.config.ts', 'scripts/checks/clock-rules.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Tests speak HTTP, and set up through test/support.
      files: ['test/**/*.test.ts'],
      excludeFiles: unitTests,
      rules: { 'no-restricted-imports': ['error', { patterns: [domainValues] }] },
    },
  ],
});
