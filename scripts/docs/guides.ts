/** Owns what the guides are: their order and their text. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import type { Token } from 'marked';

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'guides');

/** The names of all guides in the order of reading, which is that of their index. */
function listedNames(): string[] {
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  return [...index.matchAll(/\]\(([a-z-]+)\.md\)/g)].map(([, name = '']) => name);
}

export interface Guide {
  readonly name: string;
  readonly title: string;
  /** The first paragraph, without marks. */
  readonly summary: string;
  readonly tokens: readonly Token[];
}

/** All guides. @throws {Error} when the index doesn't list one, or one has no title and first paragraph */
export function readGuides(): Guide[] {
  const names = listedNames();
  const files = readdirSync(folder).filter((file) => file !== 'README.md');
  const unlisted = files.filter((file) => !names.includes(path.basename(file, '.md')));
  if (unlisted.length > 0) throw new Error(`list ${unlisted.join(', ')} in docs/guides/README.md`);
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
