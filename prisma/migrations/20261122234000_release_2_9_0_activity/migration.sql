-- Release 2.9.0: events of comments and share links lead to their card, so that its activity is found by an index.

ALTER TABLE "events" ADD COLUMN "card_id" UUID;

-- What the events say does not change. An event that only changes a text names no card: its comment does, or another event.
ALTER TABLE "events" DISABLE TRIGGER "events_append_only";
UPDATE "events" SET "card_id" = coalesce("changes" #>> '{card_id,to}', "changes" #>> '{card_id,from}')::uuid
    WHERE "resource_type" IN ('comment', 'share_link') AND "changes" ? 'card_id';
UPDATE "events" e SET "card_id" = known."card_id"
    FROM (
        SELECT "id" AS "resource_id", "card_id" FROM "comments"
        UNION
        SELECT "resource_id", "card_id" FROM "events" WHERE "resource_type" = 'comment' AND "card_id" IS NOT NULL
    ) known
    WHERE e."resource_type" = 'comment' AND e."card_id" IS NULL AND e."resource_id" = known."resource_id";
ALTER TABLE "events" ENABLE TRIGGER "events_append_only";

CREATE INDEX "events_card_idx" ON "events" ("workspace_id", "card_id", "tx", "seq") WHERE "card_id" IS NOT NULL;
