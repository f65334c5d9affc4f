/** Makes what a test needs around the one thing that it is about. */
import { vi } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { Tx } from '../../src/db/database.ts';
import { issueAccessToken } from '../../src/domain/identity/access-tokens.ts';
import { findPrincipal } from '../../src/domain/identity/principal-finder.ts';
import type { Context, PlanSettings } from '../../src/domain/core/context.ts';
import { fromTypeId, newId, toTypeId } from '../../src/domain/core/ids.ts';
import type { IdPrefix } from '../../src/domain/core/ids.ts';
import { scopes } from '../../src/domain/core/principals.ts';
import type { Role, Scope } from '../../src/domain/core/principals.ts';
import { recordSeats } from '../../src/domain/billing/seats.ts';
import { issueSession } from '../../src/domain/identity/sessions.ts';
import { createPerson } from '../../src/domain/identity/users.ts';
import { testBilling } from './billing.ts';
import { testNow } from './clock.ts';
import type { Service } from './service.ts';

export interface Tenant {
  readonly userId: string;
  readonly email: string;
  readonly workspaceId: string;
  /** An access token of the owner with every scope. */
  readonly token: string;
}

let people = 0;

/** The number of a new person, by which their name and address differ from all others. */
export function nextPerson(): number {
  people += 1;
  return people;
}

/** A person with a personal workspace and a token for it. Ids are TypeIDs. */
export async function makeTenant(service: Service, tokenScopes: readonly Scope[] = scopes): Promise<Tenant> {
  const number = nextPerson();
  const email = `person${number}@example.com`;
  const createdAt = service.now();
  return service.database.transaction(async (tx) => {
    const { user, personalWorkspaceId: workspaceId } = await createPerson(tx, {
      email,
      name: `Person ${number}`,
      createdAt,
    });
    const { secret } = await issueAccessToken(tx, {
      workspaceId,
      createdBy: user.id,
      name: 'Test',
      scopes: tokenScopes,
      createdAt,
    });
    return {
      userId: toTypeId('user', user.id),
      email,
      workspaceId: toTypeId('workspace', workspaceId),
      token: secret,
    };
  });
}

/** Another token of a tenant's owner, with just these scopes. */
export async function makeToken(
  service: Service,
  tenant: Tenant,
  tokenScopes: readonly Scope[],
): Promise<string> {
  const { secret } = await service.database.transaction((tx) =>
    issueAccessToken(tx, {
      workspaceId: fromTypeId(tenant.workspaceId),
      createdBy: fromTypeId(tenant.userId),
      name: 'Another',
      scopes: tokenScopes,
      createdAt: service.now(),
    }),
  );
  return secret;
}

/** A session of a tenant's owner. */
export async function makeSession(
  service: Service,
  { userId }: Pick<Tenant, 'userId'>,
  now = service.now(),
): Promise<{ readonly id: string; readonly secret: string }> {
  const { session, secret } = await service.database.transaction((tx) =>
    issueSession(tx, { userId: fromTypeId(userId), name: 'Test', now }),
  );
  return { id: toTypeId('session', session.id), secret };
}

/** Another person in a tenant's workspace, with a token there; a guest gets the given boards. */
export async function makeMember(
  service: Service,
  tenant: Tenant,
  role: Role,
  boardIds: readonly string[] = [],
): Promise<Tenant> {
  const number = nextPerson();
  const email = `person${number}@example.com`;
  const workspaceId = fromTypeId(tenant.workspaceId);
  const now = service.now();
  return service.database.transaction(async (tx) => {
    const { user } = await createPerson(tx, { email, name: `Person ${number}`, createdAt: now });
    const member = await tx.prisma.workspaceMember.create({
      data: {
        id: newId(),
        workspaceId,
        userId: user.id,
        email,
        role,
        status: 'active',
        invitedAt: now,
        joinedAt: now,
        updatedAt: now,
      },
    });
    await tx.prisma.memberBoard.createMany({
      data: boardIds.map((boardId) => ({ workspaceId, memberId: member.id, boardId: fromTypeId(boardId) })),
    });
    await recordSeats({ tx, now }, workspaceId);
    const token = { workspaceId, createdBy: user.id, name: 'Test', scopes, createdAt: now };
    const { secret } = await issueAccessToken(tx, token);
    return { userId: toTypeId('user', user.id), email, workspaceId: tenant.workspaceId, token: secret };
  });
}

