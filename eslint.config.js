import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

// Dependencies run one way. Each folder lists what it may not reach for.
const layers = [
  { target: './src/db', from: ['./src/domain', './src/handlers', './src/api', './src/pages'] },
  { target: './src/postgres', from: ['./src/domain', './src/handlers', './src/api', './src/db'] },
  { target: './src/domain', from: ['./src/handlers', './src/api', './src/pages', './generated/api.ts'] },
  { target: './src/handlers', from: ['./src/pages'] },
  { target: './src/api', from: ['./src/pages'] },
  { target: './src/jobs', from: ['./src/handlers', './src/api', './src/pages', './generated/api.ts'] },
  // Adapters of payment providers: they know what the domain asks of them, and nothing of who calls them.
  {
    target: './src/payments',
    from: ['./src/db', './src/handlers', './src/api', './src/pages', './generated/api.ts'],
  },
  ...['db', 'postgres', 'domain', 'handlers', 'api'].map((folder) => ({
    target: `./src/${folder}`,
    from: ['./src/payments'],
  })),
  // Whoever needs background work queues a job.
  ...['db', 'postgres', 'domain', 'handlers', 'api', 'pages', 'payments'].map((folder) => ({
    target: `./src/${folder}`,
    from: ['./src/jobs'],
  })),
].flatMap(({ target, from }) => from.map((source) => ({ target, from: source })));

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
const clockRoots = ['src/server.ts', 'test/support/clock.ts'];

const compositionRoots = [
  './src/app.ts',
  './src/config-errors.ts',
  './src/config.ts',
  './src/logger.ts',
  './src/process-config.ts',
  './src/server.ts',
  './src/stop-signals.ts',
];

export default tseslint.config(
  // test/sdk/ is compiled where its generated clients lie (scripts/run-sdk-tests.ts), test/packages/ where packages/ is
  // installed (scripts/try-packages.ts).
  {
    ignores: [
      'node_modules',
      'generated',
      'dist',
      'packages/*/dist',
      'data',
      'coverage',
      'test/sdk',
      'test/packages',
    ],
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'import-x': importX },
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-cycle': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...layers,
            ...['db', 'postgres', 'domain', 'handlers', 'api', 'jobs', 'pages', 'payments'].flatMap(
              (folder) => compositionRoots.map((from) => ({ target: `./src/${folder}`, from })),
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['src/handlers/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 15, skipBlankLines: true, skipComments: true }] },
  },
  {
    // describe() blocks are lists of sentences, not functions to be kept short.
    files: ['test/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.ts'],
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
    rules: { 'no-restricted-syntax': ['error', ...machineClock, databaseClock] },
  },
  {
    files: ['*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
