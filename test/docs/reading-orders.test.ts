// The README and all guides, read in one folder one after the other as people do: in each shell, and in reverse order.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import type { Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { readGuides, readTour } from './support/guide-examples.ts';
import type { Guide } from './support/guide-examples.ts';
import { printedBy, readDocument } from './support/read-document.ts';
import type { Shell } from './support/read-document.ts';
import { startForReader } from './support/readers.ts';
import { makeFolder, root } from './support/workbench.ts';

function codeBlocks(file: string): readonly Tokens.Code[] {
  const tokens = marked.lexer(readFileSync(path.join(root, file), 'utf8'));
  return tokens.filter((token): token is Tokens.Code => token.type === 'code');
}

const tour = readTour();
/** For someone who writes one: only these guides, by name. */
const wanted = process.env.GUIDES?.split(',');
const guides = readGuides().filter(({ name }) => wanted?.includes(name) ?? true);
/** The README twice, since people try things again. */
const inOrder = wanted === undefined ? [tour, tour, ...guides] : guides;

const orders: readonly (readonly [Shell, string, readonly Guide[]])[] = [
  ['bash', 'in order', inOrder],
  ['zsh', 'in reverse order', inOrder.toReversed()],
];

describe('the README and the guides', () => {
  it.each(orders)('work in %s %s', { timeout: 600_000 }, async (shell, order, documents) => {
    const folder = makeFolder(`reading-${shell}-${order.replaceAll(' ', '-')}`);
    await startForReader(folder);
    for (const [index, document] of documents.entries()) {
      const address = `10.0.${index}.1`;
      const differences = await readDocument(document, folder, { shell, address }).catch((error: unknown) => {
        throw new Error(`${document.name}: ${error instanceof Error ? error.message : String(error)}`);
      });
      expect(differences, document.name).toEqual([]);
      if (document !== tour) continue;
      const last = tour.examples.length - 1;
      expect(JSON.parse(printedBy(folder, last))).toMatchObject({
        email: 'jon@example.com',
        status: 'invited',
      });
      const codes = tour.examples.flatMap(
        (_example, at) => /"code": "(\w+)"/.exec(printedBy(folder, at))?.[1] ?? [],
      );
      expect(codes).toEqual(['invalid_request']);
    }
  });

  it('have no comments in what people paste: zsh would run them', () => {
    const files = [
      'README.md',
      ...['docs', 'docs/guides'].flatMap((folder) =>
        readdirSync(path.join(root, folder))
          .filter((name) => name.endsWith('.md'))
          .map((name) => path.join(folder, name)),
      ),
    ];
    const commented = files.flatMap((file) =>
      codeBlocks(file)
        .filter(({ lang = '', text }) => /^(?:sh|bash|shell)\b/.test(lang) && /(?:^|\s)#/m.test(text))
        .map(({ text }) => `${file}: ${text}`),
    );
    expect(commented).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
  });
});