/** A board with its one default column. */
export async function makeBoard(service: Service, { token }: Tenant, name = 'Board') {
  const board = await service.succeed('createBoard', { token, body: { name } });
  const columns = await service.succeed('listColumns', { token, id: board.id });
  const [column] = columns.data;
  if (column === undefined) throw new Error('a new board has no column');
  return { board, column };
}

/** A board with columns of these names, in this order. */
export async function makeColumns(
  service: Service,
  tenant: Tenant,
  ...names: readonly [string, ...string[]]
) {
  const [firstName, ...otherNames] = names;
  const { token } = tenant;
  const { board, column } = await makeBoard(service, tenant);
  const columns = [
    await service.succeed('updateColumn', { token, id: column.id, body: { name: firstName } }),
  ];
  for (const name of otherNames) {
    columns.push(await service.succeed('createColumn', { token, id: board.id, body: { name } }));
  }
  return { board, columns, idOf: (name: string) => columns.find((it) => it.name === name)?.id ?? '' };
}

/** The events of a workspace, oldest first. */
export function readEvents(service: Service, { workspaceId }: Tenant) {
  return service.database.reader.prisma.event.findMany({
    where: { workspaceId: fromTypeId(workspaceId) },
    orderBy: { seq: 'asc' },
  });
}

/**
 * Resolves once `listEvents` shows all that was committed: transactions of other test files, on the same PostgreSQL,
 * hold it back as well.
 */
export async function untilEventsShow(service: Service): Promise<void> {
  await vi.waitFor(
    async () => {
      const [row] = await service.database.reader.rows<{ hidden: bigint }>(Prisma.sql`
        SELECT count(*) AS hidden FROM events WHERE tx >= pg_snapshot_xmin(pg_current_snapshot())`);
      if (row?.hidden !== 0n) throw new Error(`${row?.hidden ?? 0n} events do not show yet`);
    },
    { interval: 5, timeout: 25_000 },
  );
}

/** What the event log records about one resource, oldest first, with the ids that clients see. */
export async function readEventsAbout(service: Service, tenant: Tenant, id: string) {
  const events = await readEvents(service, tenant);
  return events
    .filter(({ resourceId }) => resourceId === fromTypeId(id))
    .map(({ type, resourceType, resourceId, boardId, actorUserId, changes }) => ({
      type,
      id: toTypeId(resourceType as IdPrefix, resourceId),
      ...(boardId !== null && { boardId: toTypeId('board', boardId) }),
      ...(actorUserId !== null && { actor: toTypeId('user', actorUserId) }),
      changes,
    }));
}

/** A card at the bottom of a board's first column, unless `given` says otherwise. */
export function makeCard(
  service: Service,
  { token }: Tenant,
  boardId: string,
  given: Readonly<Record<string, unknown>> = {},
) {
  return service.succeed('createCard', { token, id: boardId, body: { title: 'Card', ...given } });
}

/** A column to the right of a board's others. */
export function makeColumn(service: Service, { token }: Tenant, boardId: string, name = 'Another column') {
  return service.succeed('createColumn', { token, id: boardId, body: { name } });
}

/** What a domain function gets in a transaction of a tenant's token. */
export async function makeContext(
  tx: Tx,
  { token }: Tenant,
  now = testNow(),
): Promise<Context & PlanSettings> {
  const principal = await findPrincipal(tx, token, now);
  if (principal === undefined) throw new Error('the token stands for nobody');
  const settings = { billing: testBilling };
  return { tx, principal, minimumRole: 'guest', requestId: 'req_test', now, settings };
}
