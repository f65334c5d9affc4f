/** `npm test` runs the project `service`, which needs nothing but npm. Each other project has an npm script of its own. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import { ContractCoverageReporter } from './test/support/coverage-reporter.ts';

const postgres = ['test/support/global-setup.ts'];
const usual = {
  globalSetup: postgres,
  setupFiles: ['test/support/each-file.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A slow machine takes longer than the second that Vitest allows.
  expect: { poll: { timeout: 20_000 } },
  // The processes that tests start compile our code once, which is half of the CPU time of a start.
  env: { NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache') },
};
/**
 * For tests that start processes or a browser, and run beside other steps of CI: on a slow machine each takes ten times as long
 * as alone on a quiet one. Only a test that hangs meets these limits.
 */
const patient = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
/** For tests that measure how long answers take, or use the one browser, on small machines. */
const oneByOne = { ...usual, fileParallelism: false };

/** Runs what needs a tool of the machine, or takes long, apart from `npm test`. */
function apart(name: string, settings: object): TestProjectConfiguration {
  return { test: { name, include: [`test/${name}/**/*.test.ts`], ...usual, ...settings } };
}

/** About the contract's tools and the documentation: no test of the service depends on them. */
const tools = [
  'test/contract/{collections,contract,contract-changes,contract-rules,lifecycle-rules,mock,openapi-3.0-edition,sdk-findings}.test.ts',
  'test/pages/docs.test.ts',
];

/**
 * What only `npm run test:storms` runs: many clients at once, long random sequences, thousands of rows, pages of long items, large
 * bodies, and each read before and after each change. They would take a fifth of the time of `npm test`.
 */
const storms = [
  'test/api/{etags-changes,page-sizes,request-costs}.test.ts',
  'test/boards/{board-move-races,card-batch-races,card-order-races,card-transfer-races,card-transfer-storms}.test.ts',
  'test/boards/{changed-cards,label-removals,private-board-races,trash-races}.test.ts',
  'test/events/presence-bounds.test.ts',
  'test/models/*.test.ts',
  'test/personal-data/killed-exports.test.ts',
  'test/webhooks/sharing.test.ts',
  'test/workspaces/{ended-assignments,member-races}.test.ts',
];

export default defineConfig({
  test: {
    reporters: ['default', new ContractCoverageReporter()],
    projects: [
      {
        test: {
          ...usual,
          name: 'service',
          include: ['test/**/*.test.ts'],
          exclude: ['test/{browser,docs,load,processes,redis,repository,stripe}/**', ...tools, ...storms],
          // On two cores, one works while the others wait for the database or a clock.
          maxWorkers: 3,
          // Vitest runs projects with as many workers as each other in one group.
          sequence: { groupOrder: 1 },
          // Loading the service takes longer than most files do; what a file changes for itself it puts back.
          isolate: false,
          // What a request makes is short-lived: with room for it, V8 collects garbage less often and moves less of it.
          execArgv: ['--max-semi-space-size=64', '--liftoff-only'],
        },
      },
      {
        test: {
          ...usual,
          name: 'storms',
          // Of the first three, `npm test` tries a share.
          include: ['test/{api/bad-input,api/contract-router,jobs/mail}.test.ts', ...storms],
          env: { ...usual.env, STORMS: 'full' },
          ...patient,
          maxWorkers: 2,
          isolate: false,
        },
      },
      apart('tools', {
        include: ['test/repository/**/*.test.ts', ...tools],
        maxWorkers: 2,
      }),
      apart('processes', { ...patient, maxWorkers: 2, isolate: false }),
      apart('browser', { ...oneByOne, ...patient, isolate: false }),
      apart('docs', {
        globalSetup: [...postgres, 'test/docs/support/python-setup.ts'],
        ...patient,
        maxWorkers: 2,
      }),
      // Each measures how others fare under its load, so nothing else may run beside it.
      apart('load', { ...oneByOne, ...patient }),
      apart('redis', { ...oneByOne, ...patient, isolate: false }),
      apart('stripe', { ...oneByOne, ...patient, globalSetup: ['test/stripe/start-stripe-mock.ts'] }),
    ],
  },
});
