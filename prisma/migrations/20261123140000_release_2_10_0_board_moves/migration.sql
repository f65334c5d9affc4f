-- Release 2.10.0: boards can be moved to another workspace.

-- The workspaces that a board, or a card on it, was in before, whose event logs have the earlier history.
CREATE TABLE "board_former_workspaces" (
    "workspace_id" UUID NOT NULL,
    "board_id" UUID NOT NULL,
    "former_workspace_id" UUID NOT NULL,

    CONSTRAINT "board_former_workspaces_pkey" PRIMARY KEY ("board_id", "former_workspace_id")
);
CREATE INDEX "board_former_workspaces_workspace_id_board_id_idx" ON "board_former_workspaces" ("workspace_id", "board_id");
CREATE INDEX "board_former_workspaces_former_workspace_id_idx" ON "board_former_workspaces" ("former_workspace_id");
ALTER TABLE "board_former_workspaces"
    ADD CONSTRAINT "board_former_workspaces_workspace_id_board_id_fkey" FOREIGN KEY ("workspace_id", "board_id") REFERENCES "boards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "board_former_workspaces_former_workspace_id_fkey" FOREIGN KEY ("former_workspace_id") REFERENCES "workspaces" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A card that moves to another board takes its history along. No more logs than this are read for one board.
CREATE FUNCTION "inherit_former_workspaces"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "board_former_workspaces" ("workspace_id", "board_id", "former_workspace_id")
        SELECT NEW."workspace_id", NEW."board_id", f."former_workspace_id" FROM "board_former_workspaces" f
        WHERE f."board_id" = OLD."board_id"
            AND (SELECT count(*) FROM "board_former_workspaces" o WHERE o."board_id" = NEW."board_id") < 20
        ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER "cards_inherit_former_workspaces" AFTER UPDATE OF "board_id" ON "cards" FOR EACH ROW
    WHEN (OLD."board_id" <> NEW."board_id") EXECUTE FUNCTION "inherit_former_workspaces"();

-- A move changes cards before their board, so that cards get their workspace and their number in it by one UPDATE: numbers
-- are unique in the workspace at every moment. Only the catalog changes, and other transactions check at the same time as before.
ALTER TABLE "cards" ALTER CONSTRAINT "cards_workspace_id_board_id_fkey" DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE "cards" ALTER CONSTRAINT "cards_workspace_id_board_id_column_id_fkey" DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE "card_labels" ALTER CONSTRAINT "card_labels_workspace_id_board_id_label_id_fkey" DEFERRABLE INITIALLY IMMEDIATE;

-- A change that has read the board before it moved must not record what it did in the log of the former workspace. It runs
-- again, and finds the board where it is now, or not at all.
CREATE FUNCTION "refuse_stale_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT 1 FROM "new_events" e JOIN "boards" b ON b."id" = e."board_id" WHERE b."workspace_id" <> e."workspace_id"
    ) THEN
        RAISE EXCEPTION 'the board has moved to another workspace' USING ERRCODE = 'serialization_failure';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "events_refuse_stale" AFTER INSERT ON "events" REFERENCING NEW TABLE AS "new_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_stale_events"();
