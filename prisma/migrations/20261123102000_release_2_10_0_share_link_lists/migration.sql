-- Release 2.10.0: the share links of a workspace, newest first.

CREATE INDEX "share_links_workspace_id_id_idx" ON "share_links" ("workspace_id", "id", "expires_at") WHERE "revoked_at" IS NULL;
