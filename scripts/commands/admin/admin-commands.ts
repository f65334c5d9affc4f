/** What the commands of `npm run admin` share: how they are declared, how they print, and how they ask before they destroy. */
import { createInterface } from 'node:readline/promises';
import { CommandError, UsageError } from '../../support/command-errors.ts';
import type { OptionSpecs, PositionalSpec, Values } from '../../support/command-options.ts';
import { defineCommand } from '../../support/commands.ts';
import type { Command } from '../../support/commands.ts';

/** What a command found or did. */
export interface AdminResult {
  /** For `--json`. */
  readonly data: unknown;
  /** For people, with a line feed at the end. */
  readonly text: string;
  /** Whether the command found something that is wrong: exit code 1. */
  readonly isFailure?: boolean;
}

interface AdminDeclaration<Specs extends OptionSpecs> {
  /** Such as `people find`. */
  readonly name: string;
  readonly summary: string;
  readonly details?: string;
  readonly options?: Specs;
  readonly positional?: PositionalSpec;
  /** Arguments to try. */
  readonly example: string;
  /** What can't be undone, or stops people: the question before it is done. */
  readonly question?: string;
  readonly run: (values: Values<Specs>, positionals: readonly string[]) => Promise<AdminResult>;
}

const json = { type: 'flag', description: 'Prints the result as JSON.' } as const;
const yes = { type: 'flag', description: 'Does it without asking. Scripts need it.' } as const;

/** A command of `npm run admin`, with `--json` and, if it destroys, `--yes`. */
export function defineAdminCommand<const Specs extends OptionSpecs>({
  name,
  question,
  options,
  run,
  ...declaration
}: AdminDeclaration<Specs>): Command {
  const given: OptionSpecs = { ...options, json, ...(question !== undefined && { yes }) };
  return defineCommand({
    ...declaration,
    name: `admin ${name}`,
    options: given,
    run: async (values, positionals) => {
      if (question !== undefined && values.yes !== true) await confirm(question, positionals);
      await (await import('../../support/database-url.ts')).requireDatabase();
      print(await run(values as Values<Specs>, positionals), values.json === true);
    },
  });
}

function print({ data, text, isFailure = false }: AdminResult, asJson: boolean): void {
  process.stdout.write(asJson ? `${JSON.stringify(data, undefined, 2)}\n` : text);
  if (isFailure) process.exitCode = 1;
}

/** @throws {UsageError} without a terminal @throws {CommandError} unless the answer is yes */
async function confirm(question: string, subjects: readonly string[]): Promise<void> {
  if (!process.stdin.isTTY) throw new UsageError('This needs --yes where there is no terminal to ask on.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${subjects.join(' ')}: ${question} Type yes to go on: `);
    if (answer.trim() !== 'yes') throw new CommandError('Nothing was changed.');
  } finally {
    terminal.close();
  }
}

/** The one positional argument. */
export function theOnly([value = '']: readonly string[]): string {
  return value;
}

/** The positional argument that names one resource by its id. */
export function idArgument(name: string): PositionalSpec {
  const letter = '01m4qjvsx0fzf9azfengc6spbs';
  return {
    name,
    description: `An id such as ${name}_${letter}.`,
    count: 'one',
    pattern: new RegExp(`^${name}_[0-7][0-9a-hjkmnp-tv-z]{25}$`),
    takes: `an id such as ${name}_${letter}`,
  };
}

/** An option that takes an id. */
export function idOption(name: string, description: string) {
  return {
    type: 'text',
    value: 'id',
    description,
    pattern: new RegExp(`^${name}_[0-7][0-9a-hjkmnp-tv-z]{25}$`),
    takes: `an id such as ${name}_01m4qjvsx0fzf9azfengc6spbs`,
  } as const;
}

export const limit = {
  type: 'number',
  value: 'count',
  description: 'How many to list at most.',
  min: 1,
  max: 10_000,
  default: 50,
} as const;
