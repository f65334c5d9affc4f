/**
 * The words of a text as search compares them: parts of names too (`moveCard`, `anchor_moved`), and addresses such as
 * `cards?board` as a whole.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function searchTerms(text) {
  const names = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const parts = names.flatMap((name) => {
    const split = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').split('_');
    return split.length > 1 ? [name, ...split] : [name];
  });
  const addresses = text.match(/[\w{}]+\?\w+/g) ?? [];
  return [...parts, ...addresses].map((term) => singular(term.toLowerCase())).filter((term) => term !== '');
}

/** `invites` and `invite` are the same word. @param {string} term */
function singular(term) {
  return term.length > 3 && /[^s]s$/.test(term) ? term.slice(0, -1) : term;
}

/** What both the index and the search need to know. */
export const searchOptions = {
  fields: ['name', 'text'],
  storeFields: ['name', 'page', 'kind', 'address', 'excerpt', 'weight'],
  tokenize: searchTerms,
  searchOptions: {
    boost: { name: 5 },
    prefix: (/** @type {string} */ term) => term.length > 2,
    fuzzy: (/** @type {string} */ term) => (term.length > 5 ? 0.15 : 0),
    // A whole page before its sections, a guide before an operation.
    boostDocument: (
      /** @type {unknown} */ _id,
      /** @type {string} */ _term,
      /** @type {{ weight?: number } | undefined} */ stored,
    ) => stored?.weight ?? 1,
  },
};

/** Words that questions have and answers need not. */
const fillers = new Set(['a', 'an', 'the', 'to', 'of', 'in', 'for', 'how', 'do', 'i', 'is', 'can', 'my']);

/**
 * The results for a question, best first: pages that have all of its words, or else any.
 *
 * @template {{ search: (query: string, options: object) => unknown[] }} Index
 * @param {Index} index
 * @param {string} question
 * @returns {ReturnType<Index['search']>}
 */
export function searchIn(index, question) {
  const terms = searchTerms(question).filter((term) => !fillers.has(term));
  const query =
    terms.length > 0
      ? question
          .split(/\s+/)
          .filter((word) => !fillers.has(word.toLowerCase()))
          .join(' ')
      : question;
  const all = index.search(query, { combineWith: 'AND' });
  return /** @type {ReturnType<Index['search']>} */ (
    all.length > 0 ? all : index.search(query, { combineWith: 'OR' })
  );
}
