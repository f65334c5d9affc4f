/**
 * The statements of presence: who looks at a board now (docs/decisions/0117-presence.md). By hand: each is one statement for
 * everything that a process has to write or to read at a time.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';

/** A person who looks at a board by streams of this process. */
export interface Onlooker {
  readonly workspaceId: string;
  readonly boardId: string;
  readonly userId: string;
  readonly since: Date;
}

/** The channel on which processes say whose presence has changed, as `<process id> <board id>,<board id>…`. */
export const presenceChannel = 'board_presence';

/** How many people are listed of a board. */
export const peopleListedMax = 50;

/** A lease that is older doesn't count. It is by the clock of the database: processes on several machines compare it. */
const leaseEnd = Prisma.sql`now() - interval '12 seconds'`;
/** A notification has 8,000 bytes at most, and an id 37 with its comma. */
const idsPerNotification = 200;

/** Notifies of the boards (`board_id`) of a query, with as few notifications as they fit into. */
const notified = (processId: string, boards: Prisma.Sql) => Prisma.sql`
  SELECT pg_notify(${presenceChannel}::text, ${processId}::text || ' ' || string_agg(board_id::text, ','))
  FROM (SELECT board_id, row_number() OVER () AS place FROM (SELECT DISTINCT board_id FROM (${boards}) AS c) AS d) AS n
  GROUP BY place / ${idsPerNotification}::int`;

const columnOf = <Row>(rows: readonly Row[], of: (row: Row) => string) => `{${rows.map(of).join(',')}}`;

const listed = (people: readonly Onlooker[]) => Prisma.sql`
  SELECT * FROM unnest(${columnOf(people, ({ boardId }) => boardId)}::uuid[], ${columnOf(people, ({ userId }) => userId)}::uuid[],
    ${columnOf(people, ({ workspaceId }) => workspaceId)}::uuid[],
    ${columnOf(people, ({ since }) => since.toISOString())}::timestamptz[]) AS l (board_id, user_id, workspace_id, since)`;

const inserted = (processId: string, people: readonly Onlooker[]) => Prisma.sql`
  INSERT INTO board_presence (board_id, user_id, process_id, workspace_id, since)
  SELECT board_id, user_id, ${processId}::uuid, workspace_id, since FROM (${listed(people)}) AS l
  ON CONFLICT DO NOTHING RETURNING board_id`;

/** Writes the lease of a process, and everyone who looks at boards by its streams, in place of what it has written before. */
export async function registerProcess(
  reader: Tx,
  processId: string,
  people: readonly Onlooker[],
): Promise<void> {
  await reader.rows(Prisma.sql`
    WITH process AS (
      INSERT INTO presence_processes (id, seen_at) VALUES (${processId}::uuid, now())
      ON CONFLICT (id) DO UPDATE SET seen_at = now()),
    joined AS (${inserted(processId, people)}),
    gone AS (
      DELETE FROM board_presence p
      WHERE p.process_id = ${processId}::uuid
        AND NOT EXISTS (SELECT 1 FROM (${listed(people)}) AS l WHERE l.board_id = p.board_id AND l.user_id = p.user_id)
      RETURNING p.board_id)
    ${notified(processId, Prisma.sql`SELECT board_id FROM joined UNION ALL SELECT board_id FROM gone`)}`);
}

/** Writes who has come and who has gone since. @throws what a foreign key does if the process has no lease any more */
export async function recordPresence(
  reader: Tx,
  processId: string,
  { joined, gone }: { readonly joined: readonly Onlooker[]; readonly gone: readonly Onlooker[] },
): Promise<void> {
  await reader.rows(Prisma.sql`
    WITH joined AS (${inserted(processId, joined)}),
    gone AS (
      DELETE FROM board_presence p USING (${listed(gone)}) AS l
      WHERE p.board_id = l.board_id AND p.user_id = l.user_id AND p.process_id = ${processId}::uuid
      RETURNING p.board_id)
    ${notified(processId, Prisma.sql`SELECT board_id FROM joined UNION ALL SELECT board_id FROM gone`)}`);
}

export interface LeaseState {
  /** False if another process has taken this one for dead, or the tables are empty after a crash of the database. */
  readonly isKept: boolean;
  /** The boards of processes that were dead. */
  readonly changedBoardIds: readonly string[];
}

