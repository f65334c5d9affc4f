/** One client's open stream: what was sent on it, how much of that the client has not read, and how it ends. */
import type { ServerResponse } from 'node:http';
import type { EventFeed } from '../../domain/events/event-feeds.ts';
import type { EventReader } from '../../domain/events/event-readers.ts';
import type { EventPosition, EventRow } from '../../domain/events/event-rows.ts';
import type { Presence } from '../../domain/events/presence.ts';
import type { FeedAccess } from '../../domain/events/event-feed-rows.ts';
import { endMessage } from './stream-messages.ts';
import type { Chunk, EndReason } from './stream-messages.ts';

/** The feed that a handler opened, and how its events look to everyone who follows it. */
export interface FeedView {
  readonly feed: EventFeed;
  readonly render: (row: EventRow) => object;
  /** Set if the client says that a person looks at the board, and wants to know who else does. */
  readonly renderPresence?: (presence: Presence) => object;
}

/** A stream with what the edge knows about it. */
export interface StreamView extends FeedView {
  readonly cursorAt: (position: EventPosition) => string;
  readonly access: Omit<FeedAccess, 'key'>;
}

/** What the log of requests says about a stream. */
export interface StreamRecord {
  messages: number;
  ended: EndReason | 'client' | 'failed';
}

export class OpenStream {
  readonly view: StreamView;
  readonly record: StreamRecord = { messages: 0, ended: 'client' };
  /** The position up to which it was sent what it had missed. The hub knows how far it has come since. */
  position: bigint;
  reader: EventReader;
  sentAtMs = performance.now();
  #isOpen = true;
  #whenOver: (() => void) | undefined;
  readonly #response: ServerResponse;
  readonly #unreadBytesMax: number;

  constructor(view: StreamView, response: ServerResponse, unreadBytesMax: number) {
    this.view = view;
    this.position = BigInt(view.feed.after.position);
    this.reader = view.feed.reader;
    this.#response = response;
    this.#unreadBytesMax = unreadBytesMax;
    response.once('close', () => {
      this.#close();
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Calls a listener once nothing more is sent. A client that doesn't read can be connected long after that. */
  onOver(listener: () => void): void {
    this.#whenOver = listener;
  }

  #close(): void {
    this.#isOpen = false;
    this.#whenOver?.();
    this.#whenOver = undefined;
  }

  /** The bytes that the client has not read, without those that the operating system holds. */
  get unreadBytes(): number {
    return this.#response.writableLength;
  }

  /** Sends text if the client keeps up; otherwise ends the stream, and the client continues with another one. */
  send(text: string, messages = 0): void {
    if (!this.#makeRoom(this.unreadBytes, text.length)) return;
    this.#note(messages, performance.now());
    this.#response.write(text);
  }

  /**
   * As `send`, for what many streams are sent. The bytes go to the socket as they are, which takes about half of the time of
   * a write to the response. That is left out where the response isn't chunked, as to a client of HTTP/1.0, or has
   * bytes of its own.
   */
  sendChunk({ text, bytes }: Chunk, messages: number, nowMs: number): void {
    const { unreadBytes } = this;
    if (!this.#makeRoom(unreadBytes, bytes.length)) return;
    this.#note(messages, nowMs);
    const { socket, chunkedEncoding } = this.#response;
    if (socket !== null && chunkedEncoding && unreadBytes === socket.writableLength) socket.write(bytes);
    else this.#response.write(text);
  }

  #note(messages: number, nowMs: number): void {
    this.record.messages += messages;
    this.sentAtMs = nowMs;
  }

  /** Whether the client keeps up with messages of this size. Otherwise the stream ends. */
  #makeRoom(unreadBytes: number, size: number): boolean {
    if (!this.#isOpen) return false;
    // A client that has read everything gets a message of any size: there is only one of it for all clients.
    if (unreadBytes === 0 || unreadBytes + size <= this.#unreadBytesMax) return true;
    this.end('too_slow');
    return false;
  }

  /** Resolves once the client has read what was sent, or the stream has ended. */
  async drained(): Promise<void> {
    if (!this.#isOpen || !this.#response.writableNeedDrain) return;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const done = (): void => {
      resolve(undefined);
    };
    this.#response.once('drain', done).once('close', done);
    await promise;
    this.#response.off('drain', done).off('close', done);
  }

  /** Says why, and ends. A client that doesn't read it is dealt with like any that doesn't read a response. */
  end(reason: EndReason): void {
    if (!this.#isOpen) return;
    this.#close();
    this.record.ended = reason;
    this.#response.end(endMessage(reason));
  }

  /** Closes the connection after a failure of the service. The client reconnects and continues. */
  fail(): void {
    if (!this.#isOpen) return;
    this.#close();
    this.record.ended = 'failed';
    this.#response.socket?.resetAndDestroy();
  }
}
