/**
 * Versions: each change of a resource raises the version of its row in the same transaction, so that a caller can make
 * a change only if the resource is as they saw it.
 */
import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import type { VersionedResource } from './resources.ts';

/** What a resource shows at one moment; it never shows anything else under this number. */
export interface ResourceVersion {
  readonly resource: VersionedResource;
  readonly number: bigint;
  /** What it shows besides that changes without its version: a digest. */
  readonly state?: string;
}

/** What a page of a list shows, in its order. */
export interface ListedVersions {
  readonly resource: VersionedResource;
  readonly rows: readonly { readonly id: string; readonly version: bigint }[];
}

/** What a caller has seen of the one resource that the request is about, and wants it still to be. */
export interface Expectation {
  readonly resourceId: string;
  readonly isMetBy: (version: ResourceVersion) => boolean;
}

/**
 * Refuses a change if the resource isn't as the caller saw it. Called with the locked row, once the caller is known to
 * be permitted. Rows of other resources that the change needs pass.
 *
 * @throws {AppError} `precondition_failed`
 */
export function requireExpected(
  { expectation }: Pick<Context, 'expectation'>,
  resource: VersionedResource,
  row: { readonly id: string; readonly version: bigint; readonly state?: string },
): void {
  if (expectation?.resourceId !== row.id) return;
  const { version: number, state } = row;
  if (expectation.isMetBy({ resource, number, ...(state !== undefined && { state }) })) return;
  throw new AppError('precondition_failed', 'The resource has changed since you read it.');
}
