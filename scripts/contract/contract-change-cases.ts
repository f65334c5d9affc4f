/** Reads test/contract/contract-changes: a small released contract, and changes of it with the verdict that each must get. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { AcceptedChange, Question } from './contract-changes.ts';
import type { Contract } from './contract-documents.ts';

interface WrittenCase {
  readonly name: string;
  /** 2.5.0 unless said otherwise: the next minor release. */
  readonly version?: string;
  /** Merge patches (RFC 7396): of the released contract, and of what that makes. */
  readonly before?: object;
  readonly after: object;
  readonly accepted?: readonly AcceptedChange[];
  /** Absent where it passes. */
  readonly refused?: readonly string[];
}

export interface ContractChangeCase {
  readonly name: string;
  readonly question: Question;
  /** Each refusal that our rule gives, word for word; none where it passes. */
  readonly refused: readonly string[];
}

const folder = path.join(import.meta.dirname, '..', '..', 'test', 'contract', 'contract-changes');
const releasedFile = 'released.yaml';
const now = new Date('2026-11-01T00:00:00Z');

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Applies a JSON merge patch (RFC 7396). */
function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const kept = isObject(target) ? target : {};
  const changed = Object.entries(patch).map(([key, value]) => [key, merged(kept[key], value)] as const);
  const all = [...Object.entries(kept).filter(([key]) => !(key in patch)), ...changed];
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}

/** Every case, in the order of the files. */
export function contractChangeCases(): ContractChangeCase[] {
  const read = (file: string) => parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  const released = read(releasedFile);
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== releasedFile);
  return files
    .toSorted()
    .flatMap((file) => read(file) as WrittenCase[])
    .map(({ name, version = '2.5.0', before = {}, after, accepted = [], refused = [] }) => {
      const last = merged(released, before) as Contract;
      const contract = merged(merged(last, { info: { version } }), after) as Contract;
      return { name, question: { contract, releases: [last], accepted, now }, refused };
    });
}
