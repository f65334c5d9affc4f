/**
 * Triggers in the databases of tests, which refuse a change of what a card shows that doesn't raise its version, and one of a
 * board's pages without an event of the board. Entity tags and kept texts depend on it, so every test checks it as well.
 */
import pg from 'pg';

/** The columns of a card that no response shows, or that say nothing else than the version does. */
const unshown = ['rank', 'next_deadline_at', 'updated_at', 'version'];

/** Refuses what changes the pages of a board without an event of it: pages that a client has depend on the last event alone. */
function recordedChanges(table: string, columns: readonly string[]): string {
  const changed = columns.map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`).join(' OR ');
  const trigger = 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW';
  const refusal = 'EXECUTE FUNCTION test_refuse_unrecorded_change()';
  return `
CREATE CONSTRAINT TRIGGER test_events AFTER INSERT OR DELETE ON ${table} ${trigger} ${refusal};
CREATE CONSTRAINT TRIGGER test_changes AFTER UPDATE ON ${table} ${trigger} WHEN (${changed}) ${refusal};`;
}

const guards = `
CREATE FUNCTION test_refuse_unversioned_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version = OLD.version
    AND to_jsonb(NEW) - '{${unshown.join(',')}}'::text[] <> to_jsonb(OLD) - '{${unshown.join(',')}}'::text[]
  THEN
    RAISE EXCEPTION 'card % was changed without a new version', NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER test_versions AFTER UPDATE ON cards FOR EACH ROW EXECUTE FUNCTION test_refuse_unversioned_card();

CREATE FUNCTION test_refuse_unversioned_relation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.card_id ELSE NEW.card_id END;
BEGIN
  IF EXISTS (
    SELECT 1 FROM cards c
    WHERE c.id = changed AND c.xmin::text::bigint <> pg_current_xact_id()::text::bigint % 4294967296
  ) THEN
    RAISE EXCEPTION '% of card % was changed without a new version', TG_TABLE_NAME, changed;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER test_versions AFTER INSERT OR DELETE ON card_labels
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION test_refuse_unversioned_relation();
CREATE CONSTRAINT TRIGGER test_versions AFTER INSERT OR DELETE ON card_assignees
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION test_refuse_unversioned_relation();

CREATE FUNCTION test_refuse_unrecorded_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.board_id ELSE NEW.board_id END;
BEGIN
  -- Tests that put rows into tables themselves do so in a statement of their own.
  IF current_setting('application_name') = 'boards service' AND current_query() = 'COMMIT' AND EXISTS (
    SELECT 1 FROM boards b JOIN workspaces w ON w.id = b.workspace_id AND w.deleted_at IS NULL
    WHERE b.id = changed AND b.deleted_at IS NULL
  ) AND NOT EXISTS (
    SELECT 1 FROM incoming_events e
    WHERE e.board_id = changed AND e.xmin::text::bigint = pg_current_xact_id()::text::bigint % 4294967296
  ) THEN
    RAISE EXCEPTION '% of board % were changed without an event of the board', TG_TABLE_NAME, changed;
  END IF;
  RETURN NULL;
END $$;
${recordedChanges('cards', ['version', 'board_id', 'column_id', 'archived_at'])}
${recordedChanges('columns', ['version', 'board_id', 'rank', 'archived_at'])}`;

export async function guardVersions(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(guards);
  } finally {
    await client.end();
  }
}
