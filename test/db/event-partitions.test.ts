/** The partitions of a log from before 2.12.0, which had four million positions each, of a new one, and of a restored one. */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applyMigrations, migrationsFolder, readMigrations } from '../../src/db/migrations.ts';
import { createEmptyDatabase, createMigratedDatabase } from '../support/database.ts';
import { temporaryFolder } from '../support/migration-folders.ts';

const largerPartitions = '20261126090000_release_2_12_0_larger_event_partitions';

/** A database as it was before partitions became larger. */
async function openPrevious(): Promise<{ readonly client: pg.Client; readonly connectionString: string }> {
  const folder = await temporaryFolder();
  await cp(migrationsFolder, folder, { recursive: true });
  for (const { name } of await readMigrations(migrationsFolder)) {
    if (name >= largerPartitions) await rm(path.join(folder, name), { recursive: true });
  }
  const connectionString = await createEmptyDatabase();
  await applyMigrations({ connectionString, migrationsDir: folder });
  return { client: await connect(connectionString), connectionString };
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function partitionsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ bounds: string }>(`
    SELECT pg_get_expr(c.relpartbound, c.oid) AS bounds FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'events'::regclass ORDER BY c.oid`);
  return rows.map(({ bounds }) => bounds.replaceAll(/FOR VALUES FROM |[^0-9 TO]/g, ''));
}

const recordAndPlace = (client: pg.Client) =>
  client.query(`
    INSERT INTO incoming_events (id, workspace_id, type, actor_kind, request_id, resource_type, resource_id, changes)
    VALUES (gen_random_uuid(), gen_random_uuid(), 'card.created', 'system', 'r', 'card', gen_random_uuid(), '{}');
    SELECT place_events()`);

describe('the partitions of the log', () => {
  it('have sixteen million positions in a new one, which stays append-only and grows ahead', async () => {
    const { client, connectionString } = await openPrevious();
    await applyMigrations({ connectionString });
    expect(await partitionsOf(client)).toEqual(['1 TO 16000001']);
    await recordAndPlace(client);
    await client.query('UPDATE event_log_head SET position = 15000000');
    expect(await partitionsOf(client)).toEqual(['1 TO 16000001']);
    await client.query('UPDATE event_log_head SET position = 15000001');
    expect(await partitionsOf(client)).toEqual(['1 TO 16000001', '16000001 TO 32000001']);
    await expect(client.query('DELETE FROM events')).rejects.toThrow('append-only');
    await expect(client.query('TRUNCATE events_from_1')).rejects.toThrow('append-only');
  });

  it('stay as they are where there are events, and the next ones are larger', async () => {
    const { client, connectionString } = await openPrevious();
    await recordAndPlace(client);
    await applyMigrations({ connectionString });
    expect(await partitionsOf(client)).toEqual(['1 TO 4000001']);
    await client.query('UPDATE event_log_head SET position = 3999999');
    await recordAndPlace(client);
    await recordAndPlace(client);
    expect(await partitionsOf(client)).toEqual(['1 TO 4000001', '4000001 TO 20000001']);
    const { rows } = await client.query<{ position: string }>('SELECT position FROM events ORDER BY 1');
    expect(rows.map(({ position }) => position)).toEqual(['1', '4000000', '4000001']);
  });

  it('are one more once a restored log is marked, and its numbers are such that JavaScript has exactly', async () => {
    const client = await connect(await createMigratedDatabase());
    await recordAndPlace(client);
    const { rows: gaps } = await client.query<{ after: string; until: string }>(
      'SELECT after_position AS after, until_position AS until FROM continue_restored_event_log()',
    );
    const { after = '', until = '' } = gaps[0] ?? {};
    expect(after).toBe('1');
    const added = `${Number(until) + 1} TO ${Number(until) + 16_000_001}`;
    expect(await partitionsOf(client)).toEqual(['1 TO 16000001', added]);
    await recordAndPlace(client);
    const { rows } = await client.query<{ position: string; seq: string }>(
      'SELECT position, seq FROM events ORDER BY position DESC LIMIT 1',
    );
    expect(rows).toEqual([{ position: String(Number(until) + 1), seq: String(Number(until) + 1) }]);
    expect(Number.isSafeInteger(Number(until))).toBe(true);
  });

  it('are one more as well if the head of the log is ahead of the clock', async () => {
    const client = await connect(await createMigratedDatabase());
    const head = 5_000_000_000_000_000;
    await client.query(`SELECT add_event_partition(${head}); UPDATE event_log_head SET position = ${head}`);
    await client.query('SELECT continue_restored_event_log()');
    expect(await partitionsOf(client)).toHaveLength(3);
    await recordAndPlace(client);
    const { rows } = await client.query<{ position: string }>('SELECT position FROM events');
    expect(Number(rows[0]?.position)).toBeGreaterThan(head + 1_000_000_000);
    expect(Number(rows[0]?.position)).toBeLessThan(head + 2_000_000_001);
  });
});
