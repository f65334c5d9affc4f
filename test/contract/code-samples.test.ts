// The samples of the reference as texts; `npm run test:docs` runs them.
import { describe, expect, it } from 'vitest';
import { contractOperations, loadContract } from '../../src/api/contract/contract.ts';
import { codeSamples } from '../../src/pages/reference/code-samples.ts';
import { readGuides } from '../../src/pages/site/guides.ts';
import { readWorkflows } from '../../src/pages/site/workflows.ts';

const contract = loadContract();
const operations = [...contractOperations(contract)];

/** The samples of `createComment` with this as the comment of its example. */
function samplesOf(comment: string): string[] {
  const changed = JSON.parse(
    JSON.stringify(contract).replaceAll('"The photographer can only come on Thursday."', () =>
      JSON.stringify(comment),
    ),
  ) as typeof contract;
  const spec = [...contractOperations(changed)].find(({ operationId }) => operationId === 'createComment');
  return spec === undefined ? [] : codeSamples(changed, spec).map(({ source }) => source);
}

describe('the samples', () => {
  it('exist for every operation in each language, and contain no secret', () => {
    for (const spec of operations) {
      const samples = codeSamples(contract, spec);
      expect(samples.map(({ lang }) => lang)).toEqual(['Shell', 'TypeScript', 'Python', 'Go']);
      expect(samples.map(({ source }) => source).join('')).not.toMatch(/bw[ts]_/);
    }
  });

  it('send lists in a query as the contract does, where an operation takes them', () => {
    const typeScriptOf = (name: string): string =>
      operations
        .filter(({ operationId }) => operationId === name)
        .flatMap((spec) => codeSamples(contract, spec))
        .find(({ lang }) => lang === 'TypeScript')?.source ?? '';
    const serializer = "querySerializer: { array: { style: 'form', explode: false } },";
    expect(typeScriptOf('listCards')).toContain(serializer);
    expect(typeScriptOf('createBoard')).not.toContain('querySerializer');
  });

  it('write quotes and line ends so that each language reads the same text', () => {
    const [shell, typeScript, python, go] = samplesOf(`it's "new"\nand more`);
    expect(shell).toContain(`{"body": "it'\\''s \\"new\\"\\nand more"}`);
    expect(typeScript).toContain(`{ body: 'it\\'s "new"\\nand more' }`);
    expect(python).toContain(`{"body": "it's \\"new\\"\\nand more"}`);
    expect(go).toContain('strings.NewReader(`{"body": "it\'s \\"new\\"\\nand more"}`)');
    expect(samplesOf('a `name`')[3]).toContain('strings.NewReader("{\\"body\\": \\"a `name`\\"}")');
  });
});

it('the guides all have a place, a title and a first paragraph', () => {
  const guides = readGuides();
  expect(guides.length).toBeGreaterThanOrEqual(10);
  for (const { title, summary } of guides) expect([title, summary]).not.toContain('');
});

it('the workflows name existing operations', () => {
  const known = new Set(operations.map(({ operationId }) => operationId));
  const steps = readWorkflows().flatMap((workflow) => workflow.steps);
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.filter(({ operationId }) => !known.has(operationId))).toEqual([]);
});
