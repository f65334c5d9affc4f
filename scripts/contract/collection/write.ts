/** Writes the collections to examples/. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractDocument } from '../../../src/api/contract/contract.ts';
import { brunoFiles, httpFile, postmanCollection } from './formats.ts';
import { makeCollection } from './requests.ts';
import { story } from './story.ts';

/** Below the root of the repository. */
export const collectionPlaces = [
  'examples/bruno',
  'examples/boards.postman_collection.json',
  'examples/boards.http',
] as const;

/** Files that are no longer made go away. */
export function writeCollections(contract: ContractDocument, root: string): void {
  const [bruno, postman, http] = collectionPlaces.map((place) => path.join(root, place)) as [
    string,
    string,
    string,
  ];
  const collection = makeCollection(contract, story);
  rmSync(bruno, { recursive: true, force: true });
  for (const [name, text] of brunoFiles(collection)) {
    const file = path.join(bruno, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(postman, postmanCollection(collection));
  writeFileSync(http, httpFile(collection));
}
