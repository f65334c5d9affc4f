-- Release 2.3.0: sign-in by mailed code, sessions, invites, and indexes for what periodic work looks for.

-- Addresses are kept in lower case from now on; they were unique without regard to case before.
UPDATE "users" SET "email" = lower("email"), "version" = "version" + 1 WHERE "email" <> lower("email");
UPDATE "workspace_members" SET "email" = lower("email"), "version" = "version" + 1 WHERE "email" <> lower("email");

CREATE TABLE "sign_ins" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "sign_ins_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "sign_ins_expires_at_idx" ON "sign_ins" ("expires_at");

CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" ("token_hash");
CREATE INDEX "sessions_user_id_id_idx" ON "sessions" ("user_id", "id");
CREATE INDEX "sessions_expires_at_idx" ON "sessions" ("expires_at");

ALTER TABLE "workspace_members"
    ADD COLUMN "invite_generation" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "invite_token_hash" BYTEA,
    ADD COLUMN "invite_expires_at" TIMESTAMPTZ(3),
    ADD COLUMN "invited_by" UUID,
    ADD CONSTRAINT "workspace_members_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT "workspace_members_invite_check" CHECK ("status" = 'invited' OR "invite_token_hash" IS NULL);
CREATE UNIQUE INDEX "workspace_members_invite_token_hash_key" ON "workspace_members" ("invite_token_hash");

-- What was deleted waits here for the job that purges it.
CREATE INDEX "boards_deleted_at_idx" ON "boards" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "workspaces_deleted_at_idx" ON "workspaces" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
