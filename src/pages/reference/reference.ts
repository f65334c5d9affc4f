/** Owns the pages of the reference: the operations of one tag, shown by Redoc, with nothing loaded from any other place. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { html, trusted } from '../../html.ts';
import type { Html } from '../../html.ts';
import { hashSource } from '../site/html.ts';
import type { SiteLinks } from '../site/links.ts';
import { codeSamples } from './code-samples.ts';
import { accessSentence, lifecycleNotice, operationHash, tagPath } from './operations.ts';
import type { DocumentedOperation } from './operations.ts';
import type { PublishedDocument } from './published-contract.ts';
import { themes } from './reference-themes.ts';

/** The name that the head of Redoc's bundle gives for the notices that have to come with it. */
export const redocLicenseName = 'redoc.standalone.js.LICENSE.txt';

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

/** What Redoc needs of the policy of its pages. */
export const redocAllowances = {
  'style-src': [
    // Redoc adds its rules to an empty style element through the CSSOM, so only the empty element is to be admitted,
    hashSource(''),
    // and this is the one style sheet that its bundle inserts as text: that of perfect-scrollbar 1.5.3.
    "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
  ],
  // Redoc makes a worker for its own search, which the pages don't show.
  'worker-src': ['blob:'],
};

const options = {
  themes,
  // What the operations need is in their descriptions, as sentences.
  showExtensions: false,
  hideSchemaPattern: true,
  hideDownloadButtons: true,
  disableSearch: true,
  // On a phone the other place for the path is a screen or more below its operation.
  pathInMiddlePanel: true,
  sortRequiredPropsFirst: true,
  nativeScrollbars: true,
  hideLoading: true,
  scrollYOffset: 64,
};

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Every component that a part of the contract refers to, itself or through others. */
function referencedComponents(
  document: PublishedDocument,
  part: unknown,
): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      const isPlace =
        (name === '$ref' || typeof value === 'string') && String(value).startsWith('#/components/');
      if (!isPlace) {
        visit(value);
        continue;
      }
      const [, , kind = '', component = ''] = String(value).split('/');
      if (found[kind]?.[component] !== undefined) continue;
      const target = document.components[kind]?.[component];
      found[kind] = { ...found[kind], [component]: target };
      visit(target);
    }
  };
  visit(part);
  return found;
}

/**
 * Names that are explained elsewhere become links, in every description: problem codes and operations. Only those of
 * responses stay as they are, since Redoc shows them on a button.
 */
function withLinks(node: Json, placeOf: (name: string) => string | undefined, isResponse = false): Json {
  if (Array.isArray(node)) return node.map((item) => withLinks(item, placeOf));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]): [string, Json] => {
    if (name === 'responses' && typeof value === 'object' && value !== null) {
      const responses = Object.entries(value).map(([key, item]) => [key, withLinks(item, placeOf, true)]);
      return [name, Object.fromEntries(responses) as Json];
    }
    if (name !== 'description' || typeof value !== 'string') return [name, withLinks(value, placeOf)];
    return [name, isResponse ? value : linkedText(value, placeOf)];
  });
  return Object.fromEntries(entries);
}

function linkedText(text: string, placeOf: (name: string) => string | undefined): string {
  return text.replaceAll(/(?<!\[)`(\w+)`(?!\])/g, (written, word: string) => {
    const place = placeOf(word);
    return place === undefined ? written : `[${written}](${place})`;
  });
}

/** The contract with the operations of one tag, as Redoc shows it: with samples, and with who may call each. */
export function shownContract(
  document: PublishedDocument,
  operations: readonly DocumentedOperation[],
  tag: string,
  links: SiteLinks,
): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { spec, operation } of operations.filter((item) => item.tag === tag)) {
    const item = (paths[spec.path] ??= { parameters: document.paths[spec.path]?.parameters ?? [] });
    item[spec.method] = {
      ...operation,
      // Without tags Redoc needs no menu, and an operation is at `#operation/<id>`.
      tags: [],
      description: `${lifecycleNotice(operation)}${operation.description}\n\n${accessSentence(spec)}`,
      'x-codeSamples': codeSamples(document, spec),
    };
  }
  const places = new Map([
    ...operations.map(({ spec, tag: at }): [string, string] => [
      spec.operationId,
      `${at === tag ? '' : links.page(tagPath(at))}${operationHash(spec.operationId)}`,
    ]),
    ...Object.keys(document['x-problems']).map((code): [string, string] => [
      code,
      links.page(`problems/${code}`),
    ]),
  ]);
  const { securitySchemes = {} } = document.components;
  const parts = {
    openapi: '3.1.0',
    info: { title: tag, version: document.info.version },
    servers: document.servers.map(({ url }) => ({ url })),
    paths,
    components: { ...referencedComponents(document, paths), securitySchemes },
  };
  return withLinks(JSON.parse(JSON.stringify(parts)) as Json, (name) => places.get(name)) as object;
}

/** A script element that holds data; `<` is escaped so that no text in it can end the element. */
function dataElement(id: string, data: unknown): Html {
  const text = trusted(JSON.stringify(data).replaceAll('<', '\\u003c'));
  return html`<script type="application/json" id="${id}">${text}</script>`;
}

/**
 * What stands on the page of a tag.
 *
 * @param text all of it without a script
 */
export function tagMarkup(
  document: PublishedDocument,
  operations: readonly DocumentedOperation[],
  tag: string,
  links: SiteLinks,
  text: Html,
): Html {
  const { description = '' } = document.tags.find(({ name }) => name === tag) ?? {};
  // Only the service that serves the page can be tried: a static host or a disk is not one.
  const service = links.kind === 'service' ? html` data-service="${links.contract('v1')}"` : undefined;
  return html`<h1>${tag}</h1>
<p>${description}</p>
<div id="reference"${service}></div>
<noscript>${text}</noscript>
${dataElement('contract', shownContract(document, operations, tag, links))}
${dataElement('options', { ...options, hideHostname: links.kind === 'files' })}`;
}
