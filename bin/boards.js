#!/usr/bin/env node
// The commands of operators: `npx boards --help`. The machine's Node only finds the one that the package `node` pins, which
// runs TypeScript; so this file has to run on any Node from 20 on.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The pinned Node; nothing where its package is not installed. */
function pinnedNode() {
  try {
    const { resolve } = createRequire(path.join(root, 'package.json'));
    const folder = path.dirname(resolve('node/package.json'));
    return ['bin/node', 'bin/node.exe']
      .map((name) => path.join(folder, name))
      .find((file) => existsSync(file));
  } catch {
    return undefined;
  }
}

const node = pinnedNode();
if (node === undefined) {
  process.stderr.write('The packages are not installed. Run npm ci --omit=dev first.\n');
  process.exit(1);
}
const tuning = new URL('tune-node.js', import.meta.url).href;
const args = ['--import', tuning, path.join(root, 'scripts', 'boards.ts'), ...process.argv.slice(2)];
const child = spawn(node, args, {
  stdio: 'inherit',
});
// The terminal signals both processes; a supervisor only this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  process.stderr.write(`${node} cannot be run: ${error.message}.\n`);
  process.exitCode = 1;
});
child.on('close', (code, signal) => {
  process.exitCode = code ?? 1;
  if (signal === null) return;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
  process.kill(process.pid, signal);
});
