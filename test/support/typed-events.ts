/** Holds events against the schema of their type, so that the contract lists every field and value that they have. */
import type { components } from '../../generated/api.ts';
import { loadContract } from '../../src/api/contract/contract.ts';
import type { Database } from '../../src/db/database.ts';
import type { EventRow } from '../../src/domain/events/event-rows.ts';
import { showEvent } from '../../src/domain/events/event-views.ts';
import { toTypeId } from '../../src/domain/core/ids.ts';
import { schemaErrors } from './contract-matcher.ts';

type Event = components['schemas']['Event'];

interface Union {
  readonly oneOf: readonly { readonly $ref: string }[];
  readonly discriminator: {
    readonly propertyName: string;
    readonly mapping: Readonly<Record<string, string>>;
  };
}

/** The union of all types, and which schema it maps each one to. */
export const knownEvent = (
  loadContract().components as unknown as { readonly schemas: { readonly KnownEvent: Union } }
).schemas.KnownEvent;

/** What of an event doesn't fit the schema of its type; empty if it fits. */
export function typedEventErrors(event: Event): string {
  const schema = knownEvent.discriminator.mapping[event.type]?.split('/').at(-1);
  if (schema === undefined) return `KnownEvent has no type ${event.type}`;
  return schemaErrors(schema, event);
}

/** @throws {Error} if an event doesn't fit the schema of its type */
export function assertTypedEvents(events: readonly Event[]): void {
  for (const event of events) {
    const errors = typedEventErrors(event);
    if (errors !== '')
      throw new Error(`a ${event.type} doesn't fit its schema: ${errors}\n${JSON.stringify(event)}`);
  }
}

/** More would only repeat them. */
const checkedEventsMax = 5_000;

/** The newest events of a database, as the API shows them. None if a test has broken the database. */
async function recordedEvents({ reader }: Database): Promise<Event[]> {
  const { event, incomingEvent } = reader.prisma;
  const newest = { orderBy: { id: 'desc' }, take: checkedEventsMax } as const;
  // Those that nobody has read aren't in the log yet.
  const rows = [
    await event.findMany(newest).catch(() => []),
    await incomingEvent.findMany(newest).catch(() => []),
  ];
  return rows.flat().map((row) => showEvent(row as unknown as EventRow, toTypeId));
}

/** @throws {Error} if an event that a test has recorded doesn't fit the schema of its type */
export async function assertRecordedEvents(database: Database): Promise<void> {
  assertTypedEvents(await recordedEvents(database));
}
