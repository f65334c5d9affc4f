/** Makes what a test needs around the one thing that it is about. */
import { Prisma } from '../../src/db/database.ts';
import type { Tx } from '../../src/db/database.ts';
import { placeEvents as placeCommittedEvents } from '../../src/domain/events/event-log-rows.ts';
import { issueAccessToken } from '../../src/domain/identity/access-tokens.ts';
import { findPrincipal } from '../../src/domain/identity/principal-finder.ts';
import type { Context, CreationContext } from '../../src/domain/core/context.ts';
import { usualQuotas } from '../../src/domain/core/quotas.ts';
import { scopes } from '../../src/domain/core/principals.ts';
import type { Role, Scope } from '../../src/domain/core/principals.ts';
import { recordSeats } from '../../src/domain/billing/seats.ts';
import { issueSession } from '../../src/domain/identity/sessions.ts';
import { createPerson } from '../../src/domain/identity/users.ts';
import { testBilling } from './billing.ts';
import { testNow } from './clock.ts';
import { newUuid, storedId, typeIdOf } from './ids.ts';
import type { Service } from './service.ts';

export interface Tenant {
  readonly userId: string;
  readonly email: string;
  readonly workspaceId: string;
  /** An access token of the owner with every scope. */
  readonly token: string;
}

/** Another person in a workspace, with an access token of their own for it. Ids are TypeIDs. */
export interface Member extends Tenant {
  readonly memberId: string;
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
      userId: typeIdOf('user', user.id),
      email,
      workspaceId: typeIdOf('workspace', workspaceId),
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
      workspaceId: storedId(tenant.workspaceId),
      createdBy: storedId(tenant.userId),
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
    issueSession(tx, { userId: storedId(userId), name: 'Test', now }),
  );
  return { id: typeIdOf('session', session.id), secret };
}

/** Another person in a tenant's workspace, with a token there; a guest gets the given boards. */
export async function makeMember(
  service: Service,
  tenant: Tenant,
  role: Role,
  boardIds: readonly string[] = [],
): Promise<Member> {
  const number = nextPerson();
  const email = `person${number}@example.com`;
  const { workspaceId } = tenant;
  const now = service.now();
  return service.database.transaction(async (tx) => {
    const { user } = await createPerson(tx, { email, name: `Person ${number}`, createdAt: now });
    const userId = typeIdOf('user', user.id);
    const memberId = await storeMember({ tx, now }, { workspaceId, userId, email, role, boardIds });
    const { secret } = await issueAccessToken(tx, {
      workspaceId: storedId(workspaceId),
      createdBy: user.id,
      name: 'Test',
      scopes,
      createdAt: now,
    });
    return { userId, email, workspaceId, memberId, token: secret };
  });
}

/** Makes a person an active member of a workspace, without an invite; returns the id of the member. */
export function addMember(
  service: Service,
  { workspaceId }: Pick<Tenant, 'workspaceId'>,
  { userId, email }: Pick<Tenant, 'userId' | 'email'>,
  role: Role,
  now = service.now(),
): Promise<string> {
  return service.database.transaction((tx) =>
    storeMember({ tx, now }, { workspaceId, userId, email, role, boardIds: [] }),
  );
}

/** Deletes the row of a member and nothing else, unlike `deleteMember`, which also revokes tokens. */
export async function removeMember(
  service: Service,
  { workspaceId, userId }: Pick<Tenant, 'workspaceId' | 'userId'>,
): Promise<void> {
  const where = { workspaceId: storedId(workspaceId), userId: storedId(userId) };
  await service.database.transaction(async (tx) => {
    await tx.prisma.workspaceMember.deleteMany({ where });
    await recordSeats({ tx, now: service.now() }, where.workspaceId);
  });
}

