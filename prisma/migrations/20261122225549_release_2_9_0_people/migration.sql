-- Release 2.9.0: the time zone and locale of people, and who has appeared on which board.

ALTER TABLE "users" ADD COLUMN "locale" TEXT,
ADD COLUMN "time_zone" TEXT;

CREATE TABLE "board_people" (
    "workspace_id" UUID NOT NULL,
    "board_id" UUID NOT NULL,
    "user_id" UUID NOT NULL
);

-- By triggers, so that no change forgets it. They add a row only the first time that a person appears. The triggers come
-- first: they lock the tables, so that no change falls between them and the rows copied below.
CREATE FUNCTION "note_board_actors"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "board_people" ("workspace_id", "board_id", "user_id")
        SELECT DISTINCT e."workspace_id", e."board_id", e."actor_user_id" FROM "new_events" e
            JOIN "boards" b ON b."workspace_id" = e."workspace_id" AND b."id" = e."board_id"
            JOIN "users" u ON u."id" = e."actor_user_id"
        ORDER BY e."board_id", e."actor_user_id"
        ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER "events_note_actors" AFTER INSERT ON "events" REFERENCING NEW TABLE AS "new_events"
    FOR EACH STATEMENT EXECUTE FUNCTION "note_board_actors"();

CREATE FUNCTION "note_board_assignees"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "board_people" ("workspace_id", "board_id", "user_id")
        SELECT DISTINCT c."workspace_id", c."board_id", a."user_id" FROM "new_assignees" a
            JOIN "cards" c ON c."id" = a."card_id"
        ORDER BY c."board_id", a."user_id"
        ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER "card_assignees_note_people" AFTER INSERT ON "card_assignees" REFERENCING NEW TABLE AS "new_assignees"
    FOR EACH STATEMENT EXECUTE FUNCTION "note_board_assignees"();

-- Also from the rows themselves: the event log begins with 2.2.0.
INSERT INTO "board_people" ("workspace_id", "board_id", "user_id")
    SELECT "workspace_id", "id", "created_by" FROM "boards"
    UNION SELECT "workspace_id", "board_id", "created_by" FROM "cards"
    UNION SELECT c."workspace_id", c."board_id", o."created_by" FROM "comments" o JOIN "cards" c ON c."id" = o."card_id"
    UNION SELECT c."workspace_id", c."board_id", a."user_id" FROM "card_assignees" a JOIN "cards" c ON c."id" = a."card_id"
    UNION SELECT e."workspace_id", e."board_id", e."actor_user_id" FROM "events" e
        JOIN "boards" b ON b."workspace_id" = e."workspace_id" AND b."id" = e."board_id"
        JOIN "users" u ON u."id" = e."actor_user_id";

ALTER TABLE "board_people"
    ADD CONSTRAINT "board_people_pkey" PRIMARY KEY ("board_id", "user_id"),
    ADD CONSTRAINT "board_people_workspace_id_board_id_fkey" FOREIGN KEY ("workspace_id", "board_id") REFERENCES "boards" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "board_people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "board_people_workspace_id_board_id_idx" ON "board_people" ("workspace_id", "board_id");
