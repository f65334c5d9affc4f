-- Release 2.12.0: new cards in one statement (docs/decisions/0123-a-card-in-one-statement.md).

-- A place at one end of a column, for a statement that has locked the column. Volatile, so that it sees what others committed
-- while the statement waited for the lock. "rank" is the next one without another number of digits, and NULL if there is none
-- or the rank at the end isn't one. "neighbor_id" is the card at the end. The cards of the board are counted no further than "cap".
CREATE FUNCTION "find_column_end"(
    "column" UUID, "board" UUID, "at_top" BOOLEAN, "cap" INTEGER,
    OUT "rank" TEXT, OUT "neighbor_id" UUID, OUT "board_cards" INTEGER
) LANGUAGE plpgsql VOLATILE SET "enable_seqscan" = off AS $$
DECLARE
    "digits" CONSTANT TEXT := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    "edge" TEXT;
    "length" INTEGER;
    "last_digit" TEXT;
    "next_digit" TEXT;
BEGIN
    SELECT count(*) INTO "board_cards" FROM (SELECT 1 FROM "cards" c WHERE c."board_id" = "board" LIMIT "cap") counted;
    IF "at_top" THEN
        SELECT c."rank", c."id" INTO "edge", "neighbor_id" FROM "cards" c WHERE c."column_id" = "column" ORDER BY c."rank" LIMIT 1;
    ELSE
        SELECT c."rank", c."id" INTO "edge", "neighbor_id" FROM "cards" c WHERE c."column_id" = "column"
            ORDER BY c."rank" DESC LIMIT 1;
    END IF;
    IF NOT FOUND THEN
        "rank" := 'a0';
        RETURN;
    END IF;
    -- The first letter tells how long the whole number is: two characters after a and Z, three after b and Y.
    "length" := CASE WHEN "edge" COLLATE "C" >= 'a' THEN ascii("edge") - 95 ELSE 92 - ascii("edge") END;
    IF "edge" ~ '^[a-yB-Z][0-9A-Za-z]+$' AND length("edge") >= "length" THEN
        "last_digit" := substr("edge", "length", 1);
        "next_digit" := substr("digits", strpos("digits", "last_digit") + CASE WHEN "at_top" THEN -1 ELSE 1 END, 1);
        "rank" := left("edge", "length" - 1) || nullif("next_digit", '');
    END IF;
END $$;
