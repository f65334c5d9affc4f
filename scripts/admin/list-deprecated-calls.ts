/**
 * Lists who still calls operations that are deprecated or were removed. Counts reach back 90 days, and lag behind by up
 * to 20 seconds.
 */
import { openDatabase } from '../../src/db/database.ts';
import { requireMigrated } from '../../src/db/migrations.ts';
import { listDeprecatedCallers } from '../../src/domain/identity/deprecated-call-rows.ts';
import type { DeprecatedCaller } from '../../src/domain/identity/deprecated-call-rows.ts';
import { toTypeId } from '../../src/domain/core/ids.ts';
import { withDatabaseUrl } from '../support/database-url.ts';
import { table } from '../support/tables.ts';

function credentialOf({ tokenName, tokenPrefix, email }: DeprecatedCaller): string {
  if (tokenName !== null)
    return `${JSON.stringify(tokenName)}${tokenPrefix === null ? '' : ` ${tokenPrefix}…`}`;
  return email === null ? 'a deleted credential' : 'a session';
}

function lineOf(caller: DeprecatedCaller): readonly string[] {
  const { operation, workspaceId, email, lastDay, calls } = caller;
  const workspace = workspaceId === null ? '-' : toTypeId('workspace', workspaceId);
  return [operation, workspace, credentialOf(caller), email ?? '-', lastDay, String(calls)];
}

/** @throws {MigrationError} when the database cannot be reached or lacks migrations */
export async function printDeprecatedCalls(): Promise<void> {
  const callers = await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const database = openDatabase({ url, connectionsMax: 1, applicationName: 'boards deprecated-calls' });
    try {
      return await listDeprecatedCallers(database.reader);
    } finally {
      await database.close();
    }
  });
  const heading = ['OPERATION', 'WORKSPACE', 'CREDENTIAL', 'PERSON', 'LAST CALL', 'CALLS'];
  process.stdout.write(
    callers.length === 0
      ? 'Nobody has called a deprecated or removed operation in the last 90 days.\n'
      : table([heading, ...callers.map(lineOf)]),
  );
}
