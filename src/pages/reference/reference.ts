/** Owns the reference: the contract shown by Redoc, with nothing loaded from any other place. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contractOperations } from '../../api/contract/contract.ts';
import type { ContractOperation } from '../../api/contract/contract.ts';
import { lifecycleOf } from '../../api/requests/lifecycle.ts';
import { codeSamples } from './code-samples.ts';
import { html, trusted } from '../../html.ts';
import type { Html } from '../../html.ts';
import { hashSource, renderPage } from '../site/html.ts';
import type { Page } from '../site/html.ts';
import { pageHead } from '../site/layout.ts';
import type { Links } from '../site/links.ts';
import type { PublishedDocument } from './published-contract.ts';
import { referenceStyle, themes } from './reference-themes.ts';

/** The name that the head of Redoc's bundle gives for the notices that have to come with it. */
export const redocLicenseName = 'redoc.standalone.js.LICENSE.txt';

/**
 * Starts Redoc on what the page holds, so that neither the contract nor the options are fetched, with the theme that the
 * reader prefers. What Redoc draws is completed for readers who do not see or point: its small headings (h5) are one
 * level below those around them, code that scrolls can be reached by keyboard, and what an entry of the menu is called is
 * also what is read out of it, without its badge.
 */
export const startScript = `(() => {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const place = document.getElementById('reference');
  const { themes, ...options } = read('options');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => location.reload());
  const complete = () => {
    for (const heading of place.querySelectorAll('h5:not([aria-level])')) heading.setAttribute('aria-level', '3');
    for (const code of place.querySelectorAll('pre:not([tabindex])')) code.tabIndex = 0;
    for (const badge of place.querySelectorAll('[role=menuitem] .operation-type:not([aria-hidden])')) {
      badge.setAttribute('aria-hidden', 'true');
      badge.closest('[role=menuitem]').removeAttribute('aria-label');
    }
  };
  new MutationObserver(complete).observe(place, { childList: true, subtree: true });
  Redoc.init(read('contract'), { ...options, theme: dark.matches ? themes.dark : themes.light }, place);
})();
`;

/** Redoc's bundle and its license notices, ready to be served. */
export interface RedocBundle {
  readonly script: string;
  readonly license: Buffer;
}

const remoteLogo = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const emptyImage = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const sourceMapComments = /\/\/# sourceMappingURL=[\w.]+\.map/g;

/**
 * Reads the installed Redoc without what it would load in vain: a logo on another host, and source maps.
 *
 * @throws {Error} when the bundle no longer holds the logo, for then another release has to be looked at again.
 */
export function readRedocBundle(): RedocBundle {
  const file = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
  const bundle = readFileSync(file, 'utf8');
  if (bundle.split(remoteLogo).length !== 2) {
    throw new Error(
      `${file} does not load ${remoteLogo} exactly once; check what this release of Redoc loads.`,
    );
  }
  return {
    script: bundle.replace(remoteLogo, emptyImage).replace(sourceMapComments, ''),
    license: readFileSync(new URL(redocLicenseName, `file://${file}`)),
  };
}

/** How the page gets its two scripts: from files beside it, or written into it. */
export type ScriptSource =
  | { readonly kind: 'files'; readonly redoc: string; readonly start: string }
  | { readonly kind: 'inline'; readonly redoc: string };

const redocStyles = [
  // Redoc adds its rules to an empty style element through the CSSOM, so only the empty element is to be admitted,
  hashSource(''),
  // and this is the one style sheet that its bundle inserts as text: that of perfect-scrollbar 1.5.3.
  "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
];

function optionsFor(links: Links, source: ScriptSource) {
  return {
    themes,
    downloadUrls: [
      { title: 'openapi.json', url: links.openapiJson },
      { title: 'openapi.yaml', url: links.openapiYaml },
      { title: 'openapi-3.0.json', url: links.openapi30Json },
    ],
    showExtensions: [requiredScope, 'x-minimum-role'],
    // On a phone the other place for the path is a screen or more below its operation.
    pathInMiddlePanel: true,
    sortRequiredPropsFirst: true,
    nativeScrollbars: true,
    hideLoading: true,
    // A file or a static host is not the service, so its address would be a wrong one to show.
    hideHostname: source.kind === 'inline',
  };
}

const requiredScope = 'x-required-scope';

/** What the reader of a deprecated operation has to know first; empty for any other. */
function lifecycleNotice(operation: ContractOperation): string {
  const lifecycle = lifecycleOf(operation);
  if (lifecycle === undefined) return '';
  const { deprecatedAt, sunset, successor } = lifecycle;
  const [since, until] = [deprecatedAt, sunset].map((moment) => moment.toISOString().slice(0, 10));
  return (
    `**Deprecated since ${since}; it may be removed after ${until}.** ` +
    `Use \`${successor.method.toUpperCase()} ${successor.path}\` (${successor.operationId}) instead.\n\n`
  );
}

/**
 * The contract as it is shown, with samples: Redoc hides the scopes of an operation until they are asked for, and of a
 * deprecated one it shows no dates.
 */
function shownDocument(document: PublishedDocument, links: Links) {
  const shown = structuredClone(document);
  for (const spec of contractOperations(document)) {
    const { path, method, scope } = spec;
    const operation = shown.paths[path]?.[method];
    if (operation === undefined) continue;
    const notice = lifecycleNotice(operation);
    Object.assign(operation, {
      'x-codeSamples': codeSamples(document, spec),
      ...(scope !== undefined && { [requiredScope]: scope }),
      ...(notice !== '' && { description: `${notice}${operation.description}` }),
    });
  }
  return { ...shown, externalDocs: { description: 'Problem codes, explained', url: links.problems } };
}

/** A script element that holds data; `<` is escaped so that no text in it can end the element. */
function dataElement(id: string, data: unknown): Html {
  const text = trusted(JSON.stringify(data).replaceAll('<', '\\u003c'));
  return html`<script type="application/json" id="${id}">${text}</script>`;
}

/** Breaks up what would end a script element early; within strings and expressions both mean the same. */
function escapeScript(script: string): string {
  return script.replaceAll('<!--', '<\\!--').replaceAll('</script', '<\\/script');
}

/** The reference of the whole contract as one page. */
export function referencePage(document: PublishedDocument, links: Links, source: ScriptSource): Page {
  const { title, summary } = document.info;
  const inlineRedoc = source.kind === 'inline' ? escapeScript(source.redoc) : '';
  const scripts =
    source.kind === 'files'
      ? html`<script src="${source.redoc}"></script>\n<script src="${source.start}"></script>`
      : html`<script>${trusted(inlineRedoc)}</script>\n<script>${trusted(startScript)}</script>`;
  const body = html`${pageHead(document, links, 'Reference', { id: 'reference', name: 'reference' })}
<main id="reference" tabindex="-1"></main>
<noscript><p>The reference requires JavaScript. The contract is available without it:
<a href="${links.openapiYaml}">openapi.yaml</a>, <a href="${links.openapiJson}">openapi.json</a>,
<a href="${links.openapi30Json}">openapi-3.0.json</a>.</p></noscript>
${dataElement('contract', shownDocument(document, links))}
${dataElement('options', optionsFor(links, source))}
${scripts}`;
  return renderPage({
    title: `Reference · ${title}`,
    description: summary,
    style: referenceStyle,
    body,
    allowances: {
      'script-src': source.kind === 'files' ? ["'self'"] : [hashSource(inlineRedoc), hashSource(startScript)],
      'style-src': redocStyles,
      // The search runs in a worker that Redoc makes from a blob.
      'worker-src': ['blob:'],
    },
  });
}
