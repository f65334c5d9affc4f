/**
 * Reads the bytes of request bodies, with limits on their size and the number of their chunks, and decodes them
 * (docs/decisions/0035-clients-that-cost-too-much.md).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { CompressCallback, InputType, ZlibOptions } from 'node:zlib';
import type { HeldBody, Overflow } from './held-bodies.ts';
import { Problem } from './problems.ts';

/** Why a body could not be read. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  /** `client` and `process` if too many bodies are received at the same time. */
  readonly reason: Overflow | 'broken' | 'pieces' | 'size';

  constructor(reason: BodyError['reason'], cause?: unknown) {
    super(`the body is refused: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface BodyLimits {
  /** Applies to the body as sent and to the decoded body. */
  readonly sizeBytesMax: number;
  /** The accepted content codings besides `identity`. */
  readonly codings: readonly RequestCoding[];
  /** Counts what the body holds. Absent for small ones. */
  readonly held?: HeldBody | undefined;
}

/**
 * Without Zstandard: a frame of a few bytes can make its decoder allocate 128 MiB, and Node has no option to limit
 * that.
 */
export const requestCodings = ['gzip', 'deflate', 'br'] as const;
export type RequestCoding = (typeof requestCodings)[number];

/**
 * The decoded bytes; none for a request without a body.
 *
 * @throws {BodyError}
 * @throws {Problem} `unsupported_media_type` for another coding
 */
export async function readBodyBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { sizeBytesMax, codings, held }: BodyLimits,
): Promise<Buffer> {
  const coding = codingOf(request, codings);
  if (Number(request.headers['content-length'] ?? '0') > sizeBytesMax) throw new BodyError('size');
  if (waitsForContinue(request)) response.writeContinue();
  const sent = await collect(request, sizeBytesMax, held);
  const bytes = coding === 'identity' ? sent : await decode(sent, coding, sizeBytesMax);
  const overflow = held?.complete(bytes.length);
  if (overflow !== undefined) throw new BodyError(overflow);
  return bytes;
}

function codingOf(
  { headers }: IncomingMessage,
  codings: readonly RequestCoding[],
): RequestCoding | 'identity' {
  const name = headers['content-encoding']?.toLowerCase() ?? '';
  if (name === '' || name === 'identity') return 'identity';
  const coding = codings.find((known) => known === name);
  if (coding !== undefined) return coding;
  const accepted = codings.length === 0 ? 'identity' : codings.join(', ');
  const detail = codings.length === 0 ? 'must be identity' : `must be one of identity, ${accepted}`;
  throw new Problem('unsupported_media_type', `Content-Encoding ${detail}.`, {
    errors: [{ header: 'Content-Encoding', code: 'not_allowed', detail }],
    headers: { 'Accept-Encoding': accepted },
  });
}

/** RFC 9110, section 10.1.1: an HTTP/1.0 client would take the 100 for the response. */
function waitsForContinue({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.expect?.toLowerCase() === '100-continue' && httpVersion !== '1.0';
}

/** Each chunk takes microseconds, so a body of one-byte chunks takes hundreds of times as long as a normal one. */
const piecesMin = 256;
const pieceSizeBytesMin = 128;

/** Counts chunks. They can be small on average only if there are few. */
export class PieceCounter {
  #pieces = 0;
  #sizeBytes = 0;

  /** Whether the body has too many chunks for its size so far. */
  isExceededBy({ length }: Buffer): boolean {
    this.#pieces += 1;
    this.#sizeBytes += length;
    return this.#pieces > piecesMin + this.#sizeBytes / pieceSizeBytesMin;
  }
}

function collect(request: IncomingMessage, sizeBytesMax: number, held?: HeldBody): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const counter = new PieceCounter();
    let sizeBytes = 0;
    const stop = (): void => {
      request.off('data', take).off('end', finish).off('close', breakOff);
    };
    const refuse = (reason: BodyError['reason']): void => {
      stop();
      pieces.length = 0;
      // The response is written in this turn of the event loop. Reading the rest would take too long.
      if (reason === 'pieces') setImmediate(() => request.destroy());
      else request.pause();
      reject(new BodyError(reason));
    };
    const take = (piece: Buffer): void => {
      sizeBytes += piece.length;
      if (sizeBytes > sizeBytesMax) refuse('size');
      else if (counter.isExceededBy(piece)) refuse('pieces');
      else {
        pieces.push(piece);
        held?.add(piece.length);
      }
    };
    const finish = (): void => {
      stop();
      resolve(Buffer.concat(pieces, sizeBytes));
    };
    const breakOff = (): void => {
      refuse('broken');
    };
    held?.begin(refuse);
    if (request.destroyed) breakOff();
    else request.on('data', take).once('end', finish).once('close', breakOff);
  });
}

type Decoder = (bytes: InputType, options: ZlibOptions, callback: CompressCallback) => void;

const decoders: Readonly<Record<RequestCoding, Decoder>> = {
  gzip: gunzip,
  deflate: inflate,
  br: brotliDecompress,
};

const decodedPieceSizeBytes = 65_536;

/** Runs outside the main thread, up to the limit. @throws {BodyError} */
function decode(sent: Buffer, coding: RequestCoding, sizeBytesMax: number): Promise<Buffer> {
  const options = {
    maxOutputLength: sizeBytesMax,
    chunkSize: Math.min(decodedPieceSizeBytes, sizeBytesMax),
    info: true,
  };
  return new Promise((resolve, reject) => {
    // With `info`, which the types lack, the result has the engine, which knows how much of the input it read.
    const done = (error: NodeJS.ErrnoException | null, result?: unknown): void => {
      const { buffer, engine } = (result ?? {}) as { buffer?: Buffer; engine?: { bytesWritten: number } };
      if (error?.code === 'ERR_BUFFER_TOO_LARGE') reject(new BodyError('size', error));
      // The decoders of deflate and Brotli ignore bytes after the end.
      else if (buffer === undefined || engine?.bytesWritten !== sent.length)
        reject(new BodyError('broken', error));
      else resolve(buffer);
    };
    decoders[coding](sent, options, done);
  });
}
