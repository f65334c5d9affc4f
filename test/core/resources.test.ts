/** The registry of resources agrees with the contract and with the tables of the database. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { resourceList } from '../../src/domain/core/resources.ts';
import { propertiesOf, shownSchema } from '../support/shown-properties.ts';

const contract = loadContract() as unknown as Record<string, unknown>;
const schema = readFileSync(path.join(import.meta.dirname, '..', '..', 'prisma', 'schema.prisma'), 'utf8');

/** Tables of no resource. Those with rows that are deleted in time have a step in src/jobs/tasks/purge.ts. */
const otherTables = [
  'card_texts',
  'event_log_gaps',
  'event_log_head',
  'event_log_hours',
  'guess_counts',
  'idempotent_answers',
  'audit_feed',
  'operator_actions',
  'stream_tickets',
  'person_erasures',
  'presence_processes',
  'provider_events',
  'usage_feed',
  'webhook_feed',
];

describe('the registry of resources', () => {
  it.each(resourceList.filter((it) => it.path !== undefined).map((it) => [it.name, it.path ?? ''] as const))(
    'has the path of a %s in the contract',
    (name, shownAt) => {
      const id = propertiesOf(contract, shownSchema(contract, shownAt)).find((it) => it.startsWith('id: '));
      expect(id).toBe(`id: string ^${name}_[0-7][0-9a-hjkmnp-tv-z]{25}$`);
    },
  );

  it('has every kind of id in the contract', () => {
    const patterns = JSON.stringify(contract).matchAll(/"\^([a-z_]+)_\[0-7\]\[0-9a-hjkmnp-tv-z\]\{25\}\$"/g);
    const names = resourceList.map(({ name }) => name);
    expect([...new Set([...patterns].map(([, prefix = '']) => prefix))].sort()).toEqual(names.sort());
  });

  it('has every table, once, so that nothing is left out when rows are purged', () => {
    const tables = [...schema.matchAll(/^model \w+ \{.*?@@map\("(\w+)"\)/gms)].map(([, table = '']) => table);
    const listed = resourceList.flatMap(({ table, partTables = [] }) => [table, ...partTables]);
    expect([...listed, ...otherTables].sort()).toEqual(tables.sort());
  });
});
