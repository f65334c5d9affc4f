-- Release 2.5.0: billing. Every workspace has an account, two ledgers that say what it used and what it had agreed to,
-- and invoices (docs/decisions/0027-billing.md). Amounts are in minor units of the currency, days are days in UTC.

CREATE TYPE "billing_status" AS ENUM ('active', 'trialing', 'past_due', 'canceled');
CREATE TYPE "billing_interval" AS ENUM ('month', 'year');
CREATE TYPE "billing_link_kind" AS ENUM ('payment_method', 'portal');
CREATE TYPE "invoice_kind" AS ENUM ('invoice', 'credit_note');
CREATE TYPE "invoice_status" AS ENUM ('draft', 'open', 'paid', 'void', 'uncollectible');

-- No foreign key to the workspace: invoices have to be kept when it is gone, and its account with them.
CREATE TABLE "billing_accounts" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "exempt" BOOLEAN NOT NULL DEFAULT false,
    "plan" TEXT NOT NULL,
    "interval" "billing_interval" NOT NULL DEFAULT 'month',
    "status" "billing_status" NOT NULL DEFAULT 'active',
    "currency" TEXT,
    "seat_price" BIGINT NOT NULL DEFAULT 0,
    "included_seats" INTEGER NOT NULL DEFAULT 0,
    "seats" INTEGER NOT NULL DEFAULT 0,
    "anchor" DATE NOT NULL,
    "billed_until" DATE NOT NULL,
    "closes_at" TIMESTAMPTZ(3),
    "trial_ends_at" TIMESTAMPTZ(3),
    "had_trial" BOOLEAN NOT NULL DEFAULT false,
    "next_plan" TEXT,
    "next_interval" "billing_interval",
    "cancel_at" TIMESTAMPTZ(3),
    "canceled_at" TIMESTAMPTZ(3),
    "billing_email" TEXT,
    "billing_address" JSONB,
    "tax_id" TEXT,
    "provider" TEXT NOT NULL DEFAULT 'manual',
    "provider_customer_id" TEXT,
    "provider_subscription_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" BIGINT NOT NULL DEFAULT 1,
    CONSTRAINT "billing_accounts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "billing_accounts_amounts_check" CHECK ("seat_price" >= 0 AND "included_seats" >= 0 AND "seats" >= 0),
    CONSTRAINT "billing_accounts_currency_check" CHECK ("seat_price" = 0 OR "currency" IS NOT NULL),
    CONSTRAINT "billing_accounts_trial_check" CHECK (("status" = 'trialing') = ("trial_ends_at" IS NOT NULL)),
    CONSTRAINT "billing_accounts_canceled_check" CHECK (("status" = 'canceled') = ("canceled_at" IS NOT NULL)),
    CONSTRAINT "billing_accounts_next_check" CHECK (("next_plan" IS NULL) = ("next_interval" IS NULL)),
    -- What is to happen at the end of the period needs an end, and only one thing can.
    CONSTRAINT "billing_accounts_due_check" CHECK ("closes_at" IS NOT NULL OR ("seat_price" = 0 AND "next_plan" IS NULL AND "cancel_at" IS NULL AND "trial_ends_at" IS NULL)),
    CONSTRAINT "billing_accounts_one_change_check" CHECK ("next_plan" IS NULL OR "cancel_at" IS NULL)
);
CREATE UNIQUE INDEX "billing_accounts_workspace_id_key" ON "billing_accounts" ("workspace_id");
CREATE UNIQUE INDEX "billing_accounts_provider_customer_key" ON "billing_accounts" ("provider", "provider_customer_id");
CREATE UNIQUE INDEX "billing_accounts_provider_subscription_key" ON "billing_accounts" ("provider", "provider_subscription_id");
CREATE INDEX "billing_accounts_closes_at_idx" ON "billing_accounts" ("closes_at") WHERE "closes_at" IS NOT NULL;

