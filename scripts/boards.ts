/** The commands of operators as one binary: `npx boards migrate`. Started by bin/boards.js, on the pinned Node. */
import { findCommand, operatorCommands } from './commands/index.ts';
import { commandList } from './support/commands.ts';
import { refuseName, runCommand } from './support/run-command.ts';

const [name = '--help', ...args] = process.argv.slice(2);
const command = findCommand(name, 'boards');
if (name === '--help' || name === '-h' || name === 'help') {
  process.stdout.write(commandList([{ title: 'Commands', commands: operatorCommands }], 'boards'));
} else if (command === undefined) refuseName(name, 'npx boards --help');
else await runCommand(command, args, 'boards');
