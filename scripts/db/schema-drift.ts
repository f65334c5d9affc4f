// Owns the comparison of the migrations with the Prisma schema, on a shadow database in memory. Development only:
// what it imports is absent under `npm ci --omit=dev`, so nothing below src/ may reach for it.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { noFilters, withSchemaEngine } from '../../src/db/migration-engine.ts';
import type { SchemaEngine } from '../../src/db/migration-engine.ts';
import { runsWithoutTransaction } from '../../src/db/migration-scripts.ts';
import { MigrationError, migrationsFolder, readMigrations } from '../../src/db/migrations.ts';

/** What is compared. */
export interface DriftSources {
  migrationsDir: string;
  schemaPath: string;
}

/** The migrations and the schema of this service. */
export const ownSources: DriftSources = {
  migrationsDir: migrationsFolder,
  schemaPath: fileURLToPath(new URL('../../prisma/schema.prisma', import.meta.url)),
};

/** What it takes to get from the migrations to the schema. */
export interface SchemaDrift {
  /** For people: a line for each difference. */
  summary: string;
  /** For the next migration. */
  sql: string;
}

async function openShadowDatabase(migrationsDir: string): Promise<PGlite> {
  const migrations = await readMigrations(migrationsDir);
  const database = await PGlite.create({ extensions: { btree_gin, pg_trgm } });
  for (const { name, script } of migrations) {
    try {
      // PGlite runs a script as one transaction. No one else uses its tables, so their indexes need not be built beside it.
      await database.exec(
        runsWithoutTransaction(script) ? script.replaceAll(/\bCONCURRENTLY\b/g, '') : script,
      );
    } catch (cause) {
      await database.close();
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new MigrationError(`Migration ${name} fails on an empty database: ${reason}.`, { cause });
    }
  }
  return database;
}

function explain(cause: unknown): never {
  const isAboutSchema = cause instanceof Error && 'code' in cause && cause.code === 'P1012';
  throw isAboutSchema
    ? new MigrationError(`The Prisma schema is not valid:\n${cause.message}`, { cause })
    : cause;
}

async function compare(engine: SchemaEngine, schemaPath: string): Promise<SchemaDrift | undefined> {
  const files = [{ path: schemaPath, content: await readFile(schemaPath, 'utf8') }];
  const comparison = {
    from: { tag: 'schemaDatasource' as const, files, configDir: dirname(schemaPath) },
    to: { tag: 'schemaDatamodel' as const, files },
    // Asks for an exit code of 2, in place of a text to be parsed, when there is a difference.
    exitCode: true,
    filters: noFilters,
  };
  const { exitCode, stdout: summary } = await engine.diff({ ...comparison, script: false }).catch(explain);
  if (exitCode === 0) return undefined;
  const { stdout: sql } = await engine.diff({ ...comparison, script: true });
  return { summary: summary?.trim() ?? '', sql: sql ?? '' };
}

/**
 * Applies the migrations to an empty PostgreSQL in memory and compares what they make with the schema; resolves to
 * nothing when they agree. What the schema cannot say is no difference: collations, checks, expression and partial
 * indexes, functions, triggers, views.
 * @throws MigrationError when a migration cannot be read or fails, or the schema is not valid.
 */
export async function findSchemaDrift(sources: DriftSources): Promise<SchemaDrift | undefined> {
  const database = await openShadowDatabase(sources.migrationsDir);
  try {
    return await withSchemaEngine(
      new PrismaPGlite(database),
      async (script) => {
        await database.exec(script);
      },
      (engine) => compare(engine, sources.schemaPath),
    );
  } finally {
    await database.close();
  }
}

/** `yyyymmddhhmmss` in UTC. */
function toStamp(time: Date): string {
  return time.toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

function nextStamp(now: Date, lastFolder: string): string {
  const [, year, month, day, hour, minute, second] = /^(....)(..)(..)(..)(..)(..)/.exec(lastFolder) ?? [];
  const last = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // Migrations are applied by name, so a new one sorts last whatever this machine's clock says.
  return toStamp(last >= now.getTime() ? new Date(last + 1000) : now);
}

/**
 * Writes the migration that leads from the last one to the schema, and resolves to its folder; to nothing when there
 * is none to write.
 * @throws MigrationError when the name is not usable, and whatever `findSchemaDrift` throws.
 */
export async function writeNextMigration(
  sources: DriftSources,
  name: string,
  now: Date,
): Promise<string | undefined> {
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
    throw new MigrationError(`A migration is named in lower case, as in release_2_3_0; "${name}" is not.`);
  }
  const drift = await findSchemaDrift(sources);
  if (drift === undefined) return undefined;
  const lastFolder = (await readMigrations(sources.migrationsDir)).at(-1)?.name ?? '';
  const folder = join(sources.migrationsDir, `${nextStamp(now, lastFolder)}_${name}`);
  await mkdir(folder);
  await writeFile(join(folder, 'migration.sql'), drift.sql);
  return folder;
}
