-- Release 2.7.0.

-- Prepared statements and plans: lists that were read by scans of whole tables, and when tables are analyzed.
CREATE INDEX "boards_archived_idx" ON "boards" ("workspace_id", "id") WHERE "archived_at" IS NOT NULL;
CREATE INDEX "cards_workspace_id_due_at_idx" ON "cards" ("workspace_id", "due_at");
CREATE INDEX "cards_workspace_id_updated_at_idx" ON "cards" ("workspace_id", "updated_at");
CREATE INDEX "invoices_workspace_id_credited_invoice_id_idx" ON "invoices" ("workspace_id", "credited_invoice_id");

-- A table that is known to be tiny is read as a whole, and a plan that was made then stays until the next analysis. So
-- the first analysis waits for a thousand changes, and the later ones come sooner.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['users', 'workspaces', 'workspace_members', 'member_boards', 'boards', 'columns', 'cards',
    'labels', 'card_labels', 'card_assignees', 'comments', 'events', 'access_tokens', 'sessions', 'share_links',
    'templates', 'billing_accounts', 'invoices', 'invoice_lines', 'idempotent_answers', 'guess_counts']
  LOOP
    EXECUTE format('ALTER TABLE %I SET (autovacuum_vacuum_threshold = 1000, autovacuum_analyze_threshold = 1000,
      autovacuum_analyze_scale_factor = 0.05)', name);
  END LOOP;
END $$;
