/** The part of the configuration that says what is logged, and how it looks. */
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const logFormats = ['json', 'pretty'] as const;

const clientAddressForms = ['hashed', 'plain', 'off'] as const;
const usualSlowStatementMs = 1_000;
const slowStatementMsMax = 600_000;

export interface LogConfig {
  /** What the log shows of clients' addresses. */
  readonly logClientAddress: (typeof clientAddressForms)[number];
  /** Statements that take longer are logged; Infinity if none are. */
  readonly logSlowStatementMs: number;
  readonly logLevel: (typeof logLevels)[number];
  /** One JSON object per line for programs, or short lines for a person at a terminal. */
  readonly logFormat: (typeof logFormats)[number];
}

/** @throws {ConfigError} */
export function readLogConfig(env: Environment, isTerminal: boolean): LogConfig {
  return {
    logLevel: readOneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    logClientAddress: readOneOf(env, 'LOG_CLIENT_ADDRESS', clientAddressForms, 'hashed'),
    logSlowStatementMs: readSlowStatementMs(env),
    logFormat: readOneOf(env, 'LOG_FORMAT', logFormats, isTerminal ? 'pretty' : 'json'),
  };
}

function readSlowStatementMs(env: Environment): number {
  const text = env.LOG_SLOW_STATEMENT_MS ?? String(usualSlowStatementMs);
  if (text === 'off') return Number.POSITIVE_INFINITY;
  const timeMs = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (timeMs <= slowStatementMsMax) return timeMs;
  throw new ConfigError(
    `LOG_SLOW_STATEMENT_MS must be a whole number from 0 to ${slowStatementMsMax}, or off, not "${text}".`,
  );
}

function readOneOf<const Values extends readonly string[]>(
  env: Environment,
  name: 'LOG_CLIENT_ADDRESS' | 'LOG_LEVEL' | 'LOG_FORMAT',
  values: Values,
  usual: Values[number],
): Values[number] {
  const text = env[name] ?? usual;
  const value = values.find((known) => known === text);
  if (value !== undefined) return value;
  throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}
