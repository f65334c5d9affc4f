-- Release 2.12.0: the lock of an Idempotency-Key and its answer in one statement (docs/decisions/0126-keys-with-fewer-round-trips.md).

-- Locks a key until the transaction ends, and finds its answer. Volatile, so that it sees an answer that was committed after the
-- statement began and before it got the lock.
CREATE FUNCTION "claim_idempotency_key"(
    "key" BYTEA, "lock" BIGINT,
    OUT "locked" BOOLEAN, OUT "fingerprint" BYTEA, OUT "sealed_answer" BYTEA, OUT "expires_at" TIMESTAMPTZ
) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
    "locked" := pg_try_advisory_xact_lock("lock");
    IF "locked" THEN
        SELECT a."fingerprint", a."sealed_answer", a."expires_at" INTO "fingerprint", "sealed_answer", "expires_at"
            FROM "idempotent_answers" a WHERE a."id" = "key";
    END IF;
END $$;
