-- Release 2.9.0: when work on a card starts, how urgent and how much it is, and its color.

ALTER TABLE "cards"
  ADD COLUMN "start_at" TIMESTAMPTZ(3),
  ADD COLUMN "priority" TEXT,
  ADD COLUMN "estimate" DOUBLE PRECISION,
  ADD COLUMN "cover_color" TEXT;
