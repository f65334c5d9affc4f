import { defineConfig } from 'vitest/config';

// The examples of the documentation need curl, jq and Python, so they stand apart from `npm test`.
export default defineConfig({
  test: {
    include: ['test/docs/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
