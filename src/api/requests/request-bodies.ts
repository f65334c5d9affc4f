/** Reads JSON bodies, and checks their media type, size, encoding and syntax. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'content-type';
import { BodyError, readBodyBytes, requestCodings } from '../http/body-bytes.ts';
import type { HeldBody } from '../http/held-bodies.ts';
import type { Method, OperationSpec } from '../contract/contract.ts';
import { malformedJson, requireBoundedJson, requireUnambiguousJson } from '../http/json-texts.ts';
import { Problem } from '../http/problems.ts';
import { allBusy, tooMany } from '../limits/fair-queue.ts';

export const bodySizeBytesMax = 1_048_576;
/** The maximum without a credential. It is lower, because these bodies are parsed, too. */
export const anonymousBodySizeBytesMax = 16_384;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * The bytes of a body, for `parseJson`.
 *
 * @throws {Problem} `unsupported_media_type`, `payload_too_large`, `malformed_json`, `invalid_request`,
 *  `too_many_concurrent_requests`, `unavailable`
 */
export async function readJsonBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { method, minimumRole }: Pick<OperationSpec, 'method' | 'minimumRole'>,
  held?: HeldBody,
): Promise<Buffer> {
  const sizeBytesMax = minimumRole === undefined ? anonymousBodySizeBytesMax : bodySizeBytesMax;
  requireJson(request.headers['content-type'], method);
  const bytes = await readBytes(request, response, sizeBytesMax, held);
  if (bytes.length === 0) throw missingBody();
  return bytes;
}

function missingBody(): Problem {
  const detail = 'a JSON body is required';
  return new Problem('invalid_request', 'This operation requires a JSON body.', {
    errors: [{ pointer: '', code: 'missing', detail }],
  });
}

/**
 * The accepted media types of a body. A merge patch has its own (RFC 7396), but is also accepted as JSON, so that SDKs
 * have one method per operation.
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

async function readBytes(
  request: IncomingMessage,
  response: ServerResponse,
  sizeBytesMax: number,
  held: HeldBody | undefined,
): Promise<Buffer> {
  try {
    return await readBodyBytes(request, response, { sizeBytesMax, codings: requestCodings, held });
  } catch (error) {
    throw error instanceof BodyError ? bodyProblem(error, sizeBytesMax) : error;
  }
}

/** The problem for a body that could not be read. */
export function bodyProblem(cause: BodyError, sizeBytesMax: number): Problem {
  switch (cause.reason) {
    case 'size':
      return new Problem('payload_too_large', `The body must be at most ${sizeBytesMax} bytes.`, { cause });
    case 'pieces':
      return new Problem('invalid_request', 'The body was sent in too many small chunks.', { cause });
    case 'client':
      return tooMany(cause);
    case 'process':
      return allBusy(cause);
    case 'broken': {
      const detail = 'is cut off or not encoded correctly';
      return new Problem('malformed_json', `The body couldn't be read because it ${detail}.`, {
        errors: [{ pointer: '', code: 'bad_format', detail }],
        cause,
      });
    }
  }
}

/** @throws {Problem} `malformed_json`, `invalid_request` */
export function parseJson(bytes: Buffer): unknown {
  const crowdedTo = requireBoundedJson(bytes);
  try {
    if (crowdedTo !== undefined) requireUnambiguousJson(decoder.decode(bytes.subarray(0, crowdedTo)));
    const text = decoder.decode(bytes);
    const body: unknown = JSON.parse(text);
    requireUnambiguousJson(text);
    return body;
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw malformedJson(cause);
  }
}
