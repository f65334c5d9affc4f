/** Writes the append-only event log, in the transaction of the change that it describes. */
import { partsOf } from '../../db/statement-parts.ts';
import type { RequestContext } from '../core/context.ts';
import type { Actor } from '../core/principals.ts';
import type { EventType } from '../core/resources.ts';
import { insertEvents, longTextFields } from './event-rows.ts';

export type FieldValue =
  string | number | boolean | null | readonly string[] | Readonly<Partial<Record<string, string>>>;
export interface Change {
  readonly from: FieldValue;
  readonly to: FieldValue;
  /** Whether `from` is only the beginning of a long text. */
  readonly fromTruncated?: true;
}
export type Changes = Readonly<Record<string, Change>>;

export interface NewEvent {
  readonly type: EventType;
  readonly workspaceId: string;
  readonly resourceId: string;
  /** The board that the resource is on, if any. */
  readonly boardId?: string;
  /** The card of a comment or a share link. */
  readonly cardId?: string;
  readonly changes: Changes;
  /** The version of the resource after the change. Those of its events rise by one (docs/decisions/0081-event-versions.md). */
  readonly version: bigint;
  /** Whether the resource was imported with its history. */
  readonly imported?: true;
}

/** The operator who runs a command on the machine. */
export function operatorActor(systemAccount: string): Actor {
  return { kind: 'operator', credentialId: null, userId: null, systemAccount };
}

/** The service itself. */
export const systemActor: Actor = { kind: 'system', credentialId: null, userId: null };

/** What an event records about the request. */
export type ActorContext = RequestContext & { readonly principal: Actor };

/** Records events in order. */
export async function recordEvents(ctx: ActorContext, events: readonly NewEvent[]): Promise<void> {
  // A cascade can touch thousands of rows.
  for (const part of partsOf(events, eventsPerStatement)) await insertEvents(ctx, part);
}

const eventsPerStatement = 500;

/** The fields that a patch changes: those whose value differs. */
export function changesBetween<Fields extends Readonly<Record<string, FieldValue>>>(
  before: Fields,
  after: Readonly<Partial<Fields>>,
): Changes {
  const entries = Object.entries(after).filter(
    ([field, to]) => to !== undefined && JSON.stringify(to) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(
    entries.map(([field, to]) => [field, changeOf(field, before[field] ?? null, to as FieldValue)]),
  );
}

/** How much is kept of such a text when it is replaced or removed. The event that stored it has all of it. */
const previousTextMax = 500;

function changeOf(field: string, from: FieldValue, to: FieldValue): Change {
  const isLong = typeof from === 'string' && longTextFields.includes(field) && from.length > previousTextMax;
  if (!isLong) return { from, to };
  const beginning = from.slice(0, previousTextMax);
  // PostgreSQL stores no half of a pair.
  return { from: beginning.isWellFormed() ? beginning : beginning.slice(0, -1), to, fromTruncated: true };
}

/** The fields that a creation sets. */
export function changesFromNothing(after: Readonly<Record<string, FieldValue>>): Changes {
  const present = Object.entries(after).filter(([, to]) => to !== null);
  return Object.fromEntries(present.map(([field, to]) => [field, { from: null, to }]));
}

/** The fields that a deletion removes. */
export function changesToNothing(before: Readonly<Record<string, FieldValue>>): Changes {
  const present = Object.entries(before).filter(([, from]) => from !== null);
  return Object.fromEntries(present.map(([field, from]) => [field, changeOf(field, from, null)]));
}
