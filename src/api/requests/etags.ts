/**
 * Conditional requests (RFC 9110, sections 8.8.3 and 13): entity tags of responses, and the conditions of requests
 * (docs/decisions/0021-conditional-requests.md).
 */
import { createHash, hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { codingSuffixOf, markedRevision, strongTag } from '../../domain/core/versions.ts';
import type { Expectation, ListedVersions, TagContext } from '../../domain/core/versions.ts';
import type { OperationSpec } from '../contract/contract.ts';
import { Problem } from '../http/problems.ts';

const ifMatchHeader = 'If-Match';
export const ifNoneMatchHeader = 'If-None-Match';

/** The weak tag of a response without a version. `text` is everything that matters. */
export function weakTag(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** The weak tag of a page of resources with versions. */
export function pageTag(ctx: TagContext, { resource, shown }: ListedVersions, hasNext: boolean): string {
  return weakTag(`${resource} ${markedRevision(ctx, resource)} ${shown}${endOf(hasNext)}`);
}

/** The weak tag of a list whose items have no versions. */
export function listTag(written: Buffer, hasNext: boolean): string {
  return `W/"${createHash('sha1').update(written).update(endOf(hasNext)).digest('base64url')}"`;
}

/** Each cursor is different, and old ones stay valid, so only whether there is one matters. */
function endOf(hasNext: boolean): string {
  return hasNext ? '+' : '';
}

/** A tag that a client sent, with its quotes and without `W/`. */
interface SentTag {
  readonly isWeak: boolean;
  readonly opaque: string;
}

type SentTags = '*' | readonly SentTag[];

/** The conditions of a request. */
export interface Conditions {
  readonly ifMatch?: SentTags;
  readonly ifNoneMatch?: SentTags;
}

const unconditional: Conditions = {};

/** @throws {Problem} `invalid_request` for a header that is malformed, or that the operation doesn't support */
export function readConditions(operation: OperationSpec, headers: IncomingHttpHeaders): Conditions {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifMatch === undefined && ifNoneMatch === undefined) return unconditional;
  return {
    ...(ifMatch !== undefined && { ifMatch: readTags(operation, ifMatchHeader, ifMatch) }),
    ...(ifNoneMatch !== undefined && { ifNoneMatch: readTags(operation, ifNoneMatchHeader, ifNoneMatch) }),
  };
}

const lengthMax = 4096;

function readTags({ headerParameters }: OperationSpec, name: string, text: string): SentTags {
  // If it were ignored, the caller would not be protected, and not know it.
  if (!headerParameters.includes(name)) throw refusedHeader(name, 'not_allowed', 'is not supported here');
  if (text.length > lengthMax) {
    throw refusedHeader(name, 'too_long', `must have at most ${lengthMax} characters`);
  }
  if (text === '*') return '*';
  const tags = parseTags(text);
  if (tags.length > 0) return tags;
  throw refusedHeader(name, 'bad_format', 'must be * or a list of entity tags in double quotes');
}

/** One tag, or nothing, up to the next comma. Lists can have empty items (RFC 9110, section 5.6.1.2). */
const item = /[\t ]*(?:(W\/)?("[\x21\x23-\x7e\x80-\xff]*")[\t ]*)?(?:,|$)/y;

/** The tags of a list; none if it is malformed. */
function parseTags(text: string): SentTag[] {
  const tags: SentTag[] = [];
  for (let at = 0; at < text.length; at = item.lastIndex) {
    item.lastIndex = at;
    const found = item.exec(text);
    if (found === null) return [];
    const [, weak, opaque] = found;
    if (opaque !== undefined) tags.push({ isWeak: weak !== undefined, opaque });
  }
  return tags;
}

function refusedHeader(
  header: string,
  code: 'bad_format' | 'not_allowed' | 'too_long',
  detail: string,
): Problem {
  return new Problem('invalid_request', `${header} ${detail}.`, { errors: [{ header, code, detail }] });
}

/** The coding suffix of a sent tag; undefined if it is another tag. */
function suffixOf({ opaque }: SentTag, tag: string): string | undefined {
  return codingSuffixOf(opaque, tag.slice(tag.indexOf('"')));
}

/** An expectation that records whether it was compared with a version. */
export interface TrackedExpectation extends Expectation {
  readonly wasCompared: () => boolean;
}

/** The versions that `If-Match` lists (strong comparison), or any for `*`; undefined without the header. */
export function expectationOf(ctx: TagContext, { ifMatch }: Conditions): TrackedExpectation | undefined {
  if (ifMatch === undefined) return undefined;
  let isCompared = false;
  return {
    isMetBy: (version) => {
      isCompared = true;
      if (ifMatch === '*') return true;
      const tag = strongTag(ctx, version);
      return ifMatch.some((sent) => !sent.isWeak && suffixOf(sent, tag) !== undefined);
    },
    wasCompared: () => isCompared,
  };
}

/**
 * The tag for a 304 if the client has the current response already (weak comparison); otherwise undefined. It is the
 * client's tag, so that a cache finds its stored response, coded or not.
 */
export function unchangedTag({ ifNoneMatch }: Conditions, tag: string): string | undefined {
  if (ifNoneMatch === undefined) return undefined;
  if (ifNoneMatch === '*') return tag;
  for (const sent of ifNoneMatch) {
    const suffix = suffixOf(sent, tag);
    if (suffix !== undefined) return `${tag.slice(0, -1)}${suffix}"`;
  }
  return undefined;
}
