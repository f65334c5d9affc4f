-- Release 2.11.0: events say which version of their resource they led to.

-- Absent in events from before the upgrade.
ALTER TABLE "events" ADD COLUMN "version" BIGINT;

-- Members of boards change their roles, and share links are restored with their cards. A constant default doesn't rewrite tables.
ALTER TABLE "board_members" ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
ALTER TABLE "share_links" ADD COLUMN "version" BIGINT NOT NULL DEFAULT 1;
