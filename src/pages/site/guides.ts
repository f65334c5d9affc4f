/** Owns what the guides are: their groups, their order and their text. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { plainText } from './markdown.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'guides');
const index = path.join(folder, 'README.md');

export interface Guide {
  readonly name: string;
  /** The heading of the index below which the guide is listed. */
  readonly group: string;
  readonly title: string;
  /** What the index says about the guide, or else its first paragraph. Markdown. */
  readonly summary: string;
  readonly text: string;
}

interface Entry {
  readonly name: string;
  readonly group: string;
  readonly summary?: string;
}

/** The entries of the index beside the guides: lists of links below headings. */
function listedEntries(): Entry[] {
  return readFileSync(index, 'utf8')
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const group = section.slice(0, section.indexOf('\n'));
      return [...section.matchAll(/\]\(([a-z-]+)\.md\)(?:: ([^\n]+(?:\n {2}[^\n]+)*))?/g)].map(
        ([, name = '', summary]) => ({
          name,
          group,
          ...(summary !== undefined && { summary: sentence(summary.replace(/\n\s+/g, ' ')) }),
        }),
      );
    });
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** All guides in the order of reading. @throws {Error} when the index doesn't list one, or one has no title and first paragraph */
export function readGuides(): Guide[] {
  const entries = listedEntries();
  const missing = readdirSync(folder).filter(
    (file) => file !== 'README.md' && !entries.some(({ name }) => file === `${name}.md`),
  );
  if (missing.length > 0) throw new Error(`list ${missing.join(', ')} in docs/guides/README.md`);
  return entries.map((entry) => readGuide(entry));
}

function readGuide({ name, group, summary }: Entry): Guide {
  const text = readFileSync(path.join(folder, `${name}.md`), 'utf8');
  const [title, , first] = marked.lexer(text);
  if (title?.type !== 'heading' || first?.type !== 'paragraph') {
    throw new Error(`docs/guides/${name}.md must begin with a title and a paragraph`);
  }
  return {
    name,
    group,
    title: plainText(title),
    summary: summary ?? first.raw.trim().replaceAll('\n', ' '),
    text,
  };
}
