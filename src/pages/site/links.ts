/** Owns where the pages of the site are. All links are relative, so that any path prefix works. */
import path from 'node:path';

/** The site as the service serves it, or as files for a static host or a disk. */
export type SiteKind = 'service' | 'files';

/** Where one page finds everything else. */
export interface SiteLinks {
  readonly kind: SiteKind;
  /** Another page, by its path within the site: `guides/errors`; the start page is `''`. */
  readonly page: (sitePath: string) => string;
  /** The Markdown form of a page. */
  readonly markdown: (sitePath: string) => string;
  /** A file of the site: `assets/site.css`. */
  readonly file: (sitePath: string) => string;
  /** A file beside the site: an edition of the contract. */
  readonly contract: (name: string) => string;
}

/** The address of a page below the root of the service, or of the folder of files. */
export function addressOf(kind: SiteKind, sitePath: string): string {
  if (kind === 'service') return sitePath === '' ? '/docs' : `/docs/${sitePath}`;
  if (sitePath === '') return '/index.html';
  return sitePath === 'problems' ? '/problems/index.html' : `/${sitePath}.html`;
}

/** The address of the Markdown form of a page. */
export function markdownAddressOf(kind: SiteKind, sitePath: string): string {
  return fileAddressOf(kind, `${sitePath === '' ? 'index' : sitePath}.md`);
}

export function fileAddressOf(kind: SiteKind, sitePath: string): string {
  return kind === 'service' ? `/docs/${sitePath}` : `/${sitePath}`;
}

/** @param from the address of a page or file @param to that of another */
export function relativeLink(from: string, to: string): string {
  const folder = path.posix.relative(path.posix.dirname(from), path.posix.dirname(to));
  const start = folder.startsWith('..') ? folder : `./${folder}`;
  return `${start.replace(/\/?$/, '/')}${path.posix.basename(to)}`;
}

/** The links of the page at this path. @param here its address, if it has another one than others */
export function linksFrom(kind: SiteKind, sitePath: string, here = addressOf(kind, sitePath)): SiteLinks {
  return {
    kind,
    page: (to) => relativeLink(here, addressOf(kind, to)),
    markdown: (to) => relativeLink(here, markdownAddressOf(kind, to)),
    file: (to) => relativeLink(here, fileAddressOf(kind, to)),
    contract: (name) => relativeLink(here, `/${name}`),
  };
}
