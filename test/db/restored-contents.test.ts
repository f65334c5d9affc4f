/** What a restored database is checked for, and how its event log continues. */
import pg from 'pg';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { checkContents, continueEventLog, readContents } from '../../scripts/backups/contents.ts';
import { createMigratedDatabase } from '../support/database.ts';

let client: pg.Client;

beforeEach(async () => {
  client = await connect(await createMigratedDatabase());
  await recordAndPlace();
});

async function connect(connectionString: string): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString });
  await opened.connect();
  onTestFinished(() => opened.end());
  return opened;
}

const recordAndPlace = () =>
  client.query(`
    INSERT INTO incoming_events (id, workspace_id, type, actor_kind, request_id, resource_type, resource_id, changes)
    VALUES (gen_random_uuid(), gen_random_uuid(), 'card.created', 'system', 'r', 'card', gen_random_uuid(), '{}');
    SELECT place_events()`);

const faultsSince = async (backedUp: Awaited<ReturnType<typeof readContents>>) =>
  (await checkContents(client, backedUp)).faults;

it('the gap of an earlier restore is no fault, and a position that is missing is one', async () => {
  const beforeGap = await readContents(client);
  expect(await continueEventLog(client)).toBe(true);
  const atGap = await readContents(client);
  expect([await faultsSince(beforeGap), await faultsSince(atGap)]).toEqual([[], []]);
  for (let count = 0; count < 3; count += 1) await recordAndPlace();
  expect([await faultsSince(beforeGap), await faultsSince(atGap)]).toEqual([[], []]);
  await client.query(`
    SET app.purging_events = 'on';
    DELETE FROM events WHERE position = (SELECT max(position) - 1 FROM events)`);
  const fault = 'The event log has gaps: 1 positions are missing.';
  expect([await faultsSince(beforeGap), await faultsSince(atGap)]).toEqual([[fault], [fault]]);
});

it('who looked at a board when the backup was made is not missed: a restore empties these tables, as a crash does', async () => {
  const faults = async () => {
    const backedUp = await readContents(client);
    return faultsSince({
      ...backedUp,
      counts: { ...backedUp.counts, users: 1, presence_processes: 1, board_presence: 1 },
    });
  };
  // Until no other test has written in the same PostgreSQL meanwhile: counts are not compared otherwise.
  await expect.poll(faults).toEqual(['The table users has 0 rows instead of 1.']);
});

it('a log of an earlier release is checked, and stays for its operator to mark', async () => {
  await client.query('DROP FUNCTION continue_restored_event_log; DROP TABLE event_log_gaps');
  const backedUp = await readContents(client);
  await recordAndPlace();
  expect(await faultsSince(backedUp)).toEqual([]);
  expect(await continueEventLog(client)).toBe(false);
});

it('a role that does not own the log leaves it as it is', async () => {
  await client.query('CREATE ROLE restored_contents_reader; SET ROLE restored_contents_reader');
  expect(await continueEventLog(client)).toBe(false);
  await client.query('RESET ROLE; DROP ROLE restored_contents_reader');
});
