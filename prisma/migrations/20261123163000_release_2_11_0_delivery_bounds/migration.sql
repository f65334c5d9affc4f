-- Release 2.11.0: of each webhook, the last 10,000 deliveries are kept (docs/decisions/0090-webhooks-at-scale.md).

-- By a trigger, so that whatever stores deliveries bounds them. It looks after one of a thousand, which costs little and needs
-- no count: then it deletes some thousand at once, in the order of their index.
CREATE FUNCTION "bound_webhook_deliveries"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "webhook" UUID;
BEGIN
    FOR "webhook" IN SELECT "webhook_id" FROM "new_deliveries" GROUP BY "webhook_id" HAVING random() < count(*) / 1000.0 LOOP
        DELETE FROM "webhook_deliveries" WHERE "id" IN (
            SELECT "id" FROM "webhook_deliveries" WHERE "webhook_id" = "webhook" AND "id" < (
                SELECT "id" FROM "webhook_deliveries" WHERE "webhook_id" = "webhook" ORDER BY "id" DESC OFFSET 9999 LIMIT 1)
            ORDER BY "id" LIMIT 10000 FOR UPDATE SKIP LOCKED);
    END LOOP;
    RETURN NULL;
END $$;
CREATE TRIGGER "webhook_deliveries_bound" AFTER INSERT ON "webhook_deliveries" REFERENCING NEW TABLE AS "new_deliveries"
    FOR EACH STATEMENT EXECUTE FUNCTION "bound_webhook_deliveries"();
