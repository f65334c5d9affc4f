/** Reads what an HTML form sends: `application/x-www-form-urlencoded` (URL standard, section 5), small, in UTF-8. */
import { parse } from 'content-type';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { Problem } from '../api/problems.ts';

const mediaType = 'application/x-www-form-urlencoded';
const formSizeBytesMax = 8192;

const readRaw: RequestHandler = express.raw({
  type: () => true,
  limit: formSizeBytesMax,
  inflate: false,
});

/**
 * The fields by name; each is given once.
 *
 * @throws {Problem} `unsupported_media_type`, `payload_too_large`, `invalid_request`
 */
export async function readForm(request: Request, response: Response): Promise<ReadonlyMap<string, string>> {
  if (!isForm(request.headers['content-type'])) throw unsupported(undefined);
  const { 'content-length': length = '0', expect } = request.headers;
  // Told at once: the reader below would read such a body to its end first.
  if (Number(length) > formSizeBytesMax) throw tooLarge(undefined);
  if (expect?.toLowerCase() === '100-continue') response.writeContinue();
  try {
    await new Promise<void>((resolve, reject) => {
      readRaw(request, response, (error?: unknown) => {
        if (error === undefined) resolve();
        else
          reject(error instanceof Error ? error : new Error('the form could not be read', { cause: error }));
      });
    });
  } catch (error) {
    throw formProblem(error);
  }
  const body: unknown = request.body;
  return parseForm(Buffer.isBuffer(body) ? body.toString('latin1') : '');
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

function parseForm(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const part of text.split('&').filter((it) => it !== '')) {
    const [name = '', ...rest] = part.split('=');
    const key = decode(name);
    if (fields.has(key)) throw malformed(undefined);
    fields.set(key, decode(rest.join('=')));
  }
  return fields;
}

/** Browsers escape whatever is not ASCII. */
function decode(text: string): string {
  if (/[^\x20-\x7e]/.test(text)) throw malformed(undefined);
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    throw malformed(error);
  }
}

function formProblem(error: unknown): Problem {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return tooLarge(error);
  if (status === 415) return unsupported(error);
  return malformed(error);
}

function tooLarge(cause: unknown): Problem {
  return new Problem('payload_too_large', `A form holds at most ${formSizeBytesMax} bytes.`, { cause });
}

function unsupported(cause: unknown): Problem {
  const headers = { 'Accept-Post': mediaType };
  return new Problem('unsupported_media_type', `A form is sent as ${mediaType}.`, { headers, cause });
}

function malformed(cause: unknown): Problem {
  return new Problem('invalid_request', 'The form cannot be read.', { cause });
}
