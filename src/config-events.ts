/** Reads how long the operator keeps events. */
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';
import type { BillingSettings } from './domain/core/plan-table.ts';

/**
 * Nothing if events are never dropped.
 *
 * @throws {ConfigError} with the valid values
 */
export function readEventRetention(env: Environment): Pick<BillingSettings, 'eventRetentionDays'> {
  const text = env.EVENT_RETENTION_DAYS ?? 'off';
  if (text === 'off') return {};
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new ConfigError(
      `EVENT_RETENTION_DAYS must be a whole number from 1 to 99999, or off to keep all events, not "${text}".`,
    );
  }
  return { eventRetentionDays: Number(text) };
}
