/** Where V8 makes new objects (docs/decisions/0151-objects-of-requests-stay-young.md). */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const tuning = path.join(import.meta.dirname, '..', '..', 'bin', 'tune-node.js');

/** Keeps all objects of ten kinds, then prints how many kinds are made among the old objects. */
const program = `
  const makers = Array.from({ length: 10 }, (_, kind) => new Function('index', 'return { index, kind' + kind + ': index };'));
  const kept = [];
  for (const make of makers) for (let index = 0; index < 400_000; index += 1) kept.push(make(index));
  console.log(makers.filter((make) => !%InYoungGeneration(make(0))).length);
`;

function kindsMadeOld(...flags: readonly string[]): number {
  const args = [...flags, '--allow-natives-syntax', '--eval', program];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

it('makes all objects among the new ones, also those of a kind that was in use until now', () => {
  expect(kindsMadeOld('--max-semi-space-size=16', '--v8-pool-size=0')).toBeGreaterThan(0);
  expect(kindsMadeOld('--import', tuning)).toBe(0);
});
