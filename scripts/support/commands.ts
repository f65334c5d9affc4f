/** What a command is: its declaration, from which its help, its parser and the list of commands are made. */
import { optionName, parseArguments } from './command-options.ts';
import type { OptionSpec, OptionSpecs, PositionalSpec, Values } from './command-options.ts';

interface CommandText {
  /** The npm script. */
  readonly name: string;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** More of it, where that helps. */
  readonly details?: string;
  readonly positional?: PositionalSpec;
  /** Arguments to try. */
  readonly example: string;
  /** Whether operators run it, so that the binary `boards` has it too. */
  readonly isOperators?: true;
  /** For a server, which a signal ends in its own way or at once. Other commands end with exit code 1. */
  readonly handlesSignals?: true;
}

interface Declaration<Specs extends OptionSpecs> extends CommandText {
  readonly options?: Specs;
  /** Loads what does the work only now, so that help is quick and runs nothing. */
  readonly run: (values: Values<Specs>, positionals: readonly string[]) => Promise<void>;
}

export interface Command extends CommandText {
  readonly options: OptionSpecs;
  /**
   * Parses the arguments. Returns the work to do, or nothing when help is asked for.
   *
   * @throws {UsageError}
   */
  prepare(args: readonly string[]): (() => Promise<void>) | undefined;
  /** The commands of a program that has several, and which of them some arguments name. */
  readonly commands?: readonly Command[];
  select?(args: readonly string[]): { readonly command: Command } | undefined;
}

/** A tool of its own, with its own options, that an npm script runs. */
export interface PlainTool {
  readonly name: string;
  readonly summary: string;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly (Command | PlainTool)[];
}

export function defineCommand<const Specs extends OptionSpecs>(declaration: Declaration<Specs>): Command {
  const { options = {}, run, ...text } = declaration;
  return {
    ...text,
    options,
    prepare: (args) => {
      const { values, positionals, wantsHelp } = parseArguments(options, text.positional, args);
      return wantsHelp ? undefined : () => run(values as Values<Specs>, positionals);
    },
  };
}

export function isCommand(entry: Command | PlainTool): entry is Command {
  return 'prepare' in entry;
}

/** How people call a command: by an npm script, or by the binary. */
export type Caller = 'npm' | 'boards';

/** The name that the binary has for a command: `migrate` for `db:migrate`. */
export function binaryName({ name }: Pick<Command, 'name'>): string {
  return name.slice(name.indexOf(':') + 1);
}

/** What people type, such as `npm run db:migrate` or `npm run db:migrate -- --help`. */
export function commandLine(command: Pick<Command, 'name'>, caller: Caller, args = ''): string {
  const [program = '', ...words] = command.name.split(' ');
  if (words.length > 0) return commandLine({ name: program }, caller, `${words.join(' ')} ${args}`.trimEnd());
  if (caller === 'boards') return `npx boards ${binaryName(command)} ${args}`.trimEnd();
  const isLifecycle = command.name === 'start' || command.name === 'test';
  const line = isLifecycle ? `npm ${command.name}` : `npm run ${command.name}`;
  return args === '' ? line : `${line} -- ${args}`;
}

const textWidth = 100;

/** Breaks a text into lines of one width. */
function lines(text: string, width = textWidth): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last === undefined || last.length + word.length >= width) found.push(word);
    else found[found.length - 1] = `${last} ${word}`;
  }
  return found;
}

function optionTerm(name: string, spec: OptionSpec): string {
  return `--${optionName(name)}${spec.type === 'flag' ? '' : ` <${spec.value}>`}`;
}

function optionText(spec: OptionSpec): string {
  if (spec.type === 'flag') return spec.description;
  const choices = spec.type === 'text' && spec.choices ? ` One of ${spec.choices.join(', ')}.` : '';
  const usual = spec.required ? ' Required.' : spec.default === undefined ? '' : ` Default: ${spec.default}.`;
  return `${spec.description}${choices}${usual}`;
}

type Row = readonly [term: string, meaning: string];

function widest(rows: readonly Row[]): number {
  return Math.max(...rows.map(([term]) => term.length));
}

/** Terms in one column, what they mean in another. */
function columns(rows: readonly Row[], width = widest(rows)): string[] {
  return rows.flatMap(([term, text]) =>
    lines(text, textWidth - width - 4).map((line, index) =>
      `  ${(index === 0 ? term : '').padEnd(width)}  ${line}`.trimEnd(),
    ),
  );
}

function positionalTerm({ name, count }: PositionalSpec): string {
  return count === 'one' ? `<${name}>` : `[${name} ...]`;
}

/** A command of a program, without the name of the program. */
function rowOf({ name, summary }: Command): Row {
  return [name.slice(name.indexOf(' ') + 1), summary];
}

/** The example of a command of a program repeats the words that name it. */
function exampleLine({ name, example }: Command, caller: Caller): string {
  const [program = name] = name.split(' ');
  return commandLine({ name: program }, caller, example);
}

/** What `--help` shows. */
export function helpText(command: Command, caller: Caller): string {
  const { summary, details, options, positional, commands = [] } = command;
  const usage =
    commands.length > 0
      ? '<noun> <verb> [options]'
      : `[options]${positional === undefined ? '' : ` ${positionalTerm(positional)}`}`;
  const rows: Row[] = Object.entries(options).map(([name, spec]) => [
    optionTerm(name, spec),
    optionText(spec),
  ]);
  if (positional !== undefined) rows.unshift([positionalTerm(positional), positional.description]);
  rows.push(['--help', 'Shows this help.']);
  return [
    ...lines(summary),
    ...(details === undefined ? [] : ['', ...lines(details)]),
    '',
    `Usage: ${commandLine(command, caller, usage)}`,
    '',
    ...(commands.length === 0 ? [] : [...columns(commands.map(rowOf)), '']),
    ...columns(rows),
    '',
    'Example:',
    `  ${exampleLine(command, caller)}`,
    '',
  ].join('\n');
}

/** All commands by group. */
export function commandList(groups: readonly CommandGroup[], caller: Caller): string {
  const rowsOf = ({ commands }: CommandGroup) =>
    commands.map((entry) => [commandLine(entry, caller), entry.summary] as const);
  const width = widest(groups.flatMap(rowsOf));
  const blocks = groups.map((group) => [group.title, ...columns(rowsOf(group), width), ''].join('\n'));
  const pattern = caller === 'npm' ? 'npm run <command> -- --help' : 'npx boards <command> --help';
  return `${blocks.join('\n')}\n${pattern} shows the options of a command.\n`;
}
