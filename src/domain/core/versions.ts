/**
 * Versions: each change of a resource raises the version of its row in the same transaction, so that a change can
 * depend on the version that the caller has seen.
 */
import { AppError } from './errors.ts';
import { resources } from './resources.ts';
import type { VersionedResource } from './resources.ts';

/** A state of a resource. Each number stands for one state. */
export interface ResourceVersion {
  readonly resource: VersionedResource;
  /** A decimal number if it is a text. */
  readonly number: bigint | string;
  /** A digest of the parts that can change while the version stays the same. */
  readonly state?: string;
}

/** What entity tags depend on besides the version of a resource. */
export interface TagContext {
  /** As `restoreMarkOf` returns it. The same throughout a request. */
  readonly restoreMark: string;
}

/** A fixed number of digits, so that a revision and a mark are never those of another revision and another mark. */
const restoreMarkDigits = 16;

/**
 * The digits that tags have since the database was restored from a backup, which gives lost versions again
 * (docs/decisions/0138-entity-tags-after-a-restore.md); none if it never was.
 *
 * @param restoredTo where the event log continued after the last restore, which differs for each one
 */
export function restoreMarkOf(restoredTo: bigint | null): string {
  return restoredTo === null ? '' : String(restoredTo).padStart(restoreMarkDigits, '0');
}

/** What a tag has of the way in which a resource is shown: a number, because clients read the second one of a tag. */
export function markedRevision({ restoreMark }: TagContext, resource: VersionedResource): string {
  return `${resources[resource].revision}${restoreMark}`;
}

/** The strong entity tag of a resource (RFC 9110, section 8.8.3). It is the same for all callers. */
export function strongTag(ctx: TagContext, { resource, number, state }: ResourceVersion): string {
  return `"${markedRevision(ctx, resource)}.${number}${state === undefined ? '' : `.${state}`}"`;
}

/** The end of a compressed response's tag. */
const codingSuffix = /-(?:gzip|br)"$/;

/** What a compressed response has added to a tag; empty if nothing, undefined if it is another tag. Both without `W/`. */
export function codingSuffixOf(sent: string, tag: string): string | undefined {
  if (sent === tag) return '';
  const suffix = codingSuffix.exec(sent)?.[0];
  if (suffix === undefined || `${sent.slice(0, -suffix.length)}"` !== tag) return undefined;
  return suffix.slice(0, -1);
}

/** The version of a new row, by the defaults of the tables. */
export const firstVersion = 1n;

/** A row that is about to be deleted, as its deletion leaves it: that is a change like any other. */
export function afterDeletion<Row extends { readonly version: bigint }>(row: Row): Row {
  return { ...row, version: row.version + 1n };
}

/** What a statement returns of the rows that it changed. */
export interface ChangedRow {
  readonly id: string;
  /** After the change. */
  readonly version: bigint;
}

/** Finds the versions of changed rows by their ids. */
export function versionsOf(rows: readonly ChangedRow[]): (id: string) => bigint {
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return (id) => {
    const version = versions.get(id);
    if (version === undefined) throw new Error('a locked row was not changed');
    return version;
  };
}

/** What the entity tag of a page of resources with versions depends on. */
export interface PageVersions {
  /** As `shownVersions` writes them. */
  readonly shown: string;
  readonly hasNext: boolean;
}

/** A state of a resource that never comes back with other content. */
export interface ListedState {
  readonly id: string;
  readonly version: string;
  /**
   * When it got that version, as `sentTime` writes it: a database that lost its last changes in a failover may use a version
   * again.
   */
  readonly updatedAt: string;
}

const timeDigits = 16;
const startOf2000Ms = Date.UTC(2000, 0, 1);

/** A time as PostgreSQL sends it: microseconds since 2000 in hexadecimal digits, which it writes and compares fastest. */
export function sentTime(iso: string): string {
  const microseconds = BigInt(Date.parse(iso) - startOf2000Ms) * 1000n;
  return BigInt.asUintN(64, microseconds).toString(16).padStart(timeDigits, '0');
}

/**
 * The states on a page.
 *
 * @param shown as `shownVersions` writes it
 * @param times one after the other, each as `sentTime` writes it, and perhaps more of them
 */
export function statesOf(shown: string, times: string): ListedState[] {
  return shown.split(' ').map((state, index) => {
    const dot = state.indexOf('.');
    const at = index * timeDigits;
    return {
      id: state.slice(0, dot),
      version: state.slice(dot + 1),
      updatedAt: times.slice(at, at + timeDigits),
    };
  });
}

/** The ids and versions on a page of a list, in its order; much shorter than the page. */
export function shownVersions(
  rows: readonly { readonly id: string; readonly version: bigint | string }[],
): string {
  return rows.map(({ id, version }) => `${id}.${version}`).join(' ');
}

/** The versions on a page of resources of one kind. */
export interface ListedVersions {
  readonly resource: VersionedResource;
  /** As `shownVersions` writes them. */
  readonly shown: string;
}

/** The versions of the resource that a change may start from, as `If-Match` lists them. */
export interface Expectation {
  readonly isMetBy: (version: ResourceVersion) => boolean;
}

/**
 * Refuses a change if the resource isn't in a version that the caller expects. Call it with the locked row, after the
 * permission check. Without an expectation, any version is accepted.
 *
 * @throws {AppError} `precondition_failed`
 */
export function requireExpected(
  expectation: Expectation | undefined,
  resource: VersionedResource,
  { version: number, state }: { readonly version: bigint; readonly state?: string },
): void {
  if (expectation === undefined) return;
  if (expectation.isMetBy({ resource, number, ...(state !== undefined && { state }) })) return;
  throw new AppError('precondition_failed', 'The resource has changed since you read it.');
}
