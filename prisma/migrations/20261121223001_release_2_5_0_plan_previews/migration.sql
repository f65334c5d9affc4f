-- Release 2.5.0: what a payment provider would bill for a change of plan, asked for by a job and good for some minutes.

CREATE TYPE "change_time" AS ENUM ('now', 'period_end');

CREATE TABLE "plan_previews" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "plan" TEXT NOT NULL,
    "interval" "billing_interval" NOT NULL,
    "when" "change_time" NOT NULL,
    "currency" TEXT NOT NULL,
    "seat_price" BIGINT NOT NULL,
    "seats" INTEGER NOT NULL,
    "effective_at" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3),
    "trial_ends_at" TIMESTAMPTZ(3),
    "quote" JSONB,
    "failed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "plan_previews_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "plan_previews_amounts_check" CHECK ("seat_price" >= 0 AND "seats" >= 0),
    CONSTRAINT "plan_previews_period_check" CHECK ("seat_price" = 0 OR "period_end" IS NOT NULL),
    -- The provider answers once.
    CONSTRAINT "plan_previews_answer_check" CHECK ("quote" IS NULL OR "failed_at" IS NULL),
    CONSTRAINT "plan_previews_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "billing_accounts" ("workspace_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "plan_previews_workspace_id_idx" ON "plan_previews" ("workspace_id");
CREATE INDEX "plan_previews_created_at_idx" ON "plan_previews" ("created_at");
