/** Runs the TypeScript compiler: on the code, and on the scripts in pages and the example front end, which have types of their own. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandError } from '../support/command-errors.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** @throws {CommandError} when there are errors, which are printed */
export function checkTypes(): void {
  for (const project of ['.', 'src/pages/site/browser', 'examples/kanban']) {
    const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const args = [compiler, '--noEmit', '--project', project];
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new CommandError('There are type errors; see above.');
  }
}
