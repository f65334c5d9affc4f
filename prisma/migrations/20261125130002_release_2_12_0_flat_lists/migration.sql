-- No transaction
-- Release 2.12.0: lists whose cost doesn't grow (docs/decisions/0106-flat-costs.md).

-- The trash of a workspace. By deleted_at itself, PostgreSQL would read the index of all workspaces.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "boards_workspace_id_deleted_idx"
    ON "boards" ("workspace_id", ("deleted_at" AT TIME ZONE 'UTC'), "id") WHERE "deleted_at" IS NOT NULL;
