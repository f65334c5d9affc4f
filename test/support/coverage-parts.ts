/**
 * What the tests of one file have exercised of the contract, written down when the file ends. The reporter puts the
 * parts of all files together (docs/decisions/0033-for-consumers.md).
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where parts are written; absent in runs that are not counted. */
    contractCoverageDir?: string;
  }
}

/** The sort of a thing that the contract has, and its name: `status createCard 201`. */
export type CoverageItem = `${CoverageKind} ${string}`;
export const coverageKinds = [
  'operation',
  'status',
  'problem',
  'parameter',
  'request',
  'response',
  'example',
] as const;
export type CoverageKind = (typeof coverageKinds)[number];

/** Of all files that this process has run so far: what one has exercised is not looked for again. */
const seen = new Set<CoverageItem>();

export function isSeen(item: CoverageItem): boolean {
  return seen.has(item);
}

/** Forgets what earlier files of this process have exercised; their parts are written by then. */
export function forgetSeen(): void {
  seen.clear();
}

export function see(item: CoverageItem): void {
  seen.add(item);
}

/** Whether this run is counted. */
export function isCounted(): boolean {
  return inject('contractCoverageDir') !== undefined;
}

export function writePart(): void {
  const folder = inject('contractCoverageDir');
  if (folder === undefined || seen.size === 0) return;
  writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify([...seen]));
}
