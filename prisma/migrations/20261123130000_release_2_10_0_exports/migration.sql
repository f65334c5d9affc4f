-- Release 2.10.0: people export their data. A job writes the file in parts.

CREATE TABLE "person_exports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "progress" JSONB,
    "parts" INTEGER NOT NULL DEFAULT 0,
    "size_bytes" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "person_exports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "person_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "person_exports_user_id_id_idx" ON "person_exports" ("user_id", "id");
CREATE INDEX "person_exports_expires_at_idx" ON "person_exports" ("expires_at");

CREATE TABLE "person_export_parts" (
    "export_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "content" TEXT NOT NULL,

    CONSTRAINT "person_export_parts_pkey" PRIMARY KEY ("export_id", "position"),
    CONSTRAINT "person_export_parts_export_id_fkey" FOREIGN KEY ("export_id") REFERENCES "person_exports" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What a person created in a workspace, in the order of the ids.
CREATE INDEX "cards_workspace_id_created_by_id_idx" ON "cards" ("workspace_id", "created_by", "id");
CREATE INDEX "comments_workspace_id_created_by_id_idx" ON "comments" ("workspace_id", "created_by", "id");
