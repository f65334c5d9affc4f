/** Ids: UUID version 7 in the database, TypeIDs (`card_01j…`) wherever people and clients see them. */
import { fromUUID, toUUID, toUUIDBytes, typeidUnboxed } from 'typeid-js';
import type { TypeId } from 'typeid-js';

export type IdPrefix =
  | 'user'
  | 'workspace'
  | 'member'
  | 'board'
  | 'column'
  | 'card'
  | 'label'
  | 'comment'
  | 'template'
  | 'token'
  | 'share_link'
  | 'event';

/** A new UUID version 7: later ids sort after earlier ones. */
export function newId(): string {
  return toUUID(typeidUnboxed());
}

/** Shows a UUID as a TypeID. */
export function toTypeId(prefix: IdPrefix, uuid: string): string {
  return fromUUID(uuid, prefix);
}

/**
 * Reads a TypeID whose shape the contract has checked already. Its bits are not checked: an id of no UUID version
 * is one that does not exist, not one that is refused.
 */
export function fromTypeId(typeId: string): string {
  const hex = Buffer.from(toUUIDBytes(typeId as TypeId<string>)).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export type ShowId = typeof toTypeId;

/** `toTypeId` that remembers, for a page of rows that name the same board, columns and people over and over. */
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
