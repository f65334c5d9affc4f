/**
 * Makes an access token: `npm run admin:create-token -- --email ada@example.com`. The person and their personal workspace are
 * created if they don't exist yet; `--workspace` takes another of their workspaces, `--scopes` fewer scopes.
 */
import { parseArgs } from 'node:util';
import { issueRecordedAccessToken } from '../../src/domain/identity/access-tokens.ts';
import type { ActorContext } from '../../src/domain/events/events.ts';
import { fromTypeId } from '../../src/domain/core/ids.ts';
import { scopes } from '../../src/domain/core/principals.ts';
import type { Scope } from '../../src/domain/core/principals.ts';
import { createPerson, findPerson, recordNewPerson } from '../../src/domain/identity/users.ts';
import type { Person } from '../../src/domain/identity/users.ts';
import { inOperatorTransaction } from './operator-transactions.ts';
import { UsageError, runScript } from '../support/run-script.ts';

interface Order {
  readonly email: string;
  readonly personName: string;
  readonly tokenName: string;
  readonly scopes: readonly Scope[];
  readonly workspaceId?: string;
}

function readOrder(): Order {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      'token-name': { type: 'string', default: 'Created by create-token' },
      scopes: { type: 'string', default: scopes.join(' ') },
      workspace: { type: 'string' },
    },
  });
  const { email = '', workspace } = values;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new UsageError('Whose token? Use npm run admin:create-token -- --email ada@example.com');
  }
  const wanted = values.scopes.split(/[\s,]+/);
  const unknown = wanted.find((scope) => !scopes.some((known) => known === scope));
  if (unknown !== undefined)
    throw new UsageError(`There is no scope "${unknown}". The scopes are ${scopes.join(', ')}.`);
  if (workspace !== undefined && !/^workspace_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(workspace)) {
    throw new UsageError('--workspace takes an id such as workspace_01m7ykhq45ene8c48jhyk0gg5m.');
  }
  return {
    email,
    personName: values.name ?? email.slice(0, email.indexOf('@')),
    tokenName: values['token-name'],
    scopes: wanted as Scope[],
    ...(workspace !== undefined && { workspaceId: fromTypeId(workspace) }),
  };
}

async function makeToken(ctx: ActorContext, order: Order): Promise<string> {
  const person = (await findPerson(ctx.tx, order.email)) ?? (await makePerson(ctx, order));
  const workspaceId = order.workspaceId ?? person.personalWorkspaceId;
  const membership = await ctx.tx.prisma.workspaceMember.findFirst({
    where: { workspaceId, userId: person.user.id, status: 'active' },
  });
  if (membership === null) throw new UsageError(`${order.email} is not an active member of that workspace.`);
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

await runScript(async () => {
  const order = readOrder();
  const secret = await inOperatorTransaction((ctx) => makeToken(ctx, order));
  // Alone on standard output, so that a script can take it.
  process.stdout.write(`${secret}\n`);
});
