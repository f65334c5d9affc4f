/** The configuration of one process: its role, its database connections, and how it stops. */
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';

const serviceRoles = ['all', 'api', 'worker'] as const;
export type ServiceRole = (typeof serviceRoles)[number];

export interface ProcessConfig {
  /** Whether to serve requests, do background work, or both. */
  readonly role: ServiceRole;
  /** The number of connections that requests and jobs share. */
  readonly databasePoolSize: number;
  /** The number of connections to each replica. */
  readonly databaseReplicaPoolSize: number;
  /** The number of concurrent jobs. */
  readonly workerConcurrency: number;
  /** How long requests are still accepted after the signal to stop. */
  readonly shutdownDelayMs: number;
  /** Whether an embedded database starts with a demo workspace. */
  readonly demo: boolean;
}

export interface ProcessFacts {
  /** Whether the operator configured a PostgreSQL, which several processes can share. */
  readonly hasOwnDatabase: boolean;
  /** Whether a person watches the output and waits when the service stops. */
  readonly isTerminal: boolean;
}

/** @throws {ConfigError} */
export function readProcessConfig(
  env: Environment,
  { hasOwnDatabase, isTerminal }: ProcessFacts,
): ProcessConfig {
  const databasePoolSize = readCount(env, 'DATABASE_POOL_SIZE', { usual: 20, min: 2, max: 1_000 });
  return {
    role: readRole(env, hasOwnDatabase),
    databasePoolSize,
    databaseReplicaPoolSize: readCount(env, 'DATABASE_REPLICA_POOL_SIZE', {
      usual: databasePoolSize,
      min: 1,
      max: 1_000,
    }),
    workerConcurrency: readCount(env, 'WORKER_CONCURRENCY', { usual: 5, min: 1, max: 100 }),
    shutdownDelayMs: readShutdownDelay(env, hasOwnDatabase && !isTerminal ? balancerDelaySeconds : 0),
    demo: readDemo(env, hasOwnDatabase),
  };
}

function readRole(env: Environment, hasOwnDatabase: boolean): ServiceRole {
  const text = env.ROLE ?? 'all';
  const role = serviceRoles.find((known) => known === text);
  if (role === undefined) {
    throw new ConfigError(`ROLE must be one of ${serviceRoles.join(', ')}, not "${text}".`);
  }
  if (role !== 'all' && !hasOwnDatabase) {
    throw new ConfigError(
      `ROLE=${role} needs DATABASE_URL: the embedded database supports only one process, which does everything.`,
    );
  }
  return role;
}

interface CountRange {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

function readCount(
  env: Environment,
  name: 'DATABASE_POOL_SIZE' | 'DATABASE_REPLICA_POOL_SIZE' | 'WORKER_CONCURRENCY',
  { usual, min, max }: CountRange,
): number {
  const text = env[name] ?? String(usual);
  const count = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(count >= min && count <= max)) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return count;
}

/** Long enough for most balancers and container platforms to stop sending requests. */
const balancerDelaySeconds = 5;
const shutdownDelaySecondsMax = 300;

function readShutdownDelay(env: Environment, usualSeconds: number): number {
  const text = env.SHUTDOWN_DELAY ?? String(usualSeconds);
  const seconds = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(seconds <= shutdownDelaySecondsMax)) {
    throw new ConfigError(
      `SHUTDOWN_DELAY must be a number of seconds from 0 to ${shutdownDelaySecondsMax}, not "${text}".`,
    );
  }
  return seconds * 1_000;
}

function readDemo(env: Environment, hasOwnDatabase: boolean): boolean {
  const text = env.DEMO ?? (hasOwnDatabase ? 'off' : 'on');
  if (text !== 'on' && text !== 'off') throw new ConfigError(`DEMO must be on or off, not "${text}".`);
  if (text === 'on' && hasOwnDatabase) {
    throw new ConfigError('DEMO=on requires the embedded database. Leave out DEMO or DATABASE_URL.');
  }
  return text === 'on';
}
