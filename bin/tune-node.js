// Prepares Node for a service, for `node --import`: less memory, and compiled code that is kept between starts. It is
// JavaScript and runs before any TypeScript: when all code is there, Node doesn't even load its compiler of TypeScript
// (docs/decisions/0112-memory-and-starts.md).
import { accessSync, constants, mkdirSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';

/**
 * By default, V8 keeps up to 128 MB for new objects, lets old ones double before it looks which are used, has four threads, which
 * wait for each other on fewer cores, and compiles Prisma's WebAssembly a second time, optimized, which takes some 40 MB for good.
 * While the service is loaded, nearly everything stays in use, so the first collection of all memory waits for 64 MB.
 */
const flags = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=30',
  '--initial-heap-size=64',
  '--v8-pool-size=0',
  '--liftoff-only',
];
/**
 * glibc keeps memory for each thread, and gives freed memory back only if nothing above it is used. V8 compiles in pieces of 32 kB:
 * as mappings of their own, they are given back at once.
 */
const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/** Both are read only when a process begins, so it begins again, as the same process. */
function beginAgain() {
  const { env, execPath, execArgv, argv } = process;
  if (process.platform !== 'linux' || env.MALLOC_ARENA_MAX !== undefined) return;
  process.execve?.(execPath, [execPath, ...flags, ...execArgv, ...argv.slice(1)], { ...env, ...allocator });
}

/** V8 reads this one at any time, on every platform (docs/decisions/0151-objects-of-requests-stay-young.md). */
function keepNewObjectsYoung() {
  v8.setFlagsFromString('--no-allocation-site-pretenuring');
}

/** Next to the packages, or in the data folder. Where neither can be written, everything is compiled at each start. */
function keepCompiledCode() {
  const installed = path.join(import.meta.dirname, '../node_modules/.cache/compiled');
  const own = path.resolve(process.env.DATA_DIR ?? 'data', 'compiled');
  module.enableCompileCache(isWritable(installed) ? installed : own);
}

/** Node doesn't say so of a folder that exists. */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

beginAgain();
keepNewObjectsYoung();
keepCompiledCode();
