-- No transaction
-- Release 2.12.0: counts and due dates of a workspace without its cards' rows (docs/decisions/0118-lists-that-stop-at-the-page.md).

-- In the order of due dates, with everything that counts and filters by due date read of a card.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cards_workspace_id_due_or_last_covering_idx"
    ON "cards" ("workspace_id", COALESCE(COALESCE("due_at", "due_on"::timestamp AT TIME ZONE 'UTC'), 'infinity'::timestamptz), "id")
    INCLUDE ("board_id", "column_id", "due_at", "due_on", "completed_at", "archived_at");

-- It has the same order.
DROP INDEX CONCURRENTLY IF EXISTS "cards_workspace_id_due_or_last_idx";

-- The labels of all cards of a workspace in one range.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "card_labels_workspace_id_label_id_card_id_idx"
    ON "card_labels" ("workspace_id", "label_id", "card_id");
