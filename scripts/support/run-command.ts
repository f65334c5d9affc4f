/** Runs a command: 0 when it did its work, 1 when it could not, 2 when it was called wrongly. */
import { constants } from 'node:os';
import { commandLine, helpText } from './commands.ts';
import type { Caller, Command } from './commands.ts';
import { UsageError } from './command-errors.ts';
import { printable } from './tables.ts';

export async function runCommand(program: Command, args: readonly string[], caller: Caller): Promise<void> {
  const command = program.select?.(args)?.command ?? program;
  let work: (() => Promise<void>) | undefined;
  try {
    work = program.prepare(args);
  } catch (error) {
    refuse(error, `${commandLine(command, caller, '--help')} shows what is possible.`);
    return;
  }
  if (work === undefined) {
    process.stdout.write(helpText(command, caller));
    return;
  }
  if (command.handlesSignals === undefined) {
    // An exit, unlike the end by a signal, also ends an embedded database that was started for the command.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
    process.stdout.off('error', endAtClosedPipe).on('error', endAtClosedPipe);
  }
  try {
    await work();
  } catch (error) {
    await fail(error);
  }
}

/** Who reads the output has seen enough, such as `head`. The command ends as one that the signal ends: 128 and SIGPIPE. */
function endAtClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(128 + constants.signals.SIGPIPE);
}

/** For a name that no command has. */
export function refuseName(name: string, list: string): void {
  refuse(new UsageError(`There is no command ${name}.`), `${list} lists the commands.`);
}

function refuse(error: unknown, advice: string): void {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message} ${advice}\n`);
  process.exitCode = 2;
}

/** A stack trace is for programming errors, and for those who ask for it. */
async function fail(error: unknown): Promise<void> {
  // Loaded only now, because it knows the errors of migrations, and so loads the driver of the database.
  const { failureSentence } = await import('./failure-sentences.ts');
  const sentence = failureSentence(error)?.split('\n').map(printable).join('\n');
  const stack = error instanceof Error ? error.stack : String(error);
  if (sentence !== undefined) process.stderr.write(`${sentence}\n`);
  if (sentence === undefined || process.env.DEBUG !== undefined) process.stderr.write(`${stack ?? ''}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
