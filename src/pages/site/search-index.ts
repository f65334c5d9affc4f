/** Builds the index in which readers search: guides, operations, problem codes, permissions and the changelog, by section. */
import { marked } from 'marked';
import MiniSearch from 'minisearch';
import { operationHash } from '../reference/operations.ts';
import { operationText } from '../reference/reference-texts.ts';
import { searchOptions } from './browser/search-terms.js';
import { addressOf, fileAddressOf } from './links.ts';
import type { SiteKind } from './links.ts';
import { headingIds, plainText } from './markdown.ts';
import type { Site, SitePage } from './site.ts';

/** What is found: a page or a section of one. */
export interface SearchEntry {
  readonly id: number;
  /** The title of the page, or the heading of the section. */
  readonly name: string;
  /** The title of the page of a section. */
  readonly page: string;
  readonly kind: string;
  /** From the folder of the site. */
  readonly address: string;
  readonly excerpt: string;
  /** Whole pages come before their sections, and guides before the rest. */
  readonly weight: number;
  readonly text: string;
}

type Entry = Omit<SearchEntry, 'id'>;

const excerptLengthMax = 160;

function excerptOf(text: string): string {
  return text.length <= excerptLengthMax
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', excerptLengthMax))} …`;
}

const kinds = {
  Guides: 'Guide',
  Reference: 'Reference',
  'Problem codes': 'Problem',
  Changelog: 'Changelog',
} as const;
const weights = { Guides: 1.5, Reference: 1.2, 'Problem codes': 0.5, Changelog: 0.5 } as const;

/** The sections of a page, each with the text up to the next heading. */
function sectionsOf(page: SitePage, address: string): Entry[] {
  const idOf = headingIds();
  const sections: { heading: string; hash: string; texts: string[] }[] = [];
  for (const token of marked.lexer(page.text())) {
    if (token.type === 'heading' && (token as { depth: number }).depth <= 3) {
      const heading = plainText(token);
      const hash = idOf(heading);
      sections.push({ heading, hash, texts: [] });
    } else if (token.type !== 'space') {
      sections.at(-1)?.texts.push(token.raw.replaceAll(/\]\([^)]*\)|[`*|[]/g, ' '));
    }
  }
  const listed = page.tag === undefined ? sections : [];
  const whole = listed.flatMap(({ heading, texts }) => [heading, ...texts]).join(' ');
  return sections.map(({ heading, hash, texts }, index) => {
    const text = texts.join(' ').replaceAll(/\s+/g, ' ').trim();
    return {
      name: index === 0 ? page.title : heading,
      page: index === 0 ? '' : page.title,
      kind: kinds[page.section],
      address: index === 0 ? address : `${address}#${hash}`,
      excerpt: excerptOf(index === 0 ? page.description : text),
      weight: weights[page.section] * (index === 0 ? 2 : 1),
      text: index === 0 ? `${page.sitePath.split('/').at(-1) ?? ''} ${page.description} ${whole}` : text,
    };
  });
}

function operationEntries(site: Site, page: SitePage, address: string): Entry[] {
  return site.operations
    .filter(({ tag }) => tag === page.tag)
    .map((item) => ({
      name: item.summary,
      page: page.title,
      kind: 'Operation',
      address: `${address}${operationHash(item.spec.operationId)}`,
      excerpt: `${item.spec.method.toUpperCase()} ${item.spec.path}`,
      weight: weights.Reference * 1.4,
      text: `${item.spec.operationId} ${operationText(site.document, item)}`,
    }));
}

/** Everything that can be found. */
function searchEntries(site: Site, kind: SiteKind): SearchEntry[] {
  const folder = fileAddressOf(kind, 'x').slice(0, -1);
  const pages = [...site.pages.values()].filter(({ sitePath }) => sitePath !== '');
  return pages
    .flatMap((page) => {
      const address = addressOf(kind, page.sitePath).slice(folder.length);
      const sections = sectionsOf(page, address);
      return page.tag === undefined
        ? sections
        : [...sections.slice(0, 1), ...operationEntries(site, page, address)];
    })
    .map((entry, id) => ({ id, ...entry }));
}

/** The index, for `searchIn` here and in browsers. Other work goes on between its parts. */
export async function searchIndex(site: Site, kind: SiteKind): Promise<MiniSearch<SearchEntry>> {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  await index.addAllAsync(searchEntries(site, kind), { chunkSize: 20 });
  return index;
}

/** The index as a plain script, since a page that was opened from a disk can't fetch. */
export async function searchIndexScript(site: Site, kind: SiteKind): Promise<string> {
  return `globalThis.searchIndex=${JSON.stringify(await searchIndex(site, kind))};\n`;
}
