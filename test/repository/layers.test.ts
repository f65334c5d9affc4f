/** The lint rules by which dependencies go one way: what each folder may import, and that no files import each other. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const eslint = new ESLint({ cwd: root });

/** What one rule of this repository says of a text under the name of a file. */
async function complaintsOf(rule: string, text: string, file: string): Promise<string[]> {
  const config = (await eslint.calculateConfigForFile(
    path.join(root, 'src/domain/core/ids.ts'),
  )) as Linter.Config;
  const { plugins, rules, languageOptions } = config;
  const { parser } = languageOptions as { readonly parser: Linter.Parser };
  const messages = new Linter({ cwd: root }).verify(
    text,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser },
        plugins,
        rules: { [rule]: rules?.[rule] },
      } as Linter.Config,
    ],
    { filename: path.join(root, file) },
  );
  return messages.map(({ message }) => message);
}

/** Some file of a folder, below it if need be. */
function fileIn(folder: string): string {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const file = entries.find((entry) => entry.isFile() && entry.name.endsWith('.ts'));
  const below = entries.find((entry) => entry.isDirectory());
  return file === undefined
    ? fileIn(path.posix.join(folder, below?.name ?? ''))
    : path.posix.join(folder, file.name);
}

async function mayImport(importer: string, imported: string): Promise<boolean> {
  const from = fileIn(importer);
  const to = statSync(path.join(root, imported)).isDirectory() ? fileIn(imported) : imported;
  const specifier = path.posix.relative(path.posix.dirname(from), to);
  const complaints = await complaintsOf('import-x/no-restricted-paths', `import '${specifier}';`, from);
  expect(complaints.every((message) => message.includes('restricted zone'))).toBe(true);
  return complaints.length === 0;
}

const layers = [
  'postgres',
  'db',
  'domain',
  'payments',
  'handlers',
  'api',
  'jobs',
  'outgoing',
  'pages',
  'webhooks',
  'demo',
] as const;

/** What each layer may import, written once more as a reader of the documents expects it. */
const allowed: Readonly<Record<(typeof layers)[number], readonly (typeof layers)[number][]>> = {
  postgres: [],
  db: [],
  outgoing: [],
  domain: ['db', 'outgoing'],
  payments: ['domain'],
  handlers: ['domain'],
  api: ['db', 'domain'],
  jobs: ['db', 'domain', 'outgoing'],
  pages: ['api', 'db', 'domain'],
  webhooks: ['api', 'db', 'domain', 'payments'],
  demo: ['db', 'domain'],
};

describe('a layer', () => {
  it.each(layers)('%s can import only the layers on its list', async (layer) => {
    const others = layers.filter((other) => other !== layer);
    const imports: string[] = [];
    for (const other of others) if (await mayImport(`src/${layer}`, `src/${other}`)) imports.push(other);
    expect(imports.sort()).toEqual([...allowed[layer]].sort());
    for (const outside of [
      'src/server.ts',
      'src/config.ts',
      'scripts/contract/generate.ts',
      'test/support/clock.ts',
    ]) {
      expect(await mayImport(`src/${layer}`, outside)).toBe(false);
    }
  });

  it('can import of outgoing requests only rules and signatures, if it is the domain', async () => {
    expect(await mayImport('src/domain', 'src/outgoing/targets.ts')).toBe(true);
    expect(await mayImport('src/domain', 'src/outgoing/guarded-requests.ts')).toBe(false);
  });

  it('can import generated types of the contract only if it handles HTTP', async () => {
    const imports: string[] = [];
    for (const layer of layers) if (await mayImport(`src/${layer}`, 'generated/api.ts')) imports.push(layer);
    expect(imports.sort()).toEqual(['api', 'handlers', 'pages']);
  });
});

/** The rooms of the domain: each may import those before it, some fewer. */
const rooms = [
  'core',
  'access',
  'billing/plans',
  'events',
  'billing',
  'identity',
  'templates',
  'webhooks',
  'boards',
  'workspaces',
  'personal-data',
  'event-data',
];

describe('a room of the domain', () => {
  it.each(rooms.slice(0, -1).map((room, index) => [room, rooms.slice(index + 1)] as const))(
    "%s can't import rooms that build on it",
    async (room, later) => {
      for (const other of later)
        expect([other, await mayImport(`src/domain/${room}`, `src/domain/${other}`)]).toEqual([other, false]);
    },
  );
});

describe('files that import each other', () => {
  it('are refused', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'circle-'));
    try {
      const text = (other: string) => `import { b } from './${other}.ts';\nexport const a = () => b;\n`;
      writeFileSync(path.join(folder, 'one.ts'), text('two'));
      writeFileSync(path.join(folder, 'two.ts'), text('one'));
      const config = path.join(root, '.oxlintrc.json');
      const { status, stdout } = spawnSync('oxlint', ['--config', config], { cwd: folder, encoding: 'utf8' });
      expect([status, stdout]).toEqual([1, expect.stringContaining('import(no-cycle)')]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
