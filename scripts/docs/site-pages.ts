/** Owns the pages that only the published site has: the start page, the guides, the workflows and the changelog. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import type { Token } from 'marked';
import type { ContractDocument } from '../../src/api/contract/contract.ts';
import { contractOperations, methods } from '../../src/api/contract/contract.ts';
import { lifecycleOf } from '../../src/api/requests/lifecycle.ts';
import { html, inlineCode, trusted } from '../../src/html.ts';
import type { Html } from '../../src/html.ts';
import type { Page } from '../../src/pages/site/html.ts';
import { textPage } from '../../src/pages/site/layout.ts';
import { fileLinks } from '../../src/pages/site/links.ts';
import type { Links } from '../../src/pages/site/links.ts';
import type { PublishedDocument } from '../../src/pages/reference/published-contract.ts';
import { plain } from './guides.ts';
import type { Guide } from './guides.ts';
import type { Workflow } from '../contract/workflows.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** An id for a heading, as links to it write it. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Where the names that stand as code in a text are explained: operations in the reference, problems on their pages. */
function explanations(document: PublishedDocument, links: Links): ReadonlyMap<string, string> {
  const operations = [...contractOperations(document)].map(({ operationId, path: route, method }) => {
    const [tag = ''] = document.paths[route]?.[method]?.tags ?? [];
    const section = `tag/${tag.replaceAll(' ', '-')}/operation/${operationId}`;
    return [operationId, `${links.reference}#${section}`] as const;
  });
  const problems = Object.keys(document['x-problems']).map((code) => [code, links.problem(code)] as const);
  return new Map([...operations, ...problems]);
}

