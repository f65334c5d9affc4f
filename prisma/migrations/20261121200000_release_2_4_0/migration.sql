-- Release 2.4.0: the answers that requests with an Idempotency-Key are answered with when they are repeated, and who still
-- calls operations that are deprecated or were removed.

-- No foreign key: whose answer it is stands in the hash alone, and rows go when they expire.
CREATE TABLE "idempotent_answers" (
    "id" BYTEA NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "sealed_answer" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "idempotent_answers_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "idempotent_answers_expires_at_idx" ON "idempotent_answers" ("expires_at");

-- No foreign keys: counts are added while a token is being revoked, and go with their workspace or when they are old.
CREATE TABLE "deprecated_calls" (
    "credential_id" UUID NOT NULL,
    "operation" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "calls" BIGINT NOT NULL,
    "workspace_id" UUID,
    CONSTRAINT "deprecated_calls_pkey" PRIMARY KEY ("credential_id", "operation", "day")
);
CREATE INDEX "deprecated_calls_day_idx" ON "deprecated_calls" ("day");
CREATE INDEX "deprecated_calls_workspace_id_idx" ON "deprecated_calls" ("workspace_id");
