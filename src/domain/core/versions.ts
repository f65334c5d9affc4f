/**
 * Versions: each change of a resource raises the version of its row in the same transaction, so that a caller can make
 * a change only if the resource is as they saw it.
 */
import { AppError } from './errors.ts';
import type { VersionedResource } from './resources.ts';

/** A state of a resource; it never shows anything else under the same number. */
export interface ResourceVersion {
  readonly resource: VersionedResource;
  readonly number: bigint;
  /** A digest of what it shows that changes without its version. */
  readonly state?: string;
}

/** What a page of a list shows, in its order. */
export interface ListedVersions {
  readonly resource: VersionedResource;
  readonly rows: readonly { readonly id: string; readonly version: bigint }[];
}

/** The versions of the resource that a change may start from, as `If-Match` lists them. */
export interface Expectation {
  readonly isMetBy: (version: ResourceVersion) => boolean;
}

/**
 * Refuses a change if the resource isn't as the caller saw it. Call it with the locked row, once the caller is known to
 * be permitted. Without an expectation, any version will do.
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
