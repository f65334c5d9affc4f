-- Release 2.12.0: a lane that becomes due wakes its webhook also while another lane of it is claimed. A claim moves the webhook
-- in the queue by what it sees. The update alone skipped webhooks that were due already, without waiting for the claim that was about
-- to move them, and their lanes waited until the lease of the other one ended (docs/decisions/0090-webhooks-at-scale.md).

CREATE OR REPLACE FUNCTION "queue_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM "webhook_queues" WHERE "webhook_id" IN (
        SELECT "webhook_id" FROM "changed_lanes" WHERE "next_attempt_at" IS NOT NULL AND "kind" <> 'replay')
        ORDER BY "webhook_id" FOR NO KEY UPDATE;
    UPDATE "webhook_queues" q SET "due_at" = w."due_at"
    FROM (SELECT "webhook_id", min("next_attempt_at") AS "due_at" FROM "changed_lanes"
          WHERE "next_attempt_at" IS NOT NULL AND "kind" <> 'replay' GROUP BY "webhook_id" ORDER BY "webhook_id") AS w
    WHERE q."webhook_id" = w."webhook_id" AND (q."due_at" IS NULL OR q."due_at" > w."due_at");
    RETURN NULL;
END $$;
