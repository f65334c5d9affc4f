/**
 * What browsers may do with the API's responses. Every origin may read them, because browsers don't add credentials by
 * themselves; and they are data, not pages (docs/decisions/0023-lifecycle-and-cross-origin.md).
 */
import type { IncomingHttpHeaders } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** Headers that scripts on other origins may read, besides those that are always allowed. */
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
  'Staleness',
  'Allow',
  'Accept-Patch',
  'Accept-Post',
  'WWW-Authenticate',
];

/** Headers that scripts on other origins may send, besides those that are always allowed. */
export const allowedHeaders: readonly string[] = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'Max-Staleness',
  // Tracing in a front end adds them to every request (W3C Trace Context).
  'traceparent',
  'tracestate',
];

/** Every method of the API, for unknown paths. */
export const anyMethod = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** A day; Chromium uses two hours at most. */
const preflightMaxAgeSeconds = 86_400;

/** Sent with every response of the API, so that caches need no `Vary: Origin`. */
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

/** RFC 6797: browsers use only https for a year. Not sent if the public address has http (section 7.2). */
export function transportHeaders(publicUrl: string): Headers {
  return publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
}

/** The response to OPTIONS, including preflights (Fetch standard, section 3.3.3). */
export function preflightHeaders(methods = anyMethod): Headers {
  return {
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': allowedHeaders.join(', '),
    'Access-Control-Max-Age': String(preflightMaxAgeSeconds),
  };
}

/** Whether a request is a preflight, by which a browser asks whether a script may send a request. */
export function isPreflight(method: string, headers: IncomingHttpHeaders): boolean {
  return (
    method === 'options' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  );
}
