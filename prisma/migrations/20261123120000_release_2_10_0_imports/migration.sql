-- Release 2.10.0: cards and comments are imported with their history.

ALTER TABLE "comments" ADD COLUMN "external_id" TEXT,
ADD COLUMN "external_source" TEXT,
ADD CONSTRAINT "comments_external_id_check" CHECK (("external_id" IS NULL) = ("external_source" IS NULL));

CREATE UNIQUE INDEX "comments_external_id_key" ON "comments" ("card_id", "external_source", "external_id") WHERE "external_id" IS NOT NULL;

ALTER TABLE "events" ADD COLUMN "imported" BOOLEAN;

-- Whether someone has ever appeared in a workspace, so that things can be imported in their name.
CREATE INDEX "board_people_workspace_id_user_id_idx" ON "board_people" ("workspace_id", "user_id");
