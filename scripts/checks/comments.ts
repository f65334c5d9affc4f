/** Applies the checks of comments and documents to this repository: references and `@throws`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commentsIn, staleReferences, wordsOfCode } from './references.ts';
import type { Passage } from './references.ts';
import { wrongThrows } from './thrown-codes.ts';

const root = path.join(import.meta.dirname, '../..');
/** Not ours, made, or written by the service. */
const skipped = new Set(['node_modules', '.git', 'dist', 'staged', 'data', 'coverage', 'package-lock.json']);
/** What the benchmark builds of its peers. */
const skippedFolders = new Set(['scripts/bench/peers/build', 'scripts/bench/peers/src/generated']);
const isCode = /(?:\.(?:ts|js|yaml|yml|prisma|sh|py)|^\.ci\/run)$/;
/** Read for their words alone: what is generated, and migrations. */
const isWordSource = /\.(?:json|sql|cts|cjs)$|^generated\//;
/** Frozen, generated, or about earlier layouts. */
const isHistory = /^(?:generated|openapi\/releases|prisma\/migrations)\/|^CHANGELOG\.md$|0045-layout\.md$/;

/** One sentence for each reference to what does not exist, with file and line. */
export function staleReferencesOfRepository(): string[] {
  const files = filesIn('');
  const words = new Set<string>();
  const passages: (Passage & { readonly file: string })[] = [];
  for (const file of files) {
    if (file.startsWith('openapi/releases/')) continue;
    if (isWordSource.test(file) || isCode.test(file)) {
      const comments = isWordSource.test(file) ? [] : commentsIn(file, read(file));
      for (const word of wordsOfCode(read(file), comments)) words.add(word);
      for (const comment of comments) passages.push({ file, ...comment });
    } else if (file.endsWith('.md')) passages.push({ file, kind: 'document', text: read(file), line: 1 });
  }
  const repository = { files: new Set(files), words };
  return passages
    .filter(({ file }) => !isHistory.test(file))
    .flatMap((passage) =>
      staleReferences(repository, passage.file, passage).map(
        ({ line, reference }) => `${passage.file}:${line}: ${reference} does not exist`,
      ),
    );
}

/** One sentence for each wrong entry of a `@throws` list in src/, with file and line. */
export function wrongThrowsOfRepository(): string[] {
  const contract = JSON.parse(read('generated/openapi.json')) as { readonly 'x-problems': object };
  const files = filesIn('src').filter((file) => file.endsWith('.ts'));
  return wrongThrows(
    files.map((file) => path.join(root, file)),
    new Set(Object.keys(contract['x-problems'])),
  ).map(({ file, line, message }) => `${path.relative(root, file)}:${line}: ${message}`);
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const inner = path.posix.join(folder, entry.name);
    if (skippedFolders.has(inner)) return [];
    return entry.isDirectory() ? filesIn(inner) : [inner];
  });
}
