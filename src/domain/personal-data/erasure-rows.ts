/** The statements of erasing a person that Prisma's models can't express as well, each with the reason. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Changes } from '../events/events.ts';

interface FoundMember {
  readonly id: string;
  readonly workspaceId: string;
}

/** A membership that hasn't ended, in a workspace that isn't deleted. By hand: joins the workspace. */
export async function findMembership(tx: Tx, userId: string): Promise<FoundMember | undefined> {
  const [member] = await tx.rows<FoundMember>(Prisma.sql`
    SELECT m.id, m.workspace_id AS "workspaceId" FROM workspace_members m
    JOIN workspaces w ON w.id = m.workspace_id AND w.deleted_at IS NULL
    WHERE m.user_id = ${userId}::uuid ORDER BY m.id LIMIT 1`);
  return member;
}

/** An address, as it was until a moment. */
interface AddressUntil {
  readonly email: string;
  readonly until: Date;
}

/** By hand: compares addresses as their index does. */
export async function findInviteTo(tx: Tx, { email, until }: AddressUntil): Promise<FoundMember | undefined> {
  const [member] = await tx.rows<FoundMember>(Prisma.sql`
    SELECT m.id, m.workspace_id AS "workspaceId" FROM workspace_members m
    WHERE m.status = 'invited' AND lower(m.email) = lower(${email}) AND m.invited_at <= ${until}::timestamptz LIMIT 1`);
  return member;
}

/**
 * A workspace whose invoices go to an address since before a moment: someone else can have it since. By hand: compares addresses
 * as their index does.
 */
export async function findBillingContact(
  tx: Tx,
  { email, until }: AddressUntil,
): Promise<{ readonly workspaceId: string } | undefined> {
  const [account] = await tx.rows<{ readonly workspaceId: string }>(Prisma.sql`
    SELECT a.workspace_id AS "workspaceId" FROM billing_accounts a
    WHERE a.billing_email IS NOT NULL AND lower(a.billing_email) = lower(${email})
      AND NOT EXISTS (SELECT 1 FROM events e
        WHERE e.workspace_id = a.workspace_id AND e.resource_type = 'billing' AND e.occurred_at > ${until}::timestamptz
          AND event_subjects(e.changes) && ${[email.toLowerCase()]}::text[]
          AND lower(e.changes #>> '{billing_email,to}') = ${email.toLowerCase()}) LIMIT 1`);
  return account;
}

/** By hand: compares addresses without case. Sign-ins are purged when they have expired, so there are few. */
export async function deleteSignInsOf(tx: Tx, { email, until }: AddressUntil): Promise<void> {
  await tx.rows(Prisma.sql`
    DELETE FROM sign_ins WHERE lower(email) = lower(${email}) AND created_at <= ${until}::timestamptz`);
}

export interface NamingEvent {
  readonly workspaceId: string;
  readonly position: string;
  readonly changes: Changes;
  /** Whether it is about a member who was the person, so that every name and address in it is theirs. */
  readonly isOwn: boolean;
}

/** Whom to look for, and what is written instead. */
interface Redaction extends AddressUntil {
  readonly userId: string;
  readonly placeholder: string;
  readonly name: string;
}

const eventsAtOnce = 500;
/** The condition of the index. */
const isIndexed = Prisma.sql`e.resource_type IN ('member', 'billing')`;

/**
 * Whether what an event (alias `e`) says about an address is from before a moment: the event, or the invite or the billing contact
 * that it ends.
 */
function isFromBefore({ email, until }: AddressUntil): Prisma.Sql {
  return Prisma.sql`(e.occurred_at <= ${until}::timestamptz
    OR e.type = 'member.deleted' AND NOT e.changes ? 'user_id'
      AND (e.changes #>> '{invited_at,from}')::timestamptz <= ${until}::timestamptz
    OR e.resource_type = 'billing' AND lower(e.changes #>> '{billing_email,from}') = ${email.toLowerCase()}
      AND NOT EXISTS (SELECT 1 FROM events s
        WHERE s.workspace_id = e.workspace_id AND s.resource_type = 'billing' AND s.occurred_at > ${until}::timestamptz
          AND s.seq < e.seq AND event_subjects(s.changes) && ${[email.toLowerCase()]}::text[]
          AND lower(s.changes #>> '{billing_email,to}') = ${email.toLowerCase()}))`;
}

/**
 * Some events that name a person and aren't redacted yet: those about members who were the person, because a change of the name
 * alone names nobody, and others with the person's address, from before someone else could have it. By hand: uses the index of
 * `event_subjects`.
 */
export function findEventsNaming(
  tx: Tx,
  { userId, email, until, placeholder, name }: Redaction,
): Promise<NamingEvent[]> {
  return tx.rows<NamingEvent>(Prisma.sql`
    WITH own AS (
      SELECT e.workspace_id, e.resource_id FROM events e
      WHERE ${isIndexed} AND event_subjects(e.changes) && ${[userId]}::text[] AND e.resource_type = 'member'
      UNION SELECT m.workspace_id, m.id FROM workspace_members m WHERE m.user_id = ${userId}::uuid)
    (SELECT e.workspace_id AS "workspaceId", e.position::text AS position, e.changes, true AS "isOwn" FROM own o
      JOIN events e ON e.workspace_id = o.workspace_id AND e.resource_id = o.resource_id AND e.resource_type = 'member'
      WHERE ${shows('email', placeholder)} OR ${shows('name', name)} LIMIT ${eventsAtOnce})
    UNION ALL
    (SELECT e.workspace_id, e.position::text, e.changes, false FROM events e
      WHERE ${isIndexed} AND event_subjects(e.changes) && ${[email.toLowerCase()]}::text[]
        AND ${isFromBefore({ email, until })}
        AND NOT EXISTS (SELECT 1 FROM own o
          WHERE o.workspace_id = e.workspace_id AND o.resource_id = e.resource_id AND e.resource_type = 'member')
      LIMIT ${eventsAtOnce})`);
}

/** Whether an event that names a person is not in the log yet. By hand: calls the function of the index. */
export async function isNamedByIncomingEvent(
  tx: Tx,
  { userId, email, until }: Pick<Redaction, 'userId' | 'email' | 'until'>,
): Promise<boolean> {
  const found = await tx.rows(Prisma.sql`
    SELECT FROM incoming_events e WHERE ${isIndexed} AND (event_subjects(e.changes) && ${[userId]}::text[]
      OR event_subjects(e.changes) && ${[email.toLowerCase()]}::text[] AND ${isFromBefore({ email, until })}) LIMIT 1`);
  return found.length > 0;
}

/** Whether a field of an event's changes has another value than this one. */
function shows(field: 'email' | 'name', value: string): Prisma.Sql {
  const changed = Prisma.sql`e.changes -> ${field}::text`;
  return Prisma.sql`(${changed} ->> 'from' <> ${value} OR ${changed} ->> 'to' <> ${value})`;
}

/** Lets this transaction remove names and addresses from events, which a trigger prevents otherwise. By hand: a setting. */
export async function allowRedactingEvents(tx: Tx): Promise<void> {
  await tx.rows(Prisma.sql`SELECT set_config('app.redacting_events', 'on', true)`);
}

/** By hand: one statement for many events. */
export async function redactEvents(tx: Tx, events: readonly Omit<NamingEvent, 'isOwn'>[]): Promise<void> {
  await tx.rows(Prisma.sql`
    UPDATE events e SET changes = r.changes
    FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS r ("workspaceId" uuid, position bigint, changes jsonb)
    WHERE e.workspace_id = r."workspaceId" AND e.position = r.position`);
}
