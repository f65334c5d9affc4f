-- Release 2.7.0.

-- Events of operators name the system account that ran the command.
ALTER TABLE "events" ADD COLUMN "actor_system_account" TEXT;

-- The server whose transaction numbers the event log carries: at most one row.
CREATE TABLE "event_log_origin" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "server_identifier" TEXT NOT NULL,
    CONSTRAINT "event_log_origin_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "event_log_origin_one_row_check" CHECK ("id")
);
-- Search. Its texts are apart from the cards: a card that is moved or archived leaves their index alone, and what is in
-- lower case already need not be put there for each search. The index leads from a board, or a workspace, and the
-- trigrams of what is searched for to the texts that can hold it. Both extensions come with PostgreSQL and are trusted:
-- they need the right to create in this database, or to have been created in it before.
CREATE EXTENSION IF NOT EXISTS "btree_gin";
CREATE EXTENSION IF NOT EXISTS "pg_trgm";

CREATE TABLE "card_texts" (
    "card_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "board_id" UUID NOT NULL,
    "document" TEXT NOT NULL
);

-- U+0001 keeps a search from finding the end of a title and the beginning of a description together.
INSERT INTO "card_texts" ("card_id", "workspace_id", "board_id", "document")
    SELECT "id", "workspace_id", "board_id", lower("title" || chr(1) || coalesce("description", '')) FROM "cards";

ALTER TABLE "card_texts"
    ADD CONSTRAINT "card_texts_pkey" PRIMARY KEY ("card_id"),
    ADD CONSTRAINT "card_texts_workspace_id_board_id_card_id_fkey" FOREIGN KEY ("workspace_id", "board_id", "card_id") REFERENCES "cards" ("workspace_id", "board_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "card_texts_search_idx" ON "card_texts" USING gin ("board_id", "workspace_id", "document" gin_trgm_ops);

-- By triggers, so that the text is that of the card whoever writes the card.
CREATE FUNCTION "write_card_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "card_texts" ("card_id", "workspace_id", "board_id", "document")
        VALUES (NEW."id", NEW."workspace_id", NEW."board_id", lower(NEW."title" || chr(1) || coalesce(NEW."description", '')))
        ON CONFLICT ("card_id") DO UPDATE SET "document" = EXCLUDED."document";
    RETURN NULL;
END $$;
CREATE TRIGGER "cards_insert_text" AFTER INSERT ON "cards" FOR EACH ROW EXECUTE FUNCTION "write_card_text"();
CREATE TRIGGER "cards_update_text" AFTER UPDATE OF "title", "description" ON "cards" FOR EACH ROW
    WHEN (OLD."title" IS DISTINCT FROM NEW."title" OR OLD."description" IS DISTINCT FROM NEW."description")
    EXECUTE FUNCTION "write_card_text"();
-- Access tokens: which token minted another, and which may still deal with owners and admins by members:write alone.
ALTER TABLE "access_tokens" ADD COLUMN "minted_by" UUID,
  ADD COLUMN "legacy_role_grants" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "access_tokens_minted_by_idx" ON "access_tokens"("minted_by");
UPDATE "access_tokens" SET "legacy_role_grants" = true
WHERE "revoked_at" IS NULL AND 'members:write' = ANY ("scopes") AND NOT 'workspace:write' = ANY ("scopes");
-- Lists and look-ups that no index led to.
CREATE INDEX "boards_archived_idx" ON "boards" ("workspace_id", "id") WHERE "archived_at" IS NOT NULL;
CREATE INDEX "cards_workspace_id_due_at_idx" ON "cards" ("workspace_id", "due_at");
CREATE INDEX "cards_workspace_id_updated_at_idx" ON "cards" ("workspace_id", "updated_at");
CREATE INDEX "invoices_workspace_id_credited_invoice_id_idx" ON "invoices" ("workspace_id", "credited_invoice_id");
