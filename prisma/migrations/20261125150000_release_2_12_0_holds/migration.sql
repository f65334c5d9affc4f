-- Release 2.12.0: operators can make a workspace read-only, or suspend it (docs/decisions/0108-holds.md).

CREATE TYPE "WorkspaceHold" AS ENUM ('read_only', 'suspended');
ALTER TABLE "workspaces" ADD COLUMN "hold" "WorkspaceHold", ADD COLUMN "hold_reason" TEXT, ADD COLUMN "held_at" TIMESTAMPTZ(3);
