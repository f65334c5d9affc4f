/** Looks at settings that a service starts with, but that are wrong in production. */
import type { Config } from '../../../src/config.ts';
import { failed, ok, warning } from './findings.ts';
import type { Finding } from './findings.ts';

const entropyBitsMin = 64;
const entropyBitsGood = 128;

/** How many bits a text has if each character is as frequent as it is in it: Shannon's estimate. */
function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / text.length);
  return bits;
}

/** A key that people can guess lets them make links, cursors and the secrets of webhooks. */
export function checkSecretKey({ secretKey }: Pick<Config, 'secretKey'>): Finding {
  const bits = Math.floor(entropyBits(secretKey.toString()));
  const advice = 'Set SECRET_KEY to the output of openssl rand -base64 32.';
  if (bits < entropyBitsMin) {
    return failed('secret_key', `SECRET_KEY can be guessed: it has about ${bits} bits.`, advice);
  }
  if (bits < entropyBitsGood) {
    return warning('secret_key', `SECRET_KEY does not look random: it has about ${bits} bits.`, advice);
  }
  return ok('secret_key', `SECRET_KEY has about ${bits} bits.`);
}

const localHost = /^(?:localhost|127\.|\[::1\]|0\.0\.0\.0)/;

/** Links in mails, and the addresses that the API shows, begin with it. */
export function checkPublicUrl({ publicUrl, databaseUrl }: Config): Finding {
  const check = 'public_url';
  if (publicUrl === undefined) {
    return databaseUrl === undefined
      ? ok(check, 'PUBLIC_URL is not set, so links lead to this machine.')
      : warning(
          check,
          'PUBLIC_URL is not set, so links in mails lead to this machine.',
          'Set PUBLIC_URL to the https address of the service.',
        );
  }
  const { protocol, hostname } = new URL(publicUrl);
  const advice = 'Set PUBLIC_URL to the https address that people use.';
  if (localHost.test(hostname)) {
    return warning(check, `Only programs on this machine can open ${publicUrl}.`, advice);
  }
  if (protocol !== 'https:') return warning(check, `${publicUrl} is not encrypted.`, advice);
  return ok(check, `Links begin with ${publicUrl}.`);
}

export function checkProxies({ trustedProxies, databaseUrl }: Config): Finding[] {
  if (databaseUrl === undefined || trustedProxies.length > 0) return [];
  const message = 'TRUSTED_PROXIES is not set: behind a proxy, all clients would share one rate limit.';
  return [
    warning(
      'trusted_proxies',
      message,
      'Set TRUSTED_PROXIES to the addresses of your proxies, if you have any.',
    ),
  ];
}
