// Loads and frees the WebAssembly build of Prisma's schema engine, and gives it a driver adapter that runs whole
// scripts. Folders, locks and connections are in migrations.ts.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineBindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

export type { SchemaEngine };

/** A migration: the name of its folder, and its script. */
export interface Migration {
  name: string;
  script: string;
}

/** The migrations in the form that the engine takes. It reads no files itself. */
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

/** The tables and enums that the engine ignores: none. */
export const noFilters = { externalTables: [], externalEnums: [] };

// One instance per process: the generated bindings store it in a variable of their module, so a second one would
// replace the memory of a running engine.
let loading: Promise<void> | undefined;

// The used part of WebAssembly, which Node's types don't declare.
declare const WebAssembly: {
  instantiate: (
    binary: Uint8Array,
    imports: Record<string, Record<string, unknown>>,
  ) => Promise<{ instance: { exports: { __wbindgen_start: () => void } } }>;
};

/**
 * The bindings with timers that don't keep the process alive. The engine never stops its lock's timer of 10 seconds, so
 * every script would end 10 seconds late.
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
 * The engine's panic hook calls this global. Prisma Client defines it; without the client, a TypeError would hide the
 * panic.
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
 * Runs `use` with a schema engine on the database of `factory`, and frees the engine afterwards. `executeScript`
 * replaces the adapter's own, because those either split a script at every semicolon or don't wait for its end. It must
 * run the whole script and settle when that has ended.
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
  // Not in a `finally`: after a panic, freeing the engine throws, which would hide the cause.
  engine.free();
  return result;
}
