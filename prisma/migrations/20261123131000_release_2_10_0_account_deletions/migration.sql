-- Release 2.10.0: people delete their account. Their row stays, without their name and address, for what they created.

ALTER TABLE "users" ADD COLUMN "deleted_at" TIMESTAMPTZ(3);

CREATE TABLE "account_deletions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_deletions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "account_deletions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "account_deletions_user_id_idx" ON "account_deletions" ("user_id");
CREATE INDEX "account_deletions_expires_at_idx" ON "account_deletions" ("expires_at");

-- The address of a deleted person until the job has removed it everywhere. Then the row is deleted.
CREATE TABLE "person_erasures" (
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "session_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "person_erasures_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "person_erasures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "workspace_members_invited_email_idx" ON "workspace_members" (lower("email")) WHERE "status" = 'invited';
CREATE INDEX "billing_accounts_billing_email_idx" ON "billing_accounts" (lower("billing_email")) WHERE "billing_email" IS NOT NULL;

-- Whom the changes of an event name: addresses, and ids of users. By it the events that name a deleted person are found.
CREATE FUNCTION "event_subjects"("changes" JSONB) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array_remove(ARRAY[
        lower("changes" #>> '{email,from}'), lower("changes" #>> '{email,to}'),
        lower("changes" #>> '{billing_email,from}'), lower("changes" #>> '{billing_email,to}'),
        "changes" #>> '{user_id,from}', "changes" #>> '{user_id,to}'
    ], NULL)
$$;
CREATE INDEX "events_subjects_idx" ON "events" USING gin ("event_subjects"("changes")) WHERE "resource_type" IN ('member', 'billing');

-- The log only grows, with two doors that a transaction names by a setting: purging events, and removing the name and
-- the address of a deleted person. The second one changes nothing but these fields, and keeps which fields there are.
CREATE OR REPLACE FUNCTION "refuse_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND current_setting('app.purging_events', true) = 'on' THEN
        RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND current_setting('app.redacting_events', true) = 'on' THEN
        IF to_jsonb(NEW) - 'changes' = to_jsonb(OLD) - 'changes'
            AND NEW."changes" - ARRAY['email', 'name', 'billing_email'] = OLD."changes" - ARRAY['email', 'name', 'billing_email']
            AND ARRAY(SELECT jsonb_object_keys(NEW."changes")) = ARRAY(SELECT jsonb_object_keys(OLD."changes"))
        THEN
            RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION 'events are append-only';
END
$$;
