// What a developer may rely on when the schema changes.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSchemaDrift, ownSources, writeNextMigration } from '../../scripts/db/schema-drift.ts';
import { folderWith, temporaryFolder } from '../support/migration-folders.ts';

// Each of these starts a PostgreSQL in memory, which takes seconds on a small machine.
describe('schema drift', () => {
  const model = 'model Board {\n  id   Int    @id\n  name String\n\n  @@map("boards")\n}\n';
  const schema = `datasource db {\n  provider = "postgresql"\n}\n\n${model}`;
  const madeByHand = `
    CREATE TABLE boards (id int CONSTRAINT boards_pkey PRIMARY KEY, name text COLLATE "C" NOT NULL CHECK (name <> ''));
    CREATE UNIQUE INDEX boards_lower_name_key ON boards (lower(name));
    CREATE INDEX boards_named_idx ON boards (name) WHERE name <> 'untitled';
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no; never'; END $$;
    CREATE TRIGGER boards_stay BEFORE DELETE ON boards FOR EACH ROW EXECUTE FUNCTION refuse();
    CREATE VIEW named_boards AS SELECT id FROM boards;`;

  async function sourcesWith(schemaText: string) {
    const migrationsDir = await folderWith({ '20260101000000_release_1_0_0': madeByHand });
    const schemaPath = join(await temporaryFolder(), 'schema.prisma');
    await writeFile(schemaPath, schemaText);
    return { migrationsDir, schemaPath };
  }

  it('does not exist between the schema and the migrations of this service', async () => {
    expect(await findSchemaDrift(ownSources)).toBeUndefined();
  });

  it("ignores SQL that the schema can't express", async () => {
    expect(await findSchemaDrift(await sourcesWith(schema))).toBeUndefined();
  });

  it('is found, described, and fixed by the next migration', async () => {
    const sources = await sourcesWith(
      schema.replace('  name String', '  name String\n  archived Boolean @default(false)'),
    );

    expect((await findSchemaDrift(sources))?.summary).toContain('Added column `archived`');
    const folder = await writeNextMigration(sources, 'release_1_1_0', new Date('2026-02-03T04:05:06.789Z'));

    expect(folder).toBe(join(sources.migrationsDir, '20260203040506_release_1_1_0'));
    const script = await readFile(join(folder ?? '', 'migration.sql'), 'utf8');
    expect(script).toContain('ADD COLUMN     "archived" BOOLEAN NOT NULL DEFAULT false');
    expect(script).not.toContain('DROP');
    expect(
      await writeNextMigration(sources, 'release_1_2_0', new Date('2026-02-04T00:00:00Z')),
    ).toBeUndefined();
  });

  it('gets a migration that sorts last although the clock is behind', async () => {
    const sources = await sourcesWith(schema.replace('"boards"', '"pinboards"'));

    const folder = await writeNextMigration(sources, 'rename', new Date('2020-01-01T00:00:00Z'));

    expect(folder).toBe(join(sources.migrationsDir, '20260101000001_rename'));
  });

  it('is not checked with an invalid schema', async () => {
    await expect(findSchemaDrift(await sourcesWith(schema.replace('String', 'Strung')))).rejects.toThrow(
      /^The Prisma schema is not valid:\n[^]*Type "Strung" is neither/,
    );
  });

  it("gets no migration with a name that Prisma can't order", async () => {
    await expect(
      writeNextMigration(ownSources, 'Release 3!', new Date('2026-02-04T00:00:00Z')),
    ).rejects.toThrow('named in lower case');
  });
});
