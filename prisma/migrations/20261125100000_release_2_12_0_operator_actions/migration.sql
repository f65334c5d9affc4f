-- Release 2.12.0: operators disable people, and what their commands change outside of any workspace is recorded
-- (docs/decisions/0100-one-admin-program.md).

ALTER TABLE "users" ADD COLUMN "disabled_at" TIMESTAMPTZ(3);

CREATE TABLE "operator_actions" (
    "id" UUID NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "system_account" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    CONSTRAINT "operator_actions_pkey" PRIMARY KEY ("id")
);
