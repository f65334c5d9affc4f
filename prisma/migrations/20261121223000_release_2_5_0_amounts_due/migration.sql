-- Release 2.5.0: what a payment provider says is still to be paid of its invoices. Credit notes, parts that were paid and
-- what the customer had left over are all in it; of our own invoices, credit notes alone say it.

ALTER TABLE "invoices" ADD COLUMN "amount_due" BIGINT;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_amount_due_check" CHECK ("amount_due" IS NULL OR "provider" <> 'manual');

-- It changes after the invoice is closed, as its status does; the rest of the function is that of release 2.5.0.
CREATE OR REPLACE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    lasting CONSTANT text[] := ARRAY['status', 'paid_at', 'amount_due', 'hosted_url', 'pdf_url', 'updated_at', 'version'];
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
