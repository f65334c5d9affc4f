/** Migrations that would stop requests on a large table, or break the release that serves beside them, are refused. */
import { describe, expect, it } from 'vitest';
import { findLocks } from '../../scripts/checks/migration-locks.ts';

const separate = '-- No transaction\n';

describe('a migration', () => {
  it.each([
    ['CREATE INDEX a ON cards (title)', /CREATE INDEX stops writes/],
    ['DROP INDEX a', /DROP INDEX stops requests/],
    ['ALTER TABLE cards ADD COLUMN a text NOT NULL', /inserts no value/],
    ['ALTER TABLE cards ADD COLUMN a uuid DEFAULT gen_random_uuid()', /rewrites the table/],
    ['ALTER TABLE cards ADD COLUMN a int GENERATED ALWAYS AS (1) STORED', /rewrites the table/],
    ['ALTER TABLE cards ADD COLUMN a uuid REFERENCES users (id)', /a statement of its own/],
    ['ALTER TABLE cards ADD COLUMN a text UNIQUE', /a statement of its own/],
    ['ALTER TABLE cards ALTER COLUMN title TYPE varchar(10)', /new type/],
    ['ALTER TABLE cards ALTER COLUMN title SET NOT NULL', /SET NOT NULL reads/],
    ['ALTER TABLE cards ADD CONSTRAINT a CHECK (number > 0)', /NOT VALID/],
    ['ALTER TABLE cards ADD CONSTRAINT a FOREIGN KEY (b) REFERENCES users (id)', /NOT VALID/],
    ['ALTER TABLE cards ADD CONSTRAINT a UNIQUE (b)', /USING INDEX/],
    ['ALTER TABLE cards ADD PRIMARY KEY (b)', /USING INDEX/],
    ['ALTER TABLE cards DROP COLUMN title', /later release/],
    ['DROP TABLE cards', /later release/],
    ['ALTER TABLE cards RENAME COLUMN title TO name', /A new name/],
    ['ALTER TABLE cards RENAME TO notes', /A new name/],
    ["UPDATE cards SET title = 'a'", /in batches/],
    ['DELETE FROM cards', /in batches/],
    [
      'ALTER TABLE cards ADD CONSTRAINT a CHECK (number > 0) NOT VALID, VALIDATE CONSTRAINT a',
      /in the next migration/,
    ],
    ['LOCK TABLE cards', /stops requests/],
    ['TRUNCATE cards', /stops requests/],
    ['REINDEX TABLE cards', /stops requests/],
    ['CLUSTER cards', /stops requests/],
    ['VACUUM FULL cards', /stops requests/],
    [`${separate}CREATE INDEX CONCURRENTLY a ON cards (title)`, /IF NOT EXISTS/],
    [`${separate}CREATE INDEX IF NOT EXISTS a ON cards (title)`, /CONCURRENTLY/],
    [`${separate}DROP INDEX CONCURRENTLY a`, /IF EXISTS/],
    [`${separate}ALTER TABLE cards ADD COLUMN a text`, /another migration/],
  ])('is refused for %s', async (script, message) => {
    expect(await findLocks(`${script};`)).toEqual([
      { line: script.startsWith(separate) ? 2 : 1, message: expect.stringMatching(message) as unknown },
    ]);
  });

  it.each([
    'ALTER TABLE cards ADD COLUMN a text',
    'ALTER TABLE cards ADD COLUMN a boolean NOT NULL DEFAULT false',
    'ALTER TABLE cards ADD CONSTRAINT a CHECK (number > 0) NOT VALID',
    'ALTER TABLE cards ADD CONSTRAINT a UNIQUE USING INDEX b',
    'ALTER TABLE cards VALIDATE CONSTRAINT a',
    'CREATE TABLE a (id int PRIMARY KEY); CREATE INDEX b ON a (id); UPDATE a SET id = 1',
    'CREATE FUNCTION a() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    `${separate}CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON cards (title)`,
    `${separate}DROP INDEX CONCURRENTLY IF EXISTS a`,
    `${separate}ALTER TABLE cards VALIDATE CONSTRAINT a`,
    '-- Allowed: one row for each plan\nUPDATE plans SET name = name',
  ])('is accepted for %s', async (script) => {
    expect(await findLocks(`${script};`)).toEqual([]);
  });

  it('names the line, and allows one statement only', async () => {
    const script = 'SELECT 1;\n\n-- Why.\n-- Allowed: small\nDELETE FROM plans;\n-- Ä.\nDELETE FROM cards;\n';
    expect(await findLocks(script)).toMatchObject([{ line: 7 }]);
  });
});
