/** What `include` adds to the messages of a webhook: the resources of events as they are when they are sent. */
import type { Database, Tx } from '../../db/database.ts';
import type { Viewer } from '../../domain/access/viewer-rows.ts';
import { isScope } from '../../domain/core/principals.ts';
import type { EventRow } from '../../domain/events/event-rows.ts';
import type { SendingWebhook } from './lane-rows.ts';

/** Renders the resources of events of one workspace, as far as a viewer sees them, by the ids of the events. */
export type RenderEventData = (
  ctx: { readonly tx: Tx; readonly now: Date; readonly viewer: Viewer },
  events: readonly EventRow[],
) => Promise<ReadonlyMap<string, object>>;

export interface MessageDataOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly eventData: RenderEventData;
}

/** Larger data is left out, as the contract says. With the changes, a message then has room in an outgoing request. */
const dataBytesMax = 262_144;

/**
 * The data of events that a webhook is about to be sent; empty if it doesn't include any. A webhook sees what admins of its
 * workspace see, within the scopes of the credential that decided where it sends what.
 */
export async function findMessageData(
  { workspaceId, include, dataScopes }: SendingWebhook,
  events: readonly EventRow[],
  { database, now, eventData }: MessageDataOptions,
): Promise<ReadonlyMap<string, object>> {
  if (!include.includes('data') || events.length === 0) return new Map();
  const viewer = { adminOf: workspaceId, scopes: dataScopes.filter(isScope) };
  const found = await eventData({ tx: database.reader, now: now(), viewer }, events);
  return new Map([...found].filter(([, data]) => Buffer.byteLength(JSON.stringify(data)) <= dataBytesMax));
}
