/** The mistakes and failures that a command reports in one sentence, without a stack trace. */

/** A mistake in how a command was called: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A reason why a command could not do its work: exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
