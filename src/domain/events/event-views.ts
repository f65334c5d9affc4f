/** How events are shown, in lists and to webhooks. */
import type { IdPrefix, ShowId } from '../core/ids.ts';
import { idFieldsOf } from '../core/resources.ts';
import type { EventRow } from './event-rows.ts';
import type { FieldValue } from './events.ts';

/** What is shown of an event, or of a message that looks like one. */
export type ShownEventRow = Omit<EventRow, 'position' | 'seq' | 'cardId'>;

/** The id prefixes of each actor's credentials; `operator` and `system` have none. */
const credentialPrefixes: Readonly<Partial<Record<string, IdPrefix>>> = {
  access_token: 'token',
  session: 'session',
  invite: 'member',
};

/** An event as the contract has it, for responses and for what webhooks are sent. */
export function showEvent(row: ShownEventRow, showId: ShowId) {
  return {
    id: showId('event', row.id),
    type: row.type,
    occurred_at: row.occurredAt.toISOString(),
    workspace_id: showId('workspace', row.workspaceId),
    ...(row.boardId !== null && { board_id: showId('board', row.boardId) }),
    actor: showActor(row, showId),
    resource: { type: row.resourceType, id: showId(row.resourceType, row.resourceId) },
    request_id: row.requestId,
    changes: showChanges(row, showId),
    ...(row.version !== null && { version: Number(row.version) }),
    ...(row.imported !== null && { imported: row.imported }),
  };
}

function showActor(row: ShownEventRow, showId: ShowId) {
  const { actorKind: kind, actorUserId, actorCredentialId, actorSystemAccount } = row;
  const prefix = credentialPrefixes[kind];
  return {
    kind,
    ...(actorUserId !== null && { user_id: showId('user', actorUserId) }),
    ...(actorCredentialId !== null &&
      prefix !== undefined && { credential_id: showId(prefix, actorCredentialId) }),
    ...(actorSystemAccount !== null && { system_account: actorSystemAccount }),
  };
}

/** Shows values as their resource does, with ids as TypeIDs and without nulls. */
function showChanges({ resourceType, changes }: ShownEventRow, showId: ShowId) {
  const idFields = idFieldsOf(resourceType);
  const entries = Object.entries(changes).map(([field, { from, to, fromTruncated }]) => {
    const show = (value: FieldValue) => showValue(idFields[field], value, showId);
    const change = {
      ...(from !== null && { from: show(from) }),
      ...(to !== null && { to: show(to) }),
      ...(fromTruncated === true && { from_truncated: true }),
    };
    return [field, change] as const;
  });
  return Object.fromEntries(entries);
}

function showValue(prefix: IdPrefix | undefined, value: FieldValue, showId: ShowId): FieldValue {
  if (prefix === undefined) return value;
  if (Array.isArray(value)) return value.map((id: string) => showId(prefix, id));
  return typeof value === 'string' ? showId(prefix, value) : value;
}
