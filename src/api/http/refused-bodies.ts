/**
 * Reads and drops what clients send of a body after the response, so that they get it (RFC 9112, section 9.6), at a pace for each
 * network: Node would read as fast as it can, which takes the thread from everyone else
 * (docs/decisions/0035-clients-that-cost-too-much.md).
 */
import type { IncomingMessage } from 'node:http';
import { networkOf } from '../../domain/core/guess-limits.ts';
import { BodyPaces } from '../limits/body-paces.ts';
import { PieceCounter } from './body-bytes.ts';
import type { ServiceRequest } from './requests.ts';

/** 16 MiB a second: a client that sends 30 MB before it reads still gets its response. */
const bytesPerMs = 16_777;
/** Of all networks together. */
const bytesPerMsOfAll = 4 * bytesPerMs;
/** Connections that would have to wait longer are closed: each that waits holds what has arrived meanwhile. */
const pauseMsMax = 250;

export class RefusedBodies {
  readonly #paces = new BodyPaces(bytesPerMs);
  readonly #paceOfAll = new BodyPaces(bytesPerMsOfAll);
  readonly #dropped = new WeakSet<IncomingMessage>();

  /** Drops what is left of the body once the response ends. */
  watch(request: ServiceRequest): void {
    if (!hasBody(request.incoming)) return;
    request.response.once('prefinish', () => {
      this.drop(request);
    });
  }

  /** Drops the rest from now on. Too many chunks end the connection, and so do too many connections. */
  drop({ incoming, address }: ServiceRequest): void {
    if (incoming.readableEnded || incoming.destroyed || this.#dropped.has(incoming)) return;
    this.#dropped.add(incoming);
    const network = networkOf(address);
    const counter = new PieceCounter();
    incoming.on('data', (piece: Buffer) => {
      if (counter.isExceededBy(piece)) incoming.destroy();
      else if (!incoming.complete) pause(incoming, this.#pauseMs(network, piece.length));
    });
    incoming.resume();
  }

  #pauseMs(network: string, sizeBytes: number): number {
    return Math.max(this.#paces.take(network, sizeBytes), this.#paceOfAll.take('all', sizeBytes));
  }
}

function pause(incoming: IncomingMessage, pauseMs: number): void {
  if (pauseMs > pauseMsMax) incoming.destroy();
  else if (pauseMs >= 1) {
    incoming.pause();
    setTimeout(() => incoming.resume(), pauseMs);
  }
}

export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return length !== '0' || encoding !== undefined;
}
