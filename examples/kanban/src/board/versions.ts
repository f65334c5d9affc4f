/** Versions of resources: the second number of an entity tag, which is also the `version` of an event. */

/** @param etag such as `"2.7"` */
export function versionOf(etag: string | undefined): number {
  return Number(/^"\d+\.(\d+)/.exec(etag ?? '')?.[1] ?? 0);
}

export function withVersion(etag: string, version: number): string {
  return etag.replace(/^("\d+\.)\d+/, `$1${version}`);
}
