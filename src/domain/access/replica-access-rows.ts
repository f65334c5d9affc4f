/** The statements that compare a caller's access on the primary with what a replica knows. By hand: they run before each read. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Principal } from '../core/principals.ts';

type Caller = Pick<Principal, 'userId' | 'workspaceId'>;

/** The workspaces whose boards a caller sees some of, at most so many. */
const ownWorkspaces = ({ userId, workspaceId }: Caller, limit: number) => Prisma.sql`
  SELECT m.workspace_id FROM workspace_members m
  WHERE m.user_id = ${userId}::uuid AND m.status = 'active'
    AND (${workspaceId ?? null}::uuid IS NULL OR m.workspace_id = ${workspaceId ?? null}::uuid)
  ORDER BY m.workspace_id LIMIT ${limit}`;

export interface AccessState {
  readonly workspaceIds: readonly string[];
  /** Whether there is an event after the position that is not of the harmless types, or too many events to tell. */
  readonly hasChanged: boolean;
}

/** What has happened in the caller's workspaces after a position in the event log, placed in it or not yet. */
export async function readAccessState(
  tx: Tx,
  caller: Caller,
  since: { readonly position: bigint; readonly harmlessTypes: readonly string[] },
  bounds: { readonly workspacesMax: number; readonly eventsMax: number },
): Promise<AccessState> {
  const { position, harmlessTypes } = since;
  const [state] = await tx.rows<AccessState>(
    Prisma.sql`
    WITH mine AS MATERIALIZED (${ownWorkspaces(caller, bounds.workspacesMax + 1)})
    SELECT ARRAY(SELECT workspace_id::text FROM mine) AS "workspaceIds",
      EXISTS (
        SELECT 1 FROM incoming_events i
        WHERE i.seq > (SELECT h.settled_seq FROM event_log_head h)
          AND i.workspace_id IN (SELECT workspace_id FROM mine) AND i.type <> ALL (${harmlessTypes}::text[]))
      OR EXISTS (
        SELECT 1 FROM mine CROSS JOIN LATERAL (
          SELECT count(*) AS events, count(*) FILTER (WHERE r.type <> ALL (${harmlessTypes}::text[])) AS changes
          FROM (
            SELECT e.type FROM events e
            WHERE e.workspace_id = mine.workspace_id AND e.position > ${position}::bigint
            ORDER BY e.position LIMIT ${bounds.eventsMax}) AS r) AS since
        WHERE since.changes > 0 OR since.events = ${bounds.eventsMax}) AS "hasChanged"`,
    // Incoming events that are deleted and not vacuumed yet must not be read.
    { reads: 'in-order' },
  );
  if (state === undefined) throw new Error('a statement that always returns a row returned none');
  return state;
}

/** The caller's workspaces as a replica knows them. */
export async function listKnownWorkspaces(tx: Tx, caller: Caller, limit: number): Promise<readonly string[]> {
  const rows = await tx.rows<{ readonly id: string }>(
    Prisma.sql`SELECT workspace_id::text AS id FROM (${ownWorkspaces(caller, limit)}) AS known`,
  );
  return rows.map(({ id }) => id);
}