CREATE TABLE "seat_changes" (
    "seq" BIGSERIAL NOT NULL,
    "workspace_id" UUID NOT NULL,
    "seats" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "seat_changes_pkey" PRIMARY KEY ("seq"),
    CONSTRAINT "seat_changes_seats_check" CHECK ("seats" >= 0),
    CONSTRAINT "seat_changes_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "billing_accounts" ("workspace_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "seat_changes_workspace_id_seq_idx" ON "seat_changes" ("workspace_id", "seq");

CREATE TABLE "billing_terms" (
    "seq" BIGSERIAL NOT NULL,
    "workspace_id" UUID NOT NULL,
    "plan" TEXT NOT NULL,
    "interval" "billing_interval" NOT NULL,
    "currency" TEXT,
    "seat_price" BIGINT NOT NULL,
    "included_seats" INTEGER NOT NULL,
    "effective_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "billing_terms_pkey" PRIMARY KEY ("seq"),
    CONSTRAINT "billing_terms_amounts_check" CHECK ("seat_price" >= 0 AND "included_seats" >= 0 AND ("seat_price" = 0 OR "currency" IS NOT NULL)),
    CONSTRAINT "billing_terms_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "billing_accounts" ("workspace_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "billing_terms_workspace_id_seq_idx" ON "billing_terms" ("workspace_id", "seq");

CREATE TABLE "invoice_counters" (
    "workspace_id" UUID NOT NULL,
    "last_number" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "invoice_counters_pkey" PRIMARY KEY ("workspace_id"),
    CONSTRAINT "invoice_counters_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "billing_accounts" ("workspace_id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "invoices" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "kind" "invoice_kind" NOT NULL DEFAULT 'invoice',
    "status" "invoice_status" NOT NULL DEFAULT 'draft',
    "number" INTEGER,
    "credited_invoice_id" UUID,
    "period_start" DATE NOT NULL,
    "period_end" DATE NOT NULL,
    "currency" TEXT NOT NULL,
    "total" BIGINT NOT NULL DEFAULT 0,
    "recipient" JSONB NOT NULL,
    "seller" JSONB,
    "provider" TEXT NOT NULL DEFAULT 'manual',
    "provider_invoice_id" TEXT,
    "provider_number" TEXT,
    "hosted_url" TEXT,
    "pdf_url" TEXT,
    "issued_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "paid_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" BIGINT NOT NULL DEFAULT 1,
    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoices_period_check" CHECK ("period_end" > "period_start"),
    CONSTRAINT "invoices_issued_check" CHECK (("status" = 'draft') = ("issued_at" IS NULL)),
    CONSTRAINT "invoices_paid_check" CHECK (("status" = 'paid') = ("paid_at" IS NOT NULL)),
    CONSTRAINT "invoices_number_check" CHECK (("number" IS NOT NULL) = ("provider" = 'manual' AND "status" <> 'draft')),
    CONSTRAINT "invoices_credited_check" CHECK (("kind" = 'credit_note') = ("credited_invoice_id" IS NOT NULL)),
    CONSTRAINT "invoices_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "billing_accounts" ("workspace_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "invoices_workspace_id_id_key" ON "invoices" ("workspace_id", "id");
CREATE UNIQUE INDEX "invoices_workspace_id_number_key" ON "invoices" ("workspace_id", "number");
CREATE UNIQUE INDEX "invoices_provider_invoice_key" ON "invoices" ("provider", "provider_invoice_id");
CREATE INDEX "invoices_due_at_idx" ON "invoices" ("due_at") WHERE "status" = 'open' AND "kind" = 'invoice' AND "provider" = 'manual';
-- However often a period is closed, one invoice comes of it.
CREATE UNIQUE INDEX "invoices_period_key" ON "invoices" ("workspace_id", "period_start") WHERE "kind" = 'invoice' AND "provider" = 'manual';
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_workspace_id_credited_invoice_id_fkey" FOREIGN KEY ("workspace_id", "credited_invoice_id") REFERENCES "invoices" ("workspace_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "invoice_lines" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "plan" TEXT,
    "interval" "billing_interval",
    "seats" INTEGER,
    "seat_price" BIGINT,
    "first_day" DATE,
    "last_day" DATE,
    "period_days" INTEGER,
    "amount" BIGINT NOT NULL,
    CONSTRAINT "invoice_lines_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoice_lines_days_check" CHECK ("last_day" >= "first_day"),
    CONSTRAINT "invoice_lines_workspace_id_invoice_id_fkey" FOREIGN KEY ("workspace_id", "invoice_id") REFERENCES "invoices" ("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "invoice_lines_invoice_id_position_key" ON "invoice_lines" ("invoice_id", "position");
CREATE INDEX "invoice_lines_workspace_id_invoice_id_idx" ON "invoice_lines" ("workspace_id", "invoice_id");

-- What a payment provider has told already, so that it is heard once.
CREATE TABLE "provider_events" (
    "provider" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("provider", "event_id")
);
CREATE INDEX "provider_events_received_at_idx" ON "provider_events" ("received_at");

CREATE TABLE "billing_links" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "kind" "billing_link_kind" NOT NULL,
    "return_url" TEXT NOT NULL,
    "url" TEXT,
    "provider_id" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "billing_links_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "billing_links_opened_check" CHECK (("url" IS NULL) = ("provider_id" IS NULL)),
    CONSTRAINT "billing_links_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "billing_accounts" ("workspace_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "billing_links_workspace_id_provider_id_key" ON "billing_links" ("workspace_id", "provider_id");
CREATE INDEX "billing_links_created_at_idx" ON "billing_links" ("created_at");

-- An invoice begins as a draft. Once closed, only what became of it changes: its status, and where to find it.
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    lasting CONSTANT text[] := ARRAY['status', 'paid_at', 'hosted_url', 'pdf_url', 'updated_at', 'version'];
BEGIN
    IF TG_OP = 'TRUNCATE' THEN
        RAISE EXCEPTION 'invoices are kept';
    END IF;
    IF TG_OP = 'INSERT' THEN
        IF NEW.status <> 'draft' THEN
            RAISE EXCEPTION 'an invoice begins as a draft';
        END IF;
        RETURN NEW;
    END IF;
    IF OLD.status <> 'draft' THEN
        IF TG_OP = 'DELETE' OR NEW.status = 'draft' OR to_jsonb(NEW) - lasting <> to_jsonb(OLD) - lasting THEN
            RAISE EXCEPTION 'closed invoices are immutable';
        END IF;
        RETURN NEW;
    END IF;
    IF TG_OP = 'DELETE' THEN
        RETURN OLD;
    END IF;
    IF NEW.status <> 'draft' AND NEW.total <> (SELECT COALESCE(sum(amount), 0) FROM invoice_lines WHERE invoice_id = NEW.id) THEN
        RAISE EXCEPTION 'the total of an invoice is the sum of its lines';
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER "invoices_immutable" BEFORE INSERT OR UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();
CREATE TRIGGER "invoices_no_truncate" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();

CREATE FUNCTION "refuse_invoice_line_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    invoice_of_line uuid;
BEGIN
    IF TG_OP = 'TRUNCATE' THEN
        RAISE EXCEPTION 'invoices are kept';
    END IF;
    FOREACH invoice_of_line IN ARRAY CASE TG_OP
        WHEN 'INSERT' THEN ARRAY[NEW.invoice_id]
        WHEN 'DELETE' THEN ARRAY[OLD.invoice_id]
        ELSE ARRAY[OLD.invoice_id, NEW.invoice_id] END
    LOOP
        -- Held, so that nobody closes the invoice meanwhile.
        PERFORM 1 FROM invoices WHERE id = invoice_of_line AND status = 'draft' FOR SHARE;
        IF NOT FOUND AND EXISTS (SELECT 1 FROM invoices WHERE id = invoice_of_line) THEN
            RAISE EXCEPTION 'closed invoices are immutable';
        END IF;
    END LOOP;
    RETURN COALESCE(NEW, OLD);
END
$$;
CREATE TRIGGER "invoice_lines_immutable" BEFORE INSERT OR UPDATE OR DELETE ON "invoice_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_line_change"();
CREATE TRIGGER "invoice_lines_no_truncate" BEFORE TRUNCATE ON "invoice_lines" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_line_change"();

-- The ledgers only grow, but for the purge of a workspace that never had an invoice.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% only grows', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER "seat_changes_append_only" BEFORE UPDATE ON "seat_changes" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "billing_terms_append_only" BEFORE UPDATE ON "billing_terms" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();

-- Workspaces from before billing: exempt from limits, on the plan without a price, with the members that they have.
INSERT INTO "billing_accounts" ("id", "workspace_id", "exempt", "plan", "seats", "anchor", "billed_until")
SELECT gen_random_uuid(), w.id, true, 'free',
    CASE WHEN w.deleted_at IS NULL THEN COALESCE(m.seats, 0) ELSE 0 END,
    (now() AT TIME ZONE 'UTC')::date, (now() AT TIME ZONE 'UTC')::date
FROM "workspaces" w
LEFT JOIN (
    SELECT workspace_id, count(*)::integer AS seats FROM "workspace_members"
    WHERE status = 'active' AND role <> 'guest' GROUP BY workspace_id
) m ON m.workspace_id = w.id;
INSERT INTO "seat_changes" ("workspace_id", "seats", "changed_at")
SELECT workspace_id, seats, date_trunc('milliseconds', now()) FROM "billing_accounts";
INSERT INTO "billing_terms" ("workspace_id", "plan", "interval", "seat_price", "included_seats", "effective_at")
SELECT workspace_id, plan, "interval", seat_price, included_seats, date_trunc('milliseconds', now()) FROM "billing_accounts";
ANALYZE "billing_accounts";
