-- Release 2.11.0: data in the messages of webhooks.

ALTER TABLE "webhooks"
    ADD COLUMN "include" TEXT[] DEFAULT ARRAY[]::TEXT[],
    ADD COLUMN "data_scopes" TEXT[] DEFAULT ARRAY[]::TEXT[];
