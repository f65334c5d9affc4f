/** The site as it is served. With all that renders it, it is loaded when the first page is asked for. */
import type { PublishedDocument } from '../reference/published-contract.ts';
import { searchIndexName } from './assets.ts';
import { addressOf, fileAddressOf, markdownAddressOf } from './links.ts';
import { assetResource, htmlResource, openResource, textResource } from './resources.ts';
import type { Maker, Resource, Resources } from './resources.ts';
import { searchIndexScript } from './search-index.ts';
import { llmsText, pageMarkdown, readSite, renderSitePage, startPageOf, unknownProblemPage } from './site.ts';
import type { Site } from './site.ts';
import { siteMapAddress, siteMapText } from './site-map.ts';
import { publishedWorkflow, workflowFiles } from './workflows.ts';

/** Every page of the site, its Markdown and its files. */
function siteResources(site: Site, publicUrl: string): Resources {
  const resources = new Map<string, Maker>();
  for (const page of site.pages.values()) {
    const { sitePath } = page;
    resources.set(addressOf('service', sitePath), () => htmlResource(renderSitePage(site, 'service', page)));
    if (sitePath.startsWith('problems')) {
      // The `type` of a problem is an address of its own.
      const address = `/${sitePath}`;
      resources.set(address, () => htmlResource(renderSitePage(site, 'service', page, address)));
    }
    resources.set(markdownAddressOf('service', sitePath), () =>
      textResource(pageMarkdown('service', page), 'text/markdown'),
    );
  }
  const add = (name: string, make: Maker): void => {
    resources.set(fileAddressOf('service', name), make);
  };
  for (const { name, content, mediaType } of site.assets) add(name, () => assetResource(content, mediaType));
  add(searchIndexName, async () => textResource(await searchIndexScript(site, 'service'), 'text/javascript'));
  // Redoc's head names this file without a digest, so it must not be kept for long.
  add(site.license.name, () => textResource(site.license.content, 'text/plain'));
  for (const name of workflowFiles()) {
    add(`arazzo/${name}`, () =>
      openResource(publishedWorkflow(name, '../../openapi.yaml'), 'application/yaml'),
    );
  }
  // The start page has the same links wherever it is.
  resources.set('/', () => htmlResource(renderSitePage(site, 'service', startPageOf(site))));
  if (publicUrl !== '') {
    const siteMap = (): string => siteMapText(site, 'service', publicUrl);
    resources.set(siteMapAddress, () => textResource(siteMap(), 'application/xml'));
  }
  resources.set('/llms.txt', () => textResource(llmsText(site, 'service'), 'text/plain'));
  return resources;
}

export interface ServedSite {
  readonly resources: Resources;
  /** For every problem that this release doesn't have; its links depend on the folder of the address. */
  readonly unknownProblem: (address: string) => Resource;
}

/** @param publicUrl the address of the service, for the site map; without one there is none */
export function serveSite(document: PublishedDocument, publicUrl: string): ServedSite {
  const site = readSite(document);
  return {
    resources: siteResources(site, publicUrl),
    unknownProblem: (address) => htmlResource(unknownProblemPage(site, address), 404),
  };
}
