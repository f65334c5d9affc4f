-- Release 2.11.0: a queue of the webhooks that have something to send, so that a claim costs the same however many webhooks
-- and lanes wait (docs/decisions/0090-webhooks-at-scale.md).

CREATE TABLE "webhook_queues" (
    "webhook_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "is_slow" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "webhook_queues_pkey" PRIMARY KEY ("webhook_id"),
    CONSTRAINT "webhook_queues_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks" ("id") ON DELETE CASCADE ON UPDATE CASCADE
) WITH (fillfactor = 50);
CREATE INDEX "webhook_queues_due_idx" ON "webhook_queues" ("is_slow", "due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "webhook_queues_workspace_id_idx" ON "webhook_queues" ("workspace_id");

INSERT INTO "webhook_queues" ("webhook_id", "workspace_id", "due_at")
    SELECT "id", "workspace_id", (SELECT min("next_attempt_at") FROM "webhook_lanes"
        WHERE "webhook_id" = "webhooks"."id" AND "kind" <> 'replay') FROM "webhooks";

CREATE FUNCTION "create_webhook_queue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "webhook_queues" ("webhook_id", "workspace_id") VALUES (NEW."id", NEW."workspace_id");
    RETURN NULL;
END $$;
CREATE TRIGGER "webhooks_create_queue" AFTER INSERT ON "webhooks" FOR EACH ROW EXECUTE FUNCTION "create_webhook_queue"();

-- By triggers, so that whatever makes a lane due also wakes its webhook: otherwise the lane would wait forever. Replays
-- don't wait in the queue.
CREATE FUNCTION "queue_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "webhook_queues" q SET "due_at" = w."due_at"
    FROM (SELECT "webhook_id", min("next_attempt_at") AS "due_at" FROM "changed_lanes"
          WHERE "next_attempt_at" IS NOT NULL AND "kind" <> 'replay' GROUP BY "webhook_id" ORDER BY "webhook_id") AS w
    WHERE q."webhook_id" = w."webhook_id" AND (q."due_at" IS NULL OR q."due_at" > w."due_at");
    RETURN NULL;
END $$;
CREATE TRIGGER "webhook_lanes_queue_new" AFTER INSERT ON "webhook_lanes" REFERENCING NEW TABLE AS "changed_lanes"
    FOR EACH STATEMENT EXECUTE FUNCTION "queue_webhooks"();
CREATE TRIGGER "webhook_lanes_queue_changed" AFTER UPDATE ON "webhook_lanes" REFERENCING NEW TABLE AS "changed_lanes"
    FOR EACH STATEMENT EXECUTE FUNCTION "queue_webhooks"();
