/**
 * Content negotiation (RFC 9110, section 12): whether a client accepts JSON, which content coding it gets, and how a
 * coding changes an ETag. See docs/decisions/0023-lifecycle-and-cross-origin.md.
 */
import type { IncomingMessage } from 'node:http';
import express from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Problem } from './problems.ts';

/** Express's negotiation, also for requests that don't pass through Express: it only reads their headers. */
function accepts(request: IncomingMessage, types: string[]): string | false {
  return express.request.accepts.apply(request, types);
}

function acceptsEncodings(request: IncomingMessage, codings: string[]): string | false {
  return express.request.acceptsEncodings.apply(request, codings);
}

export type ContentCoding = 'br' | 'gzip';

/** A coding of a smaller body saves less than one packet. */
export const codedSizeBytesMin = 1024;

/** Among codings with the same weight, the client gets the one that it names first; for `*`, the first of these. */
const offers = ['br', 'gzip', 'identity'];
const uncodedOffers = ['identity'];

/**
 * A client can refuse a response without a coding only with `identity` or `*` and a weight (RFC 9110, section 12.5.3).
 */
const weighsIdentity = /(?:identity|\*)\s*;/i;

/**
 * Checked first, so that every response has a form that its client accepts.
 *
 * @param isCodable whether the response may have a content coding
 * @param isLive whether it is a stream of messages instead of JSON
 * @throws {Problem} `not_acceptable` if the client accepts no form of the response
 */
export function requireAcceptable(request: IncomingMessage, isCodable: boolean, isLive = false): void {
  // The response to OPTIONS has no body.
  if (request.method === 'OPTIONS') return;
  if (isLive) requireStreamAccepted(request);
  else requireJsonAccepted(request);
  requireCodingAccepted(request, isCodable);
}

/** A charset has no meaning for JSON (RFC 8259, section 11), but many clients send it. */
const acceptable = ['application/json', 'application/problem+json', 'application/json;charset=utf-8'];

/** RFC 9110, section 12.5.1. */
function requireJsonAccepted(request: IncomingMessage): void {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return;
  if (accepts(request, acceptable) !== false) return;
  const detail = 'must allow application/json';
  throw new Problem('not_acceptable', `Accept ${detail}.`, {
    errors: [{ header: 'Accept', code: 'not_allowed', detail }],
  });
}

/** Problems are JSON, also for clients such as `EventSource` that accept only a stream. */
function requireStreamAccepted(request: IncomingMessage): void {
  if (accepts(request, ['text/event-stream']) !== false) return;
  const detail = 'must allow text/event-stream';
  throw new Problem('not_acceptable', `Accept ${detail}.`, {
    errors: [{ header: 'Accept', code: 'not_allowed', detail }],
  });
}

function requireCodingAccepted(request: IncomingMessage, isCodable: boolean): void {
  const { 'accept-encoding': header } = request.headers;
  if (header === undefined || !weighsIdentity.test(header)) return;
  if (acceptsEncodings(request, isCodable ? offers : uncodedOffers) !== false) return;
  const detail = isCodable
    ? 'must allow identity, gzip or br'
    : 'must allow identity: this response is never encoded';
  throw new Problem('not_acceptable', `Accept-Encoding ${detail}.`, {
    errors: [{ header: 'Accept-Encoding', code: 'not_allowed', detail }],
  });
}

/** The coding of a body of this size; undefined for none. */
export function codingFor(request: IncomingMessage, sizeBytes: number): ContentCoding | undefined {
  const { 'accept-encoding': header } = request.headers;
  if (header === undefined) return undefined;
  if (sizeBytes < codedSizeBytesMin && !weighsIdentity.test(header)) return undefined;
  const chosen = acceptedCoding(request);
  // A small body is coded only if the client requires it.
  if (sizeBytes < codedSizeBytesMin && acceptsEncodings(request, uncodedOffers) !== false) return undefined;
  return chosen;
}

function acceptedCoding(request: IncomingMessage): ContentCoding | undefined {
  const chosen = acceptsEncodings(request, offers);
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined;
}

const compressors = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/**
 * Runs outside the main thread. At these levels, both take about a millisecond to compress a list of 250 cards to a
 * sixth.
 */
export function encode(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'gzip') return compressors.gzip(body, { level: 4 });
  return compressors.br(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 2,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/**
 * The ETag of the coded form. A strong ETag stands for exact bytes, so each form has its own. All forms share a weak
 * one.
 */
export function codedTag(tag: string, coding: ContentCoding): string {
  return tag.startsWith('"') ? `${tag.slice(0, -1)}-${coding}"` : tag;
}
