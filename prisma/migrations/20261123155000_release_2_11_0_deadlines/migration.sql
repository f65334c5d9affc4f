-- Release 2.11.0: the event log says when cards are due soon, and when they are overdue.

-- When the next of these events is to be recorded: 24 hours before the card is due, and then when it is. 'infinity' once
-- the card is overdue and that is recorded; NULL without a due date. A day is over at its end in UTC.
ALTER TABLE "cards" ADD COLUMN "next_deadline_at" TIMESTAMPTZ(3);

-- By a trigger, so that every way of setting a due date does it, also that of earlier releases. A card that comes back from
-- the trash has the column already.
CREATE FUNCTION "expect_deadlines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."next_deadline_at" :=
        COALESCE(NEW."due_at", (NEW."due_on" + 1)::timestamp AT TIME ZONE 'UTC') - interval '24 hours';
    RETURN NEW;
END $$;
CREATE TRIGGER "cards_expect_deadlines_at_first" BEFORE INSERT ON "cards" FOR EACH ROW
    WHEN (NEW."next_deadline_at" IS NULL AND (NEW."due_at" IS NOT NULL OR NEW."due_on" IS NOT NULL))
    EXECUTE FUNCTION "expect_deadlines"();
CREATE TRIGGER "cards_expect_deadlines" BEFORE UPDATE OF "due_at", "due_on" ON "cards" FOR EACH ROW
    WHEN (NEW."due_at" IS DISTINCT FROM OLD."due_at" OR NEW."due_on" IS DISTINCT FROM OLD."due_on")
    EXECUTE FUNCTION "expect_deadlines"();

-- Cards that were overdue before the upgrade stay without events.
UPDATE "cards" SET "next_deadline_at" =
    COALESCE("due_at", ("due_on" + 1)::timestamp AT TIME ZONE 'UTC') - interval '24 hours'
    WHERE COALESCE("due_at", ("due_on" + 1)::timestamp AT TIME ZONE 'UTC') > now();

-- Has only the cards that wait for an event.
CREATE INDEX "cards_next_deadline_at_idx" ON "cards" ("next_deadline_at")
    WHERE "next_deadline_at" < 'infinity' AND "completed_at" IS NULL AND "archived_at" IS NULL;
