/** The developer who evaluates the service: the README, getting started, and what the commands say of themselves. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readGuides, readTour } from '../../test/docs/support/guide-examples.ts';
import type { Guide } from '../../test/docs/support/guide-examples.ts';
import { readDocument } from '../../test/docs/support/read-document.ts';
import type { Shell } from '../../test/docs/support/read-document.ts';
import { run } from '../clients/packed-packages.ts';
import { CommandError } from '../support/command-errors.ts';
import { commandList, helpText } from '../support/commands.ts';
import { forEachSideBySide } from '../support/side-by-side.ts';
import { requireNone } from './steps.ts';
import type { Step } from './steps.ts';

/** A clone in which the service runs. */
export interface Clone {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A guide by the name of its file. @throws {Error} when there is none */
export function guideNamed(wanted: string): Guide {
  const guide = readGuides().find(({ name }) => name === wanted);
  if (guide === undefined) throw new Error(`there is no guide ${wanted}`);
  return guide;
}

/** Runs the commands of a document, and compares what they print. @throws {CommandError} */
export async function follow(document: Guide, { folder }: Clone, shell: Shell): Promise<string> {
  const differences = await readDocument(document, folder, { shell, address: '127.0.0.1' });
  requireNone(
    'outputs differ',
    differences.map((difference) => JSON.stringify(difference, null, 2)),
  );
  return `${document.examples.filter(({ language }) => language === 'sh').length} blocks of commands`;
}

type Commands = typeof import('../commands/index.ts');

/** The declarations in the clone. Those here can't be imported, since they import this. */
async function commandsOf({ folder }: Clone): Promise<Commands> {
  const file = path.join(folder, 'scripts', 'commands', 'index.ts');
  return (await import(pathToFileURL(file).href)) as Commands;
}

/** What a failed call says, if it isn't as it should be. */
type Complaint = string | undefined;

async function callAll(
  names: readonly string[],
  call: (name: string) => Promise<Complaint>,
): Promise<string> {
  const complaints: string[] = [];
  await forEachSideBySide(names, 2, async (name) => {
    const complaint = await call(name);
    if (complaint !== undefined) complaints.push(`${name}: ${complaint}`);
  });
  requireNone('commands differ', complaints);
  return `${names.length} commands`;
}

async function tryHelp({ folder, env }: Clone, { commands, groups }: Commands): Promise<string> {
  const tracked = async () => (await run('git', ['status', '--porcelain', '--ignored'], folder)).stdout;
  const before = await tracked();
  const texts = new Map(commands.map((command) => [command.name, helpText(command, 'npm')]));
  const names = groups.flatMap((group) => group.commands.map(({ name }) => name));
  const outcome = await callAll(names, async (name) => {
    const { code, stdout, stderr } = await run('npm', ['run', '--silent', name, '--', '--help'], folder, env);
    const expected = texts.get(name);
    const isRight = expected === undefined ? stdout.length > 100 : stdout === expected && stderr === '';
    return code === 0 && isRight ? undefined : `--help ends with ${code}: ${stdout}${stderr}`;
  });
  const after = await tracked();
  if (after !== before) throw new CommandError(`--help left something behind:\n${after}`);
  return outcome;
}

function tryUnknownOptions({ folder, env }: Clone, { commands }: Commands): Promise<string> {
  return callAll(
    commands.map(({ name }) => name),
    async (name) => {
      const args = ['run', '--silent', name, '--', '--no-such-option'];
      const { code, stdout, stderr } = await run('npm', args, folder, env);
      const isRefusal = /^[A-Z][^\n]*--no-such-option[^\n]*\.\n$/.test(stderr);
      return code === 2 && stdout === '' && isRefusal ? undefined : `ends with ${code}: ${stdout}${stderr}`;
    },
  );
}

async function tryList({ folder, env }: Clone, { groups }: Commands): Promise<undefined> {
  const { stdout } = await run('npm', ['run', '--silent', 'help'], folder, env);
  if (stdout !== commandList(groups, 'npm')) throw new CommandError(`npm run help prints ${stdout}`);
}

export async function followGettingStarted(step: Step, clone: Clone): Promise<void> {
  await step('Getting started, with a client in TypeScript and one in Python', () =>
    follow(guideNamed('getting-started'), clone, 'bash'),
  );
}

export async function playEvaluator(step: Step, clone: Clone): Promise<void> {
  const tour = readTour();
  await step("The README's tour, in bash", () => follow(tour, clone, 'bash'));
  await step("The README's tour again, in zsh", () => follow(tour, clone, 'zsh'));
  await followGettingStarted(step, clone);
  const commands = await commandsOf(clone);
  await step('npm run help lists every command', () => tryList(clone, commands));
  await step('--help prints what a command does, and nothing runs', () => tryHelp(clone, commands));
  await step('An unknown option is one sentence and exit code 2', () => tryUnknownOptions(clone, commands));
}
