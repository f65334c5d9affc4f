/** Owns that the contract's examples show what can be: tags of this release, and versions that fit the times. */
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { resourceList } from '../../src/domain/core/resources.ts';

type Shown = Readonly<Record<string, unknown>>;

/** All objects in a value. */
function* objectsIn(value: unknown): Generator<Shown> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield value as Shown;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

const shown = [...objectsIn(loadContract())].filter(
  ({ id, created_at }) => typeof id === 'string' && typeof created_at === 'string',
);

describe.each(resourceList.filter(({ revision }) => revision !== undefined))(
  'examples of $name',
  ({ name, revision }) => {
    const tagged = shown.filter(({ id, etag }) => String(id).startsWith(`${name}_0`) && etag !== undefined);

    it('have the tags of this release', () => {
      expect(tagged.filter(({ etag }) => !String(etag).startsWith(`"${revision}.`))).toEqual([]);
    });

    it('have the first version exactly if nothing has changed them', () => {
      const impossible = tagged.filter(
        ({ etag, created_at, updated_at }) =>
          updated_at !== undefined && String(etag).endsWith('.1"') !== (created_at === updated_at),
      );
      expect(impossible).toEqual([]);
    });
  },
);

it('examples of the same resource were created at the same time', () => {
  const times = new Map<unknown, Set<unknown>>();
  for (const { id, created_at } of shown) times.set(id, (times.get(id) ?? new Set()).add(created_at));
  expect([...times].filter(([, { size }]) => size > 1)).toEqual([]);
});
