/** The lint rules by which dependencies go one way: what each folder may import, and that no files import each other. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lint } from '../support/linter.ts';

/** What each of some files may import of some others. */
function importsOf(
  importers: readonly string[],
  imported: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const files: Record<string, string> = Object.fromEntries(imported.map((file) => [file, 'export {};']));
  for (const importer of importers) {
    const lines = imported.map(
      (file) => `import '${path.posix.relative(path.posix.dirname(importer), file)}';`,
    );
    files[importer] = lines.join('\n');
  }
  const refused = lint(files).filter(({ rule }) => rule === 'paths(no-restricted-paths)');
  return new Map(
    importers.map((importer) => {
      const lines = new Set(refused.filter(({ file }) => file === importer).map(({ line }) => line));
      return [importer, imported.filter((_, index) => !lines.has(index + 1))];
    }),
  );
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

const fileIn = (folder: string) => `src/${folder}/some-file.ts`;
const inLayers = importsOf(
  layers.map((layer) => `src/${layer}/importer.ts`),
  [
    ...layers.map(fileIn),
    'src/outgoing/targets.ts',
    'src/outgoing/guarded-requests.ts',
    'src/server.ts',
    'src/config.ts',
    'generated/api.ts',
    'scripts/contract/generate.ts',
    'test/support/clock.ts',
  ],
);
const importsOfLayer = (layer: string) => inLayers.get(`src/${layer}/importer.ts`) ?? [];

describe('a layer', () => {
  it.each(layers)('%s can import only the layers on its list', (layer) => {
    const outside = importsOfLayer(layer).filter((file) => !/^(generated|src\/outgoing)\//.test(file));
    const expected = [layer, ...allowed[layer]].filter((name) => name !== 'outgoing');
    expect(outside.sort()).toEqual(expected.map(fileIn).sort());
  });

  it('can import outgoing requests only in jobs, and rules and signatures of them in the domain', () => {
    const outgoing = ['some-file', 'targets', 'guarded-requests'].map((name) => `src/outgoing/${name}.ts`);
    for (const layer of layers) {
      const expected =
        layer === 'domain' ? outgoing.slice(1, 2) : allowed[layer].includes('outgoing') ? outgoing : [];
      if (layer !== 'outgoing')
        expect(importsOfLayer(layer).filter((file) => outgoing.includes(file))).toEqual(expected);
    }
  });

  it('can import generated types of the contract only if it handles HTTP', () => {
    const imports = layers.filter((layer) => importsOfLayer(layer).includes('generated/api.ts'));
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

const inRooms = importsOf(
  rooms.map((room) => `src/domain/${room}/importer.ts`),
  rooms.map((room) => `src/domain/${room}/some-file.ts`),
);

describe('a room of the domain', () => {
  it.each(rooms.slice(0, -1).map((room, index) => [room, rooms.slice(index + 1)] as const))(
    "%s can't import rooms that build on it",
    (room, later) => {
      const imports = inRooms.get(`src/domain/${room}/importer.ts`);
      expect(imports).toContain(`src/domain/${room}/some-file.ts`);
      for (const other of later) expect(imports).not.toContain(`src/domain/${other}/some-file.ts`);
    },
  );
});

describe('files that import each other', () => {
  it('are refused', () => {
    const text = (other: string) => `import { b } from './${other}.ts';\nexport const a = () => b;\n`;
    const rules = lint({ 'src/one.ts': text('two'), 'src/two.ts': text('one') }).map(({ rule }) => rule);
    expect(rules.filter((rule) => rule === 'import(no-cycle)')).toHaveLength(2);
  });
});

describe('types', () => {
  it('are checked', () => {
    const complaints = lint({ 'src/one.ts': "export const one: number = '1';\n" });
    expect(complaints).toEqual([expect.objectContaining({ rule: 'typescript(TS2322)', line: 1 })]);
  });

  it('are known to the rules', () => {
    const complaints = lint({ 'src/one.ts': 'export function one(work: Promise<void>) {\n  work;\n}\n' });
    expect(complaints.map(({ rule }) => rule)).toContain('typescript(no-floating-promises)');
  });
});
