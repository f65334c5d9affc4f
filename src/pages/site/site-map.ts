/** What tells search engines which pages there are: https://www.sitemaps.org. Its addresses have to be absolute. */
import { html } from '../../html.ts';
import { addressOf } from './links.ts';
import type { SiteKind } from './links.ts';
import type { Site } from './site.ts';

export const siteMapAddress = '/sitemap.xml';

/** @param publicUrl where the site is, without a slash at its end */
export function siteMapText({ pages }: Site, kind: SiteKind, publicUrl: string): string {
  const entries = [...pages.keys()].map(
    (sitePath) => html`<url><loc>${publicUrl}${addressOf(kind, sitePath)}</loc></url>\n`,
  );
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const list = html`<urlset xmlns="${namespace}">\n${entries}</urlset>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${list.toString()}`;
}

/** @param rules such as `Allow: /` @param publicUrl where the site is, if that is known */
export function robotsText(rules: string, publicUrl?: string): string {
  const siteMap = publicUrl === undefined ? '' : `Sitemap: ${publicUrl}${siteMapAddress}\n`;
  return `User-agent: *\n${rules}\n${siteMap}`;
}
