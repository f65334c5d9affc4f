/** Owns the pages of plain text: the way in, the list of problem codes and a page for each of them. */
import { STATUS_CODES } from 'node:http';
import { escapeHtml, inlineCode, renderPage } from './html.ts';
import type { Page } from './html.ts';
import type { Links } from './links.ts';
import type { PublishedDocument } from './published-contract.ts';

const style = `
:root{color-scheme:light dark;--text:#1b1f2a;--quiet:#565d6d;--back:#fff;--raised:#f2f4f8;--line:#d9dde6;--link:#2f4bb5}
@media(prefers-color-scheme:dark){
:root{--text:#e7e9ef;--quiet:#a5adbd;--back:#14171f;--raised:#1f2430;--line:#343b4a;--link:#9db2ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--text);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:46rem;margin:0 auto;padding:1rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
nav a:first-child{font-weight:600;margin-right:auto}
nav a{padding:.25rem 0}
a{color:var(--link);text-underline-offset:.2em}
a:has(code){text-underline-offset:.4em}
a:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:2px}
h1{font-size:clamp(1.6rem,6vw,2.2rem);line-height:1.2;margin:.25rem 0 1rem}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
p{margin:.5rem 0}
code{font:.9em ui-monospace,monospace;background:var(--raised);border-radius:4px;padding:.1em .35em}
dl{margin:1rem 0}
dt{padding-top:.75rem;border-top:1px solid var(--line)}
dd{margin:0;padding-bottom:.75rem}
.quiet,footer{color:var(--quiet)}
footer{border-top:1px solid var(--line);margin-top:2rem;font-size:.9rem;max-width:44rem;padding:1rem 0;width:calc(100% - 2rem)}
`;

type TextPage = Readonly<Record<'title' | 'description' | 'main', string>>;

function textPage(document: PublishedDocument, links: Links, { title, description, main }: TextPage): Page {
  const { info } = document;
  const body = `<header><nav aria-label="Documentation">
<a href="${links.home}">${escapeHtml(info.title)}</a>
<a href="${links.reference}">Reference</a>
<a href="${links.problems}">Problem codes</a>
</nav></header>
<main>
${main}
</main>
<footer>${escapeHtml(info.title)} ${escapeHtml(info.version)}</footer>`;
  return renderPage({ title, description, style, body });
}

/** The way in for a person who opens the address of the service. */
export function homePage(document: PublishedDocument, links: Links): Page {
  const { title, summary } = document.info;
  const main = `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(summary)}</p>
<dl>
<dt><a href="${links.reference}">Reference</a></dt>
<dd>Every operation, what it takes, what it answers and what it needs.</dd>
<dt><a href="${links.problems}">Problem codes</a></dt>
<dd>What each <code>code</code> of an error means, and what to do about it.</dd>
<dt><a href="${links.openapiJson}">openapi.json</a>, <a href="${links.openapiYaml}">openapi.yaml</a></dt>
<dd>The contract itself, OpenAPI 3.1, to generate a client from.</dd>
<dt><a href="${links.openapi30Json}">openapi-3.0.json</a></dt>
<dd>The same in OpenAPI 3.0, for generators that do not read 3.1.</dd>
</dl>`;
  return textPage(document, links, { title, description: summary, main });
}

/** All problem codes by status, and the codes of single values within a problem. */
export function problemListPage(document: PublishedDocument, links: Links): Page {
  const problems = Object.entries(document['x-problems'])
    .map(
      ([code, { status, title }]) =>
        `<dt><a href="${links.problem(encodeURIComponent(code))}"><code>${escapeHtml(code)}</code></a></dt>
<dd>${escapeHtml(title)} <span class="quiet">(${status})</span></dd>`,
    )
    .join('\n');
  const errors = Object.entries(document['x-problem-errors'])
    .map(([code, meaning]) => `<dt><code>${escapeHtml(code)}</code></dt>\n<dd>${inlineCode(meaning)}</dd>`)
    .join('\n');
  const main = `<h1>Problem codes</h1>
<p>Every answer that is not a success is <code>application/problem+json</code> (RFC 9457). Decide on its
<code>code</code>; <code>title</code> and <code>detail</code> are for people and may be reworded.</p>
<dl>
${problems}
</dl>
<h2 id="errors">Codes of single values</h2>
<p>Where <code>errors</code> stands in a problem, each entry names a place in the request
(<code>pointer</code>, <code>parameter</code> or <code>header</code>) and has a <code>code</code> of its own.</p>
<dl>
${errors}
</dl>`;
  const description = 'What each problem code means and what to do about it.';
  return textPage(document, links, { title: `Problem codes · ${document.info.title}`, description, main });
}

/**
 * The page that the `type` of a problem leads to.
 *
 * @throws {Error} when the contract has no such code.
 */
export function problemPage(document: PublishedDocument, links: Links, code: string): Page {
  const problem = document['x-problems'][code];
  if (problem === undefined) throw new Error(`the contract has no problem ${code}`);
  const { status, title, description } = problem;
  const main = `<p class="quiet">Problem <code>${escapeHtml(code)}</code></p>
<h1>${escapeHtml(title)}</h1>
<p>Status ${status} ${escapeHtml(STATUS_CODES[status] ?? '')}</p>
<h2>What it means</h2>
<p>${inlineCode(description)}</p>
<h2>What to do</h2>
<p>${inlineCode(adviceFor(status))}</p>
<p class="quiet">When a request fails, nothing of it is stored. The entries of <code>errors</code>, where there are any,
have <a href="${links.problems}#errors">codes of their own</a>.</p>`;
  return textPage(document, links, { title: `${title} · ${document.info.title}`, description: title, main });
}

/** Whether sending the request again can help; the problem's own description says the rest. */
function adviceFor(status: number): string {
  switch (status) {
    case 401:
      return 'Send a valid access token. The same request with the same credential will fail again.';
    case 403:
      return 'Use a credential that may do this, or ask an admin of the workspace. The same credential will fail again.';
    case 404:
    case 410:
      return 'Check the address. Do not send the request again on a timer.';
    case 408:
    case 429:
    case 503:
      return 'Nothing is wrong with the request. Send it again, after as many seconds as `Retry-After` says when it is there.';
    case 409:
      return 'The request does not fit what is stored at this moment. Read that again, then send a request that fits.';
    default:
      return status >= 500
        ? 'Send the request again a little later. If it goes on, report it with the `request_id` of the answer.'
        : 'Correct the request as `detail` and `errors` say. Sent again as it is, it will fail again.';
  }
}

/** Answers a code that the contract does not know. The code is not repeated: anyone can put text into an address. */
export function unknownProblemPage(document: PublishedDocument, links: Links): Page {
  const title = 'There is no such problem code';
  const main = `<h1>${title}</h1>
<p>This release does not know the code. <a href="${links.problems}">All problem codes</a></p>`;
  return textPage(document, links, { title, description: title, main });
}
