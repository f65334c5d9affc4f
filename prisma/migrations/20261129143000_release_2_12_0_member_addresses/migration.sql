-- Release 2.12.0: members have the address of their person, also those who joined while it changed.

-- An invite of the address to the same workspace can be in the way: such a member gets the address with the next change.
-- Allowed: the few people who joined within milliseconds of a change. They are locked before their members, as a change does.
WITH "changed" AS (
    SELECT m."id", u."email" FROM "workspace_members" m JOIN "users" u ON u."id" = m."user_id"
    WHERE lower(m."email") <> lower(u."email") AND NOT EXISTS (
        SELECT FROM "workspace_members" x WHERE x."workspace_id" = m."workspace_id" AND lower(x."email") = lower(u."email"))
    ORDER BY u."id", m."id" FOR SHARE OF u
)
UPDATE "workspace_members" m SET "email" = c."email", "updated_at" = now(), "version" = "version" + 1
FROM "changed" c WHERE m."id" = c."id" AND lower(m."email") <> lower(c."email");
