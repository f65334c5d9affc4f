/**
 * Ids in tests. Clients and tests see TypeIDs (`card_01j…`); rows and jobs hold the UUIDs in them. Read by the library
 * and not by the service's own code, so that a mistake there shows.
 */
import { fromUUID, toUUID, typeidUnboxed } from 'typeid-js';
import type { TypeId } from 'typeid-js';

/** The UUID under which the database stores the resource of a TypeID. */
export function storedId(typeId: string): string {
  return toUUID(typeId as TypeId<string>);
}

/** The TypeID under which clients see a stored UUID. */
export function typeIdOf(prefix: string, uuid: string): string {
  return fromUUID(uuid, prefix);
}

/** The TypeID of a resource that doesn't exist, or is about to be stored. */
export function unusedId(prefix: string): string {
  return typeidUnboxed(prefix);
}

/** A UUID of version 7, for a row that a test stores. */
export function newUuid(): string {
  return toUUID(typeidUnboxed());
}
