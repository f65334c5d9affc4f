-- Release 2.12.0: a member can leave before all their assignments have ended (docs/decisions/0093-ended-assignments.md).

CREATE TABLE "member_departures" (
    "workspace_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "count" INTEGER NOT NULL,
    CONSTRAINT "member_departures_pkey" PRIMARY KEY ("workspace_id", "user_id"),
    CONSTRAINT "member_departures_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "member_departures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- A foreign key to the member would keep the member until the last assignment has ended.
ALTER TABLE "card_assignees"
    DROP CONSTRAINT "card_assignees_workspace_id_user_id_fkey",
    ADD COLUMN "departures" INTEGER NOT NULL DEFAULT 0,
    ADD CONSTRAINT "card_assignees_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- As that foreign key did, but only when someone is assigned: locks the member, so that nobody is assigned who has left.
CREATE FUNCTION "check_card_assignee"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT coalesce(d."count", 0) INTO NEW."departures" FROM "workspace_members" m
        LEFT JOIN "member_departures" d ON d."workspace_id" = m."workspace_id" AND d."user_id" = m."user_id"
        WHERE m."workspace_id" = NEW."workspace_id" AND m."user_id" = NEW."user_id" FOR KEY SHARE OF m;
    IF NOT FOUND THEN
        RAISE foreign_key_violation USING MESSAGE = 'an assignee is not a member of the workspace',
            TABLE = 'card_assignees', CONSTRAINT = 'card_assignees_member';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER "card_assignees_check" BEFORE INSERT OR UPDATE OF "workspace_id" ON "card_assignees"
    FOR EACH ROW EXECUTE FUNCTION "check_card_assignee"();
