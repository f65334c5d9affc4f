-- Release 2.12.0: positions of events that a restore has lost are never given again (docs/decisions/0133-gaps-of-restored-logs.md).

-- Between these positions, this log has no events. A log from which a backup was restored can have had some there.
CREATE TABLE "event_log_gaps" (
    -- The last position of the log that was restored.
    "after_position" BIGINT NOT NULL,
    -- The log continues behind it.
    "until_position" BIGINT NOT NULL,
    "restored_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_log_gaps_pkey" PRIMARY KEY ("after_position"),
    CONSTRAINT "event_log_gaps_order_check" CHECK ("after_position" < "until_position")
);

-- Lets a restored log continue far behind everything that it has lost, and returns the gap. It ends at the number of microseconds
-- since 1970. A log gets fewer positions than that in any time, so each restore continues behind all that came before it, however
-- often the same backup is restored. Until 2255, JavaScript's numbers have such positions exactly. Safe while the service works, and
-- a second time.
CREATE FUNCTION "continue_restored_event_log"() RETURNS "event_log_gaps" LANGUAGE plpgsql SET "lock_timeout" = '10s' AS $$
DECLARE
    "gap" "event_log_gaps"%ROWTYPE;
    "partitioned_to" BIGINT;
BEGIN
    SELECT h."position", h."partitioned_to" INTO STRICT "gap"."after_position", "partitioned_to" FROM "event_log_head" h FOR UPDATE;
    "gap"."restored_at" := clock_timestamp();
    "gap"."until_position" := floor(extract(epoch FROM clock_timestamp()) * 1000000);
    IF "gap"."until_position" <= "gap"."after_position" THEN
        -- The clock is wrong. At random, because the same backup can be restored again.
        "gap"."until_position" := "gap"."after_position" + floor((1 + random()) * 1000000000);
    END IF;
    INSERT INTO "event_log_gaps" VALUES ("gap".*);
    -- Before the position, so that the head's trigger doesn't add all partitions up to there.
    IF "gap"."until_position" > "partitioned_to" THEN
        PERFORM "add_event_partition"("gap"."until_position");
    END IF;
    UPDATE "event_log_head" SET "position" = "gap"."until_position";
    -- Running numbers are in cursors, too: in those of snapshots, and of the audit log.
    PERFORM setval("sequence", greatest("gap"."until_position", pg_sequence_last_value("sequence")))
    FROM unnest(ARRAY[pg_get_serial_sequence('incoming_events', 'seq'), pg_get_serial_sequence('operator_actions', 'seq')]::regclass[])
        AS "numbered" ("sequence");
    RETURN "gap";
END $$;
