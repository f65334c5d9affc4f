/** The names of columns are those of the schema. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { columnName, selectList } from '../../src/db/columns.ts';

const schema = readFileSync(path.join(import.meta.dirname, '..', '..', 'prisma', 'schema.prisma'), 'utf8');

it('are derived from the names of the fields, for every field of every model', () => {
  const fields = [...schema.matchAll(/^  (\w+) +(?:String|Int|BigInt|Boolean|DateTime|Json|Bytes)\b.*$/gm)];
  expect(fields.length).toBeGreaterThan(200);
  for (const [line, field = ''] of fields) {
    expect([field, columnName(field)]).toEqual([field, /@map\("(\w+)"\)/.exec(line)?.[1] ?? field]);
  }
});

it('have the names of the fields in a select list', () => {
  expect(selectList('l', { id: 'id', boardId: 'boardId' }).text).toBe('l.id AS "id",l.board_id AS "boardId"');
});
