-- Release 2.7.0.

-- Events of operators name the system account that ran the command.
ALTER TABLE "events" ADD COLUMN "actor_system_account" TEXT;

-- The server whose transaction numbers the event log carries: at most one row.
CREATE TABLE "event_log_origin" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "server_identifier" TEXT NOT NULL,
    CONSTRAINT "event_log_origin_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "event_log_origin_one_row_check" CHECK ("id")
);
