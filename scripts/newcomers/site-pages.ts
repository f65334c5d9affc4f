/** Reads the served site as a crawler does: every page, every link, and the search with the scripts of the page. */
import vm from 'node:vm';
import { CommandError } from '../support/command-errors.ts';

interface FoundPage {
  readonly status: number;
  readonly isPage: boolean;
  readonly text: string;
  readonly links: readonly URL[];
}

async function read(address: string): Promise<FoundPage> {
  const response = await fetch(address, { headers: { Accept: 'text/html,*/*' } });
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  const text = await response.text();
  const hrefs = isPage ? [...text.matchAll(/<(?:a|link|script|img)\b[^>]*? (?:href|src)="([^"]+)"/g)] : [];
  const links = hrefs.map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), response.url));
  return { status: response.status, isPage, text, links };
}

/** Whether a page has the place that a link names. Operations are drawn by a script from the contract in the page. */
function hasPlace({ text, isPage }: FoundPage, hash: string): boolean {
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || !isPage) return true;
  const operation = /^operation\/(\w+)$/.exec(id)?.[1];
  return text.includes(operation === undefined ? ` id="${id}"` : `"operationId":"${operation}"`);
}

export interface CrawlResult {
  readonly pages: number;
  readonly links: number;
  readonly broken: readonly string[];
}

/** Follows every link of the site from its start page, and those of its list for search engines. */
export async function crawl(baseUrl: string): Promise<CrawlResult> {
  const listed = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
  const start = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const waiting = [`${baseUrl}/docs`, ...start];
  const found = new Map<string, FoundPage>();
  const links: { readonly from: string; readonly to: URL }[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (found.has(address)) continue;
    const page = await read(address);
    found.set(address, page);
    for (const to of page.links) {
      if (to.origin !== baseUrl) continue;
      links.push({ from: address, to });
      waiting.push(to.href.replace(/#.*$/, ''));
    }
  }
  const broken = links.flatMap(({ from, to }) => {
    const target = found.get(to.href.replace(/#.*$/, ''));
    if (target?.status !== 200) return [`${from} leads to ${to.href}: ${target?.status ?? 'nothing'}`];
    return hasPlace(target, to.hash) ? [] : [`${from} leads to ${to.href}, which has no such place`];
  });
  const pages = [...found.values()].filter(({ isPage }) => isPage).length;
  if (start.length === 0) throw new CommandError('The site map lists no page.');
  return { pages, links: links.length, broken: [...new Set(broken)] };
}

/** Finds as the page does, with the scripts and the index that it loads. */
export async function loadSearch(baseUrl: string): Promise<(question: string) => string | undefined> {
  const { text } = await read(`${baseUrl}/docs`);
  const address = (name: string) => {
    const [, place = ''] = new RegExp(` data-${name}="([^"]+)"`).exec(text) ?? [];
    return new URL(place, `${baseUrl}/docs`);
  };
  const context = vm.createContext({});
  for (const name of ['script', 'index']) {
    vm.runInContext(await (await fetch(address(name))).text(), context);
  }
  vm.runInContext('const index = MiniSearch.loadJS(searchIndex, searchOptions)', context);
  return (question) => {
    const words = JSON.stringify(question);
    return vm.runInContext(`searchIn(index, ${words})[0]?.address`, context) as string | undefined;
  };
}
