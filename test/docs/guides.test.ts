// The guides, read as a newcomer does: every command is run in its order, on a service that was just started.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { seedDemo } from '../../src/demo/seed-demo.ts';
import { examplesOf, readGuides } from '../../scripts/docs/guides.ts';
import type { Example } from '../../scripts/docs/guides.ts';
import { testBilling } from '../support/billing.ts';
import { systemNow } from '../support/clock.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { typeIdOf } from '../support/ids.ts';
import { makeLegacyShareLink } from '../support/old-data.ts';
import { startServer } from '../support/server-process.ts';
import { answerDifferences } from './support/answers.ts';
import { checkTypes, makeFolder, run } from './support/workbench.ts';

/** What another check runs from a fresh clone: scripts/checks/try-first-start.ts. */
const firstStart = 'npm ci && npm start';

/** A link of 1.5, for the guide that describes them. */
const oldShareToken = 'a1b2c3d4e5f6';

/** A service as `npm start` makes it, seen from the folder in which it was started. */
async function startForReader(folder: string): Promise<void> {
  const databaseUrl = await createMigratedDatabase();
  const dataDir = path.join(folder, 'data');
  const secretKey = 'only for the examples of the guides';
  const service = startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: secretKey });
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

/** The shell's part of a guide as one script; after each block it keeps the last answer under the block's number. */
function shellScript(examples: readonly Example[]): string {
  const head = `set -euo pipefail
set -o allexport
OLD_SHARE_TOKEN=${oldShareToken}
URL=$(jq -r .base_url data/demo.json) TOKEN=$(jq -r .access_token data/demo.json)
curl() { command curl --silent --show-error --dump-header headers "$@" | tee body; }`;
  const blocks = examples.flatMap(({ language, note, code }, index) =>
    language === 'sh' && note === ''
      ? [code, `for part in headers body; do [ ! -e $part ] || cp $part ${index}.$part; done`]
      : [],
  );
  return [head, ...blocks].join('\n');
}

describe.each(readGuides().map((guide) => [guide.name, guide] as const))('the guide %s', (name, guide) => {
  it('works as documented', async () => {
    const examples = examplesOf(guide);
    const folder = makeFolder(`guide-${name}`);
    await startForReader(folder);
    const scripts = examples.filter(({ language }) => language === 'ts').map(({ code }) => code);
    if (scripts.length > 0) writeFileSync(path.join(folder, 'guide.ts'), `${scripts.join('\n')}\n`);
    const then = scripts.length > 0 ? `\n"${process.execPath}" guide.ts` : '';
    await run('bash', ['-c', shellScript(examples) + then], folder, {});
    const read = (index: number, part: string): string =>
      readFileSync(path.join(folder, `${index}.${part}`), 'utf8');
    const differences = examples.flatMap(({ language, code }, index) =>
      language === 'http'
        ? answerDifferences(code, read(index - 1, 'headers'), read(index - 1, 'body')).map(
            (difference) => `example ${index + 1}: ${difference}`,
          )
        : [],
    );
    expect(differences).toEqual([]);
  });

  it('names no command that nothing runs', () => {
    const unrun = examplesOf(guide).filter(({ note }) => note !== '');
    expect(unrun.filter(({ code, note }) => note !== 'start' || code !== firstStart)).toEqual([]);
  });
});

it('hold TypeScript that fits the types of the contract', () => {
  const folder = makeFolder('guides-as-shown');
  for (const guide of readGuides()) {
    const scripts = examplesOf(guide).filter(({ language }) => language === 'ts');
    const code = scripts.map((example) => example.code).join('\n');
    if (code !== '') writeFileSync(path.join(folder, `${guide.name}.ts`), `${code}\nexport {};\n`);
  }
  expect(() => {
    checkTypes(folder);
  }).not.toThrow();
});
