/** What a request has to declare about itself and accept in its response, before anything is done for it. */
import type { Request } from 'express';
import { requireCodingAccepted } from './content-codings.ts';
import { requireSoundMessage } from './message-headers.ts';
import { Problem } from './problems.ts';

/**
 * @param isCodable whether the answer may have a content coding
 * @throws {Problem} `invalid_request` for a message that is not sound HTTP/1.1, `not_acceptable`
 */
export function requireAnswerable(request: Request, isCodable: boolean): void {
  requireSoundMessage(request);
  // OPTIONS is answered without content.
  if (request.method === 'OPTIONS') return;
  requireJsonAccepted(request);
  requireCodingAccepted(request, isCodable);
}

/** The last has no meaning (RFC 8259, section 11), but many clients send it. */
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
