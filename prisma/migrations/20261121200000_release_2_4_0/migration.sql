-- Release 2.4.0: the answers that requests with an Idempotency-Key are answered with when they are repeated.

-- No foreign key: whose answer it is stands in the hash alone, and rows go when they expire.
CREATE TABLE "idempotent_answers" (
    "id" BYTEA NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "sealed_answer" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "idempotent_answers_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "idempotent_answers_expires_at_idx" ON "idempotent_answers" ("expires_at");
