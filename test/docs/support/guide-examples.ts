/** The blocks of code in a guide, and the script that does what a reader does with them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import type { Tokens } from 'marked';

const root = path.join(import.meta.dirname, '..', '..', '..');
const folder = path.join(root, 'docs', 'guides');
const languages = ['sh', 'ts', 'py', 'json', 'yaml', 'text', 'http'] as const;

export interface Example {
  readonly language: (typeof languages)[number];
  /**
   * The rest of the info string. `start`, `sdk` and `config` are run by other checks, `server` keeps running, `group` is
   * the step of its neighbors in another language, `output` is what the last commands print, and a name is that of a file.
   */
  readonly note: string;
  readonly code: string;
}

export interface Guide {
  readonly name: string;
  readonly examples: readonly Example[];
}

export function readGuides(): Guide[] {
  const names = readdirSync(folder).filter((file) => file !== 'README.md');
  return names.map((file) => ({
    name: path.basename(file, '.md'),
    examples: examplesOf(file, readFileSync(path.join(folder, file), 'utf8')),
  }));
}

/** @throws {Error} for a block in a language that nothing would run */
function examplesOf(file: string, text: string): Example[] {
  return marked.lexer(text).flatMap((token) => {
    if (token.type !== 'code') return [];
    const { lang = '', text: code } = token as { readonly lang?: string; readonly text: string };
    const [word = '', note = ''] = lang.split(' ');
    const language = languages.find((known) => known === word);
    if (language === undefined) throw new Error(`docs/guides/${file} has an example in “${lang}”`);
    return [{ language, note, code }];
  });
}

/** The tour of the README: the commands below its heading. */
export function readTour(): Guide {
  const text = readFileSync(path.join(root, 'README.md'), 'utf8');
  const [, tour = ''] = /^## A tour in commands$(.*?)^## /ms.exec(text) ?? [];
  const blocks = marked.lexer(tour).filter((token): token is Tokens.Code => token.type === 'code');
  return { name: 'README', examples: blocks.map(({ text: code }) => ({ language: 'sh', note: '', code })) };
}

/** Commands of the first start, of generators (test/sdk), and of an operator, which have checks of their own. */
const notRun = ['start', 'sdk', 'config'];

const isFile = (note: string): boolean => note.includes('.');

/** The blocks of one language without a file name, which are one program. */
export function programOf({ examples }: Guide, language: 'ts' | 'py'): string {
  const blocks = examples.filter((example) => example.language === language && !isFile(example.note));
  return blocks.map(({ code }) => `${code}\n`).join('\n');
}

export function filesOf({ examples }: Guide): readonly Example[] {
  return examples.filter(({ note }) => isFile(note));
}

/**
 * The shell's part of a guide as one script. What each block prints is kept under its number, and files are written where
 * the reader is at that time.
 */
export function shellScript({ examples }: Guide, prologue: string): string {
  const steps = examples.map(({ language, note, code }, index) => {
    if (isFile(note)) return `cat >"${note}" <<'END OF FILE'\n${code}\nEND OF FILE`;
    if (language !== 'sh' || notRun.includes(note)) return '';
    const output = `"$READER"/${index}.out`;
    if (note === 'server') return serverStep(code, output);
    return `{\n${code}\n} >${output}`;
  });
  return ['set -euo pipefail', 'READER=$PWD', prologue, ...steps].join('\n');
}

/** Starts what keeps running, waits until it says something, and ends it with the script. */
function serverStep(code: string, output: string): string {
  return `setsid bash -c '${code.replaceAll("'", "'\\''")}' >${output} 2>&1 &
SERVER=$!
SERVERS+=("-$SERVER")
trap 'kill -- "\${SERVERS[@]}" 2>/dev/null || true' EXIT
until [ -s ${output} ]; do sleep 0.1; done
for _ in $(seq 300); do grep -q '://' ${output} && break; sleep 0.1; done`;
}

export interface Output {
  /** The number of the block whose commands print it. */
  readonly of: number;
  readonly shown: string;
}

/** What the guide shows as output, each with the commands before it. @throws {Error} where there are none */
export function outputsOf({ name, examples }: Guide): Output[] {
  return examples.flatMap(({ note, code }, index) => {
    if (note !== 'output') return [];
    const of = examples.findLastIndex((example, at) => at < index && example.language === 'sh');
    if (of === -1) throw new Error(`docs/guides/${name}.md shows an output before any commands`);
    return [{ of, shown: code }];
  });
}
