/** Reads what an HTML form sends: `application/x-www-form-urlencoded` (URL standard, section 5), small, in UTF-8. */
import { parse } from 'content-type';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyError, readBodyBytes } from '../../api/http/body-bytes.ts';
import { Problem } from '../../api/http/problems.ts';

const mediaType = 'application/x-www-form-urlencoded';
const formSizeBytesMax = 8192;

/**
 * The fields by name; each is given once.
 *
 * @throws {Problem} `unsupported_media_type`, `payload_too_large`, `invalid_request`
 */
export async function readForm(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ReadonlyMap<string, string>> {
  if (!isForm(request.headers['content-type'])) throw unsupported();
  try {
    const bytes = await readBodyBytes(request, response, { sizeBytesMax: formSizeBytesMax, codings: [] });
    return parseForm(bytes.toString('latin1'));
  } catch (error) {
    throw error instanceof BodyError ? formProblem(error) : error;
  }
}

function isForm(header: string | undefined): boolean {
  if (header === undefined) return false;
  try {
    const { type, parameters } = parse(header);
    return type.toLowerCase() === mediaType && (parameters.charset ?? 'utf-8').toLowerCase() === 'utf-8';
  } catch {
    return false;
  }
}

/**
 * URLSearchParams reads the form, but accepts what no browser sends: characters that are not ASCII, broken escapes, and
 * bytes that are not UTF-8.
 */
function parseForm(text: string): ReadonlyMap<string, string> {
  if (/[^\x20-\x7e]/.test(text)) throw malformed(undefined);
  try {
    decodeURIComponent(text);
  } catch (cause) {
    throw malformed(cause);
  }
  // URLSearchParams drops a question mark at the beginning, as of an address, but not after an empty field.
  const entries = [...new URLSearchParams(`&${text}`)];
  const fields = new Map(entries);
  // Each name is given once.
  if (fields.size !== entries.length) throw malformed(undefined);
  return fields;
}

function formProblem(cause: BodyError): Problem {
  if (cause.reason !== 'size') return malformed(cause);
  return new Problem('payload_too_large', `A form can be at most ${formSizeBytesMax} bytes.`, { cause });
}

function unsupported(): Problem {
  const headers = { 'Accept-Post': mediaType };
  return new Problem('unsupported_media_type', `Send the form as ${mediaType}.`, { headers });
}

function malformed(cause: unknown): Problem {
  return new Problem('invalid_request', "The form can't be read.", { cause });
}
