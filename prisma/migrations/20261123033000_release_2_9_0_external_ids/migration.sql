-- Release 2.9.0: cards can have the id that another system gave them.

ALTER TABLE "cards" ADD COLUMN "external_id" TEXT,
ADD COLUMN "external_source" TEXT,
ADD CONSTRAINT "cards_external_id_check" CHECK (("external_id" IS NULL) = ("external_source" IS NULL));

CREATE UNIQUE INDEX "cards_external_id_key" ON "cards" ("workspace_id", "external_source", "external_id") WHERE "external_id" IS NOT NULL;
