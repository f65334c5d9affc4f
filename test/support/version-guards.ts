/**
 * Triggers in the databases of tests, which refuse a change of what a card shows that doesn't raise its version. Entity
 * tags and kept texts of cards depend on it, so every test checks it as well.
 */
import pg from 'pg';

/** The columns of a card that no response shows, or that say nothing else than the version does. */
const unshown = ['rank', 'next_deadline_at', 'updated_at', 'version'];

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
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION test_refuse_unversioned_relation();`;

export async function guardVersions(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(guards);
  } finally {
    await client.end();
  }
}
