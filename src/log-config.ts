/** The part of the configuration that says what is logged, and how it looks. */
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const logFormats = ['json', 'pretty'] as const;

export interface LogConfig {
  readonly logLevel: (typeof logLevels)[number];
  /** One JSON object per line for programs, or short lines for a person at a terminal. */
  readonly logFormat: (typeof logFormats)[number];
}

/** @throws {ConfigError} */
export function readLogConfig(env: Environment, isTerminal: boolean): LogConfig {
  return {
    logLevel: readOneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    logFormat: readOneOf(env, 'LOG_FORMAT', logFormats, isTerminal ? 'pretty' : 'json'),
  };
}

function readOneOf<const Values extends readonly string[]>(
  env: Environment,
  name: 'LOG_LEVEL' | 'LOG_FORMAT',
  values: Values,
  usual: Values[number],
): Values[number] {
  const text = env[name] ?? usual;
  const value = values.find((known) => known === text);
  if (value !== undefined) return value;
  throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}
