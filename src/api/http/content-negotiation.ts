/**
 * Content negotiation (RFC 9110, section 12): whether a client accepts JSON, which content coding it gets, and how a
 * coding changes an ETag. The reasons: docs/decisions/0023-lifecycle-and-cross-origin.md.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';
import { Problem } from './problems.ts';

export type ContentCoding = 'br' | 'gzip';

/** Below this, a coding saves less than one packet. */
export const codedSizeBytesMin = 1024;

/** If a client likes several equally, it gets the one that it names first; for `*`, the first of these. */
const offers = ['br', 'gzip', 'identity'];
const uncodedOffers = ['identity'];

/** Only `identity` or `*` with a weight can refuse a response without a coding (RFC 9110, section 12.5.3). */
const weighsIdentity = /(?:identity|\*)\s*;/i;

/**
 * Checked before anything else is done, so that every response has a form that its client can read.
 *
 * @param isCodable whether the response may have a content coding
 * @throws {Problem} `not_acceptable` when the client refuses every form that the response could have
 */
export function requireAcceptable(request: Request, isCodable: boolean): void {
  // The response to OPTIONS has no content.
  if (request.method === 'OPTIONS') return;
  requireJsonAccepted(request);
  requireCodingAccepted(request, isCodable);
}

/** A charset has no meaning here (RFC 8259, section 11), but many clients send it. */
const acceptable = ['application/json', 'application/problem+json', 'application/json;charset=utf-8'];

/** RFC 9110, section 12.5.1. */
function requireJsonAccepted(request: Request): void {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return;
  if (request.accepts(acceptable) !== false) return;
  const detail = 'must allow application/json';
  throw new Problem('not_acceptable', `Accept ${detail}.`, {
    errors: [{ header: 'Accept', code: 'not_allowed', detail }],
  });
}

function requireCodingAccepted(request: Request, isCodable: boolean): void {
  const { 'accept-encoding': header } = request.headers;
  if (header === undefined || !weighsIdentity.test(header)) return;
  if (request.acceptsEncodings(isCodable ? offers : uncodedOffers) !== false) return;
  const detail = isCodable
    ? 'must allow identity, gzip or br'
    : 'must allow identity: a response with a secret is never encoded';
  throw new Problem('not_acceptable', `Accept-Encoding ${detail}.`, {
    errors: [{ header: 'Accept-Encoding', code: 'not_allowed', detail }],
  });
}

/** The coding of a body of this size; undefined for one that is sent as it is. */
export function codingFor(request: Request, sizeBytes: number): ContentCoding | undefined {
  const { 'accept-encoding': header } = request.headers;
  if (header === undefined) return undefined;
  if (sizeBytes < codedSizeBytesMin && !weighsIdentity.test(header)) return undefined;
  const chosen = acceptedCoding(request);
  // A small one only for a client that reads nothing else.
  if (sizeBytes < codedSizeBytesMin && request.acceptsEncodings(uncodedOffers) !== false) return undefined;
  return chosen;
}

function acceptedCoding(request: Request): ContentCoding | undefined {
  const chosen = request.acceptsEncodings(offers);
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

const compressors = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/** Off the main thread. At these levels a list of 250 cards takes either of them about a millisecond, for a sixth. */
export function encode(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'gzip') return compressors.gzip(body, { level: 4 });
  return compressors.br(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** The ETag of the coded form. A strong one names bytes, so each form has its own; a weak one is that of all forms. */
export function codedTag(tag: string, coding: ContentCoding): string {
  return tag.startsWith('"') ? `${tag.slice(0, -1)}-${coding}"` : tag;
}
