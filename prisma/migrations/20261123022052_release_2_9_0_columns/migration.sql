-- Release 2.9.0: the color of columns, whether they complete the cards that arrive, and whether their limit keeps cards out.

ALTER TABLE "columns" ADD COLUMN "color" TEXT,
ADD COLUMN "done" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "wip_limit_enforced" BOOLEAN NOT NULL DEFAULT false;
