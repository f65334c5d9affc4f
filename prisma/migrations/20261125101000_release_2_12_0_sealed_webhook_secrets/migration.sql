-- Release 2.12.0: webhooks keep their secrets when SECRET_KEY changes (docs/decisions/0101-two-secret-keys.md).

ALTER TABLE "webhooks"
    ADD COLUMN "sealed_secret" BYTEA,
    ADD COLUMN "sealed_generation" INTEGER,
    ADD COLUMN "previous_sealed_secret" BYTEA;
