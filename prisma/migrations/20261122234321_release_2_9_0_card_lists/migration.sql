-- Release 2.9.0: lists of the cards of a workspace in each order, and by when cards were completed.

DROP INDEX "cards_workspace_id_updated_at_idx";

CREATE INDEX "cards_workspace_id_created_at_id_idx" ON "cards" ("workspace_id", "created_at", "id");
CREATE INDEX "cards_workspace_id_updated_at_id_idx" ON "cards" ("workspace_id", "updated_at", "id");

-- Cards without a due date come last, in either direction.
CREATE INDEX "cards_workspace_id_due_or_last_idx" ON "cards" ("workspace_id", COALESCE("due_at", 'infinity'::timestamptz), "id");
CREATE INDEX "cards_workspace_id_due_or_never_idx" ON "cards" ("workspace_id", COALESCE("due_at", '-infinity'::timestamptz), "id");

-- The first 60 characters are enough to sort by, and keep the index and the cursors short.
CREATE INDEX "cards_workspace_id_title_idx" ON "cards" ("workspace_id", (left(lower("title"), 60) COLLATE "C"), "id");

CREATE INDEX "cards_workspace_id_completed_at_idx" ON "cards" ("workspace_id", "completed_at", "id") WHERE "completed_at" IS NOT NULL;
