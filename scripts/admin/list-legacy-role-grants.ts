/**
 * Lists the access tokens from before 2.7.0 that can still invite, change and remove admins and owners with
 * `members:write` alone. Give their programs tokens with `workspace:write`, and revoke these.
 */
import { openDatabase } from '../../src/db/database.ts';
import { requireMigrated } from '../../src/db/migrations.ts';
import { listLegacyRoleGrants } from '../../src/domain/identity/legacy-role-grants.ts';
import type { LegacyRoleGrant } from '../../src/domain/identity/legacy-role-grants.ts';
import { toTypeId } from '../../src/domain/core/ids.ts';
import { withDatabaseUrl } from '../support/database-url.ts';
import { table } from '../support/tables.ts';

function lineOf({ id, workspaceId, name, email, lastUsedAt }: LegacyRoleGrant): readonly string[] {
  const lastUse = lastUsedAt?.toISOString().slice(0, 10) ?? 'never';
  return [toTypeId('token', id), toTypeId('workspace', workspaceId), JSON.stringify(name), email, lastUse];
}

/** @throws {MigrationError} when the database cannot be reached or lacks migrations */
export async function printLegacyRoleGrants(): Promise<void> {
  const grants = await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const database = openDatabase({ url, connectionsMax: 1 });
    try {
      return await listLegacyRoleGrants(database.reader, new Date());
    } finally {
      await database.close();
    }
  });
  process.stdout.write(
    grants.length === 0
      ? 'No access token from before 2.7.0 can manage admins and owners with members:write alone.\n'
      : table([['TOKEN', 'WORKSPACE', 'NAME', 'PERSON', 'LAST USE'], ...grants.map(lineOf)]),
  );
}
