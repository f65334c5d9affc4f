/** Ids as clients see them. */
import { randomUUID } from 'node:crypto';
import { fromUUID } from 'typeid-js';
import { expect, test } from 'vitest';
import { fromTypeId, newId, toTypeId } from '../../src/domain/core/ids.ts';

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
