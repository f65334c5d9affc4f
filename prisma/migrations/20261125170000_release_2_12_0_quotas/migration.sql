-- Release 2.12.0: what workspaces use is measured, and what they can use is limited
-- (docs/decisions/0115-quotas-of-workspaces.md).

ALTER TABLE "workspaces" ADD COLUMN "over_quota" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "workspace_usage" (
    "workspace_id" UUID NOT NULL,
    "rows_max" BIGINT,
    "bytes_max" BIGINT,
    "kinds" JSONB NOT NULL DEFAULT '{}',
    "used_rows" BIGINT NOT NULL DEFAULT 0,
    "used_bytes" BIGINT NOT NULL DEFAULT 0,
    "trash_rows" BIGINT NOT NULL DEFAULT 0,
    "trash_bytes" BIGINT NOT NULL DEFAULT 0,
    "percent" INTEGER NOT NULL DEFAULT 0,
    "measured_at" TIMESTAMPTZ(3),
    "is_stale" BOOLEAN NOT NULL DEFAULT true,
    CONSTRAINT "workspace_usage_pkey" PRIMARY KEY ("workspace_id"),
    CONSTRAINT "workspace_usage_quotas_check" CHECK ("rows_max" >= 0 AND "bytes_max" >= 0),
    CONSTRAINT "workspace_usage_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id")
        ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "workspace_usage_stale_idx" ON "workspace_usage" ("workspace_id") WHERE "is_stale";

CREATE TABLE "usage_parts" (
    "board_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "kinds" JSONB NOT NULL DEFAULT '{}',
    "used_bytes" BIGINT NOT NULL DEFAULT 0,
    "trash_rows" BIGINT NOT NULL DEFAULT 0,
    "trash_bytes" BIGINT NOT NULL DEFAULT 0,
    "changes" BIGINT NOT NULL DEFAULT 0,
    "measured_changes" BIGINT NOT NULL DEFAULT 0,
    "changed_at" TIMESTAMPTZ(3),
    "measured_at" TIMESTAMPTZ(3),
    CONSTRAINT "usage_parts_pkey" PRIMARY KEY ("board_id"),
    CONSTRAINT "usage_parts_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id")
        ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "usage_parts_workspace_id_board_id_idx" ON "usage_parts" ("workspace_id", "board_id");
CREATE INDEX "usage_parts_changed_idx" ON "usage_parts" ("changed_at", "board_id") WHERE "changed_at" IS NOT NULL;
-- What is in the trash leaves it without an event.
CREATE INDEX "usage_parts_trash_idx" ON "usage_parts" ("measured_at") WHERE "trash_rows" > 0;

-- One row: how far the event log was looked through for changes, and up to which id workspaces and boards were noted.
CREATE TABLE "usage_feed" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "position" BIGINT NOT NULL,
    "noted_to" UUID,
    "noted_at" TIMESTAMPTZ(3),
    "rows_max" BIGINT,
    "bytes_max" BIGINT,
    CONSTRAINT "usage_feed_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "usage_feed_one_row_check" CHECK ("id")
);
INSERT INTO "usage_feed" ("position") SELECT "position" FROM "event_log_head";
