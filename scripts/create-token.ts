/**
 * Makes an access token: `npm run create-token -- --email ada@example.com`. The person and their personal workspace
 * are made when they are not there yet; `--workspace` takes another of their workspaces, `--scopes` fewer scopes.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/db/database.ts';
import type { Tx } from '../src/db/database.ts';
import { issueAccessToken } from '../src/domain/access-tokens.ts';
import { fromTypeId } from '../src/domain/ids.ts';
import { scopes } from '../src/domain/principals.ts';
import type { Scope } from '../src/domain/principals.ts';
import { createPerson, findPerson } from '../src/domain/users.ts';
import { withDatabaseUrl } from './support/database-url.ts';
import { UsageError, runScript } from './support/run-script.ts';

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
      'token-name': { type: 'string', default: 'Made by create-token' },
      scopes: { type: 'string', default: scopes.join(' ') },
      workspace: { type: 'string' },
    },
  });
  const { email = '', workspace } = values;
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new UsageError('Say whose token it is: npm run create-token -- --email ada@example.com');
  }
  const wanted = values.scopes.split(/[\s,]+/);
  const unknown = wanted.find((scope) => !scopes.some((known) => known === scope));
  if (unknown !== undefined)
    throw new UsageError(`There is no scope "${unknown}"; there are ${scopes.join(', ')}.`);
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

async function makeToken(tx: Tx, order: Order): Promise<string> {
  const { email, personName: name } = order;
  const person = (await findPerson(tx, email)) ?? (await createPerson(tx, { email, name }));
  const workspaceId = order.workspaceId ?? person.personalWorkspaceId;
  const membership = await tx.prisma.workspaceMember.findFirst({
    where: { workspaceId, userId: person.user.id, status: 'active' },
  });
  if (membership === null) throw new UsageError(`${email} is no active member of that workspace.`);
  const token = { workspaceId, createdBy: person.user.id, name: order.tokenName, scopes: order.scopes };
  return (await issueAccessToken(tx, token)).secret;
}

await runScript(async () => {
  const order = readOrder();
  const secret = await withDatabaseUrl(async (url) => {
    const database = openDatabase({ url, connectionsMax: 1, applicationName: 'boards create-token' });
    try {
      return await database.transaction((tx) => makeToken(tx, order));
    } finally {
      await database.close();
    }
  });
  // Alone on standard output, so that a script can take it.
  process.stdout.write(`${secret}\n`);
});
