import { defineConfig } from 'vitest/config';

// What needs a Redis on the machine stands apart, so that `npm test` needs only what npm brought.
export default defineConfig({
  test: {
    include: ['test/redis/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // They measure how long answers take, for which a small machine should do nothing else.
    fileParallelism: false,
  },
});
