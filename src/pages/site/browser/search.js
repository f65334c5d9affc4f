/* Searches the index. It is loaded together with MiniSearch and the index when a reader opens the search first. */
(() => {
  /** @type {import('minisearch').default | undefined} */
  let index;
  globalThis.searchSite = (/** @type {string} */ question) => {
    index ??= MiniSearch.loadJS(globalThis.searchIndex, searchOptions);
    return searchIn(index, question);
  };
})();
