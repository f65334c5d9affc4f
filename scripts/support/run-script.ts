/** Runs a script's work: an expected mistake is one sentence on standard error and exit code 1. */
import { ConfigError } from '../../src/config.ts';
import { MigrationError } from '../../src/db/migrations.ts';
import { AppError } from '../../src/domain/core/errors.ts';
import { EmbeddedPostgresError } from '../../src/postgres/errors.ts';

/** A mistake in how a script was called. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export async function runScript(work: () => Promise<void>): Promise<void> {
  // An exit, unlike the end by a signal, also ends an embedded database that was started for the script.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    await work();
  } catch (error) {
    const kinds = [UsageError, AppError, ConfigError, MigrationError, EmbeddedPostgresError];
    if (!(error instanceof Error) || !kinds.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
