/** The whole site: which pages there are, where each stands in the navigation, and how it is rendered. */
import type { DocumentedOperation } from '../reference/operations.ts';
import { documentedOperations, operationHash, tagPath } from '../reference/operations.ts';
import type { PublishedDocument } from '../reference/published-contract.ts';
import { readRedocBundle, redocAllowances, redocLicenseName, tagMarkup } from '../reference/reference.ts';
import { referenceText, tagText } from '../reference/reference-texts.ts';
import { assetOf, assets } from './assets.ts';
import type { Asset } from './assets.ts';
import { readGuides } from './guides.ts';
import type { Guide } from './guides.ts';
import type { Page } from './html.ts';
import { sitePageMarkup } from './layout.ts';
import type { NavigationEntry, NavigationGroup } from './layout.ts';
import { linksFrom, markdownAddressOf, relativeLink } from './links.ts';
import type { SiteKind, SiteLinks } from './links.ts';
import { renderMarkdown } from './markdown.ts';
import type { MarkdownContext } from './markdown.ts';
import { problemListText, problemText } from './problem-pages.ts';
import {
  changelogText,
  earlierReleasesText,
  readRepositoryFile,
  startText,
  workflowsText,
} from './written-pages.ts';

export interface SitePage {
  /** Within the site; the start page is `''`. */
  readonly sitePath: string;
  readonly title: string;
  /** One or two sentences, without marks. */
  readonly description: string;
  /** The entry of the header to which the page belongs. */
  readonly section: 'Guides' | 'Reference' | 'Problem codes' | 'Changelog';
  /** The group of a guide. */
  readonly group?: string;
  /** The tag whose operations the page shows. */
  readonly tag?: string;
  /** The whole page as Markdown. */
  readonly text: () => string;
}

export interface Site {
  readonly document: PublishedDocument;
  readonly operations: readonly DocumentedOperation[];
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Style sheets and scripts, but for the index of the search. */
  readonly assets: readonly Asset[];
  /** The notices that have to come with Redoc, under the name that its head gives for them, beside it. */
  readonly license: { readonly name: string; readonly content: Buffer };
}

