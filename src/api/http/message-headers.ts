/**
 * Refuses messages that HTTP/1.1 forbids but Node's parser accepts, because a proxy could read them differently. The
 * connection closes after such a message, so that nothing after it is taken for a request.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Problem } from './problems.ts';

/** @throws {Problem} `invalid_request` */
export function requireSoundMessage(request: IncomingMessage): void {
  const { httpVersionMajor, httpVersion, headers } = request;
  if (httpVersionMajor > 1) throw unsound('The request is not HTTP/1.1.');
  requireSingleHeaders(request);
  if (headers.host === undefined && httpVersion !== '1.0') {
    throw unsound('Host is required.', { header: 'Host', code: 'missing', detail: 'is required' });
  }
  if (headers.host !== undefined && !hostForm.test(headers.host)) {
    const detail = 'must be a name or an address, optionally with a port';
    throw unsound(`Host ${detail}.`, { header: 'Host', code: 'bad_format', detail });
  }
  requireChunkedAlone(headers['transfer-encoding'], httpVersion);
  requireShortPreferences(headers);
}

/** Browsers send about 150 characters. Parsing thousands of items takes milliseconds. */
const preferencesLengthMax = 2_048;

function requireShortPreferences(headers: IncomingHttpHeaders): void {
  for (const header of ['Accept', 'Accept-Encoding'] as const) {
    const { length } = headers[header.toLowerCase() as Lowercase<typeof header>] ?? '';
    if (length <= preferencesLengthMax) continue;
    const detail = `must have at most ${preferencesLengthMax} characters`;
    throw new Problem('invalid_request', `${header} ${detail}.`, {
      errors: [{ header, code: 'too_long', detail }],
    });
  }
}

/** RFC 9112, section 3.2: a host as in RFC 3986 (section 3.2.2), which can be empty, and a port. */
const hostForm = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Headers of which Node uses the first line; another server may use the last. */
const singleHeaders = new Map(
  ['Host', 'Authorization', 'Content-Type'].map((name) => [name.toLowerCase(), name]),
);

function requireSingleHeaders({ rawHeaders, headers }: IncomingMessage): void {
  let seen = '';
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!singleLengths.has(name.length)) continue;
    const header = singleHeaders.get(name.toLowerCase());
    if (header === undefined) continue;
    // The same credential may be repeated: Rust clients of openapi-generator send it for each security scheme.
    const isRepeated =
      header === 'Authorization' ? rawHeaders[index + 1] !== headers.authorization : seen.includes(header);
    const detail = 'is given more than once';
    if (isRepeated) throw unsound(`${header} ${detail}.`, { header, code: 'repeated', detail });
    seen += header;
  }
}

/** This check excludes most names. It runs for every request. */
const singleLengths = new Set([...singleHeaders.keys()].map((name) => name.length));

/** RFC 9112, sections 6.1 and 7: the only coding that is accepted, and only in HTTP/1.1. */
function requireChunkedAlone(coding: string | undefined, httpVersion: string): void {
  if (coding === undefined || (httpVersion !== '1.0' && coding.toLowerCase() === 'chunked')) return;
  const detail = 'must be chunked, and only in HTTP/1.1';
  throw unsound(`Transfer-Encoding ${detail}.`, { header: 'Transfer-Encoding', code: 'not_allowed', detail });
}

function unsound(detail: string, place?: { header: string; code: string; detail: string }): Problem {
  return new Problem('invalid_request', detail, {
    errors: place === undefined ? [] : [place],
    headers: { Connection: 'close' },
  });
}
