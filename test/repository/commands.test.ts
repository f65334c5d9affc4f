/** The commands of `npm run`: few groups, and every command that documents, messages and CI name exists. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const packageFile = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const commands = Object.keys(packageFile.scripts);

const isGrouped =
  /^(?:(?:test|db|contract|docs|admin|demo|webhooks|bench):[a-z]+(?:-[a-z]+)*|start|admin|help|test|check|generate|format|lint|bench|soak)$/;

/** The names after `npm run` in a text, also where a line breaks between the two. */
function namedCommands(text: string): string[] {
  return [...text.matchAll(/\bnpm run\s+(?:[*#]\s+|\/\/\s+)?(?<name>[a-z][\w:-]*)/g)].map(
    ({ groups }) => groups?.name ?? '',
  );
}

function filesIn(place: string): string[] {
  return readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:png|gz)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).includes('node_modules'));
}

const files = [
  ...['README.md', 'CONTRIBUTING.md', '.ci/run', 'prisma.config.ts'],
  ...['.github', 'docs', 'examples', 'scripts', 'src'].flatMap(filesIn),
];

describe('npm run', () => {
  it('lists names in a few groups', () => {
    expect(commands.filter((name) => !isGrouped.test(name))).toEqual([]);
  });

  it.each(['create-token', 'mail:demo', 'docs', 'test:', 'admin:createToken'])(
    'does not accept %s',
    (name) => {
      expect(isGrouped.test(name)).toBe(false);
    },
  );

  it('has every command that a document, a message or CI names', () => {
    const named = files.flatMap((file) =>
      namedCommands(readFileSync(path.join(root, file), 'utf8')).map((name) => ({ file, name })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ name }) => !commands.includes(name))).toEqual([]);
  });

  it.each([
    ['Markdown', 'Run `npm run sdk:test -- php`.', ['sdk:test']],
    ['two lines', 'run `npm run\nbilling:demo`.', ['billing:demo']],
    ['two lines of a comment', ' * Start it by `npm run\n * db:migrate`.', ['db:migrate']],
    ['a shell script', "step 'docs' bash -c 'npm run docs && npm run docs:test'", ['docs', 'docs:test']],
  ])('is found in %s', (_where, text, names) => {
    expect(namedCommands(text)).toEqual(names);
  });
});
