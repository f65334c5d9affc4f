/** Runs the command of an npm script: `node scripts/run.ts db:migrate`. */
import { findCommand } from './commands/index.ts';
import { refuseName, runCommand } from './support/run-command.ts';

const [name = 'help', ...args] = process.argv.slice(2);
const command = findCommand(name, 'npm');
if (command === undefined) refuseName(name, 'npm run help');
else await runCommand(command, args, 'npm');
