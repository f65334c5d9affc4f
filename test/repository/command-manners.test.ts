/** Every npm script is a declared command or a tool of its own, and every command says what it does and refuses mistakes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands, groups, operatorCommands } from '../../scripts/commands/index.ts';
import { UsageError } from '../../scripts/support/command-errors.ts';
import { optionName, parseArguments } from '../../scripts/support/command-options.ts';
import type { OptionSpecs } from '../../scripts/support/command-options.ts';
import { binaryName, commandList, helpText, isCommand } from '../../scripts/support/commands.ts';

const root = path.join(import.meta.dirname, '..', '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe('npm run help', () => {
  it('lists every npm script once, and nothing else', () => {
    const listed = groups.flatMap((group) => group.commands.map(({ name }) => name));
    expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
    const text = commandList(groups, 'npm');
    for (const name of listed) expect(text).toMatch(new RegExp(`^  npm (?:run )?${name} `, 'm'));
  });

  it('lists as tools of their own only scripts that run no code of ours', () => {
    const tools = groups.flatMap((group) => group.commands.filter((entry) => !isCommand(entry)));
    expect(tools.filter(({ name }) => /\bnode\b|scripts\//.test(scripts[name] ?? ''))).toEqual([]);
    expect(tools.length).toBeGreaterThan(5);
  });

  it('says what each command does in one sentence that fits', () => {
    const summaries = groups.flatMap((group) => group.commands.map(({ summary }) => summary));
    expect(summaries.filter((summary) => !/^[A-Z].{10,120}\.$/.test(summary))).toEqual([]);
  });
});

describe.each(commands.map((command) => [command.name, command] as const))('%s', (name, command) => {
  it('is what its npm script runs', () => {
    expect(scripts[name]).toMatch(
      new RegExp(
        `^(?:exec )?node (?:--import \\./bin/tune-node\\.js |--[a-z-]+=\\d+ )*scripts/run\\.ts ${name}$`,
      ),
    );
  });

  it('shows its help and runs nothing, whatever else is written', () => {
    expect(command.prepare(['--help'])).toBeUndefined();
    expect(command.prepare(['-h', '--no-such-option'])).toBeUndefined();
    const text = helpText(command, 'npm');
    for (const option of Object.keys(command.options)) expect(text).toContain(`  --${optionName(option)}`);
    expect(text).toContain('  --help');
    expect(text).toMatch(/\nExample:\n {2}npm /);
    expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  it('refuses an unknown option, in one sentence', () => {
    expect(() => command.prepare(['--no-such-option'])).toThrow(UsageError);
    expect(() => command.prepare(['--no-such-option'])).toThrow(/^[A-Z][^.\n]*--no-such-option[^.\n]*\.$/);
  });

  it('takes its example', () => {
    const words = [...command.example.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
    expect(command.prepare(words)).toBeTypeOf('function');
  });
});

describe('the binary boards', () => {
  it('has a name of its own for each command of operators, and shows it in the help', () => {
    const names = operatorCommands.map(binaryName);
    expect(names.toSorted()).toEqual([
      'admin',
      'backup',
      'backup-drill',
      'create-token',
      'credit-invoice',
      'delete-account',
      'list-deprecated-calls',
      'list-legacy-role-grants',
      'mark-invoice-paid',
      'migrate',
      'preflight',
      'restore',
      'start',
    ]);
    for (const command of operatorCommands) {
      const words = command.commands === undefined ? '[options]' : '<noun> <verb> [options]';
      expect(helpText(command, 'boards')).toContain(`Usage: npx boards ${binaryName(command)} ${words}`);
    }
  });
});

describe('the parser', () => {
  const options = {
    port: { type: 'number', value: 'number', min: 0, max: 65_535, default: 4010, description: '' },
    scale: { type: 'number', value: 'number', min: 0, max: 100, decimals: true, description: '' },
    paidAt: { type: 'text', value: 'time', description: '', pattern: /^\d+$/, takes: 'a time' },
    color: { type: 'text', value: 'name', description: '', choices: ['red', 'blue'] },
    all: { type: 'flag', description: '' },
  } as const satisfies OptionSpecs;
  const parse = (...args: string[]) => parseArguments(options, undefined, args).values;

  it('reads values of every type, and defaults', () => {
    expect(parse()).toEqual({
      port: 4010,
      scale: undefined,
      paidAt: undefined,
      color: undefined,
      all: false,
    });
    const given = ['--port', '0', '--scale=0.25', '--paid-at', '12', '--color', 'blue', '--all'];
    expect(parse(...given)).toEqual({ port: 0, scale: 0.25, paidAt: '12', color: 'blue', all: true });
  });

  it.each([
    [['--port', 'many'], '--port takes a whole number from 0 to 65535.'],
    [['--port', '1e3'], '--port takes a whole number from 0 to 65535.'],
    [['--port', '65536'], '--port takes a whole number from 0 to 65535.'],
    [['--port', ''], '--port takes a whole number from 0 to 65535.'],
    [['--port'], "Option '--port <value>' argument missing."],
    [['--port', '1', '--port', '2'], 'Use --port only once.'],
    [['--scale', '0'], '--scale takes a number above 0 and up to 100.'],
    [['--paid-at', 'now'], '--paid-at takes a time.'],
    [['--color', 'green'], '--color must be one of red, blue.'],
    [['--all=yes'], "Option '--all' does not take an argument."],
    [['--no-all'], "Unknown option '--no-all'."],
    [['stray'], "There is no argument 'stray'."],
  ])('refuses %j', (args, sentence) => {
    expect(() => parse(...args)).toThrow(new UsageError(sentence));
  });

  it('asks for what is required', () => {
    const email = { type: 'text', value: 'address', required: true, description: '' } as const;
    expect(() => parseArguments({ email }, undefined, [])).toThrow(
      new UsageError('--email <address> is missing.'),
    );
    const one = { name: 'name', description: '', count: 'one' } as const;
    expect(() => parseArguments({}, one, [])).toThrow(new UsageError('<name> is missing.'));
    expect(() => parseArguments({}, one, ['a', 'b'])).toThrow(new UsageError('Give only one <name>.'));
    expect(parseArguments({}, one, ['a']).positionals).toEqual(['a']);
  });

  it('does not repeat a value, which may be a secret', () => {
    const database = {
      type: 'text',
      value: 'url',
      description: '',
      pattern: /^postgres/,
      takes: 'an address',
    } as const;
    expect(() => parseArguments({ database }, undefined, ['--database', 'hush'])).toThrow(
      /^--database takes an address\.$/,
    );
  });
});
