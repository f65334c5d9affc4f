-- Release 2.9.0: cards that are due on a day, which no time zone shifts, instead of at a time.

ALTER TABLE "cards" ADD COLUMN "due_on" DATE;
ALTER TABLE "cards" ADD CONSTRAINT "cards_one_due_date_check" CHECK ("due_at" IS NULL OR "due_on" IS NULL);

-- Processes of the release before don't know due_on: a due_at that they set replaces it.
CREATE FUNCTION cards_replace_due_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.due_on := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER cards_replace_due_on BEFORE UPDATE OF "due_at" ON "cards" FOR EACH ROW
  WHEN (NEW."due_at" IS DISTINCT FROM OLD."due_at" AND NEW."due_at" IS NOT NULL AND NEW."due_on" IS NOT NULL)
  EXECUTE FUNCTION cards_replace_due_on();

-- Days are in the indexes as their beginning in UTC.
DROP INDEX "cards_board_id_due_at_idx";
DROP INDEX "cards_workspace_id_due_at_idx";
DROP INDEX "cards_workspace_id_due_or_last_idx";
DROP INDEX "cards_workspace_id_due_or_never_idx";

CREATE INDEX "cards_board_id_due_idx" ON "cards" ("board_id", (COALESCE("due_at", "due_on"::timestamp AT TIME ZONE 'UTC')));
CREATE INDEX "cards_workspace_id_due_idx" ON "cards" ("workspace_id", (COALESCE("due_at", "due_on"::timestamp AT TIME ZONE 'UTC')));
CREATE INDEX "cards_workspace_id_due_or_last_idx" ON "cards"
  ("workspace_id", (COALESCE(COALESCE("due_at", "due_on"::timestamp AT TIME ZONE 'UTC'), 'infinity'::timestamptz)), "id");
CREATE INDEX "cards_workspace_id_due_or_never_idx" ON "cards"
  ("workspace_id", (COALESCE(COALESCE("due_at", "due_on"::timestamp AT TIME ZONE 'UTC'), '-infinity'::timestamptz)), "id");
