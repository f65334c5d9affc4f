// Which pages show something that no page before them has shown.
import type { Page } from 'playwright-core';

/**
 * The kinds of elements of a page: each with its classes, the names of its attributes and its role, whether it is empty,
 * what it stands in, and for a heading the one before it. Pages with the same kinds differ in their words.
 */
const kindsOfPage = `(() => {
  const nameOf = (element) => [element.localName, ...[...element.classList].sort()].join('.');
  let heading = '';
  return [...document.body.querySelectorAll('*')].map((element) => {
    const attributes = element.getAttributeNames().sort().join(',');
    const isHeading = /^h[1-6]$/.test(element.localName);
    const before = isHeading ? heading : '';
    if (isHeading) heading = element.localName;
    const isEmpty = element.textContent.trim() === '';
    return [nameOf(element.parentElement), nameOf(element), attributes, element.getAttribute('role'), isEmpty, before].join(' ');
  });
})()`;

/** The kinds of elements that were shown so far. */
export class SeenKinds {
  readonly #seen = new Set<string>();

  /** Says whether the page shows a kind that was not shown before, and remembers all of them. */
  async addFrom(page: Page): Promise<boolean> {
    const before = this.#seen.size;
    for (const kind of await page.evaluate<string[]>(kindsOfPage)) this.#seen.add(kind);
    return this.#seen.size > before;
  }
}
