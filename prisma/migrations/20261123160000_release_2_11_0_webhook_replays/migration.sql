-- Release 2.11.0: replays of webhooks.

CREATE TABLE "webhook_replays" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "canceled_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_replays_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_replays_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "webhook_replays_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "webhook_replays_webhook_id_id_idx" ON "webhook_replays" ("webhook_id", "id");
CREATE INDEX "webhook_replays_workspace_id_idx" ON "webhook_replays" ("workspace_id");
CREATE INDEX "webhook_replays_created_by_idx" ON "webhook_replays" ("created_by");
CREATE INDEX "webhook_replays_expires_at_idx" ON "webhook_replays" ("expires_at");

ALTER TABLE "webhook_lanes"
    ADD COLUMN "replay_id" UUID,
    ADD CONSTRAINT "webhook_lanes_replay_id_fkey" FOREIGN KEY ("replay_id") REFERENCES "webhook_replays" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE UNIQUE INDEX "webhook_lanes_replay_id_key" ON "webhook_lanes" ("replay_id");
-- The replays that are due. They have places of their own, so that they never take those of other lanes.
CREATE INDEX "webhook_lanes_replays_due_idx" ON "webhook_lanes" ("next_attempt_at") WHERE "kind" = 'replay' AND "next_attempt_at" IS NOT NULL;
