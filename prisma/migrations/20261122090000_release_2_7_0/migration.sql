-- Release 2.7.0.

-- Events of operators name the system account that ran the command.
ALTER TABLE "events" ADD COLUMN "actor_system_account" TEXT;
