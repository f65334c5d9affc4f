-- No transaction
-- Release 2.12.0: the workspaces beyond their quota, which are few, for operators to list (docs/decisions/0115-quotas-of-workspaces.md).

CREATE INDEX CONCURRENTLY IF NOT EXISTS "workspaces_over_quota_idx" ON "workspaces" ("id") WHERE "over_quota";
