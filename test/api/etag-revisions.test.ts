/** The revisions in entity tags: a client never keeps what it was shown before properties changed. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContract } from '../../src/api/contract/contract.ts';
import { resourceList } from '../../src/domain/core/resources.ts';
import { propertiesOf, shownSchema } from '../support/shown-properties.ts';

type Contract = Readonly<Record<string, unknown>>;

/** The first release that counts: every revision was 1 then. */
const firstRelease = '2.7.0';

/** How often a revision rose without a change of properties, because a value of the same type was shown in another way. */
const otherRises: Readonly<Partial<Record<string, number>>> = {};

const folder = path.join(import.meta.dirname, '..', '..', 'openapi', 'releases');
const byVersion = new Intl.Collator('en', { numeric: true });
const released = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml') && byVersion.compare(file, firstRelease) >= 0)
  .sort(byVersion.compare)
  .map((file) => parse(readFileSync(path.join(folder, file), 'utf8')) as Contract);

/** How often what a path shows has changed since the first of these contracts that has it. */
function timesChanged(contracts: readonly Contract[], shownAt: string): number {
  const shown = contracts
    .map((contract) => ({ contract, schema: shownSchema(contract, shownAt) }))
    .filter(({ schema }) => schema !== undefined)
    .map(({ contract, schema }) => propertiesOf(contract, schema).join('\n'));
  return shown.filter((text, index) => index > 0 && text !== shown[index - 1]).length;
}

const versioned = resourceList.flatMap(({ name, path: shownAt = '', revision }) =>
  revision === undefined ? [] : [{ name, shownAt, revision }],
);

describe('the revision of a resource', () => {
  it.each(versioned)(
    'has risen with each release that changed the properties of a $name',
    ({ name, shownAt, revision }) => {
      const current = loadContract() as unknown as Contract;
      const expected = 1 + timesChanged([...released, current], shownAt) + (otherRises[name] ?? 0);
      expect(
        revision,
        `The contract shows other properties of a ${name} than the last release. Set the revision of ${name} in ` +
          `src/domain/core/resources.ts to ${expected}. If it rose for another reason, count that in otherRises.`,
      ).toBe(expected);
    },
  );

  it('has to rise when a property is added, removed or gets another type, however deep', () => {
    const card = (properties: object) => ({
      paths: { '/v1/cards/{id}': { get: { responses: { '200': { $ref: '#/components/responses/Card' } } } } },
      components: {
        responses: {
          Card: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } } },
        },
        schemas: { Card: { properties }, Label: { properties: { name: { type: 'string' } } } },
      },
    });
    const before = card({
      title: { type: 'string' },
      labels: { items: { $ref: '#/components/schemas/Label' } },
    });
    const others = [
      card({ labels: { items: { $ref: '#/components/schemas/Label' } } }),
      card({ title: { type: 'string' }, labels: { items: { properties: { color: { type: 'string' } } } } }),
      card({ title: { type: 'integer' }, labels: { items: { $ref: '#/components/schemas/Label' } } }),
    ];
    for (const after of others) expect(timesChanged([before, before, after], '/v1/cards/{id}')).toBe(1);
    expect(timesChanged([before, structuredClone(before)], '/v1/cards/{id}')).toBe(0);
    expect(timesChanged([{ paths: {} }, before], '/v1/cards/{id}')).toBe(0);
  });
});
