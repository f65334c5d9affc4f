// Asks axe what readers with disabilities would stumble over.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

/** What axe finds, one line each. The page is opened with `bypassCSP`, since axe comes from outside. */
export async function violations(
  page: Page,
  rules: Readonly<Record<string, boolean>> = {},
): Promise<string[]> {
  await page.evaluate(axe);
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
