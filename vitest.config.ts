import { defineConfig } from 'vitest/config';
import { ContractCoverageReporter } from './test/support/coverage-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/redis/**', 'test/docs/**', 'test/stripe-mock/**', 'test/load/**'],
    setupFiles: ['test/support/each-file.ts'],
    reporters: ['default', new ContractCoverageReporter()],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Loading the service anew takes longer than most files do; what a file changes for itself it puts back.
    isolate: false,
  },
});
