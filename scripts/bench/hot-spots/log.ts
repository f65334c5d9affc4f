/** How fast the event log takes events, which all workspaces share: one call of `place_events()` runs at a time. */
import type pg from 'pg';

export interface LogFigure {
  /** Events a second, one figure for each round. */
  readonly placedPerSecond: readonly number[];
  /** Bytes of write-ahead log for each event: to record it, and to place it. */
  readonly recordedBytes: number;
  readonly placedBytes: number;
}

const eventsPerRound = 20_000;
const columns = `id, workspace_id, type, actor_kind, actor_user_id, request_id, resource_type, resource_id, board_id, changes`;

export async function measureLog(client: pg.Client, rounds: number): Promise<LogFigure> {
  const lsn = async () =>
    Number(
      (
        await client.query<{ lsn: string }>(
          `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS lsn`,
        )
      ).rows[0]?.lsn,
    );
  const placedPerSecond: number[] = [];
  let [recordedBytes, placedBytes] = [0, 0];
  await client.query('SELECT place_events()');
  for (let round = 0; round < rounds; round += 1) {
    const atStart = await lsn();
    await client.query(`
      INSERT INTO incoming_events (${columns})
      SELECT gen_random_uuid(), ${columns.slice('id, '.length)}
      FROM (SELECT * FROM events WHERE type = 'card.updated' LIMIT 100) AS e, generate_series(1, ${eventsPerRound / 100})`);
    const recorded = await lsn();
    const startedMs = performance.now();
    for (let left = 1; left > 0;) {
      await client.query('SELECT place_events()');
      left = (await client.query('SELECT FROM incoming_events LIMIT 1')).rowCount ?? 0;
    }
    placedPerSecond.push((eventsPerRound * 1_000) / (performance.now() - startedMs));
    recordedBytes += (recorded - atStart) / eventsPerRound / rounds;
    placedBytes += ((await lsn()) - recorded) / eventsPerRound / rounds;
  }
  return { placedPerSecond, recordedBytes, placedBytes };
}
