/** Writes the append-only event log, in the transaction of the change that it describes. */
import type { RequestContext } from '../core/context.ts';
import { newId } from '../core/ids.ts';
import type { Principal } from '../core/principals.ts';
import type { EventType } from '../core/resources.ts';
import { Prisma } from '../../db/database.ts';

export type FieldValue =
  string | number | boolean | null | readonly string[] | Readonly<Partial<Record<string, string>>>;
export type Changes = Readonly<Record<string, { readonly from: FieldValue; readonly to: FieldValue }>>;

export interface NewEvent {
  readonly type: EventType;
  readonly workspaceId: string;
  readonly resourceId: string;
  /** The board that the resource is on, when it is on one. */
  readonly boardId?: string;
  readonly changes: Changes;
}

/**
 * Who acts. `invite` is a person who answers an invite on its page, where holding the mailed token proves access to the
 * mailbox; they may not be a user yet.
 */
export interface Actor {
  readonly kind: Principal['kind'] | 'invite' | 'operator' | 'system';
  readonly credentialId: string | null;
  readonly userId: string | null;
  /** The account of the operating system that ran the command; operators have one. */
  readonly systemAccount?: string;
}

/** The operator, acting with a command on the machine. */
export function operatorActor(systemAccount: string): Actor {
  return { kind: 'operator', credentialId: null, userId: null, systemAccount };
}

/** The actor when the service itself does something. */
export const systemActor: Actor = { kind: 'system', credentialId: null, userId: null };

/** What an event records about the request besides the change. */
export type ActorContext = RequestContext & { readonly principal: Actor };

/** Records events in order. */
export async function recordEvents(ctx: ActorContext, events: readonly NewEvent[]): Promise<void> {
  // A cascade can touch thousands of rows.
  for (let start = 0; start < events.length; start += eventsPerStatement) {
    await ctx.tx.rows(eventsInsert(ctx, events.slice(start, start + eventsPerStatement)));
  }
}

const eventsPerStatement = 500;

/** The statement that records events, for those that write it into the statement of the change itself. */
export function eventsInsert(
  ctx: ActorContext,
  events: readonly NewEvent[],
  condition = Prisma.empty,
): Prisma.Sql {
  const { principal, requestId, now } = ctx;
  const rows = events.map((event) => ({
    id: newId(),
    workspace_id: event.workspaceId,
    type: event.type,
    resource_type: event.type.split('.')[0],
    resource_id: event.resourceId,
    board_id: event.boardId,
    changes: event.changes,
  }));
  return Prisma.sql`
    INSERT INTO events (id, workspace_id, type, actor_kind, actor_user_id, actor_credential_id, actor_system_account,
      request_id, resource_type, resource_id, board_id, changes, occurred_at)
    SELECT id, workspace_id, type, ${principal.kind}::text, ${principal.userId}::uuid, ${principal.credentialId}::uuid,
      ${principal.systemAccount ?? null}::text, ${requestId}::text, resource_type, resource_id, board_id, changes,
      ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS new_events (id uuid, workspace_id uuid, type text,
      resource_type text, resource_id uuid, board_id uuid, changes jsonb) ${condition}`;
}

/** What a patch changes: only the fields whose value differs. */
export function changesBetween<Fields extends Readonly<Record<string, FieldValue>>>(
  before: Fields,
  after: Readonly<Partial<Fields>>,
): Changes {
  const entries = Object.entries(after).filter(
    ([field, to]) => to !== undefined && JSON.stringify(to) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(
    entries.map(([field, to]) => [field, { from: before[field] ?? null, to: to as FieldValue }]),
  );
}

/** What a creation sets: every field from nothing, absent ones left out. */
export function changesFromNothing(after: Readonly<Record<string, FieldValue>>): Changes {
  const present = Object.entries(after).filter(([, to]) => to !== null);
  return Object.fromEntries(present.map(([field, to]) => [field, { from: null, to }]));
}

/** What a deletion takes away. */
export function changesToNothing(before: Readonly<Record<string, FieldValue>>): Changes {
  const present = Object.entries(before).filter(([, from]) => from !== null);
  return Object.fromEntries(present.map(([field, from]) => [field, { from, to: null }]));
}
