/** Ids as clients see them. */
import { randomUUID } from 'node:crypto';
import { fromUUID } from 'typeid-js';
import { expect, test } from 'vitest';
import { fromTypeId, newId, newIdsAt, toTypeId } from '../../src/domain/core/ids.ts';

const zeros = '00000000-0000-0000-0000-000000000000';

/** Every bit alone, the smallest, the largest and a few of no pattern. */
const uuids = [
  zeros,
  zeros.replaceAll('0', 'f'),
  ...Array.from({ length: 128 }, (_, bit) => dashed((1n << BigInt(bit)).toString(16).padStart(32, '0'))),
  ...Array.from({ length: 100 }, () => randomUUID()),
  newId(),
];

function dashed(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

test('toTypeId encodes a UUID as typeid-js does', () => {
  expect(uuids.map((uuid) => toTypeId('card', uuid))).toEqual(uuids.map((uuid) => fromUUID(uuid, 'card')));
});

test('fromTypeId returns the UUID of the TypeID', () => {
  expect(uuids.map((uuid) => fromTypeId(toTypeId('share_link', uuid)))).toEqual(uuids);
});

test('newIdsAt makes ids of version 7 that sort by their times, and as given where those are the same', () => {
  const times = ['2024-03-02T09:00:00Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'].map(
    (text) => new Date(text),
  );
  const [second, first, last] = times;
  const ids = newIdsAt([second, last, first, second, undefined, second, undefined]);
  expect(new Set(ids).size).toBe(7);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids[2]).toMatch(/^00000000-0000-7/);
  expect(ids.map((_, index) => index).sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1))).toEqual([
    2, 0, 3, 5, 4, 6, 1,
  ]);
});
