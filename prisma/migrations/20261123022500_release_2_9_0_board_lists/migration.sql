-- Release 2.9.0: lists of the boards of a workspace, sorted by when they changed or by name.

CREATE INDEX "boards_workspace_id_updated_at_id_idx" ON "boards" ("workspace_id", "updated_at", "id");

-- The first 60 characters are enough to sort by, and keep the index and the cursors short.
CREATE INDEX "boards_workspace_id_name_idx" ON "boards" ("workspace_id", (left(lower("name"), 60) COLLATE "C"), "id");
