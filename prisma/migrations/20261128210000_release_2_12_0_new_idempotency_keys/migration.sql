-- Release 2.12.0: a new Idempotency-Key takes no round trip of its own (docs/decisions/0144-new-keys-in-two-round-trips.md).

ALTER TABLE "idempotent_answers" ADD COLUMN "roles" JSONB;

-- Locks a key until the transaction ends, or raises an exception if another transaction has the lock, or the key has an answer. The
-- lookup sees an answer that was committed before it got the lock, because the function is volatile.
CREATE FUNCTION "require_new_idempotency_key"("key" BYTEA, "lock" BIGINT) RETURNS VOID LANGUAGE plpgsql VOLATILE AS $$
BEGIN
    IF pg_try_advisory_xact_lock("lock") THEN
        PERFORM FROM "idempotent_answers" a WHERE a."id" = "key";
        IF NOT FOUND THEN
            RETURN;
        END IF;
    END IF;
    RAISE EXCEPTION 'the idempotency key is not new' USING ERRCODE = 'IK001';
END $$;
