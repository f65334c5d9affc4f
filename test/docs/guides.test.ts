// What the guides hold: commands that something runs, lines that fit, and TypeScript that fits the contract.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as clientPackage from '../../packages/client/src/index.ts';
import { filesOf, programOf, readGuides } from './support/guide-examples.ts';
import { checkTypes, makeFolder, root } from './support/workbench.ts';

/** What another check runs from a fresh clone: scripts/checks/try-first-start.ts. */
const firstStart = 'npm ci && npm start';

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

describe.each(readGuides().map((guide) => [guide.name, guide] as const))('the guide %s', (_name, guide) => {
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

it('send lists in a query as the contract does, once and with commas', () => {
  const clients = readGuides().flatMap(({ name, examples }) =>
    examples
      .filter(({ code }) => code.includes('createClient<'))
      .map(({ code }) => ({
        name,
        isRight: code.includes("querySerializer: { array: { style: 'form', explode: false } },"),
      })),
  );
  expect(clients.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(clients.length).toBeGreaterThan(5);
});

it('describe all that the client package exports', () => {
  const text = contentOf('docs/guides/client-package.md');
  const names = [...Object.keys(clientPackage), 'paginate', 'events', 'onState', 'onPresence', 'pollMs'];
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

it.each(['client', 'conformance'])('come with a README of %s that packs it before it runs', (name) => {
  const text = contentOf(`packages/${name}/README.md`);
  const [before = '', after] = text.split(`npm pack --pack-destination .. ./packages/${name}\n`);
  expect(after).toContain(`npm install ../board-and-workspace-${name}-*.tgz`);
  // A registry can have another package of this name.
  expect(before).not.toMatch(/npx|import/);
  expect(after?.match(/npx (?!--no-install )/)).toBeNull();
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
