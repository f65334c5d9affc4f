-- Release 2.12.0: partitions of the event log have 16 million positions (docs/decisions/0128-larger-partitions.md).

-- As before, but with four times as many positions.
CREATE OR REPLACE FUNCTION "add_event_partition"("after" BIGINT) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    "name" TEXT := format('events_from_%s', "after" + 1);
BEGIN
    EXECUTE format('CREATE TABLE %I (LIKE "events" INCLUDING DEFAULTS)', "name");
    EXECUTE format('CREATE TRIGGER "events_no_truncate" BEFORE TRUNCATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_change"()', "name");
    EXECUTE format('ALTER TABLE "events" ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)',
        "name", "after" + 1, "after" + 16000001);
    UPDATE "event_log_head" SET "partitioned_to" = "after" + 16000000;
END $$;

-- A log without events begins with such a partition, too. Others keep those that they have: PostgreSQL would read all of a
-- partition to give it more positions, and nothing could be placed meanwhile.
DO $$
BEGIN
    IF EXISTS (SELECT FROM "event_log_head" WHERE "position" = 0 AND "partitioned_to" = 4000000)
        AND NOT EXISTS (SELECT FROM "events") THEN
        ALTER TABLE "events" DETACH PARTITION "events_from_1";
        ALTER TABLE "events" ATTACH PARTITION "events_from_1" FOR VALUES FROM (1) TO (16000001);
        UPDATE "event_log_head" SET "partitioned_to" = 16000000;
    END IF;
END $$;
