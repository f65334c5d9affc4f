/** The lint rule by which tests speak HTTP: which of them may import values of the domain. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint, Linter } from 'eslint';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const eslint = new ESLint({ cwd: root });
const rule = '@typescript-eslint/no-restricted-imports';

const newFile = path.join(root, 'test/boards/new-resource.test.ts');
const { plugins, rules, languageOptions } = (await eslint.calculateConfigForFile(newFile)) as Linter.Config;
const { parser } = languageOptions as { readonly parser: Linter.Parser };
const linter = new Linter({ cwd: root });

/** What the rule says of the text of a new test. */
function complaintsAbout(text: string): string[] {
  const config = { languageOptions: { parser }, plugins, rules: { [rule]: rules?.[rule] } } as Linter.Config;
  const messages = linter.verify(text, [{ files: ['**/*.ts'], ...config }], { filename: newFile });
  return messages.map(({ message }) => message);
}

it.each([
  "import { createCard } from '../../src/domain/boards/cards.ts';",
  "import { newId } from '../../src/domain/core/ids.ts';",
  "import * as cards from '../../../src/domain/boards/cards.ts';",
  "export { createCard } from '../../src/domain/boards/cards.ts';",
])('a new test file cannot have %s', (text) => {
  expect(complaintsAbout(text)).toEqual([expect.stringContaining('test/support')]);
});

it.each([
  "import type { Role } from '../../src/domain/core/principals.ts';",
  "import { scopes } from '../../src/domain/core/principals.ts';",
  "import { makeTenant } from '../support/factories.ts';",
])('a new test file can have %s', (text) => {
  expect(complaintsAbout(text)).toEqual([]);
});

it('only test files that import values from the domain are exempt', async () => {
  const module = (await import(path.join(root, 'eslint.config.js'))) as { default: Linter.Config[] };
  const block = module.default.find((config) => config.rules?.[rule] !== undefined);
  const exempt = block?.ignores ?? [];
  expect(exempt.length).toBeGreaterThan(0);
  for (const file of exempt) {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text, `${file} can leave the list in eslint.config.js`).toMatch(
      /^import (?!type )[^;]*\/src\/domain\//m,
    );
  }
});
