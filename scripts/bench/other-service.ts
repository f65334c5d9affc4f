/** A second service with a PostgreSQL of its own, which shows what the machine alone makes of a load. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../src/db/database.ts';
import { applyMigrations } from '../../src/db/migrations.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { startContender } from './contenders.ts';
import { makeFairnessWorld } from './fairness.ts';
import type { OtherService } from './fairness.ts';

export async function startOtherService(): Promise<OtherService & { readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-bench-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: () => undefined,
  });
  await applyMigrations({ connectionString: postgres.url });
  const database = openDatabase({ url: postgres.url });
  const { attacker } = await makeFairnessWorld(database);
  await database.close();
  const service = await startContender('service', postgres.url);
  const stop = async () => {
    await service.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: service.url, attacker, stop };
}
