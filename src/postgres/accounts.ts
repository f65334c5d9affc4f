// Chooses the system user that PostgreSQL runs as. PostgreSQL refuses to run as root, so root uses an existing
// unprivileged user. No user is created.
import { readFile, stat } from 'node:fs/promises';
import { EmbeddedPostgresError } from './errors.ts';

/** The ids of a system user. */
export interface Account {
  uid: number;
  gid: number;
}

const preferredNames = ['postgres', 'nobody'];

/**
 * The user to run PostgreSQL as; undefined for the current user, unless that is root. For root, the owner of the
 * existing `serverDir`, or else `postgres` or `nobody`, if the system has them.
 *
 * @throws EmbeddedPostgresError if there is no such user for root
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
