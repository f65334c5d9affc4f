/** Owns what the guides are: their order, their text and the examples in them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import type { Token, Tokens } from 'marked';

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'guides');

/** In the order of reading. */
const names = [
  'getting-started',
  'authentication',
  'errors',
  'pagination',
  'idempotency',
  'conditional-requests',
  'rate-limits',
  'templates',
  'sharing',
  'billing',
  'upgrading',
] as const;

export interface Guide {
  readonly name: string;
  readonly title: string;
  /** The first paragraph, without marks. */
  readonly summary: string;
  readonly tokens: readonly Token[];
}

/** All guides. @throws {Error} when one has no place in the order, or no title and first paragraph */
export function readGuides(): Guide[] {
  const unplaced = readdirSync(folder).filter((file) => !names.some((name) => file === `${name}.md`));
  if (unplaced.length > 0) throw new Error(`add ${unplaced.join(', ')} to scripts/support/guides.ts`);
  return names.map((name) => readGuide(name, readFileSync(path.join(folder, `${name}.md`), 'utf8')));
}

function readGuide(name: string, text: string): Guide {
  const tokens = marked.lexer(text);
  const [title, , summary] = tokens;
  if (title?.type !== 'heading' || summary?.type !== 'paragraph') {
    throw new Error(`docs/guides/${name}.md must begin with a title and a paragraph`);
  }
  return { name, title: plain(title), summary: plain(summary), tokens };
}

/** The text of a token as a person hears it. */
export function plain(token: Token): string {
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner !== undefined && inner.length > 0) return inner.map(plain).join('').replaceAll('\n', ' ');
  return 'text' in token ? String(token.text) : token.raw;
}

/** A block of code in a guide. What is to be run is `sh` or `ts`, and `http` is the answer to the last request. */
export interface Example {
  readonly language: 'sh' | 'ts' | 'http';
  /** The second word of the info string: `start` is run by another check. */
  readonly note: string;
  readonly code: string;
}

/** The blocks of code, in their order. @throws {Error} for one in a language that nothing would run */
export function examplesOf({ name, tokens }: Guide): Example[] {
  return tokens
    .filter((token): token is Tokens.Code => token.type === 'code')
    .map(({ lang = '', text }) => {
      const [language = '', note = ''] = lang.split(' ');
      if (language !== 'sh' && language !== 'ts' && language !== 'http') {
        throw new Error(`docs/guides/${name}.md has an example in “${lang}”, which no test runs`);
      }
      return { language, note, code: text };
    });
}
