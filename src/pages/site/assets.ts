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

/** Joins scripts into a plain one, since pages that are opened from a disk can't load modules. */
function joinScripts(...names: readonly string[]): string {
  return names
    .map(read)
    .join('\n')
    .replaceAll(/^export /gm, '');
}

/** In the order in which later rules change earlier ones. */
const styles = [
  'base',
  'header',
  'columns',
  'text',
  'code',
  'highlighting',
  'start',
  'foot',
  'search',
  'narrow',
  'print',
];

const miniSearchModule = createRequire(import.meta.url).resolve('minisearch');
const miniSearch = readFileSync(path.join(path.dirname(miniSearchModule), '..', 'umd', 'index.js'), 'utf8');

export const assets = {
  style: assetOf('site.css', styles.map((name) => read(`styles/${name}.css`)).join('\n')),
  script: assetOf('site.js', joinScripts('page-tools.js', 'search-dialog.js', 'site.js')),
  search: assetOf(
    'search.js',
    `${miniSearch.replace(/\/\/# sourceMappingURL=.*$/m, '')}\n${joinScripts('search-terms.js', 'search.js')}`,
  ),
  referenceStyle: assetOf('reference.css', read('reference.css')),
  referenceScript: assetOf('reference.js', joinScripts('try-it.js', 'reference.js')),
};

/** Made of all pages, so its name doesn't depend on its content: every page would have to wait for it. */
export const searchIndexName = 'assets/search-index.js';
