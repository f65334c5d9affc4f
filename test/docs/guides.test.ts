// The guides, read as a newcomer does: every command is run in its order, on a service that was just started.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { examplesOf, readGuides } from '../../scripts/docs/guides.ts';
import { differencesIn, readDocument, startForReader } from './support/readers.ts';
import { checkTypes, makeFolder } from './support/workbench.ts';

/** What another check runs from a fresh clone: scripts/checks/try-first-start.ts. */
const firstStart = 'npm ci && npm start';

describe.each(readGuides().map((guide) => [guide.name, guide] as const))('the guide %s', (name, guide) => {
  it('works as documented', async () => {
    const examples = examplesOf(guide);
    const folder = makeFolder(`guide-${name}`);
    await startForReader(folder);
    await readDocument(examples, folder, 'bash', '10.0.0.1');
    expect(differencesIn(examples, folder)).toEqual([]);
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
