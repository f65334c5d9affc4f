/**
 * The only way in which this service sends requests to addresses that its users choose (docs/decisions/0084-outgoing-requests.md). Nothing is sent to
 * an address that is not public, and nobody can make a request cost more than its limits.
 */
import { networkList, isForbiddenAddress } from './addresses.ts';
import { connectToReceiver, encrypt } from './connections.ts';
import type { Destination } from './connections.ts';
import { exchange } from './exchanges.ts';
import type { Response } from './exchanges.ts';
import { lookUpByDns } from './lookups.ts';
import type { Lookup } from './lookups.ts';
import { RequestFailed, RequestRefused } from './reasons.ts';
import type { Failure, Refusal } from './reasons.ts';
import { addressesInName, nameOf, portOf, readTarget } from './targets.ts';
import type { TargetSettings } from './targets.ts';

export interface OutgoingRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For everything together: name, connection, request and response. */
  readonly timeoutMs: number;
  /** Ends the request early, for example when the service stops. */
  readonly signal?: AbortSignal | undefined;
}

export interface OutgoingSettings extends TargetSettings {
  /** In place of DNS, for tests. */
  readonly lookup?: Lookup | undefined;
  /** The certificates of authorities to trust instead of the usual ones, for tests. */
  readonly ca?: string | undefined;
}

/** What became of a request. Any status counts as one, also a redirect, which is not followed. */
export type OutgoingResult = (Response | { readonly refused: Refusal } | { readonly failed: Failure }) & {
  readonly durationMs: number;
};

const requestSizeBytesMax = 1_048_576;

/** Sends a POST. Rejects only on programming errors, such as a line break in a header. */
export async function sendGuarded(
  url: string,
  request: OutgoingRequest,
  settings: OutgoingSettings,
): Promise<OutgoingResult> {
  const startMs = performance.now();
  const deadline = new AbortController();
  const timer = setTimeout(() => {
    deadline.abort();
  }, request.timeoutMs);
  const signal =
    request.signal === undefined ? deadline.signal : AbortSignal.any([deadline.signal, request.signal]);
  const durationMs = (): number => Math.round(performance.now() - startMs);
  try {
    const response = await send(url, request, { ...settings, signal });
    return { ...response, durationMs: durationMs() };
  } catch (error) {
    if (error instanceof RequestRefused) return { refused: error.reason, durationMs: durationMs() };
    if (deadline.signal.aborted) return { failed: 'timeout', durationMs: durationMs() };
    if (signal.aborted) return { failed: 'stopped', durationMs: durationMs() };
    if (error instanceof RequestFailed) return { failed: error.reason, durationMs: durationMs() };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

type SendSettings = OutgoingSettings & { readonly signal: AbortSignal };

/** @throws {RequestRefused} @throws {RequestFailed} */
async function send(
  text: string,
  { headers, body }: OutgoingRequest,
  { signal, ca, ...settings }: SendSettings,
): Promise<Response> {
  const url = readTarget(text, settings);
  const bytes = Buffer.from(body);
  if (bytes.byteLength > requestSizeBytesMax) throw new RequestRefused('request_too_large');
  const destination = await findDestination(url, { ...settings, signal });
  signal.throwIfAborted();
  const socket = await connectToReceiver(destination, signal);
  try {
    const connection =
      url.protocol === 'https:' ? await encrypt(socket, nameOf(url), { ca, signal }) : socket;
    return await exchange(connection, { url, headers, body: bytes }, signal);
  } finally {
    socket.destroy();
  }
}

/**
 * Refuses a name if any of its addresses is forbidden, also if others are not: no honest receiver has such a name.
 *
 * @throws {RequestRefused} @throws {RequestFailed}
 */
async function findDestination(
  url: URL,
  { lookup = lookUpByDns, allowedNetworks, signal }: SendSettings,
): Promise<Destination> {
  const name = nameOf(url);
  const allowed = networkList(allowedNetworks);
  const addresses = addressesInName(name) ?? (await lookup(name, signal));
  if (addresses.some((address) => isForbiddenAddress(address, allowed))) {
    throw new RequestRefused('address_forbidden');
  }
  return { addresses, port: portOf(url), allowed };
}
