/** Parses the arguments of a command strictly: what it does not declare is a mistake, and nothing runs. */
import { parseArgs } from 'node:util';
import { UsageError } from './command-errors.ts';

interface OptionBase {
  readonly description: string;
}

interface ValueBase extends OptionBase {
  /** What stands for the value in the help: `--email <address>`. */
  readonly value: string;
  readonly required?: true;
}

export type OptionSpec =
  | (OptionBase & { readonly type: 'flag' })
  | (ValueBase & {
      readonly type: 'text';
      readonly default?: string;
      readonly choices?: readonly string[];
      /** What values match, and in words what they are: `an email address such as ada@example.com`. */
      readonly pattern?: RegExp;
      readonly takes?: string;
    })
  | (ValueBase & {
      readonly type: 'number';
      readonly default?: number;
      readonly min: number;
      readonly max: number;
      /** Whether the value can have decimals; then it is also more than `min`. */
      readonly decimals?: true;
    });

/** Options by their name in code: `paidAt` is `--paid-at` in a terminal. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export interface PositionalSpec {
  readonly name: string;
  readonly description: string;
  /** `one` is required; `any` takes none or more. */
  readonly count: 'one' | 'any';
  /** What values match, and in words what they are. */
  readonly pattern?: RegExp;
  readonly takes?: string;
}

type Value<Spec> = Spec extends { type: 'flag' }
  ? boolean
  : Spec extends { type: 'number' }
    ? number
    : string;

/** What a command gets: optional options without a default are undefined when they are left out. */
export type Values<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends
    { type: 'flag' } | { required: true } | { default: string | number }
    ? Value<Specs[Name]>
    : Value<Specs[Name]> | undefined;
};

export interface ParsedArguments {
  readonly values: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly positionals: readonly string[];
  /** Asked for by `--help`, whatever else was written. */
  readonly wantsHelp: boolean;
}

/** `paidAt` is `paid-at` in a terminal. */
export function optionName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** @throws {UsageError} for anything that is not declared, is missing, or has a wrong value */
export function parseArguments(
  options: OptionSpecs,
  positional: PositionalSpec | undefined,
  args: readonly string[],
): ParsedArguments {
  if (asksForHelp(args)) return { values: {}, positionals: [], wantsHelp: true };
  const { values: texts, positionals } = readTexts(options, positional, args);
  const values = Object.fromEntries(
    Object.entries(options).map(([name, spec]) => [
      name,
      readValue(`--${optionName(name)}`, spec, texts[optionName(name)]),
    ]),
  );
  if (positional?.count === 'one' && positionals.length !== 1) {
    throw new UsageError(
      positionals.length === 0 ? `<${positional.name}> is missing.` : `Give only one <${positional.name}>.`,
    );
  }
  if (positional?.pattern !== undefined && !positionals.every((it) => positional.pattern?.test(it))) {
    throw new UsageError(`<${positional.name}> must be ${positional.takes ?? 'a text'}.`);
  }
  return { values, positionals, wantsHelp: false };
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
}

function readTexts(options: OptionSpecs, positional: PositionalSpec | undefined, args: readonly string[]) {
  const kinds = Object.entries(options).map(
    ([name, { type }]) => [optionName(name), { type: type === 'flag' ? 'boolean' : 'string' }] as const,
  );
  try {
    const { tokens, ...parsed } = parseArgs({
      args: [...args],
      options: Object.fromEntries(kinds),
      allowPositionals: positional !== undefined,
      tokens: true,
    });
    const named = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const repeated = named.find((name, index) => named.indexOf(name) !== index);
    if (repeated !== undefined) throw new UsageError(`Use --${repeated} only once.`);
    return parsed;
  } catch (error) {
    throw isParseError(error) ? new UsageError(sentenceOf(error)) : error;
  }
}

function isParseError(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}

/** The first of Node's sentences; the others give advice for special cases. */
function sentenceOf({ message }: TypeError): string {
  const [sentence = ''] = message.split(/\.\s|\n/);
  return `${sentence.replace(/\.$/, '').replace(/^Unexpected argument/, 'There is no argument')}.`;
}

function readValue(name: string, spec: OptionSpec, text: string | boolean | undefined) {
  if (spec.type === 'flag') return text === true;
  if (text === undefined) {
    if (spec.required) throw new UsageError(`${name} <${spec.value}> is missing.`);
    return spec.default;
  }
  const value = String(text);
  if (spec.type === 'number') return readNumber(name, spec, value);
  const isFit = (spec.choices?.includes(value) ?? true) && (spec.pattern?.test(value) ?? value !== '');
  if (isFit) return value;
  // The value is not repeated: it may be a secret.
  if (spec.takes === undefined && spec.choices !== undefined) {
    throw new UsageError(`${name} must be one of ${spec.choices.join(', ')}.`);
  }
  throw new UsageError(`${name} takes ${spec.takes ?? 'a text'}.`);
}

function readNumber(name: string, spec: OptionSpec & { type: 'number' }, text: string): number {
  const { min, max, decimals } = spec;
  const number = /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
  const isFit = decimals
    ? number > min && number <= max
    : Number.isInteger(number) && number >= min && number <= max;
  if (isFit) return number;
  throw new UsageError(
    decimals
      ? `${name} takes a number above ${min} and up to ${max}.`
      : `${name} takes a whole number from ${min} to ${max}.`,
  );
}
