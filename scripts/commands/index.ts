/** Every npm script by group. The parser, the help and the binary `boards` read it. */
import { binaryName, commandList, defineCommand, isCommand } from '../support/commands.ts';
import type { Caller, Command, CommandGroup } from '../support/commands.ts';
import { contractCommands, databaseCommands, developmentCommands } from './development.ts';
import { operatingCommands } from './operating.ts';
import { serviceCommands } from './service.ts';
import { testingCommands } from './testing.ts';

const help = defineCommand({
  name: 'help',
  summary: 'Lists the commands.',
  example: '',
  run: () => {
    process.stdout.write(commandList(groups, 'npm'));
    return Promise.resolve();
  },
});

export const groups: readonly CommandGroup[] = [
  { ...serviceCommands, commands: [...serviceCommands.commands, help] },
  operatingCommands,
  developmentCommands,
  contractCommands,
  databaseCommands,
  testingCommands,
];

export const commands: readonly Command[] = groups.flatMap((group) => group.commands.filter(isCommand));

export const operatorCommands = commands.filter(({ isOperators }) => isOperators);

/** The command of an npm script, or of the binary. */
export function findCommand(name: string, caller: Caller): Command | undefined {
  return caller === 'npm'
    ? commands.find((command) => command.name === name)
    : operatorCommands.find((command) => binaryName(command) === name);
}
