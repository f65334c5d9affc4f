// Owns the WebAssembly build of Prisma's schema engine: loading it, giving it a driver adapter whose scripts run
// whole, and freeing it. It knows nothing of folders, locks or connections; migrations.ts does.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineBindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

export type { SchemaEngine };

/** One migration: the name of its folder, and its script. */
export interface Migration {
  name: string;
  script: string;
}

/** The migrations in the form that the engine takes; it reads no files itself. */
export function toMigrationList(migrations: Migration[]): MigrationList {
  return {
    baseDir: '.',
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, script }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: script } },
    })),
  };
}

/** What the engine gets for the tables and enums that it must leave alone: none. */
export const noFilters = { externalTables: [], externalEnums: [] };

// The generated bindings keep the instance in a variable of their module, so a second instance would pull the
// memory from under an engine that is still at work. One per process it is, and this is where it lives.
let loading: Promise<void> | undefined;

// What is used of the platform's WebAssembly, which Node's types leave to those of browsers.
declare const WebAssembly: {
  instantiate: (
    binary: Uint8Array,
    imports: Record<string, Record<string, unknown>>,
  ) => Promise<{ instance: { exports: { __wbindgen_start: () => void } } }>;
};

/**
 * The bindings with timers that do not keep the process alive: the engine starts one of 10 seconds for its own lock
 * and never stops it, so that every script would end that much late.
 */
function withUnrefTimers(bindings: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(bindings).filter((name) => name.startsWith('__wbg_setTimeout_'));
  const start = (callback: () => void, delayMs: number) => setTimeout(callback, delayMs).unref();
  return { ...bindings, ...Object.fromEntries(names.map((name) => [name, start])) };
}

async function instantiate(): Promise<void> {
  const bindingsPath = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const binary = await readFile(join(dirname(bindingsPath), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(binary, {
    './schema_engine_bg.js': withUnrefTimers(engineBindings),
  });
  engineBindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

/**
 * The engine's panic hook calls this global without asking whether it is there. Prisma Client brings its own; without
 * the client a panic would be hidden behind a TypeError.
 */
function ensurePanicRegistry(): void {
  const scope = globalThis as { PRISMA_WASM_PANIC_REGISTRY?: { set_message: (message: string) => void } };
  scope.PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message: (message) => {
      throw new Error(`The schema engine crashed: ${message}`);
    },
  };
}

function withWholeScripts(
  factory: SqlMigrationAwareDriverAdapterFactory,
  executeScript: (script: string) => Promise<void>,
): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connectToShadowDb: () => Promise.reject(new Error('The schema engine has no shadow database here.')),
    connect: async () => {
      const adapter = await factory.connect();
      adapter.executeScript = executeScript;
      return adapter;
    },
  };
}

/**
 * Runs `use` with a schema engine on the database of `factory`, and frees the engine afterwards.
 * `executeScript` replaces the adapter's own, because those either split a script at every semicolon or do not wait
 * for its end; it must run the whole script and settle when the database has answered.
 */
export async function withSchemaEngine<T>(
  factory: SqlMigrationAwareDriverAdapterFactory,
  executeScript: (script: string) => Promise<void>,
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  ensurePanicRegistry();
  await (loading ??= instantiate());
  const engine = await engineBindings.SchemaEngine.new(
    { datamodels: [['schema.prisma', 'datasource db { provider = "postgresql" }']] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(withWholeScripts(factory, executeScript)),
  );
  const result = await use(engine);
  // Not in a `finally`: after a panic the engine still counts as borrowed, and freeing it would throw over the cause.
  engine.free();
  return result;
}
