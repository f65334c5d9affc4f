// Asks axe what readers with disabilities would stumble over.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** A server can offer it beside its pages: Chromium compiles once what it loads by its address. */
export const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axe = readFileSync(axeFile, 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/**
 * What cannot be fixed from outside of Redoc. An open group of its menu holds its entries and has a name of its own,
 * `Cards` and not that of all its entries, which is what one wants to hear.
 */
const accepted = (rule: string, target: string): boolean =>
  rule === 'label-content-name-mismatch' && /^li\[data-item-id="tag\/[^/"]+"\]$/.test(target);

/** What axe finds, one line each. Without an address of axe, the page is opened with `bypassCSP`. */
export async function violations(
  page: Page,
  rules: Readonly<Record<string, boolean>> = {},
  axeAddress?: string,
): Promise<string[]> {
  if (axeAddress === undefined) await page.evaluate(axe);
  else await page.addScriptTag({ url: axeAddress });
  const chosen = Object.entries(rules).map(([name, enabled]) => [name, { enabled }]);
  const options = JSON.stringify({
    rules: Object.fromEntries(chosen) as object,
    resultTypes: ['violations'],
  });
  const { violations: found } = await page.evaluate<{ violations: Violation[] }>(
    `axe.run(document, ${options})`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !accepted(id, target.join(' ')))
      .map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
  );
}
