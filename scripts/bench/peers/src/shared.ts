/** What the peers share: how a card and the caller look, and how a process says where it listens. */
import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Credential {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly workspaceId: string;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly createdAt: Date;
  };
}

export interface StoredCard {
  readonly id: string;
  readonly number: number;
  readonly boardId: string;
  readonly columnId: string;
  readonly title: string;
  readonly description: string | null;
  readonly externalSource: string | null;
  readonly externalId: string | null;
  readonly dueAt: Date | null;
  readonly dueOn: Date | string | null;
  readonly startAt: Date | null;
  readonly priority: string | null;
  readonly estimate: number | null;
  readonly coverColor: string | null;
  readonly completedAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: bigint | number;
}

/** Connections end before the turn of the one after the next, so that all pools together stay below PostgreSQL's limit. */
export const poolSettings = {
  connectionString: process.env.DATABASE_URL,
  max: 20,
  idleTimeoutMillis: 1_000,
};

/** What is stored of a secret. */
export function hashOf(authorization = ''): Buffer<ArrayBuffer> {
  return createHash('sha256').update(authorization.replace('Bearer ', '')).digest() as Buffer<ArrayBuffer>;
}

export function toMe({ user, ...credential }: Credential) {
  return {
    user: { id: user.id, email: user.email, name: user.name, created_at: user.createdAt.toISOString() },
    credential: {
      kind: 'access_token',
      id: credential.id,
      name: credential.name,
      scopes: credential.scopes,
      workspace_id: credential.workspaceId,
    },
  };
}

export function toCard(card: StoredCard, labelIds: readonly string[], assigneeIds: readonly string[]) {
  return {
    id: card.id,
    number: card.number,
    board_id: card.boardId,
    column_id: card.columnId,
    title: card.title,
    description: card.description ?? undefined,
    external_source: card.externalSource ?? undefined,
    external_id: card.externalId ?? undefined,
    due_at: card.dueAt?.toISOString(),
    due_on: card.dueOn ?? undefined,
    start_at: card.startAt?.toISOString(),
    priority: card.priority ?? undefined,
    estimate: card.estimate ?? undefined,
    cover_color: card.coverColor ?? undefined,
    completed_at: card.completedAt?.toISOString(),
    created_by: card.createdBy,
    created_at: card.createdAt.toISOString(),
    updated_at: card.updatedAt.toISOString(),
    version: Number(card.version),
    label_ids: labelIds,
    assignee_ids: assigneeIds,
  };
}

let counter = 0;
const startedAt = Date.now().toString(36);

/** A place at the end of a column: new each time, and in order. */
export function nextRank(): string {
  counter += 1;
  return `b${startedAt}${process.pid.toString(36)}${counter.toString(36).padStart(8, '0')}1`;
}

/** The changes of the event of a new card. */
export function changesOf(title: string, columnId: string) {
  return { title: { from: null, to: title }, column_id: { from: null, to: columnId } };
}

/**
 * Tells the parent process the port, and how much processor time this process took whenever it asks. Ends with the parent
 * process.
 */
export function announce(server: Server): void {
  process.once('disconnect', () => process.exit());
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
  });
  process.send?.({ port: (server.address() as AddressInfo).port });
}
