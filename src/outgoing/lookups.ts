/** The addresses of a name, by DNS. */
import { Resolver } from 'node:dns/promises';
import { RequestFailed } from './reasons.ts';

/** All addresses of a name, the preferred ones first. Rejects with {@link RequestFailed}. */
export type Lookup = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

const queryTimeoutMs = 2_000;
const notFoundCodes = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks the name servers and not the system's resolver, which would hold one of the process's few threads for as long as a
 * name server of a single receiver is silent. So /etc/hosts and search domains don't count.
 *
 * @throws {RequestFailed}
 */
export async function lookUpByDns(name: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: queryTimeoutMs, tries: 2 });
  const cancel = (): void => {
    resolver.cancel();
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return addresses;
    const errors = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    throw new RequestFailed(errors.every(isNotFound) ? 'name_not_found' : 'name_lookup_failed', errors[0]);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && notFoundCodes.has(String(error.code));
}
