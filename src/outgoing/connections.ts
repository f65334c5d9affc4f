/** Connections to receivers, to exactly the addresses that were checked. */
import { once } from 'node:events';
import { connect as connectTcp, isIP } from 'node:net';
import type { BlockList, Socket } from 'node:net';
import { connect as startTls } from 'node:tls';
import { isForbiddenAddress } from './addresses.ts';
import { RequestFailed, RequestRefused } from './reasons.ts';

export interface Destination {
  /** All addresses of the name, each checked. */
  readonly addresses: readonly string[];
  readonly port: number;
  readonly allowed: BlockList;
}

/** Names with more addresses are tried at these only, so that no receiver makes this service scan a network. */
const attemptsMax = 4;
/** After this the next address is tried: one that drops packets must not use up the whole time. */
const attemptTimeoutMs = 3_000;

/**
 * @throws {RequestFailed} if no address accepts the connection
 * @throws {RequestRefused} if the address that is connected is forbidden
 */
export async function connectToReceiver(destination: Destination, signal: AbortSignal): Promise<Socket> {
  let failure: unknown = new RequestFailed('name_not_found');
  for (const address of destination.addresses.slice(0, attemptsMax)) {
    try {
      return await connectTo(address, destination, signal);
    } catch (error) {
      failure = error;
      if (signal.aborted || error instanceof RequestRefused) break;
    }
  }
  throw failure;
}

async function connectTo(
  address: string,
  { port, allowed }: Destination,
  signal: AbortSignal,
): Promise<Socket> {
  // An address and not a name: nothing is looked up between the check and the connection.
  const socket = connectTcp({ host: address, port });
  socket.on('error', ignoreLate);
  try {
    await once(socket, 'connect', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(attemptTimeoutMs)]),
    });
  } catch (error) {
    socket.destroy();
    throw new RequestFailed('connection_failed', error);
  }
  // Nothing has been sent yet.
  if (!isForbiddenAddress(socket.remoteAddress ?? '', allowed)) return socket;
  socket.destroy();
  throw new RequestRefused('address_forbidden');
}

/** Errors are reported by the step that waits for the socket. One that comes between two steps shows in the next. */
function ignoreLate(): void {
  // An `error` event without a listener would end the process.
}

const certificateCodes = /CERT_|_CERT|ISSUER|UNABLE_TO_VERIFY/;

/**
 * Encrypts a connection. Resolves once the certificate is verified, before anything is sent.
 *
 * @throws {RequestFailed}
 */
export async function encrypt(
  socket: Socket,
  name: string,
  { ca, signal }: { readonly ca: string | undefined; readonly signal: AbortSignal },
): Promise<Socket> {
  const encrypted = startTls({
    socket,
    // What the certificate must be for.
    host: name,
    ...(isIP(name) === 0 && { servername: name }),
    ...(ca !== undefined && { ca }),
    // Given here, so that NODE_TLS_REJECT_UNAUTHORIZED and --tls-min-v1.0 have no effect.
    rejectUnauthorized: true,
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['http/1.1'],
  });
  encrypted.on('error', ignoreLate);
  try {
    await once(encrypted, 'secureConnect', { signal });
    return encrypted;
  } catch (error) {
    encrypted.destroy();
    socket.destroy();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new RequestFailed(certificateCodes.test(code) ? 'certificate_invalid' : 'tls_failed', error);
  }
}
