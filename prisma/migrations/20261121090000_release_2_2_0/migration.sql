-- Release 2.2.0: versions on every mutable row, the append-only event log, deletion in two steps, rank epochs.

ALTER TABLE "users" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
ALTER TABLE "workspaces" ADD COLUMN "deleted_at" TIMESTAMPTZ(3), ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
ALTER TABLE "workspace_members" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
ALTER TABLE "boards" ADD COLUMN "deleted_at" TIMESTAMPTZ(3), ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
ALTER TABLE "columns" ADD COLUMN "rank_epoch" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
ALTER TABLE "cards" ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
ALTER TABLE "labels" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
ALTER TABLE "comments" ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
ALTER TABLE "templates" ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;

CREATE TABLE "events" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "tx" XID8 NOT NULL DEFAULT pg_current_xact_id(),
    "seq" BIGINT GENERATED ALWAYS AS IDENTITY,
    "type" TEXT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_user_id" UUID,
    "actor_credential_id" UUID,
    "request_id" TEXT NOT NULL,
    "resource_type" TEXT NOT NULL,
    "resource_id" UUID NOT NULL,
    "board_id" UUID,
    "changes" JSONB NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "events_workspace_id_tx_seq_idx" ON "events" ("workspace_id", "tx", "seq");

-- The log only grows. A purge of a whole workspace or of old events names itself by this setting.
CREATE FUNCTION "refuse_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND current_setting('app.purging_events', true) = 'on' THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'events are append-only';
END
$$;
CREATE TRIGGER "events_no_truncate" BEFORE TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_change"();
CREATE TRIGGER "events_append_only" BEFORE UPDATE OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION "refuse_event_change"();
