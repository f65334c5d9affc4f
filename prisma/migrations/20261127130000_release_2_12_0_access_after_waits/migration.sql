-- Release 2.12.0: access after a wait for a column (docs/decisions/0134-access-after-a-wait.md).

-- The versions of the rows that decide what members above guests can do on a board; NULL for those who aren't members. Stable,
-- so that a statement gets those that it sees itself.
CREATE FUNCTION "access_versions"("board" UUID, "members" UUID[]) RETURNS TEXT[]
LANGUAGE plpgsql STABLE SET "enable_seqscan" = off SET "plan_cache_mode" = force_generic_plan AS $$
BEGIN
    RETURN ARRAY(
        SELECT (
            SELECT concat_ws(' ', b.xmin, w.xmin, m.xmin, v.xmin)
            FROM "boards" b
            JOIN "workspaces" w ON w."id" = b."workspace_id"
            JOIN "workspace_members" m ON m."workspace_id" = b."workspace_id" AND m."id" = s."member"
            LEFT JOIN "board_members" v ON v."board_id" = b."id" AND v."member_id" = m."id"
            WHERE b."id" = "board")
        FROM unnest("members") WITH ORDINALITY AS s ("member", "place") ORDER BY s."place");
END $$;

-- Whether they are still the same. Volatile, so that it sees what others committed while the statement waited for a lock.
CREATE FUNCTION "has_same_access"("board" UUID, "members" UUID[], "seen" TEXT[]) RETURNS BOOLEAN LANGUAGE plpgsql VOLATILE AS $$
BEGIN
    RETURN "access_versions"("board", "members") IS NOT DISTINCT FROM "seen";
END $$;

-- Whether the statement began so recently that it can't have waited for long. PostgreSQL puts its body in its place.
CREATE FUNCTION "began_recently"() RETURNS BOOLEAN LANGUAGE sql VOLATILE AS $$
    SELECT clock_timestamp() < statement_timestamp() + interval '5 ms'
$$;
