-- No transaction
-- Release 2.12.0: the suspended workspaces, which background work leaves out (docs/decisions/0108-holds.md).

CREATE INDEX CONCURRENTLY IF NOT EXISTS "workspaces_suspended_idx" ON "workspaces" ("id") WHERE "hold" = 'suspended';
