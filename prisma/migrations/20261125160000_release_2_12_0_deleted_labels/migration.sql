-- Release 2.12.0: a label can be deleted before all cards have lost it (docs/decisions/0114-deleted-labels.md).

-- A foreign key to the label would keep the label until the last card has lost it.
ALTER TABLE "card_labels" DROP CONSTRAINT "card_labels_workspace_id_board_id_label_id_fkey";

-- As that foreign key did, but only when a card gets or takes along a label: locks the label.
CREATE FUNCTION "check_card_label"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM "labels" l WHERE l."id" = NEW."label_id" AND l."workspace_id" = NEW."workspace_id"
        AND l."board_id" = NEW."board_id" FOR KEY SHARE;
    IF NOT FOUND THEN
        RAISE foreign_key_violation USING MESSAGE = 'a card has a label that is not on its board',
            TABLE = 'card_labels', CONSTRAINT = 'card_labels_label';
    END IF;
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "card_labels_label" AFTER INSERT OR UPDATE ON "card_labels" DEFERRABLE INITIALLY IMMEDIATE
    FOR EACH ROW EXECUTE FUNCTION "check_card_label"();

-- And as it did when a label is deleted by the previous release, or with its board.
CREATE FUNCTION "take_off_deleted_label"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF current_setting('app.labels_end_later', true) IS DISTINCT FROM 'on' THEN
        DELETE FROM "card_labels" WHERE "label_id" = OLD."id";
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "labels_take_off" AFTER DELETE ON "labels" FOR EACH ROW EXECUTE FUNCTION "take_off_deleted_label"();
