/** Ids: UUID version 7 in the database, TypeIDs (`card_01j…`) wherever people and clients see them. */
import { toUUID, toUUIDBytes, typeidUnboxed } from 'typeid-js';
import type { TypeId } from 'typeid-js';
import type { ResourceName } from './resources.ts';

export type IdPrefix = ResourceName;

/** Sorts before every id: where a list by id begins. */
export const firstId = '00000000-0000-0000-0000-000000000000';

/** A new UUID version 7: later ids sort after earlier ones. */
export function newId(): string {
  return toUUID(typeidUnboxed());
}

/**
 * New ids that sort like ids that were made at these times, and in the given order where times are the same. Undefined
 * stands for now. UUIDs of version 7 have no times before 1970.
 */
export function newIdsAt(times: readonly (Date | undefined)[]): string[] {
  const ids = times.map(() => newId()).sort();
  const tails = ids.map((id) => id.slice(timeLength)).sort();
  return times.map((time, index) => {
    if (time === undefined) return ids[index] ?? '';
    const hex = time.getTime().toString(16).padStart(12, '0');
    return `${hex.slice(0, 8)}-${hex.slice(8)}${tails[index]}`;
  });
}

/** The characters of a UUID before which its version stands: 48 bits of milliseconds since 1970, and a hyphen. */
const timeLength = 13;

/**
 * Shows a UUID as a TypeID, as `fromUUID` of typeid-js does, but faster, because responses have many ids. Of the 26
 * characters, of 5 bits each, two hold the first byte, and then every four hold five hex digits.
 */
export function toTypeId(prefix: IdPrefix, uuid: string): string {
  const digit = (at: number) => digits[uuid.charCodeAt(at)] ?? 0;
  setPair(0, (digit(0) << 4) | digit(1));
  let at = 2;
  for (const [first, second, third, fourth, fifth] of fiveDigits) {
    setPair(at, (digit(first) << 6) | (digit(second) << 2) | (digit(third) >> 2));
    setPair(at + 2, ((digit(third) & 3) << 8) | (digit(fourth) << 4) | digit(fifth));
    at += 4;
  }
  return `${prefix}_${String.fromCharCode(...characters)}`;
}

/** The characters of the id that is being shown: a text that is put together of pairs takes four times the memory. */
const characters = Array.from({ length: 26 }, () => 0);

function setPair(at: number, bits: number): void {
  characters[at] = alphabet.charCodeAt(bits >> 5);
  characters[at + 1] = alphabet.charCodeAt(bits & 31);
}

/** Where the digits of a UUID after its first byte are, around its hyphens. */
const fiveDigits = [
  [2, 3, 4, 5, 6],
  [7, 9, 10, 11, 12],
  [14, 15, 16, 17, 19],
  [20, 21, 22, 24, 25],
  [26, 27, 28, 29, 30],
  [31, 32, 33, 34, 35],
] as const;

/** The values of hex digits, by their codes. */
const digits = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? 0 : value;
});

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Reads a TypeID whose shape the contract has checked already. Its bits are not checked: an id that is not a valid UUID
 * is not found, rather than refused.
 */
export function fromTypeId(typeId: string): string {
  return uuidOf(toUUIDBytes(typeId as TypeId<string>));
}

/** Writes the 16 bytes of a UUID. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export type ShowId = typeof toTypeId;

/** `toTypeId` with a cache, for a page of rows with the same boards, columns and people. */
export function rememberingTypeIds(): ShowId {
  const shown = new Map<string, string>();
  return (prefix, uuid) => {
    const known = shown.get(uuid);
    if (known !== undefined) return known;
    const typeId = toTypeId(prefix, uuid);
    shown.set(uuid, typeId);
    return typeId;
  };
}
