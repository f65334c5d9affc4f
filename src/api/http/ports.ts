/** The port of the service: opening it, and checking early whether it is in use. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';

/** The address that the service listens on. */
export interface Address {
  readonly host: string;
  /** 0 uses any free port. */
  readonly port: number;
}

/** The port isn't available. The message is one sentence for the person who starts the service. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

/** The variables that an operator sets the address with. */
export interface AddressNames {
  readonly host: string;
  readonly port: string;
}

const usualNames: AddressNames = { host: 'HOST', port: 'PORT' };

/** Opens the port and returns its number. @throws {PortError} */
export async function openPort(server: Server, { host, port }: Address, names = usualNames): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw portInUse(port, names);
    if (code === 'EACCES')
      throw new PortError(`Port ${port} requires more privileges. Set ${names.port} to one above 1023.`);
    throw new PortError(`${names.host} ${host} is not an address of this machine.`);
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

const connectTimeoutMs = 1_000;

/**
 * Checks by connecting whether another program listens on the port. Opening the port would be more reliable, but a
 * balancer could send a request that gets no response.
 *
 * @throws {PortError}
 */
export async function requireFreePort({ host, port }: Address): Promise<void> {
  const socket = connect({ host: connectableHost(host), port, timeout: connectTimeoutMs });
  const isTaken = await Promise.race([
    once(socket, 'connect').then(
      () => true,
      () => false,
    ),
    once(socket, 'timeout').then(
      () => false,
      () => false,
    ),
  ]);
  socket.destroy();
  if (isTaken) throw portInUse(port);
}

function portInUse(port: number, names = usualNames): PortError {
  return new PortError(
    `Port ${port} is in use by another program. Set ${names.port} to a free one, or to 0 for any.`,
  );
}

/** A connectable address if the service listens on all addresses. */
export function connectableHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host;
}
