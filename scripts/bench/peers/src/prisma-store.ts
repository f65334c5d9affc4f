/** Credentials and cards by Prisma's models. */
import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.js';
import { changesOf, hashOf, nextRank, poolSettings, toCard } from './shared.js';
import type { Credential } from './shared.js';

const prisma = new PrismaClient({
  adapter: new PrismaPg(poolSettings),
});

export async function findCredential(authorization?: string): Promise<Credential | undefined> {
  const token = await prisma.accessToken.findUnique({
    where: {
      tokenHash: hashOf(authorization),
      revokedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }],
      workspace: { deletedAt: null },
    },
    include: { creator: { include: { memberships: { where: { status: 'active' } } } } },
  });
  if (token === null) return undefined;
  const { creator, ...credential } = token;
  const isMember = creator.memberships.some(({ workspaceId }) => workspaceId === token.workspaceId);
  return isMember ? { ...credential, user: creator } : undefined;
}

const relations = { labels: { select: { labelId: true } }, assignees: { select: { userId: true } } };

export async function listCards(boardId: string, limit: number) {
  const cards = await prisma.card.findMany({
    where: { boardId, archivedAt: null },
    orderBy: [{ column: { rank: 'asc' } }, { rank: 'asc' }],
    take: limit,
    include: relations,
  });
  const data = cards.map((card) =>
    toCard(
      card,
      card.labels.map(({ labelId }) => labelId),
      card.assignees.map(({ userId }) => userId),
    ),
  );
  return { data };
}

export async function createCard(boardId: string, title: string, credential: Credential) {
  return prisma.$transaction(async (tx) => {
    const column = await tx.boardColumn.findFirstOrThrow({ where: { boardId }, orderBy: { rank: 'asc' } });
    const now = new Date();
    const card = await tx.card.create({
      data: {
        id: randomUUID(),
        workspaceId: column.workspaceId,
        boardId,
        columnId: column.id,
        title,
        rank: nextRank(),
        createdBy: credential.user.id,
        createdAt: now,
        updatedAt: now,
      },
    });
    await tx.incomingEvent.create({
      data: {
        id: randomUUID(),
        workspaceId: column.workspaceId,
        type: 'card.created',
        actorKind: 'access_token',
        actorUserId: credential.user.id,
        actorCredentialId: credential.id,
        requestId: randomUUID(),
        resourceType: 'card',
        resourceId: card.id,
        boardId,
        changes: changesOf(title, column.id),
        version: 1,
        occurredAt: now,
      },
    });
    return toCard(card, [], []);
  });
}