/** Renews the lease of a process, and removes those of dead ones with what they have written. */
export async function renewLease(reader: Tx, processId: string): Promise<LeaseState> {
  const [state] = await reader.rows<LeaseState>(Prisma.sql`
    WITH renewed AS (
      UPDATE presence_processes SET seen_at = now() WHERE id = ${processId}::uuid RETURNING id),
    dead AS (
      DELETE FROM presence_processes WHERE id IN (
        SELECT id FROM presence_processes WHERE seen_at < ${leaseEnd} AND id <> ${processId}::uuid
        FOR UPDATE SKIP LOCKED)
      RETURNING id),
    changed AS (SELECT DISTINCT board_id FROM board_presence WHERE process_id IN (SELECT id FROM dead)),
    notified AS (${notified(processId, Prisma.sql`SELECT board_id FROM changed`)})
    SELECT EXISTS (SELECT 1 FROM renewed) AS "isKept",
      ARRAY(SELECT board_id::text FROM changed) AS "changedBoardIds", (SELECT count(*) FROM notified) AS notifications`);
  return state ?? { isKept: false, changedBoardIds: [] };
}

/** Removes what a process has written, when nobody looks at boards by its streams any more. */
export async function removeProcess(reader: Tx, processId: string): Promise<void> {
  await reader.rows(Prisma.sql`
    WITH gone AS (DELETE FROM board_presence WHERE process_id = ${processId}::uuid RETURNING board_id),
    process AS (DELETE FROM presence_processes WHERE id = ${processId}::uuid)
    ${notified(processId, Prisma.sql`SELECT board_id FROM gone`)}`);
}

/** A person who looks at a board now, as everyone who sees the board may know them. */
export interface PresentRow {
  readonly boardId: string;
  readonly userId: string;
  readonly name: string;
  readonly since: Date;
  readonly isGuest: boolean;
  /** Whether they have changed something on the board or were assigned to a card, so that guests may know them. */
  readonly hasAppeared: boolean;
  /** How many people look at the board, and how many of them have appeared on it. */
  readonly count: number;
  readonly appearedCount: number;
}

/**
 * Who looks at some boards now, each person once: the first of each board, the first who have appeared on it, and those
 * among `userIds`, in the order in which they came.
 */
export function listPresentRows(
  reader: Tx,
  boardIds: readonly string[],
  userIds: readonly string[],
): Promise<PresentRow[]> {
  return reader.rows<PresentRow>(Prisma.sql`
    WITH present AS (
      SELECT p.board_id, p.workspace_id, p.user_id, min(p.since) AS since
      FROM board_presence p
      JOIN presence_processes r ON r.id = p.process_id AND r.seen_at >= ${leaseEnd}
      WHERE p.board_id = ANY (${`{${boardIds.join(',')}}`}::uuid[])
      GROUP BY p.board_id, p.workspace_id, p.user_id),
    known AS (
      SELECT p.*, u.name, m.role = 'guest' AS is_guest,
        EXISTS (SELECT 1 FROM board_people a WHERE a.board_id = p.board_id AND a.user_id = p.user_id) AS has_appeared
      FROM present p
      JOIN boards b ON b.id = p.board_id AND b.workspace_id = p.workspace_id
      JOIN workspace_members m ON m.workspace_id = p.workspace_id AND m.user_id = p.user_id AND m.status = 'active'
      JOIN users u ON u.id = p.user_id),
    counted AS (
      SELECT k.*,
        count(*) OVER board AS present, count(*) FILTER (WHERE k.has_appeared) OVER board AS appeared,
        row_number() OVER (PARTITION BY k.board_id ORDER BY k.since, k.user_id) AS place,
        row_number() OVER (PARTITION BY k.board_id, k.has_appeared ORDER BY k.since, k.user_id) AS place_among
      FROM known k WINDOW board AS (PARTITION BY k.board_id))
    SELECT board_id AS "boardId", user_id AS "userId", name, since, is_guest AS "isGuest", has_appeared AS "hasAppeared",
      present::int AS count, appeared::int AS "appearedCount"
    FROM counted
    WHERE place <= ${peopleListedMax}::int OR has_appeared AND place_among <= ${peopleListedMax}::int
      OR user_id = ANY (${`{${userIds.join(',')}}`}::uuid[])
    ORDER BY board_id, place`);
}
