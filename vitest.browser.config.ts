import { defineConfig } from 'vitest/config';

// What needs a browser on the machine stands apart, so that `npm test` needs only what npm brought.
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One browser at a time, for small machines.
    fileParallelism: false,
  },
});
