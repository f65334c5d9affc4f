-- Release 2.9.0: the color of columns, whether they complete the cards that arrive, whether their limit keeps cards out, and
-- when they were archived.

ALTER TABLE "columns" ADD COLUMN "color" TEXT,
ADD COLUMN "done" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "wip_limit_enforced" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "archived_at" TIMESTAMPTZ(3);

-- Lists of cards leave out those of archived columns, which are few.
CREATE INDEX "columns_archived_idx" ON "columns" ("workspace_id", "id") WHERE "archived_at" IS NOT NULL;
