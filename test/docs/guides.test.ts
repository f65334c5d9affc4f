// The guides, read as a newcomer does: every command is run in its order, on a service that was just started.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { seedDemo } from '../../src/demo/seed-demo.ts';
import { testBilling } from '../support/billing.ts';
import { systemNow } from '../support/clock.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { typeIdOf } from '../support/ids.ts';
import { makeLegacyShareLink } from '../support/old-data.ts';
import { startServer } from '../support/server-process.ts';
import { filesOf, outputsOf, programOf, readGuides, shellScript } from './support/guide-examples.ts';
import type { Guide } from './support/guide-examples.ts';
import { otherOutput } from './support/outputs.ts';
import { checkTypes, installPython, makeFolder, readerPath, root, run } from './support/workbench.ts';

/** What another check runs from a fresh clone: scripts/checks/try-first-start.ts. */
const firstStart = 'npm ci && npm start';

/** A link of 1.5, for the guide that describes them. */
const oldShareToken = 'a1b2c3d4e5f6';

/** What guides use of the clone that the reader is in. Copied where npm could write to it. */
function copyClone(folder: string): void {
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  for (const name of ['packages', 'scripts']) symlinkSync(path.join(root, name), path.join(folder, name));
}

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

/** Every guide can be read first, so each begins with the variables that getting started sets. */
const prologue = `export OLD_SHARE_TOKEN=${oldShareToken}
export URL=$(jq -r .base_url data/demo.json)
export TOKEN=$(jq -r .access_token data/demo.json)`;

const contentOf = (pattern: string): string =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

/** Variables that the service doesn't read, and scripts that it doesn't have. */
function unknownNames(code: string): string[] {
  const variables = [...code.matchAll(/^export (\w+)=/gm)].map(([, name = '']) => name);
  const scripts = [...code.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const known = contentOf('src/*config.ts');
  const manifest = JSON.parse(contentOf('package.json')) as { readonly scripts: object };
  return [
    ...variables.filter((name) => !known.includes(name)),
    ...scripts.filter((name) => !(name in manifest.scripts)),
  ];
}

/** Versions and options of generators with which `npm run test:sdk` tests no client. */
function untestedOptions(code: string): string[] {
  const tested = contentOf('test/sdk/*/*.*');
  const versions = [...code.matchAll(/[@=]v?(\d+\.\d+\.\d+)/g)].map(([, version = '']) => version);
  const options = [...code.matchAll(/\b([a-z]\w+)=(\w+)/g)].map(([, name = '']) => name);
  return [...versions, ...options].filter((name) => !tested.includes(name));
}

/** The commands that run what a guide has in languages other than the shell's, with all that it has exported. */
function programs(guide: Guide, folder: string): string {
  const interpreters = { ts: () => process.execPath, py: installPython };
  const steps = (['ts', 'py'] as const).map((language) => {
    const program = programOf(guide, language);
    if (program === '') return '';
    writeFileSync(path.join(folder, `guide.${language}`), program);
    return `(cd "$READER" && "${interpreters[language]()}" guide.${language})`;
  });
  return steps.join('\n');
}

describe.each(readGuides().map((guide) => [guide.name, guide] as const))('the guide %s', (name, guide) => {
  it('works as documented, and prints what it shows', { timeout: 300_000 }, async () => {
    const folder = makeFolder(`guide-${name}`);
    copyClone(folder);
    await startForReader(folder);
    const script = [shellScript(guide, prologue), programs(guide, folder)].join('\n');
    await run('bash', ['-c', script], folder, { PATH: readerPath() });
    const differences = outputsOf(guide).flatMap(({ of, shown }) => {
      const file = path.join(folder, `${of}.out`);
      const printed = otherOutput(shown, existsSync(file) ? readFileSync(file, 'utf8') : '');
      return printed === undefined ? [] : [{ shown, printed }];
    });
    expect(differences).toEqual([]);
  });

  it('has no command that nothing runs, and no line that does not fit', () => {
    const { examples } = guide;
    const unrun = examples.filter(({ note, code }) => note === 'start' && code !== firstStart);
    expect(unrun).toEqual([]);
    const settings = examples
      .filter(({ note }) => note === 'config')
      .flatMap(({ code }) => unknownNames(code));
    expect(settings).toEqual([]);
    const options = examples
      .filter(({ note }) => note === 'sdk')
      .flatMap(({ code }) => untestedOptions(code));
    expect(options).toEqual([]);
    const commands = examples.filter(({ language }) => language === 'sh').map(({ code }) => code);
    // A shell for people may not know comments.
    expect(commands.filter((code) => /^\s*#|\s# /m.test(code))).toEqual([]);
    const lines = examples.flatMap(({ code }) => code.split('\n'));
    expect(lines.filter((line) => line.length > 76)).toEqual([]);
  });
});

it('hold TypeScript that fits the types of the contract', () => {
  const folder = makeFolder('guides-as-shown');
  for (const guide of readGuides()) {
    const program = programOf(guide, 'ts');
    if (program !== '') writeFileSync(path.join(folder, `${guide.name}.ts`), `${program}export {};\n`);
    for (const { note, code } of filesOf(guide).filter(({ language }) => language === 'ts')) {
      writeFileSync(path.join(folder, `${guide.name}-${note}`), `${code}\nexport {};\n`);
    }
  }
  expect(() => {
    checkTypes(folder);
  }).not.toThrow();
});
