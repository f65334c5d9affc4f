/** Reads how much clients may do, and how many connections and streams they may open. */
import type { ConnectionLimits } from './api/http/connections.ts';
import type { RateLimitSettings } from './api/limits/rate-limits.ts';
import type { StreamLimits } from './api/streams/stream-places.ts';
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';
import { guessLimitsOf, usualGuessLimits } from './domain/core/guess-limits.ts';
import type { GuessLimits } from './domain/core/guess-limits.ts';
import { keptTextsLimits, usualKeptBytes } from './domain/core/kept-texts.ts';
import type { KeptTextsLimits } from './domain/core/kept-texts.ts';
import { usualQuotas } from './domain/core/quotas.ts';
import type { Quotas } from './domain/core/quotas.ts';

export interface LimitConfig {
  readonly connectionLimits: ConnectionLimits;
  readonly streamLimits: StreamLimits;
  readonly rateLimits: RateLimitSettings;
  /** Limits on guessing secrets. */
  readonly guessLimits: GuessLimits;
  /** What a workspace can store. */
  readonly quotas: Quotas;
  readonly keptTexts: KeptTextsLimits;
}

/** @throws {ConfigError} with the valid values */
export function readLimits(env: Environment): LimitConfig {
  return {
    connectionLimits: {
      connectionsMax: readLimit(env, 'CONNECTION_LIMIT', 10_000),
      connectionsPerNetworkMax: readLimit(env, 'CONNECTION_LIMIT_PER_NETWORK', 500),
    },
    streamLimits: {
      perProcessMax: readLimit(env, 'STREAM_LIMIT', 5_000),
      perNetworkMax: readLimit(env, 'STREAM_LIMIT_PER_NETWORK', 250),
      perCredentialMax: readLimit(env, 'STREAM_LIMIT_PER_CREDENTIAL', 25),
    },
    rateLimits: {
      requestsPerCredential: readLimit(env, 'RATE_LIMIT', 1500),
      requestsPerNetwork: readLimit(env, 'RATE_LIMIT_ANONYMOUS', 300),
    },
    guessLimits: readGuessLimits(env),
    quotas: {
      rows: readLimit(env, 'WORKSPACE_MAX_ROWS', usualQuotas.rows, quotaMax),
      bytes: readLimit(env, 'WORKSPACE_MAX_BYTES', usualQuotas.bytes, quotaMax),
    },
    keptTexts: keptTextsLimits(readKeptBytes(env)),
  };
}

function readGuessLimits(env: Environment): GuessLimits {
  const usual = usualGuessLimits;
  return guessLimitsOf({
    wrongLinksPerMinute: readLimit(env, 'RATE_LIMIT_WRONG_LINKS', usual.wrongLinksPerMinute),
    signInCodesPerEmail: readLimit(env, 'RATE_LIMIT_CODES_PER_EMAIL', usual.signInCodesPerEmail),
    signInCodesPerNetwork: readLimit(env, 'RATE_LIMIT_CODES_PER_NETWORK', usual.signInCodesPerNetwork),
    invitesPerEmail: readLimit(env, 'RATE_LIMIT_INVITES_PER_EMAIL', usual.invitesPerEmail),
    invitesPerWorkspace: readLimit(env, 'RATE_LIMIT_INVITES_PER_WORKSPACE', usual.invitesPerWorkspace),
    invitesPerNewWorkspace: readLimit(
      env,
      'RATE_LIMIT_INVITES_PER_NEW_WORKSPACE',
      usual.invitesPerNewWorkspace,
    ),
    invitesPerNetwork: readLimit(env, 'RATE_LIMIT_INVITES_PER_NETWORK', usual.invitesPerNetwork),
  });
}

/** Unlike for limits, 0 means zero here. */
function readKeptBytes({ KEPT_TEXTS_BYTES: text = String(usualKeptBytes) }: Environment): number {
  const bytes = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (bytes <= limitMax) return bytes;
  throw new ConfigError(`KEPT_TEXTS_BYTES must be a whole number from 0 to ${limitMax}, not "${text}".`);
}

const limitMax = 1_000_000_000;
const quotaMax = 1_000_000_000_000_000;

/** Infinity if there is no limit. */
function readLimit(
  env: Environment,
  name: `${'CONNECTION' | 'RATE' | 'STREAM'}_LIMIT${string}` | `WORKSPACE_MAX_${string}`,
  otherwise: number,
  highest = limitMax,
): number {
  const text = env[name] ?? String(otherwise);
  if (text === 'off' || text === '0') return Number.POSITIVE_INFINITY;
  const limit = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(limit >= 1 && limit <= highest)) {
    throw new ConfigError(
      `${name} must be a whole number from 1 to ${highest}, or off for no limit, not "${text}".`,
    );
  }
  return limit;
}
