/** What the peer with Drizzle reads and writes of the service's tables. */
import {
  bigint,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const memberStatus = pgEnum('MemberStatus', ['invited', 'active']);

export const accessTokens = pgTable('access_tokens', {
  id: uuid().primaryKey(),
  workspaceId: uuid('workspace_id').notNull(),
  name: text().notNull(),
  scopes: text().array().notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdBy: uuid('created_by').notNull(),
  expiresAt: moment('expires_at'),
  revokedAt: moment('revoked_at'),
});

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const workspaces = pgTable('workspaces', {
  id: uuid().primaryKey(),
  deletedAt: moment('deleted_at'),
});

export const workspaceMembers = pgTable('workspace_members', {
  id: uuid().primaryKey(),
  workspaceId: uuid('workspace_id').notNull(),
  userId: uuid('user_id'),
  status: memberStatus().notNull(),
});

export const columns = pgTable('columns', {
  id: uuid().primaryKey(),
  workspaceId: uuid('workspace_id').notNull(),
  boardId: uuid('board_id').notNull(),
  rank: text().notNull(),
});

export const cards = pgTable('cards', {
  id: uuid().primaryKey(),
  workspaceId: uuid('workspace_id').notNull(),
  boardId: uuid('board_id').notNull(),
  columnId: uuid('column_id').notNull(),
  number: integer().notNull().default(0),
  title: text().notNull(),
  description: text(),
  rank: text().notNull(),
  dueAt: moment('due_at'),
  dueOn: date('due_on'),
  startAt: moment('start_at'),
  priority: text(),
  estimate: doublePrecision(),
  coverColor: text('cover_color'),
  completedAt: moment('completed_at'),
  archivedAt: moment('archived_at'),
  createdBy: uuid('created_by').notNull(),
  externalSource: text('external_source'),
  externalId: text('external_id'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  version: bigint({ mode: 'number' }).notNull().default(1),
});

export const cardLabels = pgTable('card_labels', {
  cardId: uuid('card_id').notNull(),
  labelId: uuid('label_id').notNull(),
});

export const cardAssignees = pgTable('card_assignees', {
  cardId: uuid('card_id').notNull(),
  userId: uuid('user_id').notNull(),
});

export const incomingEvents = pgTable('incoming_events', {
  id: uuid().notNull(),
  workspaceId: uuid('workspace_id').notNull(),
  type: text().notNull(),
  actorKind: text('actor_kind').notNull(),
  actorUserId: uuid('actor_user_id'),
  actorCredentialId: uuid('actor_credential_id'),
  requestId: text('request_id').notNull(),
  resourceType: text('resource_type').notNull(),
  resourceId: uuid('resource_id').notNull(),
  boardId: uuid('board_id'),
  changes: jsonb().notNull(),
  version: bigint({ mode: 'number' }),
  occurredAt: moment('occurred_at').notNull(),
});
