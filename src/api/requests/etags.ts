/**
 * Conditional requests (RFC 9110, sections 8.8.3 and 13): the entity tags of what is shown, and what a request asks of
 * them (docs/decisions/0021-conditional-requests.md).
 */
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { resources } from '../../domain/core/resources.ts';
import type { Expectation, ListedVersions, ResourceVersion } from '../../domain/core/versions.ts';
import type { OperationSpec } from '../contract/contract.ts';
import { Problem } from '../http/problems.ts';

export const ifMatchHeader = 'If-Match';
export const ifNoneMatchHeader = 'If-None-Match';

/** The strong tag of a resource, which is the same for every credential that may see it. */
export function strongTag({ resource, number, state }: ResourceVersion): string {
  return `"${resources[resource].revision}.${number}${state === undefined ? '' : `.${state}`}"`;
}

/** The weak tag of what has no version of its own: `text` is all that makes a difference. */
export function weakTag(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** What makes a difference in a page of resources that have versions; much shorter than the page. */
export function listedText({ resource, rows }: ListedVersions): string {
  let text = `${resource} ${resources[resource].revision}`;
  for (const { id, version } of rows) text += ` ${id}.${version}`;
  return text;
}

/** A tag as a client sends it: with its quotes, and without the `W/`. */
interface SentTag {
  readonly isWeak: boolean;
  readonly opaque: string;
}

type SentTags = '*' | readonly SentTag[];

/** What a request asks of the resource that it is about. */
export interface Conditions {
  readonly ifMatch?: SentTags;
  readonly ifNoneMatch?: SentTags;
}

const unconditional: Conditions = {};

/** @throws {Problem} `invalid_request` for a header that is malformed, or that the operation does not heed */
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
  // Passed over, it would leave the caller unprotected silently.
  if (!headerParameters.includes(name)) throw refusedHeader(name, 'not_allowed', 'is not supported here');
  if (text.length > lengthMax) {
    throw refusedHeader(name, 'too_long', `must have at most ${lengthMax} characters`);
  }
  if (text === '*') return '*';
  const tags = parseTags(text);
  if (tags.length > 0) return tags;
  throw refusedHeader(name, 'bad_format', 'must be * or a list of entity tags in double quotes');
}

/** One tag, or nothing, up to the next comma; lists may have empty items (RFC 9110, section 5.6.1.2). */
const item = /[\t ]*(?:(W\/)?("[\x21\x23-\x7e\x80-\xff]*")[\t ]*)?(?:,|$)/y;

/** The tags of a list, none for one that is malformed. */
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

/** What an answer that is coded has at the end of its tag. */
const codingSuffix = /-(?:gzip|br)"$/;

/** The suffix with which a client got a tag; undefined when it is another tag. */
function suffixOf(sent: SentTag, tag: string): string | undefined {
  const opaque = tag.slice(tag.indexOf('"'));
  if (sent.opaque === opaque) return '';
  const suffix = codingSuffix.exec(sent.opaque)?.[0];
  if (suffix === undefined || `${sent.opaque.slice(0, -suffix.length)}"` !== opaque) return undefined;
  return suffix.slice(0, -1);
}

/** An expectation that knows whether anything has compared it with a version. */
export interface TrackedExpectation extends Expectation {
  readonly wasCompared: () => boolean;
}

/** The versions that `If-Match` lists (strong comparison); undefined if any will do. */
export function expectationOf({ ifMatch }: Conditions): TrackedExpectation | undefined {
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  let isCompared = false;
  return {
    isMetBy: (version) => {
      isCompared = true;
      const tag = strongTag(version);
      return ifMatch.some((sent) => !sent.isWeak && suffixOf(sent, tag) !== undefined);
    },
    wasCompared: () => isCompared,
  };
}

/**
 * The tag for a 304, when the client has what is shown already (weak comparison); undefined when it has not. It is the
 * tag that the client holds, so that a cache finds what it has stored, coded or not.
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
