/** A service as a reader of the documentation has it. */
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/db/database.ts';
import { seedDemo } from '../../../src/demo/seed-demo.ts';
import { testBilling } from '../../support/billing.ts';
import { systemNow } from '../../support/clock.ts';
import { createMigratedDatabase } from '../../support/database.ts';
import { typeIdOf } from '../../support/ids.ts';
import { makeLegacyShareLink } from '../../support/old-data.ts';
import { startServer } from '../../support/server-process.ts';
import { oldShareToken } from './read-document.ts';
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
    const { prisma } = database.reader;
    const card = await prisma.card.findFirstOrThrow({ where: { title: 'Redirect the old blog addresses' } });
    const of = { workspaceId: typeIdOf('workspace', card.workspaceId) };
    await makeLegacyShareLink({ database }, of, typeIdOf('card', card.id), inADay(), oldShareToken);
  } finally {
    await database.close();
  }
}

const inADay = (): Date => new Date(systemNow().getTime() + 86_400_000);
