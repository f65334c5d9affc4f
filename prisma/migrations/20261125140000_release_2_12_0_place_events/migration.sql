-- Release 2.12.0: placing events needs no superuser.

-- The same as before, but for the setting: only superusers may create a function with one that no extension defines.
CREATE OR REPLACE FUNCTION "place_events"() RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE
    "head" "event_log_head"%ROWTYPE;
    "drawn" BIGINT;
    "ended_before" xid8;
    "first_position" BIGINT;
    "placed" BIGINT;
    "placed_at_once" CONSTANT BIGINT := 2000;
BEGIN
    LOOP
        SELECT * INTO "head" FROM "event_log_head";
        "first_position" := coalesce("first_position", "head"."position");
        -- Takes no lock and no transaction number if there is nothing to do.
        EXIT WHEN NOT EXISTS (SELECT 1 FROM "incoming_events" WHERE "seq" > "head"."settled_seq");
        -- In this order: whoever drew a number up to `drawn` had a transaction number by then, and so a lower one than this
        -- transaction, which gets its number with the lock.
        IF pg_current_xact_id_if_assigned() IS NULL THEN
            SELECT CASE WHEN "is_called" THEN "last_value" ELSE "last_value" - 1 END INTO "drawn" FROM "incoming_events_seq_seq";
        END IF;
        SELECT * INTO "head" FROM "event_log_head" FOR UPDATE;
        -- What ended before is visible to the statement that moves events.
        "ended_before" := pg_snapshot_xmin(pg_current_snapshot());
        IF "head"."next_settled_tx" > pg_snapshot_xmax(pg_current_snapshot()) THEN
            -- The number is of another server, from which this database was restored.
            "head"."next_settled_tx" := NULL;
        END IF;
        -- Until the transaction ends, and it ends with this function.
        PERFORM set_config('app.purging_events', 'on', true);
        WITH "moved" AS (
            DELETE FROM "incoming_events" WHERE "seq" = ANY (ARRAY(
                SELECT "seq" FROM "incoming_events" WHERE "seq" > "head"."settled_seq" ORDER BY "seq" LIMIT "placed_at_once"))
            RETURNING *
        ), "logged" AS (
            INSERT INTO "events" ("position", "id", "workspace_id", "seq", "type", "actor_kind", "actor_user_id",
                "actor_credential_id", "actor_system_account", "request_id", "resource_type", "resource_id", "board_id",
                "card_id", "changes", "version", "imported", "occurred_at")
            SELECT "head"."position" + row_number() OVER (ORDER BY "seq"), "id", "workspace_id", "seq", "type", "actor_kind",
                "actor_user_id", "actor_credential_id", "actor_system_account", "request_id", "resource_type", "resource_id",
                "board_id", "card_id", "changes", "version", "imported", "occurred_at"
            FROM "moved" ORDER BY "seq"
            RETURNING 1
        )
        SELECT count(*) INTO "placed" FROM "logged";
        IF "placed" < "placed_at_once" AND "head"."next_settled_tx" <= "ended_before" THEN
            "head"."settled_seq" := "head"."next_settled_seq";
            "head"."next_settled_tx" := NULL;
        END IF;
        IF "head"."next_settled_tx" IS NULL THEN
            "head"."next_settled_seq" := "drawn";
            "head"."next_settled_tx" := CASE WHEN "drawn" IS NOT NULL THEN pg_current_xact_id() END;
        END IF;
        UPDATE "event_log_head" SET "position" = "head"."position" + "placed", "settled_seq" = "head"."settled_seq",
            "next_settled_seq" = "head"."next_settled_seq", "next_settled_tx" = "head"."next_settled_tx";
        "head"."position" := "head"."position" + "placed";
        EXIT WHEN "placed" < "placed_at_once";
    END LOOP;
    IF "head"."position" > "first_position" THEN
        PERFORM pg_notify('event_log', "head"."position"::text);
    END IF;
    RETURN "head"."position";
END
$$;
