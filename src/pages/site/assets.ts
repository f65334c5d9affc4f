/** The style sheets and scripts of the site. Their names change with their content, so that they can be kept for ever. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { digestOf } from './digest.ts';

export interface Asset {
  /** Within the site. */
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** @param fileName `site.css` */
export function assetOf(fileName: string, content: string): Asset {
  const { name, ext } = path.parse(fileName);
  const mediaType = ext === '.css' ? 'text/css' : 'text/javascript';
  return { name: `assets/${name}.${digestOf(content)}${ext}`, mediaType, content };
}

function read(name: string): string {
  return readFileSync(path.join(import.meta.dirname, 'browser', name), 'utf8');
}

/** Plain scripts, since pages that are opened from a disk can't load modules. */
function withoutExports(script: string): string {
  return script.replaceAll(/^export /gm, '');
}

const miniSearchModule = createRequire(import.meta.url).resolve('minisearch');
const miniSearch = readFileSync(path.join(path.dirname(miniSearchModule), '..', 'umd', 'index.js'), 'utf8');

export const assets = {
  style: assetOf('site.css', read('site.css')),
  script: assetOf('site.js', read('site.js')),
  search: assetOf(
    'search.js',
    `${miniSearch.replace(/\/\/# sourceMappingURL=.*$/m, '')}\n${withoutExports(read('search-terms.js'))}\n${read('search.js')}`,
  ),
  referenceStyle: assetOf('reference.css', read('reference.css')),
  referenceScript: assetOf('reference.js', read('reference.js')),
};

/** Made of all pages, so its name doesn't depend on its content: every page would have to wait for it. */
export const searchIndexName = 'assets/search-index.js';
