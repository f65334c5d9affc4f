/** Reads the addresses of the databases. */
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';

export interface DatabaseAddresses {
  /** The operator's PostgreSQL; if absent, the embedded one is started. */
  readonly databaseUrl?: string;
  /** Bypasses a pooler in transaction mode, for migrations; by default `databaseUrl`. */
  readonly databaseDirectUrl?: string;
  /** Replicas of the database, for reads that may be behind. */
  readonly databaseReplicaUrls: readonly string[];
}

const replicasMax = 16;

/** @throws {ConfigError} */
export function readDatabaseAddresses(env: Environment): DatabaseAddresses {
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  const databaseDirectUrl = readDatabaseUrl(env, 'DATABASE_DIRECT_URL');
  if (databaseUrl === undefined) {
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']) {
      if (env[name] !== undefined) {
        throw new ConfigError(`${name} is set but DATABASE_URL is not. Set both or neither.`);
      }
    }
  }
  return {
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(databaseDirectUrl !== undefined && { databaseDirectUrl }),
    databaseReplicaUrls: readReplicaUrls(env),
  };
}

function readDatabaseUrl(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text !== undefined && !isDatabaseUrl(text)) {
    // The value can contain a password, so the error doesn't show it.
    throw new ConfigError(`${name} must look like postgresql://user:password@host:5432/database.`);
  }
  return text;
}

function readReplicaUrls({ DATABASE_REPLICA_URL: text }: Environment): readonly string[] {
  const urls = text === undefined ? [] : text.split(',').map((url) => url.trim());
  if (urls.length > replicasMax || !urls.every(isDatabaseUrl)) {
    throw new ConfigError(
      `DATABASE_REPLICA_URL must list up to ${replicasMax} addresses like postgresql://user:password@host:5432/database, ` +
        'separated by commas, with commas in passwords percent-encoded.',
    );
  }
  return urls;
}

function isDatabaseUrl(text: string): boolean {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
}
