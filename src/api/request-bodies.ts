/** Reads JSON bodies: media type, size, encoding and syntax. What is in them the validators check. */
import { parse } from 'content-type';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { Method } from './contract.ts';
import { malformedJson, requireUnambiguousJson } from './json-texts.ts';
import { Problem } from './problems.ts';

export const bodySizeBytesMax = 1_048_576;

const readRaw: RequestHandler = express.raw({ type: () => true, limit: bodySizeBytesMax });
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * The parsed body.
 *
 * @throws {Problem} `unsupported_media_type`, `payload_too_large`, `malformed_json`, `invalid_request`
 */
export async function readJsonBody(request: Request, response: Response, method: Method): Promise<unknown> {
  requireJson(request.headers['content-type'], method);
  const raw = await readBytes(request, response);
  if (raw === undefined || raw.length === 0) throw missingBody();
  return parseJson(raw);
}

function missingBody(): Problem {
  const detail = 'a JSON body is required';
  return new Problem('invalid_request', 'This operation needs a JSON body.', {
    errors: [{ pointer: '', code: 'missing', detail }],
  });
}

/**
 * The media types that a body may be sent as. A merge patch is sent under its own (RFC 7396) or, for one method per
 * operation in SDKs, as JSON.
 */
export function mediaTypesOf(method: Method): readonly string[] {
  return method === 'patch' ? ['application/json', 'application/merge-patch+json'] : ['application/json'];
}

function requireJson(header: string | undefined, method: Method): void {
  const accepted = mediaTypesOf(method);
  const { type, charset } = parseMediaType(header);
  if (type !== undefined && accepted.includes(type) && (charset ?? 'utf-8') === 'utf-8') return;
  const detail = `must be ${accepted.join(' or ')}, in UTF-8`;
  throw new Problem('unsupported_media_type', `Content-Type ${detail}.`, {
    errors: [{ header: 'Content-Type', code: header === undefined ? 'missing' : 'not_allowed', detail }],
    headers: { [method === 'patch' ? 'Accept-Patch' : 'Accept-Post']: accepted.join(', ') },
  });
}

function parseMediaType(header: string | undefined): { type?: string; charset?: string | undefined } {
  if (header === undefined) return {};
  try {
    const { type, parameters } = parse(header);
    return { type: type.toLowerCase(), charset: parameters.charset?.toLowerCase() };
  } catch {
    return {};
  }
}

async function readBytes(request: Request, response: Response): Promise<Buffer | undefined> {
  const { 'content-length': length = '0' } = request.headers;
  // Told at once: the parser below would read such a body to its end first.
  if (Number(length) > bodySizeBytesMax) throw tooLarge();
  if (waitsForContinue(request)) response.writeContinue();
  try {
    return await readWith(readRaw, request, response);
  } catch (error) {
    throw bodyProblem(error);
  }
}

/** The bytes that a reader of Express's finds; undefined when there is no body. @throws {Error} the reader's own */
export async function readWith(
  reader: RequestHandler,
  request: Request,
  response: Response,
): Promise<Buffer | undefined> {
  await new Promise<void>((resolve, reject) => {
    reader(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error('the body could not be read', { cause: error }));
    });
  });
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? body : undefined;
}

/** RFC 9110, section 10.1.1: a client of HTTP/1.0 would take the 100 for its answer. */
function waitsForContinue({ headers, httpVersion }: Request): boolean {
  return headers.expect?.toLowerCase() === '100-continue' && httpVersion !== '1.0';
}

function tooLarge(cause?: unknown): Problem {
  return new Problem('payload_too_large', `A body holds at most ${bodySizeBytesMax} bytes.`, { cause });
}

function bodyProblem(error: unknown): Problem {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return tooLarge(error);
  if (status === 415) {
    const detail = 'must be identity, gzip, deflate or br';
    return new Problem('unsupported_media_type', `Content-Encoding ${detail}.`, {
      errors: [{ header: 'Content-Encoding', code: 'not_allowed', detail }],
      headers: { 'Accept-Encoding': 'gzip, deflate, br' },
      cause: error,
    });
  }
  return new Problem('malformed_json', 'The body could not be read: it is cut off or wrongly encoded.', {
    cause: error,
  });
}

function parseJson(raw: Buffer): unknown {
  try {
    const text = decoder.decode(raw);
    const body: unknown = JSON.parse(text);
    requireUnambiguousJson(text);
    return body;
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw malformedJson(cause);
  }
}
