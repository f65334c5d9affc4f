/** The text of Server-Sent Events (WHATWG HTML, section 9.2). */

/** Why a stream ends, as clients see it in the message `end`. */
export type EndReason = 'access_ended' | 'restarting' | 'too_slow';

/** JSON text has no line breaks, which would end a field. */
export function eventMessage(id: string, type: string, json: string): string {
  return `id: ${id}\nevent: ${type}\ndata: ${json}\n\n`;
}

/** Moves the client's position on, without an event. */
export function positionMessage(id: string): string {
  return `id: ${id}\n\n`;
}

/** The first lines: when to reconnect, and where to continue if nothing else arrives before. */
export function openingMessage(id: string, retryMs: number): string {
  return `retry: ${retryMs}\n${positionMessage(id)}`;
}

/** Without an `id`, so that the client continues after the last event. */
export function endMessage(reason: EndReason): string {
  return `event: end\ndata: ${JSON.stringify({ reason })}\n\n`;
}

/** Without an `id` too. */
export function presenceMessage(json: string): string {
  return `event: presence\ndata: ${json}\n\n`;
}

/** Text, and the same as one chunk of an HTTP/1.1 response (RFC 9112, section 7.1). */
export interface Chunk {
  readonly text: string;
  readonly bytes: Buffer;
}

export function chunkOf(text: string): Chunk {
  const bytes = Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
  return { text, bytes };
}

/** A comment, which clients ignore and proxies count as traffic. */
export const heartbeat = ': still here\n\n';
