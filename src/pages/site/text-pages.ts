/** The pages of plain text: the start page, the list of problem codes and a page for each of them. */
import { STATUS_CODES } from 'node:http';
import { caps } from '../../domain/core/limits.ts';
import { html, inlineCode } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Page } from './html.ts';
import { textPage } from './layout.ts';
import { problemsName } from './links.ts';
import type { Links } from './links.ts';
import type { PublishedDocument } from '../reference/published-contract.ts';

/** The start page of the service's address. */
export function homePage(document: PublishedDocument, links: Links): Page {
  const { title, summary } = document.info;
  const main = html`<h1>${title}</h1>
<p>${summary}</p>
<dl>
<dt><a href="${links.reference}">Reference</a></dt>
<dd>Every operation with its parameters, responses and permissions.</dd>
<dt><a href="${links.problems}">Problem codes</a></dt>
<dd>What each <code>code</code> of an error means, and what to do about it.</dd>
<dt><a href="${links.openapiJson}">openapi.json</a>, <a href="${links.openapiYaml}">openapi.yaml</a></dt>
<dd>The contract in OpenAPI 3.1, to generate a client from.</dd>
<dt><a href="${links.openapi30Json}">openapi-3.0.json</a></dt>
<dd>The same in OpenAPI 3.0, for generators that don't support 3.1.</dd>
</dl>`;
  return textPage(document, links, { title, description: summary, main });
}

/** All problem codes by status, and the codes of single values within a problem. */
export function problemListPage(document: PublishedDocument, links: Links): Page {
  const problems = Object.entries(document['x-problems']).map(
    ([code, { status, title }]) =>
      html`<dt><a href="${links.problem(encodeURIComponent(code))}"><code>${code}</code></a></dt>
<dd>${title} <span class="quiet">(${status})</span></dd>
`,
  );
  const errors = Object.entries(document['x-problem-errors']).map(
    ([code, meaning]) => html`<dt><code>${code}</code></dt>\n<dd>${inlineCode(meaning)}</dd>\n`,
  );
  const main = html`<h1>Problem codes</h1>
<p>Every error response is <code>application/problem+json</code> (RFC 9457). Programs should use its <code>code</code>;
<code>title</code> and <code>detail</code> are for people and may be reworded.</p>
<dl>
${problems}</dl>
<h2 id="errors">Codes of single values</h2>
<p>If a problem has <code>errors</code>, each entry names a place in the request (<code>pointer</code>,
<code>parameter</code> or <code>header</code>) and has its own <code>code</code>.</p>
<dl>
${errors}</dl>`;
  const description = 'What each problem code means and what to do about it.';
  const title = `Problem codes · ${document.info.title}`;
  return textPage(document, links, { title, description, main, current: problemsName });
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
  const main = html`<p class="quiet">Problem <code>${code}</code></p>
<h1>${title}</h1>
<p>Status ${status} ${STATUS_CODES[status] ?? ''}</p>
<h2>What it means</h2>
<p>${inlineCode(description)}</p>
${code === 'limit_reached' ? capsSection() : undefined}<h2>What to do</h2>
<p>${inlineCode(adviceFor(status))}</p>
<p class="quiet">A failed request changes nothing. The entries in <code>errors</code>, if any, have
<a href="${links.problems}#errors">their own codes</a>.</p>`;
  return textPage(document, links, {
    title: `${title} · ${document.info.title}`,
    description: title,
    main,
    current: problemsName,
  });
}

function capsSection(): Html {
  const rows = caps.map(({ name, max }) => html`<dt>${name}</dt>\n<dd>${max.toLocaleString('en')}</dd>\n`);
  return html`<h2>The limits</h2>\n<dl>\n${rows}</dl>\n`;
}

/** Whether sending the request again can help; the problem's own description says the rest. */
function adviceFor(status: number): string {
  switch (status) {
    case 401:
      return 'Send a valid access token. The same request with the same credential will fail again.';
    case 403:
      return 'Use a credential that is allowed to do this, or ask an admin of the workspace. The same credential will fail again.';
    case 404:
    case 410:
      return "Check the address. Don't retry the request automatically.";
    case 408:
    case 429:
    case 503:
      return 'Nothing is wrong with the request. Send it again after the number of seconds in `Retry-After`, if present.';
    case 409:
      return 'The request conflicts with the current state. Read the resource again, then send a request that fits it.';
    default:
      return status >= 500
        ? 'Send the request again a little later. If it keeps failing, report it with the `request_id` of the response.'
        : 'Correct the request as `detail` and `errors` describe. The same request will fail again.';
  }
}

/** Answers a code that the contract does not know. The code is not repeated: anyone can put text into an address. */
export function unknownProblemPage(document: PublishedDocument, links: Links): Page {
  const title = 'There is no such problem code';
  const main = html`<h1>${title}</h1>
<p>This release doesn't have this code. <a href="${links.problems}">All problem codes</a></p>`;
  return textPage(document, links, { title, description: title, main });
}
