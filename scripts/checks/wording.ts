/** Owns the search for the phrases of docs/wording.yaml. It reads files and changes none. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '../..');

interface Entry {
  readonly not: readonly string[];
  readonly write: string;
}

export interface RefusedPhrase {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly phrase: string;
  readonly write: string;
}

const places = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'openapi.yaml', 'oxlint.config.ts'],
  ...['docs', 'examples', 'openapi', 'packages', 'prisma', 'scripts', 'src', 'test'],
];
/** Frozen, generated, or about the phrases themselves. */
const skipped = new Set([
  ...[
    'docs/glossary.md',
    'docs/wording.yaml',
    'docs/decisions/0044-plain-english.md',
    'test/repository/wording.test.ts',
  ],
  ...['docs/images', 'openapi/releases', 'openapi/accepted-changes.yaml', 'prisma/migrations'],
  ...['test/contract/contract-changes', 'node_modules', 'dist'],
]);
const isText = /\.(?:ts|js|md|yaml|prisma|py|go|rs|rb|php|java|kt|cs)$/;

/** Every phrase of the list in the repository's files. */
export function refusedPhrases(): RefusedPhrase[] {
  const find = phraseFinder(parse(readFileSync(path.join(root, 'docs/wording.yaml'), 'utf8')) as Entry[]);
  return places
    .flatMap(filesIn)
    .flatMap((file) => find(readFileSync(path.join(root, file), 'utf8')).map((each) => ({ file, ...each })));
}

/** A function that finds phrases in a text, across line breaks and the marks of comments too. */
export function phraseFinder(entries: readonly Entry[]): (text: string) => Omit<RefusedPhrase, 'file'>[] {
  const preferred = new Map(entries.flatMap(({ not, write }) => not.map((phrase) => [phrase, write])));
  // The longest first, or a phrase would hide a longer one that begins alike.
  const phrases = [...preferred.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    String.raw`(?<![\w-])(?:${phrases.map((phrase) => phrase.replaceAll(' ', String.raw`[\s*/#]+`)).join('|')})(?![\w-])`,
    'gi',
  );
  return (text) =>
    [...text.matchAll(pattern)].map((match) => {
      const phrase = match[0].replaceAll(/[\s*/#]+/g, ' ').toLowerCase();
      const line = text.slice(0, match.index).split('\n').length;
      return { line, phrase, write: preferred.get(phrase) ?? '' };
    });
}

function filesIn(place: string): string[] {
  if (skipped.has(place) || skipped.has(path.basename(place))) return [];
  if (isText.test(place)) return [place];
  return readdirSync(path.join(root, place), { withFileTypes: true }).flatMap((entry) => {
    const inner = path.posix.join(place, entry.name);
    if (entry.isDirectory()) return filesIn(inner);
    return isText.test(inner) && !skipped.has(inner) ? [inner] : [];
  });
}
