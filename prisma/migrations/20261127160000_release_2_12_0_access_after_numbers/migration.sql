-- Release 2.12.0: access after a wait for the number of a card (docs/decisions/0134-access-after-a-wait.md).

-- True, or an error after which the request runs again: a trigger numbers a card once the statement has decided to store it.
CREATE FUNCTION "require_same_access"("board" UUID, "members" UUID[], "seen" TEXT[]) RETURNS BOOLEAN LANGUAGE plpgsql VOLATILE AS $$
BEGIN
    IF NOT "has_same_access"("board", "members", "seen") THEN
        RAISE EXCEPTION 'access has changed while a new card waited for its number' USING ERRCODE = 'serialization_failure';
    END IF;
    RETURN true;
END $$;