function plain(markdown: string): string {
  return markdown.replace(/[`*]|\]\([^)]*\)|\[/g, '');
}

function guidePages(guides: readonly Guide[]): SitePage[] {
  return guides.map(({ name, title, summary, group, text }) => ({
    sitePath: `guides/${name}`,
    title,
    description: plain(summary),
    section: 'Guides',
    group,
    text: () => text,
  }));
}

/** The overview of a section, and the pages that it leads to. */
function sectionPages(
  section: SitePage['section'],
  overview: Omit<SitePage, 'section'>,
  others: readonly Omit<SitePage, 'section'>[],
): SitePage[] {
  return [overview, ...others].map((page) => ({ ...page, section }));
}

function referencePages(document: PublishedDocument, operations: readonly DocumentedOperation[]): SitePage[] {
  const overview = {
    sitePath: 'reference',
    title: 'API reference',
    description: 'Every operation, and what holds for all of them.',
    text: () => referenceText(document, operations),
  };
  const tags = document.tags.map(({ name, description }) => ({
    sitePath: tagPath(name),
    title: name,
    description,
    tag: name,
    text: () => tagText(document, operations, name),
  }));
  return sectionPages('Reference', overview, tags);
}

function problemPages(document: PublishedDocument, operations: readonly DocumentedOperation[]): SitePage[] {
  const list = {
    sitePath: 'problems',
    title: 'Problem codes',
    description: 'What each problem code means and what to do about it.',
    text: () => problemListText(document),
  };
  const each = Object.entries(document['x-problems']).map(([code, { title }]) => ({
    sitePath: `problems/${code}`,
    title,
    description: `${title}: what the problem code ${code} means and what to do about it.`,
    text: () => problemText(document, operations, code),
  }));
  return sectionPages('Problem codes', list, each);
}

const more = 'More';

function otherPages(document: PublishedDocument, guides: readonly Guide[]): SitePage[] {
  return [
    {
      sitePath: '',
      title: document.info.title,
      description: document.info.summary,
      section: 'Guides',
      text: () => startText(document, guides),
    },
    {
      sitePath: 'workflows',
      title: 'Workflows',
      description: 'Complete tasks, step by step, as Arazzo descriptions that tools can run.',
      section: 'Guides',
      group: more,
      text: workflowsText,
    },
    {
      sitePath: 'permissions',
      title: 'Permissions',
      description: 'The credential, scope and role that each operation needs.',
      section: 'Guides',
      group: more,
      text: () => readRepositoryFile('docs/permissions.md'),
    },
    {
      sitePath: 'changelog',
      title: 'Changelog',
      description: 'The changes in each release, and what is deprecated or was removed.',
      section: 'Changelog',
      text: () => changelogText(document),
    },
    {
      sitePath: 'earlier-releases',
      title: 'Earlier releases',
      description: 'The changes before those in the changelog.',
      section: 'Changelog',
      text: earlierReleasesText,
    },
  ];
}

/** Lists the pages. Their text is read or made when it is asked for. @throws {Error} when the installed Redoc is not as expected */
export function readSite(document: PublishedDocument): Site {
  const operations = documentedOperations(document);
  const guides = readGuides();
  const pages = [
    ...guidePages(guides),
    ...otherPages(document, guides),
    ...referencePages(document, operations),
    ...problemPages(document, operations),
  ];
  const { script, license } = readRedocBundle();
  return {
    document,
    operations,
    pages: new Map(pages.map((page) => [page.sitePath, page])),
    assets: [...Object.values(assets), assetOf('redoc.js', script)],
    license: { name: `assets/${redocLicenseName}`, content: license },
  };
}

const sections: readonly NavigationEntry[] = [
  { title: 'Guides', sitePath: '' },
  { title: 'Reference', sitePath: 'reference' },
  { title: 'Problem codes', sitePath: 'problems' },
  { title: 'Changelog', sitePath: 'changelog' },
];

function sideBarOf(site: Site, page: SitePage): NavigationGroup[] {
  const pages = [...site.pages.values()];
  const entry = ({ sitePath, title }: SitePage): NavigationEntry => ({ sitePath, title });
  if (page.section === 'Problem codes') {
    const codes = pages.filter(({ sitePath }) => sitePath.startsWith('problems/'));
    const entries = codes.map(({ sitePath }) => ({
      sitePath,
      title: sitePath.slice('problems/'.length),
      isCode: true,
    }));
    return [{ title: 'Problem codes', entries: [{ sitePath: 'problems', title: 'All codes' }, ...entries] }];
  }
  if (page.section === 'Reference') {
    const [overview, ...tags] = pages.filter(({ section }) => section === 'Reference');
    const entries = tags.map((item) =>
      item.tag === page.tag ? { ...entry(item), children: operationEntries(site, item) } : entry(item),
    );
    return [
      {
        title: 'Reference',
        entries: [...(overview === undefined ? [] : [{ ...entry(overview), title: 'Overview' }]), ...entries],
      },
    ];
  }
  const grouped = pages.filter(({ group }) => group !== undefined);
  return [...new Set(grouped.map(({ group = '' }) => group))].map((title) => ({
    title,
    entries: grouped.filter(({ group }) => group === title).map(entry),
  }));
}

function operationEntries({ operations }: Site, { sitePath, tag }: SitePage): NavigationEntry[] {
  return operations
    .filter((item) => item.tag === tag)
    .map(({ spec, summary }) => ({
      sitePath,
      title: summary,
      hash: operationHash(spec.operationId),
      badge: spec.method,
    }));
}

/** The pages that follow each other in reading: guides, and the pages of the reference. */
function neighborsOf(
  site: Site,
  page: SitePage,
): { previous?: SitePage | undefined; next?: SitePage | undefined } {
  const isRead = page.section === 'Reference' || page.group !== undefined;
  if (!isRead) return {};
  const order = [...site.pages.values()].filter(
    ({ section, group }) => section === page.section && (section === 'Reference' || group !== undefined),
  );
  const at = order.indexOf(page);
  return { previous: order[at - 1], next: order[at + 1] };
}

function contextOf(site: Site, sitePath: string, links: SiteLinks): MarkdownContext {
  const places = new Map([
    ...site.operations.map(
      ({ spec, tag }) =>
        [spec.operationId, { sitePath: tagPath(tag), hash: operationHash(spec.operationId) }] as const,
    ),
    ...Object.keys(site.document['x-problems']).map(
      (code) => [code, { sitePath: `problems/${code}`, hash: '' }] as const,
    ),
  ]);
  return {
    sitePath,
    links,
    hasPage: (path) => site.pages.has(path),
    explanation: (name) => places.get(name),
  };
}

/** A page as it is served or written. @param address where, if it has another address than others */
export function renderSitePage(site: Site, kind: SiteKind, page: SitePage, address?: string): Page {
  const { document, operations } = site;
  const { sitePath, title, description, section, tag } = page;
  const links = linksFrom(kind, sitePath, address);
  const { markup, headings } = renderMarkdown(page.text(), contextOf(site, sitePath, links));
  const shared = { sitePath, title, description, section, links, sections, sideBar: sideBarOf(site, page) };
  const own =
    tag === undefined
      ? { main: markup, headings }
      : {
          main: tagMarkup(document, operations, tag, links, markup),
          extraFiles: referenceFiles(site),
          allowances: { ...redocAllowances, ...(kind === 'service' && { 'connect-src': ["'self'"] }) },
        };
  const { title: siteTitle, version } = document.info;
  return sitePageMarkup({ ...shared, ...own, ...neighborsOf(site, page), siteTitle, version });
}

export function startPageOf(site: Site): SitePage {
  const start = site.pages.get('');
  if (start === undefined) throw new Error('the site has no start page');
  return start;
}

/** The Markdown form of a page. Its links lead to the Markdown forms of other pages. */
export function pageMarkdown(kind: SiteKind, page: SitePage): string {
  const from = markdownAddressOf(kind, page.sitePath);
  return page
    .text()
    .replaceAll(/\(contract:([\w.-]+)\)/g, (_whole, name: string) => `(${relativeLink(from, `/${name}`)})`);
}

/** An index for language models: https://llmstxt.org. */
export function llmsText(site: Site, kind: SiteKind): string {
  const { title, summary } = site.document.info;
  const listed = [...site.pages.values()].filter(({ sitePath }) => sitePath !== '');
  const titles = [...new Set(listed.map(({ group, section }) => group ?? section))];
  const sections = titles.map((group) => {
    const pages = listed.filter((page) => (page.group ?? page.section) === group);
    const lines = pages.map((page) => {
      const address = relativeLink('/llms.txt', markdownAddressOf(kind, page.sitePath)).slice('./'.length);
      return `- [${page.title}](${address}): ${page.description}`;
    });
    return `## ${group}\n\n${lines.join('\n')}`;
  });
  return `# ${title}\n\n> ${summary}\n\n${sections.join('\n\n')}\n`;
}

/** Takes the place of the page of an unknown code. The code is not repeated: anyone can put text into an address. */
export function unknownProblemPage(site: Site, address: string): Page {
  const title = 'There is no such problem code';
  const page: SitePage = {
    sitePath: 'problems',
    title,
    description: title,
    section: 'Problem codes',
    text: () => `# ${title}\n\nThis release doesn't have this code. [All problem codes](problems.md)\n`,
  };
  return renderSitePage(site, 'service', page, address);
}

/** What a page with operations loads beyond the files of every page. */
function referenceFiles(site: Site): string[] {
  const { referenceStyle, referenceScript } = assets;
  const redoc = site.assets.filter(({ name }) => name.startsWith('assets/redoc.'));
  return [referenceStyle.name, ...redoc.map(({ name }) => name), referenceScript.name];
}