/** The only place that inserts members: an invite takes three requests, sends a mail, and records events. */
async function storeMember(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  given: {
    readonly workspaceId: string;
    readonly userId: string;
    readonly email: string;
    readonly role: Role;
    readonly boardIds: readonly string[];
  },
): Promise<string> {
  const workspaceId = storedId(given.workspaceId);
  const { email, role } = given;
  const member = await tx.prisma.workspaceMember.create({
    data: {
      id: newUuid(),
      workspaceId,
      userId: storedId(given.userId),
      email,
      role,
      status: 'active',
      invitedAt: now,
      joinedAt: now,
      updatedAt: now,
    },
  });
  await tx.prisma.memberBoard.createMany({
    data: given.boardIds.map((id) => ({ workspaceId, memberId: member.id, boardId: storedId(id) })),
  });
  await recordSeats({ tx, now }, workspaceId);
  return typeIdOf('member', member.id);
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

/** The fields of `changes` that hold ids, and the kinds of resources that they name. */
const idFields: Readonly<Partial<Record<string, string>>> = {
  after_card_id: 'card',
  assignee_ids: 'user',
  board_id: 'board',
  board_ids: 'board',
  card_id: 'card',
  column_id: 'column',
  created_by: 'user',
  credited_invoice_id: 'invoice',
  label_ids: 'label',
  minted_by: 'token',
  template_id: 'template',
  user_id: 'user',
};
const credentials: Readonly<Partial<Record<string, string>>> = {
  access_token: 'token',
  session: 'session',
  invite: 'member',
};

/** Puts what was recorded into the event log, for tests that read its table. */
export function placeEvents({ database }: Pick<Service, 'database'>): Promise<bigint> {
  return placeCommittedEvents(database.reader);
}

/** The stored events of a workspace, oldest first, with the ids that clients see. */
export function readEvents(service: Service, { workspaceId }: Pick<Tenant, 'workspaceId'>) {
  return findEvents(service, { workspaceId: storedId(workspaceId) });
}

/** The stored events of a request, in whichever workspaces, in the order in which it recorded them. */
export function readEventsOfRequest(service: Service, requestId: string) {
  return findEvents(service, { requestId });
}

async function findEvents({ database }: Service, where: Prisma.EventWhereInput) {
  await placeEvents({ database });
  const events = await database.reader.prisma.event.findMany({ where, orderBy: { position: 'asc' } });
  const shown = (prefix: string | undefined, id: string | null) =>
    id === null || prefix === undefined ? id : typeIdOf(prefix, id);
  return events.map((event) => ({
    ...event,
    resourceId: typeIdOf(event.resourceType, event.resourceId),
    boardId: shown('board', event.boardId),
    actorUserId: shown('user', event.actorUserId),
    actorCredentialId: shown(credentials[event.actorKind], event.actorCredentialId),
    changes: Object.fromEntries(
      Object.entries(event.changes as Record<string, object>).map(([field, change]) => [
        field,
        showChange(idFields[field], change),
      ]),
    ),
  }));
}

function showChange(prefix: string | undefined, change: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(change).map(([side, value]) => [side, showIds(prefix, value)]));
}

function showIds(prefix: string | undefined, value: unknown): unknown {
  if (prefix === undefined) return value;
  if (Array.isArray(value)) return value.map((id: string) => typeIdOf(prefix, id));
  return typeof value === 'string' ? typeIdOf(prefix, value) : value;
}

/** What the event log records about one resource, oldest first. */
export async function readEventsAbout(service: Service, tenant: Tenant, id: string) {
  const events = await readEvents(service, tenant);
  return events
    .filter(({ resourceId }) => resourceId === id)
    .map(({ type, resourceId, boardId, actorUserId, changes }) => ({
      type,
      id: resourceId,
      ...(boardId !== null && { boardId }),
      ...(actorUserId !== null && { actor: actorUserId }),
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
export async function makeContext(tx: Tx, { token }: Tenant, now = testNow()): Promise<CreationContext> {
  const principal = await findPrincipal(tx, token, now);
  if (principal === undefined) throw new Error('the token stands for nobody');
  const settings = { billing: testBilling, quotas: usualQuotas };
  return {
    tx,
    principal,
    minimumRole: 'guest',
    holdRules: { worksUnder: 'none' },
    overQuota: new Map(),
    requestId: 'req_test',
    now,
    settings,
  };
}
