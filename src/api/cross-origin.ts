/**
 * What browsers may do with the API's responses: every origin may read them, since a credential comes with a request
 * only where a script puts it there; and they are data, never pages
 * (docs/decisions/0023-lifecycle-and-cross-origin.md).
 */
import type { IncomingHttpHeaders } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** What scripts on other origins may read besides the few headers that they always may. */
export const exposedHeaders: readonly string[] = [
  'Request-Id',
  'Location',
  'Link',
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Deprecation',
  'Sunset',
  'Idempotent-Replayed',
  'Validate-Only',
  'Allow',
  'Accept-Patch',
  'Accept-Post',
  'WWW-Authenticate',
];

/** What scripts on other origins may send besides the few headers that they always may. */
export const allowedHeaders: readonly string[] = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
];

/** Every method of the API, for paths that do not exist. */
export const anyMethod = 'GET, HEAD, POST, PATCH, DELETE, OPTIONS';

/** A day; Chromium asks again after two hours. */
const preflightMaxAgeSeconds = 86_400;

/** Sent with every answer of the API, whether a browser asks or not, so that caches need no `Vary: Origin`. */
export function browserHeaders(publicUrl: string): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': exposedHeaders.join(', '),
    ...transportHeaders(publicUrl),
  };
}

/** RFC 6797: browsers stay with https for a year. Never sent where the service is reached without it (section 7.2). */
export function transportHeaders(publicUrl: string): Headers {
  return publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
}

/** The answer to OPTIONS, which is also the one to a preflight (Fetch standard, section 3.3.3). */
export function preflightHeaders(methods = anyMethod): Headers {
  return {
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': allowedHeaders.join(', '),
    'Access-Control-Max-Age': String(preflightMaxAgeSeconds),
  };
}

/** Whether a browser asks, by itself, if a script may send a request; no script ever sees the answer. */
export function isPreflight(method: string, headers: IncomingHttpHeaders): boolean {
  return (
    method === 'options' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  );
}
