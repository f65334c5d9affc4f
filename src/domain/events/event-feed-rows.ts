/**
 * The statements behind open event streams. By hand: one reads the events for all streams of a process, and one checks
 * the access of all of them.
 */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { memberSeesBoard, roleOnBoard } from '../access/board-access-rows.ts';
import { isNotSuspended } from '../access/workspace-access-rows.ts';
import type { SecretKind } from '../core/credential-secrets.ts';
import { withinPageBytes } from '../core/page-size-rows.ts';
import type { Scope } from '../core/principals.ts';
import type { EventFeed } from './event-feeds.ts';
import type { EventReader } from './event-readers.ts';
import { eventsSettings, occurredSince } from './event-rows.ts';
import type { EventRow } from './event-rows.ts';

const eventColumns = selectList('e', Prisma.EventScalarFieldEnum);

/**
 * An array of ids or other words, as a parameter. The driver looks for what must be escaped in each element, which takes
 * longer than all else that the process does for a statement about thousands of streams.
 */
function arrayOf(words: readonly (string | number)[]): string {
  return `{${words.join(',')}}`;
}

/** The events of some workspaces in a range of positions, which is as long as it has events. */
export function listEventsBetween(
  reader: Tx,
  range: { readonly after: bigint; readonly upTo: bigint },
  workspaceIds: readonly string[],
): Promise<EventRow[]> {
  return reader.rows<EventRow>(Prisma.sql`
    SELECT ${eventColumns}
    FROM events e
    WHERE e.position > ${range.after}::bigint AND e.position <= ${range.upTo}::bigint
      AND e.workspace_id = ANY (${arrayOf(workspaceIds)}::uuid[])
    ORDER BY e.position`);
}

/** The position of the first event after a position, over all workspaces; undefined at the end of the log. */
export async function findNextPosition(reader: Tx, position: bigint): Promise<bigint | undefined> {
  const [next] = await reader.rows<{ readonly position: bigint }>(
    Prisma.sql`
    SELECT e.position FROM events e
    WHERE e.position + 0 > ${position}::bigint AND e.position > ${position}::bigint
    ORDER BY e.position + 0 LIMIT 1`,
    eventsSettings,
  );
  return next?.position;
}

export interface FeedPage {
  readonly after: bigint;
  readonly upTo: bigint;
  readonly limit: number;
}

/** One page of a feed, from before it was opened, and one event more. */
export function listFeedRows(
  reader: Tx,
  { workspaceId, boardId, occurredFrom, after: { seen } }: EventFeed,
  { after, upTo, limit }: FeedPage,
): Promise<EventRow[]> {
  return reader.rows<EventRow>(
    withinPageBytes(
      Prisma.sql`
      SELECT ${eventColumns}
      FROM events e
      WHERE e.workspace_id = ${workspaceId}::uuid
        ${boardId === undefined ? Prisma.empty : Prisma.sql`AND e.board_id = ${boardId}::uuid`}
        AND e.position > ${after}::bigint AND e.position <= ${upTo}::bigint
        AND ${occurredSince(occurredFrom)}
        ${seen === undefined ? Prisma.empty : Prisma.sql`AND e.seq <> ALL (${seen}::bigint[])`}
      ORDER BY e.position LIMIT ${limit + 1}`,
      { documents: ['changes'] },
    ),
    eventsSettings,
  );
}

/** What an open stream depends on. */
export interface FeedAccess {
  readonly key: number;
  readonly credentialKind: SecretKind;
  /** The hash of the credential's secret in hexadecimal digits. */
  readonly credentialHash: string;
  /** The scope that an access token needs. */
  readonly scope: Scope;
  readonly userId: string;
  readonly workspaceId: string;
  readonly boardId?: string;
}

/**
 * That the credential of a feed `f` still works. OFFSET 0 keeps PostgreSQL from reading all tokens of a workspace for each
 * feed: with 2,000 feeds that takes four times the buffers.
 */
const credentialWorks = (now: Date) => Prisma.sql`
  CASE f."credentialKind"
    WHEN 'session' THEN EXISTS (
      SELECT 1 FROM sessions s
      WHERE s.token_hash = decode(f."credentialHash", 'hex') AND s.user_id = f."userId"
        AND s.expires_at > ${now}::timestamptz)
    ELSE EXISTS (
      SELECT 1 FROM (
        SELECT * FROM access_tokens WHERE token_hash = decode(f."credentialHash", 'hex')
        UNION ALL
        SELECT * FROM access_tokens
        WHERE previous_token_hash = decode(f."credentialHash", 'hex')
          AND previous_token_ends_at > ${now}::timestamptz
        OFFSET 0) t
      WHERE t.workspace_id = f."workspaceId" AND t.created_by = f."userId" AND t.revoked_at IS NULL
        AND f.scope = ANY (t.scopes) AND (t.expires_at IS NULL OR t.expires_at > ${now}::timestamptz)) END`;

const personIsActive = Prisma.sql`u.id = f."userId" AND u.deleted_at IS NULL AND u.disabled_at IS NULL`;

/** The roles that a feed's reader has now; absent for a feed whose credential or access has ended. */
export async function findFeedReaders(
  reader: Tx,
  feeds: readonly FeedAccess[],
  now: Date,
): Promise<ReadonlyMap<number, EventReader>> {
  const rows = await reader.rows<EventReader & { readonly key: number }>(Prisma.sql`
    SELECT f.key, CASE WHEN f."boardId" IS NULL THEN m.role::text ELSE ${roleOnBoard} END AS role,
      m.role::text AS "workspaceRole"
    FROM jsonb_to_recordset(${JSON.stringify(feeds)}::jsonb) AS f (key int, "credentialKind" text,
      "credentialHash" text, scope text, "userId" uuid, "workspaceId" uuid, "boardId" uuid)
    JOIN users u ON ${personIsActive}
    JOIN workspaces w ON w.id = f."workspaceId" AND w.deleted_at IS NULL AND ${isNotSuspended}
    JOIN workspace_members m ON m.workspace_id = w.id AND m.user_id = u.id AND m.status = 'active'
    LEFT JOIN boards b ON b.id = f."boardId" AND b.workspace_id = w.id AND b.deleted_at IS NULL
    WHERE (f."boardId" IS NULL OR b.id IS NOT NULL AND ${memberSeesBoard}) AND ${credentialWorks(now)}`);
  return new Map(rows.map(({ key, ...roles }) => [key, roles]));
}

/**
 * The keys of the feeds whose credential has ended, or whose reader is deleted or disabled. It leaves out what leaves an
 * event when it ends, which takes more than half of the time of `findFeedReaders`.
 */
export async function findEndedFeeds(
  reader: Tx,
  feeds: readonly FeedAccess[],
  now: Date,
): Promise<readonly number[]> {
  const column = (of: (feed: FeedAccess) => string | number) => arrayOf(feeds.map(of));
  const rows = await reader.rows<{ readonly key: number }>(Prisma.sql`
    SELECT f.key
    FROM unnest(${column(({ key }) => key)}::int[], ${column(({ credentialKind }) => credentialKind)}::text[],
      ${column(({ credentialHash }) => credentialHash)}::text[], ${column(({ scope }) => scope)}::text[],
      ${column(({ userId }) => userId)}::uuid[], ${column(({ workspaceId }) => workspaceId)}::uuid[])
      AS f (key, "credentialKind", "credentialHash", scope, "userId", "workspaceId")
    WHERE NOT (EXISTS (SELECT 1 FROM users u WHERE ${personIsActive}) AND ${credentialWorks(now)})`);
  return rows.map(({ key }) => key);
}
