-- Release 1.5.1: share tokens become 128-bit and are stored as a hash. The 48-bit links that exist now end 14 days
-- from the moment that this runs, on this installation.

ALTER TABLE "share_links" RENAME TO "legacy_share_links";
ALTER TABLE "legacy_share_links" RENAME CONSTRAINT "share_links_pkey" TO "legacy_share_links_pkey";
ALTER TABLE "legacy_share_links" RENAME CONSTRAINT "share_links_token_check" TO "legacy_share_links_token_check";
ALTER TABLE "legacy_share_links" RENAME CONSTRAINT "share_links_card_id_fkey" TO "legacy_share_links_card_id_fkey";
ALTER INDEX "share_links_token_key" RENAME TO "legacy_share_links_token_key";
ALTER INDEX "share_links_card_id_id_idx" RENAME TO "legacy_share_links_card_id_id_idx";
ALTER TABLE "legacy_share_links" ADD COLUMN "expires_at" TIMESTAMPTZ(3);
UPDATE "legacy_share_links" SET "expires_at" = CURRENT_TIMESTAMP + INTERVAL '14 days';
ALTER TABLE "legacy_share_links" ALTER COLUMN "expires_at" SET NOT NULL;

CREATE TABLE "share_links" (
    "id" UUID NOT NULL,
    "card_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "share_links_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "cards" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "share_links_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "share_links_token_hash_key" ON "share_links" ("token_hash");
CREATE INDEX "share_links_card_id_id_idx" ON "share_links" ("card_id", "id");
