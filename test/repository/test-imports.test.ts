/** The lint rule by which tests speak HTTP: which of them may import values of the domain. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import config from '../../oxlint.config.ts';
import { lint } from '../support/linter.ts';

const root = path.join(import.meta.dirname, '..', '..');
const rule = 'no-restricted-imports';

const refused = [
  "import { createCard } from '../../src/domain/boards/cards.ts';",
  "import { newId } from '../../src/domain/core/ids.ts';",
  "import * as cards from '../../../src/domain/boards/cards.ts';",
  "export { createCard } from '../../src/domain/boards/cards.ts';",
];
const allowed = [
  "import type { Role } from '../../src/domain/core/principals.ts';",
  "import type { NewCard } from '../../src/domain/boards/cards.ts';",
  "import { scopes } from '../../src/domain/core/principals.ts';",
  "import { makeTenant } from '../support/factories.ts';",
];

it('a new test file cannot import values of the domain, but types and the lists of the contract', () => {
  const lines = [...refused, ...allowed];
  const complaints = lint({ 'test/boards/new-resource.test.ts': lines.join('\n') });
  const ofRule = complaints.filter((complaint) => complaint.rule === `eslint(${rule})`);
  expect(ofRule.map(({ line }) => lines[line - 1])).toEqual(refused);
});

it('only test files that import values from the domain are exempt', () => {
  const exempt = config.overrides.find(({ rules }) => rule in rules)?.excludeFiles ?? [];
  expect(exempt.length).toBeGreaterThan(0);
  for (const file of exempt) {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text, `${file} can leave the list in oxlint.config.ts`).toMatch(
      /^import (?!type )[^;]*\/src\/domain\//m,
    );
  }
});
