-- Release 2.9.0: the color of columns, and whether they complete the cards that arrive.

ALTER TABLE "columns" ADD COLUMN "color" TEXT,
ADD COLUMN "done" BOOLEAN NOT NULL DEFAULT false;
