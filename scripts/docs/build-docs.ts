/** Writes the documentation to dist/docs as files that work on any static host, below any path, and from a disk. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPublishedContract } from '../../src/pages/reference/published-contract.ts';
import { searchIndexName } from '../../src/pages/site/assets.ts';
import { addressOf, fileAddressOf, markdownAddressOf } from '../../src/pages/site/links.ts';
import { searchIndexScript } from '../../src/pages/site/search-index.ts';
import { robotsText, siteMapAddress, siteMapText } from '../../src/pages/site/site-map.ts';
import { llmsText, pageMarkdown, readSite, renderSitePage } from '../../src/pages/site/site.ts';
import { publishedWorkflow, workflowFiles } from '../../src/pages/site/workflows.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'dist', 'docs');

/** Writes the site. `url` is where it will be, for the site map, whose addresses have to be absolute. */
export async function buildDocs(url?: string): Promise<void> {
  const files = await siteFiles(url?.replace(/\/$/, ''));
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  console.log(`Wrote ${files.size} files to ${path.relative(process.cwd(), folder)}; open index.html there.`);
}

async function siteFiles(publicUrl: string | undefined): Promise<Map<string, string | Buffer>> {
  const { document, json, yaml, json30 } = readPublishedContract();
  const site = readSite(document);
  const files = new Map<string, string | Buffer>([
    ['/openapi.json', json],
    ['/openapi.yaml', yaml],
    ['/openapi-3.0.json', json30],
    ['/llms.txt', llmsText(site, 'files')],
    ['/robots.txt', robotsText('Allow: /', publicUrl)],
    [fileAddressOf('files', searchIndexName), await searchIndexScript(site, 'files')],
    [fileAddressOf('files', site.license.name), site.license.content],
  ]);
  if (publicUrl !== undefined) files.set(siteMapAddress, siteMapText(site, 'files', publicUrl));
  for (const page of site.pages.values()) {
    files.set(addressOf('files', page.sitePath), renderSitePage(site, 'files', page).html);
    files.set(markdownAddressOf('files', page.sitePath), pageMarkdown('files', page));
  }
  for (const { name, content } of site.assets) files.set(fileAddressOf('files', name), content);
  for (const name of workflowFiles()) {
    files.set(fileAddressOf('files', `arazzo/${name}`), publishedWorkflow(name, '../openapi.yaml'));
  }
  return files;
}
