/** People. Each has one personal workspace, made together with them. */
import { Prisma } from '../db/database.ts';
import type { Tx } from '../db/database.ts';
import { newId } from './ids.ts';
import type { UserProfile } from './principals.ts';

export interface Person {
  readonly user: UserProfile;
  readonly personalWorkspaceId: string;
}

/** Finds a person by e-mail address, whatever its case. */
export async function findPerson(tx: Tx, email: string): Promise<Person | undefined> {
  const [row] = await tx.rows<UserProfile & { workspaceId: string }>(Prisma.sql`
    SELECT u.id, u.email, u.name, u.created_at AS "createdAt", w.id AS "workspaceId"
    FROM users u JOIN workspaces w ON w.personal_user_id = u.id
    WHERE lower(u.email) = lower(${email})`);
  if (row === undefined) return undefined;
  const { workspaceId, ...user } = row;
  return { user, personalWorkspaceId: workspaceId };
}

/** Makes a user with a personal workspace that they own. */
export async function createPerson(
  tx: Tx,
  profile: { readonly email: string; readonly name: string },
): Promise<Person> {
  const { email } = profile;
  const { id, name, createdAt } = await tx.prisma.user.create({ data: { id: newId(), ...profile } });
  const workspace = await tx.prisma.workspace.create({
    data: { id: newId(), name: personalWorkspaceName, kind: 'personal', personalUserId: id },
    select: { id: true },
  });
  await tx.prisma.workspaceMember.create({
    data: {
      id: newId(),
      workspaceId: workspace.id,
      userId: id,
      email,
      role: 'owner',
      status: 'active',
      joinedAt: createdAt,
    },
    select: { id: true },
  });
  return { user: { id, email, name, createdAt }, personalWorkspaceId: workspace.id };
}

const personalWorkspaceName = 'Personal';
