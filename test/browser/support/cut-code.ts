// Looks for code that is cut off where it is shown.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The widths in which no code may be cut off. */
export const widths = [
  ['1440 pixels', { width: 1440, height: 900 }],
  ['390 pixels', { width: 390, height: 844 }],
] as const;

/** The code that is shown, and how much of it is cut off. */
const cutBlocks = `(() => {
  const shown = [...document.querySelectorAll('pre, .redoc-json')].filter((block) => block.offsetWidth > 0);
  const cut = shown.filter((block) => [block, ...block.querySelectorAll('*')].some(
    (part) => getComputedStyle(part).display !== 'inline' && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0));
  return [shown.length, cut.map((block) => block.textContent.slice(0, 80))];
})()`;

/** Expects that nothing is cut off, and returns how many blocks of code the page shows. */
export async function countUncutBlocks(page: Page, where: string): Promise<number> {
  const [count, cut] = await page.evaluate<[number, string[]]>(cutBlocks);
  expect(cut, where).toEqual([]);
  return count;
}
