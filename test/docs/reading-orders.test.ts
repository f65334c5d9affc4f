// The README and all guides, read in one folder one after the other as people do: in each shell, and in reverse order.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import type { Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { examplesOf, readGuides } from '../../scripts/docs/guides.ts';
import type { Example } from '../../scripts/docs/guides.ts';
import { differencesIn, keptAnswer, readDocument, startForReader } from './support/readers.ts';
import type { Shell } from './support/readers.ts';
import { makeFolder } from './support/workbench.ts';

const root = path.join(import.meta.dirname, '..', '..');

interface Document {
  readonly name: string;
  readonly examples: readonly Example[];
}

function codeBlocks(file: string): readonly Tokens.Code[] {
  const tokens = marked.lexer(readFileSync(path.join(root, file), 'utf8'));
  return tokens.filter((token): token is Tokens.Code => token.type === 'code');
}

/** The tour of the README: the commands below its heading. */
function readTour(): Document {
  const text = readFileSync(path.join(root, 'README.md'), 'utf8');
  const [, tour = ''] = /^## A tour in commands$(.*?)^## /ms.exec(text) ?? [];
  const blocks = marked.lexer(tour).filter((token): token is Tokens.Code => token.type === 'code');
  return { name: 'README', examples: blocks.map(({ text: code }) => ({ language: 'sh', note: '', code })) };
}

const tour = readTour();
const guides = readGuides().map((guide): Document => ({ name: guide.name, examples: examplesOf(guide) }));
/** The README twice, since people try things again. */
const inOrder = [tour, tour, ...guides];

/** The status with which each block ended; the first of the tour sends nothing. */
function statusesOf({ examples }: Document, folder: string): readonly (string | undefined)[] {
  const indexes = examples.map((_example, index) => index).slice(1);
  return indexes.map((index) => /^HTTP\/\S+ (\d{3})/.exec(keptAnswer(folder, index, 'headers'))?.[1]);
}

const orders: readonly (readonly [Shell, string, readonly Document[]])[] = [
  ['bash', 'in order', inOrder],
  ['bash', 'in reverse order', inOrder.toReversed()],
  ['zsh', 'in order', inOrder],
  ['zsh', 'in reverse order', inOrder.toReversed()],
];

describe('the README and the guides', () => {
  it.each(orders)('work in %s %s', { timeout: 280_000 }, async (shell, order, documents) => {
    const folder = makeFolder(`reading-${shell}-${order.replaceAll(' ', '-')}`);
    await startForReader(folder);
    for (const [index, document] of documents.entries()) {
      const address = `10.0.${index}.1`;
      await readDocument(document.examples, folder, shell, address).catch((error: unknown) => {
        throw new Error(`${document.name}: ${error instanceof Error ? error.message : String(error)}`);
      });
      expect(differencesIn(document.examples, folder), document.name).toEqual([]);
      if (document !== tour) continue;
      expect(statusesOf(tour, folder)).toEqual(['200', '200', '200', '400', '201', '201']);
      expect(JSON.parse(keptAnswer(folder, tour.examples.length - 1, 'body'))).toMatchObject({
        email: 'jon@example.com',
        status: 'invited',
      });
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
