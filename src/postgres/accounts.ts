// Chooses the system user that PostgreSQL runs as. PostgreSQL refuses to run as root, so root lends it an existing
// unprivileged user; no user is ever created.
import { readFile, stat } from 'node:fs/promises';
import { EmbeddedPostgresError } from './errors.ts';

/** A system user by its numbers. */
export interface Account {
  uid: number;
  gid: number;
}

const preferredNames = ['postgres', 'nobody'];

/**
 * Returns the user to run PostgreSQL as: undefined for our own user, which is right for everyone but root. Root gets
 * the owner of the existing `serverDir`, else `postgres` or `nobody`, whichever the system knows.
 *
 * @throws EmbeddedPostgresError when root finds no such user.
 */
export async function chooseAccount(serverDir: string): Promise<Account | undefined> {
  if (process.geteuid?.() !== 0) return undefined;
  const owner = await stat(serverDir).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = await readAccounts();
  const found = preferredNames.map((name) => accounts.get(name)).find((account) => account !== undefined);
  if (found !== undefined) return found;
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor a user "nobody" to run it as: start the service as an ordinary user.',
  );
}

async function readAccounts(): Promise<Map<string, Account>> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const accounts = new Map<string, Account>();
  for (const line of text.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    const account = { uid: Number(uid), gid: Number(gid) };
    if (name === undefined || !Number.isInteger(account.uid) || !Number.isInteger(account.gid)) continue;
    if (account.uid !== 0) accounts.set(name, account);
  }
  return accounts;
}
