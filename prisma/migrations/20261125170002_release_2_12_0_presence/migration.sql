-- Release 2.12.0: who looks at a board now (docs/decisions/0117-presence.md). By hand: unlogged. Rows say what holds for seconds,
-- so they need neither the write-ahead log, nor replicas, nor backups, and processes write them again after a crash.

-- CreateTable
CREATE UNLOGGED TABLE "presence_processes" (
    "id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "presence_processes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE UNLOGGED TABLE "board_presence" (
    "board_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "board_presence_pkey" PRIMARY KEY ("board_id","user_id","process_id")
);

-- CreateIndex
CREATE INDEX "board_presence_process_id_idx" ON "board_presence"("process_id");

-- AddForeignKey
ALTER TABLE "board_presence" ADD CONSTRAINT "board_presence_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "presence_processes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
