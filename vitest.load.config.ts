import { defineConfig } from 'vitest/config';

// Tests that load the service or need nginx or PgBouncer on the machine stand apart, so that `npm test` stays quick
// and needs only npm.
export default defineConfig({
  test: {
    include: ['test/load/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Each measures how others fare under its load, so nothing else may run beside it.
    fileParallelism: false,
  },
});
