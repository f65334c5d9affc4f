-- Release 2.10.0: private boards, and members of boards. The default keeps the boards of today visible to their workspaces.

CREATE TYPE "board_visibility" AS ENUM ('workspace', 'members');

CREATE TYPE "board_role" AS ENUM ('manager', 'editor', 'viewer');

ALTER TABLE "boards" ADD COLUMN "visibility" "board_visibility" NOT NULL DEFAULT 'workspace';

CREATE TABLE "board_members" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "board_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "role" "board_role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_members_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "board_members_workspace_id_member_id_idx" ON "board_members" ("workspace_id", "member_id");
CREATE UNIQUE INDEX "board_members_board_id_member_id_key" ON "board_members" ("board_id", "member_id");

ALTER TABLE "board_members"
    ADD CONSTRAINT "board_members_workspace_id_member_id_fkey" FOREIGN KEY ("workspace_id", "member_id") REFERENCES "workspace_members" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "board_members_workspace_id_board_id_fkey" FOREIGN KEY ("workspace_id", "board_id") REFERENCES "boards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
