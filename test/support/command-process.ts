// Runs the commands that a test sends, one after the other, and answers with what each has written.
import { findCommand } from '../../scripts/commands/index.ts';
import { runCommand } from '../../scripts/support/run-command.ts';
import type { CommandOutcome, CommandOrder } from './commands.ts';

process.on('message', (order: CommandOrder) => {
  void run(order).then((outcome) => process.send?.(outcome));
});

async function run({ name, args }: CommandOrder): Promise<CommandOutcome> {
  const command = findCommand(name, 'npm');
  if (command === undefined) throw new Error(`there is no command ${name}`);
  const [stdout, stderr] = [collect(process.stdout), collect(process.stderr)];
  await runCommand(command, args, 'npm');
  const code = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  // Each command adds its own.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  return { stdout: stdout(), stderr: stderr(), code };
}

/** Keeps what is written to a stream, until the returned function returns it. */
function collect(stream: NodeJS.WriteStream): () => string {
  const write = stream.write.bind(stream);
  let text = '';
  stream.write = (chunk, ...rest: unknown[]) => {
    text += String(chunk);
    const done = rest.at(-1);
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };
  return () => {
    stream.write = write;
    return text;
  };
}
