// Keeps compiled code between starts, for `node --import`. It is JavaScript and runs before any TypeScript: when all code
// is there, Node doesn't even load its compiler of TypeScript (docs/decisions/0114-memory-and-starts.md).
import module from 'node:module';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const folders = [path.join(root, 'node_modules/.cache/compiled'), path.resolve(process.env.DATA_DIR ?? 'data', 'compiled')];
const { FAILED } = module.constants.compileCacheStatus;
// Where neither folder can be written, everything is compiled at each start.
folders.some((folder) => module.enableCompileCache(folder).status !== FAILED);
