/** What the log shows of clients' addresses, which are personal data. */
import type { ShowAddress } from './api/http/request-log.ts';
import { macOver } from './domain/core/derived-secrets.ts';
import type { LogConfig } from './log-config.ts';

const shownLength = 12;

/** Hashes are the same in all processes and lines. Without `SECRET_KEY`, nobody can try which address gives one. */
export function shownAddresses({
  logClientAddress: form,
  secretKey,
}: Pick<LogConfig, 'logClientAddress'> & { readonly secretKey: Buffer }): ShowAddress {
  if (form === 'off') return () => undefined;
  if (form === 'plain') return (address) => address;
  const mac = macOver(secretKey, 'addresses in the log');
  const known = new Map<string, string>();
  return (address) => {
    const shown = known.get(address) ?? mac(address).toString('base64url').slice(0, shownLength);
    // An address is shown the same way forever, so that all can be forgotten at any time.
    if (known.size >= rememberedMax) known.clear();
    known.set(address, shown);
    return shown;
  };
}

/** A hash takes as long as a tenth of a small request. */
const rememberedMax = 1_000;
