-- Release 2.11.0: webhooks.

CREATE TABLE "webhooks" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT,
    "board_id" UUID,
    "types" TEXT[],
    "disabled_reason" TEXT,
    "disabled_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "secret_generation" INTEGER NOT NULL DEFAULT 0,
    "previous_secret_ends_at" TIMESTAMPTZ(3),
    "after_position" BIGINT NOT NULL DEFAULT 0,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhooks_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "webhooks_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "webhooks_workspace_id_id_key" ON "webhooks" ("workspace_id", "id");
CREATE INDEX "webhooks_created_by_idx" ON "webhooks" ("created_by");

CREATE TABLE "webhook_lanes" (
    "webhook_id" UUID NOT NULL,
    "lane_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "position" BIGINT NOT NULL,
    "until_position" BIGINT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "lease_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_lanes_pkey" PRIMARY KEY ("webhook_id", "lane_id"),
    CONSTRAINT "webhook_lanes_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "webhook_lanes_workspace_id_idx" ON "webhook_lanes" ("workspace_id");
CREATE INDEX "webhook_lanes_updated_at_idx" ON "webhook_lanes" ("updated_at");
-- What is due, by webhook, so that one with many lanes doesn't hide the others.
CREATE INDEX "webhook_lanes_due_idx" ON "webhook_lanes" ("webhook_id", "next_attempt_at") WHERE "next_attempt_at" IS NOT NULL;

CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "event_id" UUID NOT NULL,
    "event_type" TEXT NOT NULL,
    "event_position" BIGINT,
    "message" JSONB,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "status" TEXT NOT NULL,
    "response_status" INTEGER,
    "failure" TEXT,
    "duration_ms" INTEGER,
    "response_excerpt" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_attempt_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "webhook_deliveries_webhook_id_id_idx" ON "webhook_deliveries" ("webhook_id", "id");
CREATE INDEX "webhook_deliveries_webhook_id_event_id_id_idx" ON "webhook_deliveries" ("webhook_id", "event_id", "id");
CREATE INDEX "webhook_deliveries_workspace_id_idx" ON "webhook_deliveries" ("workspace_id");
CREATE INDEX "webhook_deliveries_expires_at_idx" ON "webhook_deliveries" ("expires_at");
CREATE INDEX "webhook_deliveries_pending_idx" ON "webhook_deliveries" ("next_attempt_at") WHERE "status" = 'pending';

-- How far the event log was looked through for what webhooks are sent. The lock of the row makes one process at a time do it.
CREATE TABLE "webhook_feed" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "position" BIGINT NOT NULL,

    CONSTRAINT "webhook_feed_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_feed_one_row_check" CHECK ("id")
) WITH (fillfactor = 50);
INSERT INTO "webhook_feed" ("position") SELECT "position" FROM "event_log_head";
