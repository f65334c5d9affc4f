/**
 * Limits the connections of a process, in total and per network. Connections of trusted proxies count only in total.
 */
import express from 'express';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { KeyedSums } from '../../domain/core/keyed-sums.ts';
import { networkOf } from '../../domain/core/guess-limits.ts';

export interface ConnectionLimits {
  /** Infinity if there is no limit. */
  readonly connectionsMax: number;
  readonly connectionsPerNetworkMax: number;
}

export class ConnectionCaps {
  readonly #limits: ConnectionLimits;
  readonly #isTrusted: (address: string) => boolean;
  readonly #byNetwork = new KeyedSums();
  readonly #refused = { process: 0, network: 0 };
  #open = 0;

  constructor(limits: ConnectionLimits, trustedProxies: readonly string[]) {
    this.#limits = limits;
    this.#isTrusted = trustedBy(trustedProxies);
  }

  /** Resets connections beyond a limit before reading from them. */
  guard(server: Server): void {
    server.prependListener('connection', (socket: Socket) => {
      this.#take(socket);
    });
  }

  measureIn(registry: Registry): void {
    const open = new Gauge({
      name: 'http_connections',
      help: 'Open connections',
      registers: [registry],
      collect: () => {
        open.set(this.#open);
      },
    });
    const refused = new Counter({
      name: 'http_connections_refused_total',
      help: 'Connections that were reset because of a limit, per process or per network',
      labelNames: ['cap'],
      registers: [registry],
      collect: () => {
        refused.reset();
        refused.inc({ cap: 'process' }, this.#refused.process);
        refused.inc({ cap: 'network' }, this.#refused.network);
      },
    });
  }

  #take(socket: Socket): void {
    const { connectionsMax, connectionsPerNetworkMax } = this.#limits;
    const address = socket.remoteAddress ?? '';
    const network = this.#isTrusted(address) ? undefined : networkOf(address);
    if (this.#open >= connectionsMax) {
      this.#refuse(socket, 'process');
    } else if (network !== undefined && this.#byNetwork.of(network) >= connectionsPerNetworkMax) {
      this.#refuse(socket, 'network');
    } else {
      this.#open += 1;
      if (network !== undefined) this.#byNetwork.add(network, 1);
      socket.once('close', () => {
        this.#giveBack(network);
      });
    }
  }

  #refuse(socket: Socket, cap: 'network' | 'process'): void {
    this.#refused[cap] += 1;
    socket.resetAndDestroy();
  }

  #giveBack(network: string | undefined): void {
    this.#open -= 1;
    if (network !== undefined) this.#byNetwork.add(network, -1);
  }
}

/** Reads the list as Express does for `request.ip`. */
function trustedBy(proxies: readonly string[]): (address: string) => boolean {
  const app = express().set('trust proxy', [...proxies]);
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (address) => isTrusted(address, 0);
}
