-- Release 2.12.0: the event log knows where the events of each hour are (docs/decisions/0106-flat-costs.md).

CREATE TABLE "event_log_hours" (
    "hour" TIMESTAMPTZ(0) NOT NULL,
    -- No event of this hour or a later one is before it.
    "first_position" BIGINT NOT NULL,
    -- No event of this hour or an earlier one is after it.
    "last_position" BIGINT NOT NULL,

    CONSTRAINT "event_log_hours_pkey" PRIMARY KEY ("hour")
);

-- New events come after all others, so only the hour of the clock has to change, and that once in a thousand positions.
-- The clock of a process can be behind: then the hours after that of its events change too.
CREATE FUNCTION "note_event_hours"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "placed" RECORD;
BEGIN
    FOR "placed" IN
        SELECT date_bin('1 hour', "occurred_at", '2000-01-01 00:00:00Z') AS "hour", min("position") AS "first_position",
            (max("position") / 1000 + 1) * 1000 AS "last_position"
        FROM "new_events" GROUP BY 1 ORDER BY 1 DESC
    LOOP
        INSERT INTO "event_log_hours" ("hour", "first_position", "last_position")
        VALUES ("placed"."hour",
            least("placed"."first_position", (SELECT h."first_position" FROM "event_log_hours" h
                WHERE h."hour" > "placed"."hour" ORDER BY h."hour" LIMIT 1)),
            greatest("placed"."last_position", (SELECT h."last_position" FROM "event_log_hours" h
                WHERE h."hour" < "placed"."hour" ORDER BY h."hour" DESC LIMIT 1)))
        ON CONFLICT ("hour") DO NOTHING;
        UPDATE "event_log_hours" SET "last_position" = "placed"."last_position"
        WHERE "hour" >= "placed"."hour" AND "last_position" < "placed"."last_position";
    END LOOP;
    RETURN NULL;
END $$;
CREATE TRIGGER "events_note_hours" AFTER INSERT ON "events" REFERENCING NEW TABLE AS "new_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "note_event_hours"();
