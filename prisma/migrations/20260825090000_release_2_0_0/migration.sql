-- Release 2.0.0: workspaces. Every user gets a personal workspace; boards and every existing token are attached to
-- the personal workspace of their owner. From here every tenant row names its workspace and every foreign key between
-- tenant rows carries it, so that no row can point into another workspace.

CREATE TYPE "workspace_kind" AS ENUM ('personal', 'team');
CREATE TYPE "member_role" AS ENUM ('owner', 'admin', 'member', 'guest');
CREATE TYPE "member_status" AS ENUM ('invited', 'active');

-- UUID version 7 (RFC 9562, section 5.7), which PostgreSQL has of its own only from 18 on.
CREATE FUNCTION pg_temp.uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE AS $$
    SELECT encode(
        set_byte(
            overlay(uuid_send(gen_random_uuid())
                placing substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
                FROM 1 FOR 6),
            6, (get_byte(uuid_send(gen_random_uuid()), 6) & 15) | 112),
        'hex')::uuid
$$;

CREATE TABLE "workspaces" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "workspace_kind" NOT NULL,
    "personal_user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "workspaces_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "workspaces_kind_check" CHECK (("kind" = 'personal') = ("personal_user_id" IS NOT NULL)),
    CONSTRAINT "workspaces_personal_user_id_fkey" FOREIGN KEY ("personal_user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "workspaces_personal_user_id_key" ON "workspaces" ("personal_user_id");

CREATE TABLE "workspace_members" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "user_id" UUID,
    "email" TEXT NOT NULL,
    "role" "member_role" NOT NULL,
    "status" "member_status" NOT NULL,
    "invited_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "joined_at" TIMESTAMPTZ(3),
    CONSTRAINT "workspace_members_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "workspace_members_status_check" CHECK (("status" = 'active') = ("user_id" IS NOT NULL)),
    CONSTRAINT "workspace_members_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "workspace_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

INSERT INTO "workspaces" ("id", "name", "kind", "personal_user_id", "created_at")
    SELECT pg_temp.uuid_v7(), 'Personal', 'personal', "id", "created_at" FROM "users" ORDER BY "id";
INSERT INTO "workspace_members" ("id", "workspace_id", "user_id", "email", "role", "status", "invited_at", "joined_at")
    SELECT pg_temp.uuid_v7(), w."id", u."id", u."email", 'owner', 'active', u."created_at", u."created_at"
    FROM "users" u JOIN "workspaces" w ON w."personal_user_id" = u."id" ORDER BY u."id";

CREATE UNIQUE INDEX "workspace_members_workspace_id_id_key" ON "workspace_members" ("workspace_id", "id");
CREATE UNIQUE INDEX "workspace_members_workspace_id_user_id_key" ON "workspace_members" ("workspace_id", "user_id");
CREATE UNIQUE INDEX "workspace_members_workspace_id_email_lower_key" ON "workspace_members" ("workspace_id", lower("email"));
CREATE INDEX "workspace_members_user_id_idx" ON "workspace_members" ("user_id");

CREATE TABLE "member_boards" (
    "workspace_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "board_id" UUID NOT NULL,
    CONSTRAINT "member_boards_pkey" PRIMARY KEY ("member_id", "board_id")
);
CREATE INDEX "member_boards_workspace_id_board_id_idx" ON "member_boards" ("workspace_id", "board_id");

-- Whose workspace a row belongs to. Existing rows get it by ALTER COLUMN … TYPE … USING, which writes a table once and
-- leaves no dead rows behind; an UPDATE of a million cards took twice as long and doubled the size of the database.
CREATE FUNCTION pg_temp.workspace_of_user(wanted uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN RETURN (SELECT "id" FROM "workspaces" WHERE "personal_user_id" = wanted); END $$;
CREATE FUNCTION pg_temp.workspace_of_board(wanted uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN RETURN (SELECT "workspace_id" FROM "boards" WHERE "id" = wanted); END $$;
CREATE FUNCTION pg_temp.board_of_card(wanted uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN RETURN (SELECT "board_id" FROM "cards" WHERE "id" = wanted); END $$;
CREATE FUNCTION pg_temp.workspace_of_card(wanted uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN RETURN (SELECT "workspace_id" FROM "cards" WHERE "id" = wanted); END $$;

-- Boards.
ALTER TABLE "boards" RENAME COLUMN "owner_id" TO "created_by";
ALTER TABLE "boards" RENAME CONSTRAINT "boards_owner_id_fkey" TO "boards_created_by_fkey";
DROP INDEX "boards_owner_id_idx";
ALTER TABLE "boards" ADD COLUMN "workspace_id" UUID;
ALTER TABLE "boards"
    ALTER COLUMN "workspace_id" TYPE UUID USING pg_temp.workspace_of_user("created_by"), ALTER COLUMN "workspace_id" SET NOT NULL;
CREATE UNIQUE INDEX "boards_workspace_id_id_key" ON "boards" ("workspace_id", "id");
ALTER TABLE "boards" ADD CONSTRAINT "boards_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "member_boards"
    ADD CONSTRAINT "member_boards_workspace_id_member_id_fkey" FOREIGN KEY ("workspace_id", "member_id") REFERENCES "workspace_members" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "member_boards_workspace_id_board_id_fkey" FOREIGN KEY ("workspace_id", "board_id") REFERENCES "boards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Columns.
ALTER TABLE "columns" DROP CONSTRAINT "columns_board_id_fkey", ADD COLUMN "workspace_id" UUID;
ALTER TABLE "columns"
    ALTER COLUMN "workspace_id" TYPE UUID USING pg_temp.workspace_of_board("board_id"), ALTER COLUMN "workspace_id" SET NOT NULL;
CREATE UNIQUE INDEX "columns_workspace_id_board_id_id_key" ON "columns" ("workspace_id", "board_id", "id");
ALTER TABLE "columns" ADD CONSTRAINT "columns_workspace_id_board_id_fkey" FOREIGN KEY ("workspace_id", "board_id") REFERENCES "boards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Cards.
ALTER TABLE "cards" DROP CONSTRAINT "cards_board_id_fkey", DROP CONSTRAINT "cards_column_id_fkey", ADD COLUMN "workspace_id" UUID;
ALTER TABLE "cards"
    ALTER COLUMN "workspace_id" TYPE UUID USING pg_temp.workspace_of_board("board_id"), ALTER COLUMN "workspace_id" SET NOT NULL;
CREATE UNIQUE INDEX "cards_workspace_id_id_key" ON "cards" ("workspace_id", "id");
CREATE UNIQUE INDEX "cards_workspace_id_board_id_id_key" ON "cards" ("workspace_id", "board_id", "id");
ALTER TABLE "cards"
    ADD CONSTRAINT "cards_workspace_id_board_id_fkey" FOREIGN KEY ("workspace_id", "board_id") REFERENCES "boards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "cards_workspace_id_board_id_column_id_fkey" FOREIGN KEY ("workspace_id", "board_id", "column_id") REFERENCES "columns" ("workspace_id", "board_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Labels.
ALTER TABLE "labels" DROP CONSTRAINT "labels_board_id_fkey", ADD COLUMN "workspace_id" UUID;
ALTER TABLE "labels"
    ALTER COLUMN "workspace_id" TYPE UUID USING pg_temp.workspace_of_board("board_id"), ALTER COLUMN "workspace_id" SET NOT NULL;
CREATE UNIQUE INDEX "labels_workspace_id_board_id_id_key" ON "labels" ("workspace_id", "board_id", "id");
ALTER TABLE "labels" ADD CONSTRAINT "labels_workspace_id_board_id_fkey" FOREIGN KEY ("workspace_id", "board_id") REFERENCES "boards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "card_labels"
    DROP CONSTRAINT "card_labels_card_id_fkey", DROP CONSTRAINT "card_labels_label_id_fkey",
    ADD COLUMN "workspace_id" UUID, ADD COLUMN "board_id" UUID;
ALTER TABLE "card_labels"
    ALTER COLUMN "workspace_id" TYPE UUID USING pg_temp.workspace_of_card("card_id"), ALTER COLUMN "workspace_id" SET NOT NULL,
    ALTER COLUMN "board_id" TYPE UUID USING pg_temp.board_of_card("card_id"), ALTER COLUMN "board_id" SET NOT NULL;
ALTER TABLE "card_labels"
    ADD CONSTRAINT "card_labels_workspace_id_board_id_card_id_fkey" FOREIGN KEY ("workspace_id", "board_id", "card_id") REFERENCES "cards" ("workspace_id", "board_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "card_labels_workspace_id_board_id_label_id_fkey" FOREIGN KEY ("workspace_id", "board_id", "label_id") REFERENCES "labels" ("workspace_id", "board_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Assignees come with members: only an active member of the workspace can be one.
CREATE TABLE "card_assignees" (
    "workspace_id" UUID NOT NULL,
    "card_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    CONSTRAINT "card_assignees_pkey" PRIMARY KEY ("card_id", "user_id"),
    CONSTRAINT "card_assignees_workspace_id_card_id_fkey" FOREIGN KEY ("workspace_id", "card_id") REFERENCES "cards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "card_assignees_workspace_id_user_id_fkey" FOREIGN KEY ("workspace_id", "user_id") REFERENCES "workspace_members" ("workspace_id", "user_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "card_assignees_workspace_id_user_id_card_id_idx" ON "card_assignees" ("workspace_id", "user_id", "card_id");

-- Comments.
ALTER TABLE "comments" DROP CONSTRAINT "comments_card_id_fkey", ADD COLUMN "workspace_id" UUID;
ALTER TABLE "comments"
    ALTER COLUMN "workspace_id" TYPE UUID USING pg_temp.workspace_of_card("card_id"), ALTER COLUMN "workspace_id" SET NOT NULL;
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_card_id_fkey" FOREIGN KEY ("workspace_id", "card_id") REFERENCES "cards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Access tokens: scoped to one workspace. Tokens from before keep working and have no prefix.
ALTER TABLE "access_tokens" RENAME COLUMN "user_id" TO "created_by";
ALTER TABLE "access_tokens" RENAME CONSTRAINT "access_tokens_user_id_fkey" TO "access_tokens_created_by_fkey";
ALTER INDEX "access_tokens_user_id_idx" RENAME TO "access_tokens_created_by_idx";
ALTER TABLE "access_tokens"
    ADD COLUMN "workspace_id" UUID, ADD COLUMN "scopes" TEXT[], ADD COLUMN "prefix" TEXT, ADD COLUMN "expires_at" TIMESTAMPTZ(3);
UPDATE "access_tokens" t SET "workspace_id" = w."id", "scopes" = ARRAY['boards:read', 'boards:write']
    FROM "workspaces" w WHERE w."personal_user_id" = t."created_by";
ALTER TABLE "access_tokens" ALTER COLUMN "workspace_id" SET NOT NULL;
CREATE UNIQUE INDEX "access_tokens_workspace_id_id_key" ON "access_tokens" ("workspace_id", "id");
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Share links of both kinds.
ALTER TABLE "share_links" DROP CONSTRAINT "share_links_card_id_fkey", ADD COLUMN "workspace_id" UUID;
ALTER TABLE "share_links"
    ALTER COLUMN "workspace_id" TYPE UUID USING pg_temp.workspace_of_card("card_id"), ALTER COLUMN "workspace_id" SET NOT NULL;
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_workspace_id_card_id_fkey" FOREIGN KEY ("workspace_id", "card_id") REFERENCES "cards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "legacy_share_links" DROP CONSTRAINT "legacy_share_links_card_id_fkey", ADD COLUMN "workspace_id" UUID;
ALTER TABLE "legacy_share_links"
    ALTER COLUMN "workspace_id" TYPE UUID USING pg_temp.workspace_of_card("card_id"), ALTER COLUMN "workspace_id" SET NOT NULL;
ALTER TABLE "legacy_share_links" ADD CONSTRAINT "legacy_share_links_workspace_id_card_id_fkey" FOREIGN KEY ("workspace_id", "card_id") REFERENCES "cards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Statistics of the new columns; a table that was written anew does not look changed to autovacuum.
ANALYZE "users", "workspaces", "workspace_members", "boards", "columns", "cards", "labels", "card_labels", "comments", "access_tokens", "legacy_share_links";
