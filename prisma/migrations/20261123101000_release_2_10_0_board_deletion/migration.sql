-- Release 2.10.0: workspaces say who can delete and restore their boards.

ALTER TABLE "workspaces" ADD COLUMN "board_deletion" TEXT NOT NULL DEFAULT 'members',
ADD CONSTRAINT "workspaces_board_deletion_check" CHECK ("board_deletion" IN ('members', 'admins_and_creators'));
