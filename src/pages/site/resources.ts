/** Owns the answers that are ready in memory: their headers, and their coded forms. */
import type { ContentCoding } from '../../api/http/content-negotiation.ts';
import { digestOf } from './digest.ts';
import type { Page } from './html.ts';

/** An answer that is ready in memory. */
export interface Resource {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** The coded forms that were asked for so far; each is created once. */
  readonly coded: Map<ContentCoding, Promise<Buffer>>;
}

/** Kept by caches, but asked about before every use. */
const revalidated = 'no-cache';
/** For a year and without asking: the name changes with the content. */
const immutable = 'public, max-age=31536000, immutable';

type Headers = Readonly<Record<string, string>>;

function resource(content: string | Buffer, headers: Headers, status = 200): Resource {
  const shared = {
    ETag: `"${digestOf(content)}"`,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status, body: Buffer.from(content), headers: { ...shared, ...headers }, coded: new Map() };
}

export function htmlResource({ html, policy }: Page, status = 200, headers: Headers = {}): Resource {
  const pageHeaders = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': revalidated,
    // A policy in a page cannot say who may frame it; only the header can.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  };
  return resource(html, { ...pageHeaders, ...headers }, status);
}

/** What tools in browsers read from any origin; it holds no secret. */
export function openResource(content: string | Buffer, mediaType: string, headers: Headers = {}): Resource {
  return resource(content, {
    'Content-Type': mediaType,
    'Cache-Control': revalidated,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...headers,
  });
}

export function textResource(content: string | Buffer, mediaType: string): Resource {
  return resource(content, { 'Content-Type': `${mediaType}; charset=utf-8`, 'Cache-Control': revalidated });
}

export function assetResource(content: string | Buffer, mediaType: string): Resource {
  return resource(content, { 'Content-Type': `${mediaType}; charset=utf-8`, 'Cache-Control': immutable });
}

export type Maker = () => Resource | Promise<Resource>;
/** By address. */
export type Resources = ReadonlyMap<string, Maker>;
