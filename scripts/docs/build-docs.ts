/** Writes the documentation to dist/docs as files that work on any static host, below any path, and from a disk. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileLinks } from '../../src/pages/site/links.ts';
import { readPublishedContract } from '../../src/pages/reference/published-contract.ts';
import { readRedocBundle, redocLicenseName, referencePage } from '../../src/pages/reference/reference.ts';
import { problemListPage, problemPage } from '../../src/pages/site/text-pages.ts';
import { readGuides } from './guides.ts';
import { changelogPage, guidePage, sitePage, workflowsPage } from './site-pages.ts';
import { publishedWorkflow, readWorkflows, workflowFiles } from '../contract/workflows.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'dist', 'docs');
const { document, json, yaml, json30 } = readPublishedContract();
const { script, license } = readRedocBundle();
const guides = readGuides();

const files = new Map<string, string | Buffer>([
  ['index.html', sitePage(document, guides).html],
  ['reference.html', referencePage(document, fileLinks(0), { kind: 'inline', redoc: script }).html],
  ['workflows.html', workflowsPage(document, readWorkflows()).html],
  ['changelog.html', changelogPage(document).html],
  ['openapi.json', json],
  ['openapi.yaml', yaml],
  ['openapi-3.0.json', json30],
  [redocLicenseName, license],
  ['problems/index.html', problemListPage(document, fileLinks(1)).html],
]);
for (const guide of guides) files.set(`guides/${guide.name}.html`, guidePage(document, guides, guide).html);
for (const code of Object.keys(document['x-problems'])) {
  files.set(`problems/${code}.html`, problemPage(document, fileLinks(1), code).html);
}
for (const name of workflowFiles()) files.set(`arazzo/${name}`, publishedWorkflow(name));

rmSync(folder, { recursive: true, force: true });
for (const [name, content] of files) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
console.log(`Wrote ${files.size} files to ${path.relative(process.cwd(), folder)}; open index.html there.`);