/** Turns Markdown into markup: code that can be scrolled by keyboard, and names that lead to where they are explained. */
function markupOf(tokens: readonly Token[], document: PublishedDocument, links: Links): Html {
  const known = explanations(document, links);
  const marked = new Marked({
    renderer: {
      heading({ tokens: inner, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(inner)}</h${depth}>\n`;
      },
      code({ text, lang = '' }) {
        const [kind = ''] = lang.split(' ');
        const name = { sh: 'Commands', ts: 'TypeScript', http: 'The answer' }[kind] ?? 'Example';
        return html`<pre data-kind="${kind}" tabindex="0" role="group" aria-label="${name}"><code>${text}</code></pre>\n`.toString();
      },
      codespan({ text }) {
        const code = html`<code>${text}</code>`;
        const explained = known.get(text);
        return (explained === undefined ? code : html`<a href="${explained}">${code}</a>`).toString();
      },
      link({ href, tokens: inner }) {
        // The files link to each other as Markdown, so that they can be read where they lie.
        const address = href.replace(/\.md(?=#|$)/, '.html');
        return html`<a href="${address}">${trusted(this.parser.parseInline(inner))}</a>`.toString();
      },
    },
  });
  const markup = marked
    .parser([...tokens])
    .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');
  return trusted(markup);
}

function guideList(guides: readonly Guide[], current: string): Html {
  const entries = guides.map(
    ({ name, title }) =>
      html`<li><a href="${name}.html"${name === current ? html` aria-current="page"` : undefined}>${title}</a></li>\n`,
  );
  return html`<nav class="aside" aria-label="Guides"><div><ol>\n${entries}</ol></div></nav>`;
}

/** A guide, beside the list of all, with the ways to the previous one and the one after. */
export function guidePage(document: PublishedDocument, guides: readonly Guide[], guide: Guide): Page {
  const links = fileLinks(1);
  const at = guides.indexOf(guide);
  const [before, after] = [guides[at - 1], guides[at + 1]];
  const turns = [
    before && html`<a rel="prev" href="${before.name}.html">← ${before.title}</a>\n`,
    after && html`<a rel="next" href="${after.name}.html">${after.title} →</a>`,
  ];
  const main = html`${markupOf(guide.tokens, document, links)}
<nav class="turn" aria-label="More guides">${turns}</nav>`;
  return textPage(document, links, {
    title: `${guide.title} · ${document.info.title}`,
    description: guide.summary,
    main,
    aside: guideList(guides, guide.name),
    current: 'Guides',
  });
}

/** The start page: links in the order in which readers need them. */
export function sitePage(document: PublishedDocument, guides: readonly Guide[]): Page {
  const links = fileLinks(0);
  const { title, summary } = document.info;
  const list = guides.map(
    (guide) =>
      html`<dt><a href="./guides/${guide.name}.html">${guide.title}</a></dt>\n<dd>${guide.summary}</dd>\n`,
  );
  const main = html`<h1>${title}</h1>
<p>${summary}</p>
<h2 id="guides">Guides</h2>
<dl>
${list}</dl>
<h2>Reference</h2>
<dl>
<dt><a href="${links.reference}">Reference</a></dt>
<dd>Every operation with its parameters, responses and permissions, and samples in curl, TypeScript and Python.</dd>
<dt><a href="./workflows.html">Workflows</a></dt>
<dd>Complete tasks, step by step, as Arazzo descriptions that tools can run.</dd>
<dt><a href="${links.problems}">Problem codes</a></dt>
<dd>What each <code>code</code> of an error means, and what to do about it.</dd>
<dt><a href="./changelog.html">Changelog</a></dt>
<dd>The changes in each release, and what is deprecated.</dd>
<dt><a href="${links.openapiJson}">openapi.json</a>, <a href="${links.openapiYaml}">openapi.yaml</a></dt>
<dd>The contract in OpenAPI 3.1, to generate a client from.</dd>
</dl>`;
  return textPage(document, links, { title, description: summary, main });
}

/** What is deprecated and what is gone, by the contract. */
function lifecycleSection(document: ContractDocument): Html {
  const deprecated = Object.entries(document.paths).flatMap(([route, item]) =>
    methods.flatMap((method) => {
      const lifecycle = item[method] && lifecycleOf(item[method]);
      if (lifecycle === undefined) return [];
      const [since, until] = [lifecycle.deprecatedAt, lifecycle.sunset].map((at) =>
        at.toISOString().slice(0, 10),
      );
      const { successor } = lifecycle;
      return html`<li><code>${method.toUpperCase()} ${route}</code>, deprecated since ${since}, works until at least ${until}.
Use <code>${successor.method.toUpperCase()} ${successor.path}</code>.</li>\n`;
    }),
  );
  const removed = document['x-removed-operations'].map(
    ({ method, path: route, query = [], removed_in: release, removed_at: day, successor }) =>
      html`<li><code>${method.toUpperCase()} ${route}${query.map((name) => `?${name}=`).join('')}</code>, removed in
${release} (${day}). Use <code>${successor.method.toUpperCase()} ${successor.path}</code>.</li>\n`,
  );
  const listed = (items: readonly Html[], none: string): Html =>
    items.length === 0 ? html`<p>${none}</p>` : html`<ul>\n${items}</ul>`;
  return html`<h2 id="deprecated">Deprecated</h2>
${listed(deprecated, 'Nothing is deprecated in this release.')}
<p>${inlineCode('Responses of deprecated operations have `Deprecation` and `Sunset`, and a `Link` to the successor.')}</p>
<h2 id="removed">Removed</h2>
${listed(removed, 'Nothing was removed.')}`;
}

/** CHANGELOG.md below what the contract says of its own past and future. */
export function changelogPage(document: PublishedDocument): Page {
  const links = fileLinks(0);
  const tokens = new Marked().lexer(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'));
  const [title, ...rest] = tokens;
  if (title?.type !== 'heading') throw new Error('CHANGELOG.md must begin with a title');
  const changes = markupOf(rest, document, links)
    .toString()
    .replaceAll(
      / id="(?:added|changed|fixed|removed|deprecated)"(?=>(?:Added|Changed|Fixed|Removed|Deprecated)<\/h3>)/g,
      '',
    );
  const main = html`<h1>${plain(title)}</h1>
${lifecycleSection(document)}
${trusted(changes)}`;
  const description = 'The changes in each release, and what is deprecated or was removed.';
  return textPage(document, links, {
    title: `Changelog · ${document.info.title}`,
    description,
    main,
    current: 'Changelog',
  });
}

/** The Arazzo descriptions as lists of steps. */
export function workflowsPage(document: PublishedDocument, workflows: readonly Workflow[]): Page {
  const links = fileLinks(0);
  const known = explanations(document, links);
  const sections = workflows.map(({ file, id, summary, description, inputs, steps }) => {
    const given = inputs.map(
      ({ name, meaning }) => html`<dt><code>${name}</code></dt>\n<dd>${inlineCode(meaning)}</dd>\n`,
    );
    const done = steps.map(
      ({ description: step, operationId }) =>
        html`<li>${inlineCode(step)} <a href="${known.get(operationId) ?? links.reference}"><code>${operationId}</code></a></li>\n`,
    );
    return html`<h2 id="${id}">${summary}</h2>
<p>${inlineCode(description)}</p>
<h3>Inputs</h3>
<dl>
${given}</dl>
<h3>Steps</h3>
<ol>
${done}</ol>
<p class="quiet"><a href="./arazzo/${file}">${file}</a>, workflow <code>${id}</code></p>\n`;
  });
  const main = html`<h1>Workflows</h1>
<p>Tasks that take several requests, described in <a href="https://spec.openapis.org/arazzo/latest.html">Arazzo</a>. A
tool that supports Arazzo can run them. Each is run against the service before every release.</p>
${sections}`;
  return textPage(document, links, {
    title: `Workflows · ${document.info.title}`,
    description:
      'Complete tasks, step by step: a first board, an invite, a shared card, and migrating from the removed card list.',
    main,
    current: 'Workflows',
  });
}
