-- Release 2.10.0: deleted boards, columns and cards can be restored for 30 days.

ALTER TABLE "boards" ADD COLUMN "deleted_by" UUID;

CREATE INDEX "boards_trash_idx" ON "boards" ("workspace_id", "deleted_at", "id") WHERE "deleted_at" IS NOT NULL;

CREATE TABLE "trash_items" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "board_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "number" INTEGER,
    "rank_epoch" INTEGER,
    "deleted_by" UUID,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trash_items_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "trash_items_type_check" CHECK ("type" IN ('column', 'card'))
);
CREATE UNIQUE INDEX "trash_items_workspace_id_id_key" ON "trash_items" ("workspace_id", "id");
CREATE INDEX "trash_items_workspace_id_type_deleted_at_id_idx" ON "trash_items" ("workspace_id", "type", "deleted_at", "id");
CREATE INDEX "trash_items_workspace_id_board_id_type_deleted_at_id_idx" ON "trash_items" ("workspace_id", "board_id", "type", "deleted_at", "id");
CREATE INDEX "trash_items_deleted_at_idx" ON "trash_items" ("deleted_at");
ALTER TABLE "trash_items" ADD CONSTRAINT "trash_items_workspace_id_board_id_fkey" FOREIGN KEY ("workspace_id", "board_id") REFERENCES "boards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "trash_rows" (
    "workspace_id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "table_name" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "trash_rows_pkey" PRIMARY KEY ("item_id", "table_name", "ordinal")
);
ALTER TABLE "trash_rows" ADD CONSTRAINT "trash_rows_workspace_id_item_id_fkey" FOREIGN KEY ("workspace_id", "item_id") REFERENCES "trash_items" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The numbers of workspaces that have created no card since 2.9.0 would continue after their last card that is not deleted,
-- and give the number of a deleted card again.
INSERT INTO "card_number_slots" ("workspace_id", "slot", "next_number")
    SELECT w."id", n % 8, n
    FROM "workspaces" w
        CROSS JOIN LATERAL (SELECT max("number") AS "last" FROM "cards" c WHERE c."workspace_id" = w."id") c
        CROSS JOIN LATERAL generate_series("last" + 1, "last" + 8) n
    WHERE NOT EXISTS (SELECT 1 FROM "card_number_slots" s WHERE s."workspace_id" = w."id")
    ON CONFLICT DO NOTHING;
