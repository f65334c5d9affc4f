/** Writes the documentation to dist/docs as files that work on any static host, below any path, and from a disk. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileLinks } from '../src/pages/links.ts';
import { readPublishedContract } from '../src/pages/published-contract.ts';
import { readRedocBundle, redocLicenseName, referencePage } from '../src/pages/reference.ts';
import { problemListPage, problemPage } from '../src/pages/text-pages.ts';

const folder = path.join(import.meta.dirname, '..', 'dist', 'docs');
const { document, json, yaml, json30 } = readPublishedContract();
const { script, license } = readRedocBundle();

const files = new Map<string, string | Buffer>([
  ['reference.html', referencePage(document, fileLinks(0), { kind: 'inline', redoc: script }).html],
  ['openapi.json', json],
  ['openapi.yaml', yaml],
  ['openapi-3.0.json', json30],
  [redocLicenseName, license],
  ['problems/index.html', problemListPage(document, fileLinks(1)).html],
]);
for (const code of Object.keys(document['x-problems'])) {
  files.set(`problems/${code}.html`, problemPage(document, fileLinks(1), code).html);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(path.join(folder, 'problems'), { recursive: true });
for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
console.log(`Wrote ${files.size} files to ${path.relative(process.cwd(), folder)}; open index.html there.`);
