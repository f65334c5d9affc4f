-- Release 2.9.0: the color of columns.

ALTER TABLE "columns" ADD COLUMN "color" TEXT;
