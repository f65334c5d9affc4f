-- Release 2.7.0.

-- Access tokens: which token minted another, and which may still deal with owners and admins by members:write alone.
ALTER TABLE "access_tokens" ADD COLUMN "minted_by" UUID,
  ADD COLUMN "legacy_role_grants" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "access_tokens_minted_by_idx" ON "access_tokens"("minted_by");
UPDATE "access_tokens" SET "legacy_role_grants" = true
WHERE "revoked_at" IS NULL AND 'members:write' = ANY ("scopes") AND NOT 'workspace:write' = ANY ("scopes");
