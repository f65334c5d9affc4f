/** The layout of every page of the site: header, side bar, text, table of contents and foot. */
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { assets, searchIndexName } from './assets.ts';
import { renderPage } from './html.ts';
import type { Page } from './html.ts';
import type { SiteLinks } from './links.ts';
import type { Heading } from './markdown.ts';

/** A link of the navigation, to a page of the site. */
export interface NavigationEntry {
  readonly title: string;
  readonly sitePath: string;
  readonly hash?: string;
  /** The method of an operation. */
  readonly badge?: string;
  readonly isCode?: boolean;
  readonly children?: readonly NavigationEntry[];
}

export interface NavigationGroup {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}

export interface LayoutParts {
  readonly sitePath: string;
  readonly title: string;
  readonly description: string;
  readonly siteTitle: string;
  readonly version: string;
  readonly links: SiteLinks;
  /** The entries of the header. */
  readonly sections: readonly NavigationEntry[];
  /** The entry of the header to which the page belongs. */
  readonly section?: string;
  readonly sideBar: readonly NavigationGroup[];
  readonly main: Html;
  readonly headings?: readonly Heading[];
  readonly previous?: NavigationEntry | undefined;
  readonly next?: NavigationEntry | undefined;
  /** Style sheets and scripts beyond those of every page, as files of the site. */
  readonly extraFiles?: readonly string[];
  /** What the page may load beyond that, as directives of Content-Security-Policy. */
  readonly allowances?: Readonly<Record<string, readonly string[]>>;
}

function entryLink(links: SiteLinks, entry: NavigationEntry, isCurrent: boolean): Html {
  const { title, sitePath, hash = '', badge, isCode } = entry;
  const name = isCode === true ? html`<code>${title}</code>` : html`${title}`;
  const method = badge && html`<span class="method" data-method="${badge}">${badge}</span> `;
  const current = isCurrent ? html` aria-current="page"` : undefined;
  return html`<a href="${links.page(sitePath)}${hash}"${current}>${method}${name}</a>`;
}

function sideBarMarkup({ links, sitePath, sideBar, sections }: LayoutParts): Html {
  const entry = (item: NavigationEntry): Html => {
    const children = item.children && html`\n<ul>\n${item.children.map(entry)}</ul>`;
    const isCurrent = item.sitePath === sitePath && item.hash === undefined;
    return html`<li>${entryLink(links, item, isCurrent)}${children}</li>\n`;
  };
  const groups = sideBar.map(
    ({ title, entries }) =>
      html`<section>\n<h2>${title}</h2>\n<ul>\n${entries.map(entry)}</ul>\n</section>\n`,
  );
  // Where the header has no room for them.
  const top = sections.map((item) => html`<li>${entryLink(links, item, false)}</li>\n`);
  return html`<nav id="menu" class="side" aria-label="Documentation" popover>
<ul class="side-sections">\n${top}</ul>
${groups}</nav>`;
}

/** A small drawing, which is there where a button has no room for its words. */
function icon(shape: string): Html {
  return html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="${shape}"/></svg>`;
}

function headerMarkup({ links, siteTitle, sections, section }: LayoutParts): Html {
  const entries = sections.map(
    ({ title, sitePath }) =>
      html`<a href="${links.page(sitePath)}"${title === section ? html` aria-current="true"` : undefined}${
        sitePath === 'reference' ? html` data-overview` : undefined
      }>${title}</a>\n`,
  );
  return html`<a class="skip" href="#text">Skip to the text</a>
<header class="top">
<button type="button" class="menu-button" popovertarget="menu">Menu</button>
<a class="brand" href="${links.page('')}">${siteTitle}</a>
<nav class="sections" aria-label="Sections">
${entries}</nav>
<button type="button" class="search-button" hidden data-script="${links.file(assets.search.name)}" data-index="${links.file(searchIndexName)}" data-root="${links.file('x').slice(0, -1)}">${icon('M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M10.3 10.3L14 14')}<span class="words">Search</span> <kbd>/</kbd></button>
<button type="button" class="theme-button" hidden>${icon('M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12M8 2v12M8 5h4M8 8h6M8 11h4')}<span class="words"><span class="theme-name">Dark</span> mode</span></button>
</header>`;
}

function contentsMarkup({ headings = [] }: LayoutParts): Html | undefined {
  const listed = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (listed.length < 2) return undefined;
  const entries = listed.map(
    ({ depth, id, text }) => html`<li class="depth-${depth}"><a href="#${id}">${text}</a></li>\n`,
  );
  return html`<nav id="contents" class="contents" aria-label="On this page" popover>
<h2>On this page</h2>
<ul>\n${entries}</ul>
</nav>`;
}

function turnMarkup({ links, previous, next }: LayoutParts): Html | undefined {
  if (previous === undefined && next === undefined) return undefined;
  const turn = (rel: string, label: string, entry: NavigationEntry | undefined): Html | undefined =>
    entry &&
    html`<a rel="${rel}" href="${links.page(entry.sitePath)}"><span>${label}</span> ${entry.title}</a>\n`;
  return html`\n<nav class="turn" aria-label="Previous and next">
${turn('prev', 'Previous', previous)}${turn('next', 'Next', next)}</nav>`;
}

function footerMarkup({ links, sitePath, siteTitle, version }: LayoutParts): Html {
  return html`<footer>
<p>${siteTitle} ${version}</p>
<ul>
<li><a href="${links.markdown(sitePath)}">This page as Markdown</a></li>
<li><a href="${links.contract('llms.txt')}">llms.txt</a></li>
<li><a href="${links.contract('openapi.json')}">openapi.json</a></li>
<li><a href="${links.contract('openapi.yaml')}">openapi.yaml</a></li>
<li><a href="${links.contract('openapi-3.0.json')}">OpenAPI 3.0</a></li>
</ul>
</footer>`;
}

function headMarkup({ links, sitePath, extraFiles = [] }: LayoutParts): Html {
  const files = [assets.style.name, assets.script.name, ...extraFiles].map((name) =>
    name.endsWith('.css')
      ? html`<link rel="stylesheet" href="${links.file(name)}">\n`
      : html`<script src="${links.file(name)}"${name === assets.script.name ? undefined : html` defer`}></script>\n`,
  );
  return html`${files}<link rel="alternate" type="text/markdown" href="${links.markdown(sitePath)}">`;
}

/** A page of the site. It is complete without its script, which adds search, the themes, copying and tabs. */
export function sitePageMarkup(parts: LayoutParts): Page {
  const { sitePath, title, description, siteTitle, main, allowances = {} } = parts;
  const contents = contentsMarkup(parts);
  const opener =
    contents &&
    html`<button type="button" class="contents-button" popovertarget="contents">On this page</button>\n`;
  const kind = sitePath === '' ? 'start' : (sitePath.split('/')[0] ?? '');
  const body = html`${headerMarkup(parts)}
<div class="columns" data-kind="${kind}">
${sideBarMarkup(parts)}
<main id="text" tabindex="-1">
${opener}${main}${turnMarkup(parts)}
</main>
${contents}
</div>
${footerMarkup(parts)}`;
  return renderPage({
    title: title === siteTitle ? title : `${title} · ${siteTitle}`,
    description,
    head: headMarkup(parts),
    body,
    allowances: {
      'script-src': ["'self'"],
      ...allowances,
      'style-src': ["'self'", ...(allowances['style-src'] ?? [])],
    },
  });
}
