/** Writes the documentation to dist/docs as files that work on any static host, below any path, and from a disk. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPublishedContract } from '../../src/pages/reference/published-contract.ts';
import { searchIndexName } from '../../src/pages/site/assets.ts';
import { addressOf, fileAddressOf, markdownAddressOf } from '../../src/pages/site/links.ts';
import { searchIndexScript } from '../../src/pages/site/search-index.ts';
import { llmsText, pageMarkdown, readSite, renderSitePage } from '../../src/pages/site/site.ts';
import { publishedWorkflow, workflowFiles } from '../../src/pages/site/workflows.ts';

const { values } = parseArgs({ options: { url: { type: 'string' } } });
/** Where the site will be, for the site map, whose addresses have to be absolute. */
const publicUrl = values.url?.replace(/\/$/, '');
const folder = path.join(import.meta.dirname, '..', '..', 'dist', 'docs');
const { document, json, yaml, json30 } = readPublishedContract();
const site = readSite(document);
const pages = [...site.pages.values()];

const files = new Map<string, string | Buffer>([
  ['/openapi.json', json],
  ['/openapi.yaml', yaml],
  ['/openapi-3.0.json', json30],
  ['/llms.txt', llmsText(site, 'files')],
  [fileAddressOf('files', searchIndexName), await searchIndexScript(site, 'files')],
  [fileAddressOf('files', site.license.name), site.license.content],
]);
for (const page of pages) {
  files.set(addressOf('files', page.sitePath), renderSitePage(site, 'files', page).html);
  files.set(markdownAddressOf('files', page.sitePath), pageMarkdown('files', page));
}
for (const { name, content } of site.assets) files.set(fileAddressOf('files', name), content);
for (const name of workflowFiles()) {
  files.set(fileAddressOf('files', `arazzo/${name}`), publishedWorkflow(name, '../openapi.yaml'));
}
const siteMap = publicUrl === undefined ? '' : `Sitemap: ${publicUrl}/sitemap.xml\n`;
files.set('/robots.txt', `User-agent: *\nAllow: /\n${siteMap}`);
if (publicUrl !== undefined) {
  const entries = pages.map(
    ({ sitePath }) => `<url><loc>${publicUrl}${addressOf('files', sitePath)}</loc></url>\n`,
  );
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  files.set(
    '/sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${entries.join('')}</urlset>\n`,
  );
}

rmSync(folder, { recursive: true, force: true });
for (const [name, content] of files) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
console.log(`Wrote ${files.size} files to ${path.relative(process.cwd(), folder)}; open index.html there.`);
