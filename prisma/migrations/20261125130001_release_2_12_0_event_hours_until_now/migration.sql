-- Release 2.12.0: the hours of the events from before their trigger.

-- Reads the log, which stops no request.
CREATE TEMP TABLE "counted_hours" ON COMMIT DROP AS
    SELECT date_bin('1 hour', "occurred_at", '2000-01-01 00:00:00Z') AS "hour", min("position") AS "first_position",
        max("position") AS "last_position"
    FROM "events" GROUP BY 1;

-- Allowed: 24 rows for each day of the log. The trigger waits for milliseconds.
LOCK TABLE "event_log_hours" IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO "event_log_hours" ("hour", "first_position", "last_position")
    SELECT "hour", min(min("first_position")) OVER (ORDER BY "hour" DESC), max(max("last_position")) OVER (ORDER BY "hour")
    FROM (SELECT * FROM "counted_hours" UNION ALL SELECT "hour", "first_position", "last_position" FROM "event_log_hours") AS known
    GROUP BY "hour"
    ON CONFLICT ("hour") DO UPDATE
    SET "first_position" = EXCLUDED."first_position", "last_position" = EXCLUDED."last_position";
