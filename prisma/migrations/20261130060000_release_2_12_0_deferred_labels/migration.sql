-- Release 2.12.0: the trigger that checks labels has the name of the foreign key that it replaced, because the previous
-- release defers that name when a board moves to another workspace (docs/decisions/0114-deleted-labels.md).
DROP TRIGGER "card_labels_label" ON "card_labels";
CREATE CONSTRAINT TRIGGER "card_labels_workspace_id_board_id_label_id_fkey" AFTER INSERT OR UPDATE ON "card_labels"
    DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION "check_card_label"();
