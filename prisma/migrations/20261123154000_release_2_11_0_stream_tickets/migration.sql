-- Release 2.11.0: tickets that open one event stream once, for clients that can't send a credential in a header.

-- CreateTable
CREATE TABLE "stream_tickets" (
    "id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "credential_kind" TEXT NOT NULL,
    "credential_hash" BYTEA NOT NULL,
    "resource_type" TEXT NOT NULL,
    "resource_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stream_tickets_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "stream_tickets_token_hash_key" ON "stream_tickets"("token_hash");

-- CreateIndex
CREATE INDEX "stream_tickets_expires_at_idx" ON "stream_tickets"("expires_at");
