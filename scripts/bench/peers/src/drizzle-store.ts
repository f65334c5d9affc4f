/** Credentials and cards by Drizzle. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as tables from './drizzle-schema.js';
import { changesOf, hashOf, nextRank, poolSettings, toCard } from './shared.js';
import type { Credential } from './shared.js';

const { accessTokens, cardAssignees, cardLabels, cards, columns, incomingEvents, users } = tables;
const { workspaceMembers, workspaces } = tables;
const db = drizzle(new pg.Pool(poolSettings));

export async function findCredential(authorization?: string): Promise<Credential | undefined> {
  const [found] = await db
    .select({ token: accessTokens, user: users })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.createdBy))
    .innerJoin(workspaces, and(eq(workspaces.id, accessTokens.workspaceId), isNull(workspaces.deletedAt)))
    .innerJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, accessTokens.workspaceId),
        eq(workspaceMembers.userId, accessTokens.createdBy),
        eq(workspaceMembers.status, 'active'),
      ),
    )
    .where(
      and(
        eq(accessTokens.tokenHash, hashOf(authorization)),
        isNull(accessTokens.revokedAt),
        or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, new Date())),
      ),
    );
  return found && { ...found.token, user: found.user };
}

export async function listCards(boardId: string, limit: number) {
  const rows = await db
    .select({ card: cards })
    .from(cards)
    .innerJoin(columns, eq(columns.id, cards.columnId))
    .where(and(eq(cards.boardId, boardId), isNull(cards.archivedAt)))
    .orderBy(asc(columns.rank), asc(cards.rank))
    .limit(limit);
  const ids = rows.map(({ card }) => card.id);
  const [labels, assignees] = await Promise.all([
    db.select().from(cardLabels).where(inArray(cardLabels.cardId, ids)),
    db.select().from(cardAssignees).where(inArray(cardAssignees.cardId, ids)),
  ]);
  const labelIds = Map.groupBy(labels, ({ cardId }) => cardId);
  const assigneeIds = Map.groupBy(assignees, ({ cardId }) => cardId);
  const data = rows.map(({ card }) =>
    toCard(
      card,
      (labelIds.get(card.id) ?? []).map(({ labelId }) => labelId),
      (assigneeIds.get(card.id) ?? []).map(({ userId }) => userId),
    ),
  );
  return { data };
}

export async function createCard(boardId: string, title: string, credential: Credential) {
  return db.transaction(async (tx) => {
    const [column] = await tx
      .select()
      .from(columns)
      .where(eq(columns.boardId, boardId))
      .orderBy(asc(columns.rank))
      .limit(1);
    if (column === undefined) throw new Error('no such board');
    const { workspaceId } = column;
    const now = new Date();
    const createdBy = credential.user.id;
    const times = { createdAt: now, updatedAt: now };
    const places = { workspaceId, boardId, columnId: column.id, rank: nextRank() };
    const [card] = await tx
      .insert(cards)
      .values({ id: randomUUID(), title, createdBy, ...places, ...times })
      .returning();
    if (card === undefined) throw new Error('nothing was created');
    await tx.insert(incomingEvents).values({
      id: randomUUID(),
      workspaceId,
      type: 'card.created',
      actorKind: 'access_token',
      actorUserId: createdBy,
      actorCredentialId: credential.id,
      requestId: randomUUID(),
      resourceType: 'card',
      resourceId: card.id,
      boardId,
      changes: changesOf(title, column.id),
      version: 1,
      occurredAt: now,
    });
    return toCard(card, [], []);
  });
}
