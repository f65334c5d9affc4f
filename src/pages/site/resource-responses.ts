/** Answers a request with a resource that is ready in memory. */
import type { Request, Response } from 'express';
import { codedTag, codingFor, encode } from '../../api/http/content-negotiation.ts';
import type { ContentCoding } from '../../api/http/content-negotiation.ts';
import { Problem } from '../../api/http/problems.ts';
import type { Resource } from './resources.ts';

async function send(request: Request, response: Response, found: Resource): Promise<void> {
  const { status, body, headers, coded } = found;
  const coding = codingFor(request, body.length);
  const shown = coding === undefined ? body : await (coded.get(coding) ?? keep(coded, coding, body));
  // Not response.set(): it would add a charset to media types that have none.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (coding !== undefined) {
    response.setHeader('Content-Encoding', coding).setHeader('ETag', codedTag(headers.ETag ?? '', coding));
  }
  // Express leaves the body out for HEAD, and answers 304 when the ETag is known to the caller.
  response.status(status).send(shown);
}

function keep(coded: Resource['coded'], coding: ContentCoding, body: Buffer): Promise<Buffer> {
  const making = encode(body, coding);
  coded.set(coding, making);
  return making;
}

const allow = 'GET, HEAD, OPTIONS';

/** Pages for people are no other origin's business. */
function sendOptions(response: Response, { headers }: Resource): void {
  response.set('Allow', allow);
  if (headers['Access-Control-Allow-Origin'] !== undefined) {
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': allow,
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': '86400',
    });
  }
  response.status(204).end();
}

/** @throws {Problem} `method_not_allowed` if the request would change the resource */
export async function serveResource(request: Request, response: Response, found: Resource): Promise<void> {
  const { method, path } = request;
  if (method === 'GET' || method === 'HEAD') {
    await send(request, response, found);
  } else if (method === 'OPTIONS') {
    sendOptions(response, found);
  } else {
    throw new Problem('method_not_allowed', `${path} can only be read.`, { headers: { Allow: allow } });
  }
}
