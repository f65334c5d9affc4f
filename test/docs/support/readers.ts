/** A service as a reader of the documentation has it. */
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/db/database.ts';
import { seedDemo } from '../../../src/demo/seed-demo.ts';
import { testBilling } from '../../support/billing.ts';
import { systemNow } from '../../support/clock.ts';
import { createMigratedDatabase } from '../../support/database.ts';
import { startServer } from '../../support/server-process.ts';
import { root } from './workbench.ts';

/** A service as `npm start` makes it, seen from the folder in which it was started, which holds parts of the clone. */
export async function startForReader(folder: string): Promise<void> {
  // Copied where npm could write to it.
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  for (const name of ['packages', 'scripts']) symlinkSync(path.join(root, name), path.join(folder, name));
  const databaseUrl = await createMigratedDatabase();
  const dataDir = path.join(folder, 'data');
  const service = startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: 'only for the examples of the guides',
    TRUSTED_PROXIES: 'loopback',
    // As the demo allows.
    WEBHOOKS_ALLOW_HTTP: 'true',
    WEBHOOKS_ALLOWED_NETWORKS: '127.0.0.0/8',
  });
  onTestFinished(() => {
    service.signal('SIGTERM');
  });
  const address = await service.address();
  const database = openDatabase({ url: databaseUrl });
  try {
    mkdirSync(dataDir, { recursive: true });
    await seedDemo(database, { dataDir, baseUrl: address, billing: testBilling, now: systemNow() });
  } finally {
    await database.close();
  }
}
