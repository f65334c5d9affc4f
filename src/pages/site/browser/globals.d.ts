/** What the scripts of a page give each other: they are plain scripts, since pages from a disk can't load modules. */
import type MiniSearchClass from 'minisearch';
import type { AsPlainObject, SearchResult } from 'minisearch';
import type { makeElement as make, storeOf as store } from './page-tools.js';
import type { searchIn as search, searchOptions as options } from './search-terms.js';
import type { findOperation as find, formOf as form } from './try-it.js';

declare global {
  var searchIndex: AsPlainObject;
  var openSearch: (places: { script: string; index: string; root: string }) => void;
  var searchSite: (question: string) => SearchResult[];
  const storeOf: typeof store;
  const makeElement: typeof make;
  const findOperation: typeof find;
  const formOf: typeof form;
  const MiniSearch: typeof MiniSearchClass;
  const searchIn: typeof search;
  const searchOptions: typeof options;
  const Redoc: { init: (contract: object, options: object, place: Element) => void };
}
