/** What the benchmark reads and writes: the demo's large board, and a member with an access token for each connection. */
import type { Database } from '../../src/db/database.ts';
import { newId } from '../../src/domain/core/ids.ts';
import { scopes } from '../../src/domain/core/principals.ts';
import { issueAccessToken } from '../../src/domain/identity/access-tokens.ts';
import { createPerson } from '../../src/domain/identity/users.ts';
import { connectionsMax } from './measure.ts';

/** The credentials of a load that comes from many people, because one person has only a share of the service. */
export async function makeTokens(database: Database, workspaceId: string): Promise<readonly string[]> {
  const tokens: string[] = [];
  while (tokens.length < connectionsMax) {
    const name = `Member ${tokens.length + 1}`;
    tokens.push(await database.transaction((tx) => makeMember(tx, workspaceId, name)));
  }
  return tokens;
}

async function makeMember(
  tx: Parameters<typeof createPerson>[0],
  workspaceId: string,
  name: string,
): Promise<string> {
  const createdAt = new Date();
  const email = `${name.replace(' ', '-')}@example.com`.toLowerCase();
  const { user } = await createPerson(tx, { email, name, createdAt });
  const joined = { invitedAt: createdAt, joinedAt: createdAt, updatedAt: createdAt };
  await tx.prisma.workspaceMember.create({
    data: { id: newId(), workspaceId, userId: user.id, email, role: 'member', status: 'active', ...joined },
  });
  const order = { workspaceId, createdBy: user.id, name, scopes, createdAt };
  return (await issueAccessToken(tx, order)).secret;
}
