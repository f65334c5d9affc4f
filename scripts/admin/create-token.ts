/** Creates an access token for a person, who is created too if they don't exist yet. */
import { issueRecordedAccessToken } from '../../src/domain/identity/access-tokens.ts';
import type { ActorContext } from '../../src/domain/events/events.ts';
import { fromTypeId, toTypeId } from '../../src/domain/core/ids.ts';
import { scopes } from '../../src/domain/core/principals.ts';
import type { Scope } from '../../src/domain/core/principals.ts';
import { nameFrom } from '../../src/domain/core/email-addresses.ts';
import { createPerson, findPerson, recordNewPerson } from '../../src/domain/identity/users.ts';
import type { Person } from '../../src/domain/identity/users.ts';
import { inOperatorTransaction } from './operator-transactions.ts';
import { CommandError, UsageError } from '../support/command-errors.ts';

interface CreateTokenOptions {
  readonly email: string;
  readonly name: string | undefined;
  readonly tokenName: string;
  /** Separated by spaces or commas; all by default. */
  readonly scopes: string | undefined;
  readonly workspace: string | undefined;
}

interface Order {
  readonly email: string;
  readonly personName: string;
  readonly tokenName: string;
  readonly scopes: readonly Scope[];
  readonly workspaceId?: string;
}

/** @throws {UsageError} for an unknown scope, or one that is there twice */
function toOrder({ email, name, tokenName, workspace, ...options }: CreateTokenOptions): Order {
  return {
    email,
    personName: name ?? nameFrom(email),
    tokenName,
    scopes: options.scopes === undefined ? scopes : readScopes(options.scopes),
    ...(workspace !== undefined && { workspaceId: fromTypeId(workspace) }),
  };
}

function readScopes(text: string): Scope[] {
  const wanted = text.split(/[\s,]+/);
  const repeated = wanted.find((scope, index) => wanted.indexOf(scope) !== index);
  if (repeated !== undefined) throw new UsageError(`--scopes has "${repeated}" twice.`);
  const unknown = wanted.find((scope) => !scopes.some((known) => known === scope));
  if (unknown === undefined) return wanted as Scope[];
  throw new UsageError(`There is no scope "${unknown}". The scopes are ${scopes.join(', ')}.`);
}

async function makeToken(ctx: ActorContext, order: Order): Promise<string> {
  const person = (await findPerson(ctx.tx, order.email)) ?? (await makePerson(ctx, order));
  if (person.isDisabled) {
    throw new CommandError(`${order.email} is disabled. Enable them first with admin people enable.`);
  }
  const workspaceId = order.workspaceId ?? person.personalWorkspaceId;
  const membership = await ctx.tx.prisma.workspaceMember.findFirst({
    where: { workspaceId, userId: person.user.id, status: 'active' },
    select: { workspace: { select: { deletedAt: true } } },
  });
  if (membership === null)
    throw new CommandError(`${order.email} is not an active member of that workspace.`);
  if (membership.workspace.deletedAt !== null) {
    throw new CommandError(`The workspace ${toTypeId('workspace', workspaceId)} is deleted.`);
  }
  const { secret } = await issueRecordedAccessToken(ctx, {
    workspaceId,
    createdBy: person.user.id,
    name: order.tokenName,
    scopes: order.scopes,
    createdAt: ctx.now,
  });
  return secret;
}

async function makePerson(ctx: ActorContext, { email, personName: name }: Order): Promise<Person> {
  const person = await createPerson(ctx.tx, { email, name, createdAt: ctx.now });
  await recordNewPerson(ctx, person);
  return person;
}

/** Prints the token. @throws {UsageError | CommandError} */
export async function createToken(options: CreateTokenOptions): Promise<void> {
  const order = toOrder(options);
  const secret = await inOperatorTransaction((ctx) => makeToken(ctx, order));
  // Alone on standard output, so that a script can take it.
  process.stdout.write(`${secret}\n`);
}
