/** The one program of operators: `npm run admin -- <noun> <verb>`. */
import { UsageError } from '../../support/command-errors.ts';
import type { Command } from '../../support/commands.ts';
import { auditCommands } from './audit.ts';
import { doctor } from './doctor.ts';
import { eventCommands } from './events.ts';
import { actionCommands, invoiceCommands } from './invoices.ts';
import { jobCommands } from './jobs.ts';
import { peopleCommands } from './people.ts';
import { secretKeyCommands } from './secret-key.ts';
import { tokenCommands } from './tokens.ts';
import { workspaceCommands } from './workspaces.ts';

export const adminCommands: readonly Command[] = [
  doctor,
  ...peopleCommands,
  ...workspaceCommands,
  ...tokenCommands,
  ...jobCommands,
  ...invoiceCommands,
  ...secretKeyCommands,
  ...actionCommands,
  ...auditCommands,
  ...eventCommands,
];

const nameWordsMax = 2;

/** The command that the first words name, and its arguments. */
function chosen(
  args: readonly string[],
): { readonly command: Command; readonly rest: readonly string[] } | undefined {
  for (let words = nameWordsMax; words > 0; words -= 1) {
    const name = ['admin', ...args.slice(0, words)].join(' ');
    const command = adminCommands.find((it) => it.name === name);
    if (command !== undefined) return { command, rest: args.slice(words) };
  }
  return undefined;
}

function wantsHelp(args: readonly string[]): boolean {
  return args.length === 0 || args.includes('--help') || args.includes('-h');
}

export const admin: Command = {
  name: 'admin',
  summary: 'Finds, changes and checks people, workspaces, tokens, jobs and invoices.',
  details:
    'It works on DATABASE_DIRECT_URL or DATABASE_URL, or else on the embedded database in DATA_DIR. What it changes is recorded with ' +
    'the system account that ran it. What destroys something asks first. --json prints the result as JSON.',
  options: {},
  commands: adminCommands,
  example: 'people find ada@example.com',
  isOperators: true,
  select: chosen,
  prepare: (args) => {
    const choice = chosen(args);
    if (choice !== undefined) return choice.command.prepare(choice.rest);
    if (wantsHelp(args)) return undefined;
    throw new UsageError(`There is no command admin ${args.slice(0, nameWordsMax).join(' ')}.`);
  },
};
