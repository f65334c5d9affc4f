/**
 * Reads the bytes of a request body: their number, their pieces and their content coding. Every body is read here, and
 * never beyond its limit (docs/decisions/0035-clients-that-cost-too-much.md).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { CompressCallback, InputType, ZlibOptions } from 'node:zlib';
import { Problem } from './problems.ts';

/** Why a body could not be read. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly reason: 'broken' | 'pieces' | 'size';

  constructor(reason: BodyError['reason'], cause?: unknown) {
    super(`the body is refused: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface BodyLimits {
  /** Of the body as it was sent, and once it is decoded. */
  readonly sizeBytesMax: number;
  /** The content codings that are undone besides `identity`; another is refused. */
  readonly codings: readonly RequestCoding[];
}

/**
 * Zstandard is not among them: a frame of a few bytes makes its decoder allocate a window of 128 MiB, which Node gives
 * no way to bound.
 */
export const requestCodings = ['gzip', 'deflate', 'br'] as const;
export type RequestCoding = (typeof requestCodings)[number];

/**
 * The decoded bytes; none for a request without a body.
 *
 * @throws {BodyError}
 * @throws {Problem} `unsupported_media_type` for a coding that is not among `codings`
 */
export async function readBodyBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { sizeBytesMax, codings }: BodyLimits,
): Promise<Buffer> {
  const coding = codingOf(request, codings);
  if (Number(request.headers['content-length'] ?? '0') > sizeBytesMax) throw new BodyError('size');
  if (waitsForContinue(request)) response.writeContinue();
  const sent = await collect(request, sizeBytesMax);
  return coding === 'identity' ? sent : decode(sent, coding, sizeBytesMax);
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

/** RFC 9110, section 10.1.1: a client of HTTP/1.0 would take the 100 for its answer. */
function waitsForContinue({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.expect?.toLowerCase() === '100-continue' && httpVersion !== '1.0';
}

/** Each piece costs microseconds, so a body of one-byte chunks costs hundreds of times as much as a plain one. */
const piecesMin = 1_024;
const pieceSizeBytesMin = 128;

/** Counts what arrives. Pieces may be small on average only where there are few of them. */
class PieceCounter {
  #pieces = 0;
  #sizeBytes = 0;

  /** Whether the body comes in too many pieces for its size so far. */
  isExceededBy({ length }: Buffer): boolean {
    this.#pieces += 1;
    this.#sizeBytes += length;
    return this.#pieces > piecesMin + this.#sizeBytes / pieceSizeBytesMin;
  }
}

/** Reads on and keeps nothing, so that a client that is still sending gets its answer; too many pieces end it. */
export function drain(request: IncomingMessage): void {
  const counter = new PieceCounter();
  request.on('data', (piece: Buffer) => {
    if (counter.isExceededBy(piece)) request.destroy();
  });
}

function collect(request: IncomingMessage, sizeBytesMax: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const counter = new PieceCounter();
    let sizeBytes = 0;
    const stop = (): void => {
      request.off('data', take).off('end', finish).off('close', breakOff);
    };
    const refuse = (reason: BodyError['reason']): void => {
      stop();
      // The answer is written in this turn of the event loop; the rest would cost as much as what has come so far.
      if (reason === 'pieces') setImmediate(() => request.destroy());
      else drain(request);
      reject(new BodyError(reason));
    };
    const take = (piece: Buffer): void => {
      sizeBytes += piece.length;
      if (sizeBytes > sizeBytesMax) refuse('size');
      else if (counter.isExceededBy(piece)) refuse('pieces');
      else pieces.push(piece);
    };
    const finish = (): void => {
      stop();
      resolve(Buffer.concat(pieces, sizeBytes));
    };
    const breakOff = (): void => {
      refuse('broken');
    };
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

/** Off the main thread, and no further than the limit. @throws {BodyError} */
function decode(sent: Buffer, coding: RequestCoding, sizeBytesMax: number): Promise<Buffer> {
  const options = {
    maxOutputLength: sizeBytesMax,
    chunkSize: Math.min(decodedPieceSizeBytes, sizeBytesMax),
    info: true,
  };
  return new Promise((resolve, reject) => {
    // With `info`, which the types do not know, the result has the engine, and so how much of the input it took.
    const done = (error: NodeJS.ErrnoException | null, result?: unknown): void => {
      const { buffer, engine } = (result ?? {}) as { buffer?: Buffer; engine?: { bytesWritten: number } };
      if (error?.code === 'ERR_BUFFER_TOO_LARGE') reject(new BodyError('size', error));
      // The decoders of deflate and Brotli pass over what comes behind the end.
      else if (buffer === undefined || engine?.bytesWritten !== sent.length)
        reject(new BodyError('broken', error));
      else resolve(buffer);
    };
    decoders[coding](sent, options, done);
  });
}
