/** What every reader of the configuration shares. */

/** A mistake in the configuration; its message is one sentence for the person who starts the service. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;
