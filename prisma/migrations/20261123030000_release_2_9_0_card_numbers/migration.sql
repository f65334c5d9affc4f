-- Release 2.9.0: cards have a number in their workspace, and workspaces have a key that their cards' identifiers begin with.

-- By a trigger, so that every way of inserting a workspace gives it a key, also that of earlier releases.
CREATE FUNCTION "default_card_key"("name" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN length(letters) < 2 THEN 'CARD' ELSE left(letters, 3) END
    FROM (SELECT upper(regexp_replace(normalize("name", NFKD) COLLATE "C", '^[^A-Za-z]+|[^A-Za-z0-9]+', '', 'g')) AS letters) AS named
$$;
CREATE FUNCTION "give_card_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."card_key" := "default_card_key"(NEW."name");
    RETURN NEW;
END $$;
ALTER TABLE "workspaces" ADD COLUMN "card_key" TEXT NOT NULL DEFAULT '';
UPDATE "workspaces" SET "card_key" = "default_card_key"("name");
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_card_key_check" CHECK ("card_key" COLLATE "C" ~ '^[A-Z][A-Z0-9]{1,4}$');
CREATE TRIGGER "workspaces_give_card_key" BEFORE INSERT ON "workspaces" FOR EACH ROW WHEN (NEW."card_key" = '')
    EXECUTE FUNCTION "give_card_key"();

-- The next numbers of a workspace: slot s gives the numbers that leave the remainder s when divided by 8. A transaction
-- takes the lowest number whose slot no other transaction holds, so that several can create cards at the same time.
CREATE TABLE "card_number_slots" (
    "workspace_id" UUID NOT NULL,
    "slot" INTEGER NOT NULL,
    "next_number" INTEGER NOT NULL,

    CONSTRAINT "card_number_slots_pkey" PRIMARY KEY ("workspace_id", "slot"),
    CONSTRAINT "card_number_slots_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "card_number_slots_check" CHECK ("slot" BETWEEN 0 AND 7 AND "next_number" > 0 AND "next_number" % 8 = "slot")
) WITH (fillfactor = 50);

-- A transaction waits for a slot only while it holds none, so that two never wait for each other here.
CREATE FUNCTION "take_card_number"("workspace" UUID) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE
    "free_slot" INTEGER;
    "any_slot" INTEGER;
    "taken" INTEGER;
BEGIN
    LOOP
        SELECT "slot" INTO "free_slot" FROM "card_number_slots" WHERE "workspace_id" = "workspace"
            ORDER BY "next_number" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
        EXIT WHEN FOUND;
        "any_slot" := floor(random() * 8);
        PERFORM 1 FROM "card_number_slots" WHERE "workspace_id" = "workspace" AND "slot" = "any_slot" FOR NO KEY UPDATE;
        IF NOT FOUND THEN
            -- The first card since the workspace was created or upgraded. If another transaction is adding the slots, this
            -- waits for it.
            INSERT INTO "card_number_slots" ("workspace_id", "slot", "next_number")
                SELECT "workspace", n % 8, n
                FROM (SELECT coalesce(max("number"), 0) AS last FROM "cards" WHERE "workspace_id" = "workspace") c,
                    generate_series(last + 1, last + 8) n
                ON CONFLICT DO NOTHING;
        END IF;
    END LOOP;
    UPDATE "card_number_slots" SET "next_number" = "next_number" + 8
        WHERE "workspace_id" = "workspace" AND "slot" = "free_slot" RETURNING "next_number" - 8 INTO "taken";
    RETURN "taken";
END $$;

-- For many cards. Taking their numbers one by one would read every version of the slots that the transaction has written.
CREATE FUNCTION "take_card_numbers"("workspace" UUID, "count" INTEGER) RETURNS SETOF INTEGER LANGUAGE plpgsql AS $$
BEGIN
    RETURN NEXT "take_card_number"("workspace");
    RETURN QUERY WITH held AS (
        SELECT "slot", "next_number" FROM "card_number_slots" WHERE "workspace_id" = "workspace"
            ORDER BY "slot" FOR NO KEY UPDATE SKIP LOCKED
    ), taken AS (
        SELECT "slot", "next_number" + 8 * i AS "number" FROM held, generate_series(0, "count" - 2) i
            ORDER BY "number" LIMIT "count" - 1
    ), advanced AS (
        UPDATE "card_number_slots" s SET "next_number" = t."last" + 8
            FROM (SELECT "slot", max("number") AS "last" FROM taken GROUP BY "slot") t
            WHERE s."workspace_id" = "workspace" AND s."slot" = t."slot"
    )
    SELECT "number" FROM taken ORDER BY "number";
END $$;
CREATE FUNCTION "number_card"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."number" := "take_card_number"(NEW."workspace_id");
    RETURN NEW;
END $$;

-- In order of creation. Written by a change of type, because that rewrites the table and builds each index once: an UPDATE
-- of all rows would add to every index row by row, which takes several times as long.
ALTER TABLE "cards" ADD COLUMN "number" INTEGER NOT NULL DEFAULT 0;
CREATE TEMP TABLE "numbered_cards" ON COMMIT DROP AS
    SELECT "id", row_number() OVER (PARTITION BY "workspace_id" ORDER BY "created_at", "id")::int AS "number" FROM "cards";
ALTER TABLE "numbered_cards" ADD PRIMARY KEY ("id");
ANALYZE "numbered_cards";
CREATE FUNCTION "first_card_number"("card" UUID) RETURNS INTEGER LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (SELECT "number" FROM "numbered_cards" WHERE "id" = "card");
END $$;
ALTER TABLE "cards" ALTER COLUMN "number" TYPE INTEGER USING "first_card_number"("id");
DROP FUNCTION "first_card_number"("card" UUID);
ALTER TABLE "cards" ADD CONSTRAINT "cards_number_check" CHECK ("number" > 0);
CREATE UNIQUE INDEX "cards_workspace_id_number_key" ON "cards" ("workspace_id", "number");
CREATE TRIGGER "cards_number" BEFORE INSERT ON "cards" FOR EACH ROW WHEN (NEW."number" = 0)
    EXECUTE FUNCTION "number_card"();
