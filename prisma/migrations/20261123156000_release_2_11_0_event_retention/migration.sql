-- Release 2.11.0: the event log is stored in partitions of four million positions, so that old events are dropped with
-- their partition, and workspaces know how much of their log is no longer kept (docs/decisions/0087-event-retention.md).

ALTER TABLE "events" RENAME TO "events_from_1";
ALTER TABLE "events_from_1" RENAME CONSTRAINT "events_pkey" TO "events_from_1_pkey";
ALTER INDEX "events_order_idx" RENAME TO "events_from_1_order_idx";
ALTER INDEX "events_workspace_id_resource_id_position_idx" RENAME TO "events_from_1_workspace_id_resource_id_position_idx";
ALTER INDEX "events_workspace_id_board_id_position_idx" RENAME TO "events_from_1_workspace_id_board_id_position_idx";
ALTER INDEX "events_workspace_id_actor_user_id_position_idx" RENAME TO "events_from_1_workspace_id_actor_user_id_position_idx";
ALTER INDEX "events_workspace_id_type_position_idx" RENAME TO "events_from_1_workspace_id_type_position_idx";
ALTER INDEX "events_card_idx" RENAME TO "events_from_1_card_idx";
ALTER INDEX "events_subjects_idx" RENAME TO "events_from_1_subjects_idx";
ALTER INDEX "events_tx_seq_idx" RENAME TO "events_from_1_tx_seq_idx";
-- The table gets it again from the log that it becomes a part of.
DROP TRIGGER "events_append_only" ON "events_from_1";

CREATE TABLE "events" (LIKE "events_from_1" INCLUDING DEFAULTS) PARTITION BY RANGE ("position");
ALTER TABLE "events" ADD CONSTRAINT "events_pkey" PRIMARY KEY ("workspace_id", "position");
CREATE INDEX "events_order_idx" ON "events" (("position" + 0));
CREATE INDEX "events_workspace_id_resource_id_position_idx" ON "events" ("workspace_id", "resource_id", "position");
CREATE INDEX "events_workspace_id_board_id_position_idx" ON "events" ("workspace_id", "board_id", "position");
CREATE INDEX "events_workspace_id_actor_user_id_position_idx" ON "events" ("workspace_id", "actor_user_id", "position");
CREATE INDEX "events_workspace_id_type_position_idx" ON "events" ("workspace_id", "type", "position");
CREATE INDEX "events_card_idx" ON "events" ("workspace_id", "card_id", "position") WHERE "card_id" IS NOT NULL;
CREATE INDEX "events_subjects_idx" ON "events" USING gin ("event_subjects"("changes")) WHERE "resource_type" IN ('member', 'billing');
CREATE INDEX "events_tx_seq_idx" ON "events" ("tx", "seq") WHERE "tx" IS NOT NULL;
CREATE TRIGGER "events_no_truncate" BEFORE TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_change"();
CREATE TRIGGER "events_append_only" BEFORE UPDATE OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION "refuse_event_change"();

-- The position at which the last partition ends.
ALTER TABLE "event_log_head" ADD COLUMN "partitioned_to" BIGINT NOT NULL DEFAULT 0;
DO $$
DECLARE
    "end" BIGINT;
BEGIN
    -- The earlier events, whose indexes become those of the partition, and room for more.
    SELECT ("position" / 4000000 + 1) * 4000000 + 1 INTO "end" FROM "event_log_head";
    EXECUTE format('ALTER TABLE "events" ATTACH PARTITION "events_from_1" FOR VALUES FROM (1) TO (%s)', "end");
    UPDATE "event_log_head" SET "partitioned_to" = "end" - 1;
END $$;

-- Adds a partition. Other than CREATE TABLE … PARTITION OF, this waits for no reader, and no reader for this.
CREATE FUNCTION "add_event_partition"("after" BIGINT) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    "name" TEXT := format('events_from_%s', "after" + 1);
BEGIN
    EXECUTE format('CREATE TABLE %I (LIKE "events" INCLUDING DEFAULTS)', "name");
    EXECUTE format('CREATE TRIGGER "events_no_truncate" BEFORE TRUNCATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_change"()', "name");
    EXECUTE format('ALTER TABLE "events" ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)',
        "name", "after" + 1, "after" + 4000001);
    UPDATE "event_log_head" SET "partitioned_to" = "after" + 4000000;
END $$;

-- Runs while one process places events, and no other can: there is always room for the next million. If it can't get a
-- lock, the next call tries again, until there is hardly any room left.
CREATE FUNCTION "extend_event_log"() RETURNS trigger LANGUAGE plpgsql SET "lock_timeout" = '1s' AS $$
BEGIN
    PERFORM "add_event_partition"(NEW."partitioned_to");
    RETURN NULL;
EXCEPTION WHEN lock_not_available OR deadlock_detected THEN
    IF NEW."position" + 10000 > NEW."partitioned_to" THEN
        RAISE;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "event_log_head_extend" AFTER UPDATE OF "position" ON "event_log_head" FOR EACH ROW
    WHEN (NEW."position" + 1000000 > NEW."partitioned_to") EXECUTE FUNCTION "extend_event_log"();

-- How much of a workspace's log is no longer kept. Workspaces that aren't here have all of it.
CREATE TABLE "event_log_starts" (
    "workspace_id" UUID NOT NULL,
    -- The position of the last event that was deleted because of its age.
    "deleted_to" BIGINT NOT NULL,

    CONSTRAINT "event_log_starts_pkey" PRIMARY KEY ("workspace_id"),
    CONSTRAINT "event_log_starts_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
