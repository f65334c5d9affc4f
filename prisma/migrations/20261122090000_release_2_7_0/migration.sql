-- Release 2.7.0.

-- Lists and look-ups that no index led to.
CREATE INDEX "boards_archived_idx" ON "boards" ("workspace_id", "id") WHERE "archived_at" IS NOT NULL;
CREATE INDEX "cards_workspace_id_due_at_idx" ON "cards" ("workspace_id", "due_at");
CREATE INDEX "cards_workspace_id_updated_at_idx" ON "cards" ("workspace_id", "updated_at");
CREATE INDEX "invoices_workspace_id_credited_invoice_id_idx" ON "invoices" ("workspace_id", "credited_invoice_id");
