/** What a caller sees of a world at one moment, with the entity tags under which it was shown. */
import { expect } from 'vitest';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { resourceList } from '../../src/domain/core/resources.ts';
import { operations } from './generated-calls.ts';
import { validCalls } from './operation-calls.ts';
import type { ValidCall, World } from './operation-calls.ts';
import type { OperationId } from './service.ts';

export interface Sight {
  readonly status: number;
  /** The body without its cursors, which are never the same twice. */
  readonly text: string;
  readonly tag: string | undefined;
}

export const reads = operations.filter(({ method, isLive }) => method === 'get' && !isLive);

/** Those that show one resource with a version, from which its tag is made. */
export const versionedReads = reads.filter(
  ({ operationId, path: shown }) =>
    operationId === 'getCardByExternalId' ||
    resourceList.some(({ path, revision }) => path === shown && revision !== undefined),
);

/** Those that show one thing without a version. */
export const unversionedReads = reads.filter(
  (read) =>
    !versionedReads.includes(read) &&
    !read.operationId.startsWith('list') &&
    read.operationId !== 'getBoardSnapshot',
);

/** The operation that shows the resource in an operation's path, or in the path that `Location` gives. */
export function readOf(path: string): OperationId {
  const [version = '', collection = '', , ...below] = path.split('/').slice(1);
  const given = ['', version, collection, '{id}', ...below].join('/');
  // The billing of a workspace is a resource of its own under the workspace's.
  const read = reads
    .filter((spec) => !spec.operationId.startsWith('list') && `${given}/`.startsWith(`${spec.path}/`))
    .sort((a, b) => b.path.length - a.path.length)
    .at(0);
  if (read === undefined) throw new Error(`nothing shows what is under ${path}`);
  return read.operationId;
}

export function heedsIfMatch({ headerParameters }: OperationSpec): boolean {
  return headerParameters.includes('If-Match');
}

export async function look(
  { service }: World,
  operationId: OperationId,
  token: string | undefined,
  call: ValidCall,
): Promise<Sight> {
  const { status, headers, text } = await service.call(operationId, { token, ...call });
  return { status, text: text.replace(/,"(?:next|resume)_cursor":"[^"]+"/g, ''), tag: headers.etag };
}

/** Further resources of a world, each with the operation that shows it. */
function others(world: World): readonly (readonly [OperationId, ValidCall])[] {
  return [
    ['getBoard', { id: world.archivedBoardId }],
    ['getColumn', { id: world.emptyColumnId }],
    ['getCard', { id: world.nextCardId }],
    ['getCard', { id: world.archivedCardId }],
    ['getComment', { id: world.commentIds[1] }],
    ['getMember', { id: world.guestMemberId }],
    ['getMember', { id: world.teamMemberId }],
    ['getWorkspace', { id: world.teamId }],
  ];
}

/** The read of something of a world that a caller needs no filter for. */
export function readCall({ operationId, path }: OperationSpec, world: World): ValidCall {
  const { id = '', path: others = {} } = validCalls[operationId as OperationId](world) as ValidCall;
  return path.includes('{') ? { id, path: others } : {};
}

/**
 * The lists and the resources with a version that the owner of a world sees, by operation and path: every one, or every
 * n-th.
 *
 * @param from the first of every n-th
 */
export async function survey(world: World, from = 0, everyNth = 1): Promise<ReadonlyMap<string, Sight>> {
  const looks = [
    ...reads
      .filter((spec) => !unversionedReads.includes(spec))
      .map((spec) => [spec.operationId, readCall(spec, world)] as const),
    ...others(world),
  ];
  const sights = new Map<string, Sight>();
  for (const [operationId, call] of looks.filter((_look, index) => index % everyNth === from % everyNth)) {
    sights.set(`${operationId} ${call.id ?? ''}`, await look(world, operationId, world.session, call));
  }
  return sights;
}

/** Matches any entity tag but the one of the resource before a change. */
export function newTag(before: { readonly etag?: string } | undefined): unknown {
  // Every text contains an empty one, so nothing matches if there was no tag.
  return expect.not.stringContaining(before?.etag ?? '');
}

/** A body without its entity tag, or those of its items. */
export function untagged(text: string): string {
  return text.replace(/,"etag":"\\"[^"]+\\""/g, '');
}

/** What shows something else than before, and what has another tag than before; each must be the other. */
export function differences(before: ReadonlyMap<string, Sight>, after: ReadonlyMap<string, Sight>) {
  const seen = [...before]
    .map(([name, sight]) => ({ name, before: sight, after: after.get(name) ?? sight }))
    .filter(({ before: was, after: is }) => was.status === 200 && is.status === 200);
  return {
    shown: seen
      .filter(({ before: was, after: is }) => untagged(was.text) !== untagged(is.text))
      .map(({ name }) => name),
    tagged: seen.filter(({ before: was, after: is }) => was.tag !== is.tag).map(({ name }) => name),
  };
}
