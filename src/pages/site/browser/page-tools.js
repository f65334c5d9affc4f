/** What the scripts of a page share. It comes first, with `site.js`, on every page. */

/**
 * Values that the reader's browser keeps. It may refuse to, or be full: then nothing is remembered, and the page works
 * without.
 *
 * @param {'localStorage' | 'sessionStorage'} name
 */
export function storeOf(name) {
  return {
    /** @param {string} key */
    get(key) {
      try {
        return globalThis[name].getItem(key);
      } catch {
        return null;
      }
    },
    /** @param {string} key @param {string} value */
    set(key, value) {
      try {
        globalThis[name].setItem(key, value);
      } catch {
        // Not remembered.
      }
    },
    /** @param {string} key */
    remove(key) {
      try {
        globalThis[name].removeItem(key);
      } catch {
        // It was not remembered either.
      }
    },
  };
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function makeElement(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
