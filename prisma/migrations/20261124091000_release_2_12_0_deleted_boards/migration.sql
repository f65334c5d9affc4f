-- Release 2.12.0: the deleted boards of one workspace, last deleted first. The trash read those of all workspaces.
CREATE INDEX "boards_workspace_id_deleted_at_id_idx" ON "boards" ("workspace_id", "deleted_at", "id") WHERE "deleted_at" IS NOT NULL;
