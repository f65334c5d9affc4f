import { defineConfig } from 'vitest/config';

// What needs Stripe's own stripe-mock, which Go builds, stands apart, so that `npm test` needs only what npm brought.
export default defineConfig({
  test: {
    include: ['test/stripe-mock/**/*.test.ts'],
    globalSetup: ['test/stripe-mock/start-stripe-mock.ts'],
    testTimeout: 30_000,
    hookTimeout: 110_000,
    fileParallelism: false,
  },
});
