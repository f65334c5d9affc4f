-- Release 2.3.0, first part: rotation of access tokens with an overlap, a limit on guessing at share tokens that every
-- process sees, and an index for each filter of the event log.

ALTER TABLE "access_tokens"
    ADD COLUMN "previous_token_hash" BYTEA,
    ADD COLUMN "previous_token_ends_at" TIMESTAMPTZ(3),
    ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
CREATE UNIQUE INDEX "access_tokens_previous_token_hash_key" ON "access_tokens" ("previous_token_hash");

CREATE TABLE "guess_counts" (
    "key" TEXT NOT NULL,
    "guesses" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "guess_counts_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "guess_counts_started_at_idx" ON "guess_counts" ("started_at");

CREATE INDEX "legacy_share_links_expires_at_idx" ON "legacy_share_links" ("expires_at");

CREATE INDEX "events_workspace_id_resource_id_tx_seq_idx" ON "events" ("workspace_id", "resource_id", "tx", "seq");
CREATE INDEX "events_workspace_id_board_id_tx_seq_idx" ON "events" ("workspace_id", "board_id", "tx", "seq");
CREATE INDEX "events_workspace_id_actor_user_id_tx_seq_idx" ON "events" ("workspace_id", "actor_user_id", "tx", "seq");
CREATE INDEX "events_workspace_id_type_tx_seq_idx" ON "events" ("workspace_id", "type", "tx", "seq");
