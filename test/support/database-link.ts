/** The network between a service and its database, which a test can cut, hush and fix. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { atTheEnd } from './endings.ts';

export interface DatabaseLink {
  /** The database's URL by way of this link. */
  readonly url: string;
  /** Breaks all connections and refuses new ones. */
  cut(): void;
  /** Takes connections and passes nothing on, as a network that loses every packet. */
  hush(): void;
  mend(): void;
  /** Leads new connections to where the database is now. */
  leadTo(databaseUrl: string): void;
  /** How often the service has sent something after a response of the database, or first. */
  roundTrips(): number;
}

type State = 'open' | 'cut' | 'hushed';

/** Opens a link that ends with the test file. */
export async function linkTo(databaseUrl: string): Promise<DatabaseLink> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: State = 'open';
  let roundTrips = 0;
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    let isAnswered = true;
    near.on('data', (bytes) => {
      if (isAnswered) roundTrips += 1;
      isAnswered = false;
      if (state === 'open') far.write(bytes);
    });
    far.on('data', (bytes) => {
      isAnswered = true;
      if (state === 'open') near.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    breakAll();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      state = 'cut';
      breakAll();
    },
    hush: () => {
      state = 'hushed';
    },
    mend: () => {
      state = 'open';
      breakAll();
    },
    leadTo: (changedUrl) => {
      target = new URL(changedUrl);
    },
    roundTrips: () => roundTrips,
  };
}
