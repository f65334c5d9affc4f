/** Tells when a released contract is not the text that was frozen: openapi/releases/SHA256SUMS has the hash of each. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const hashesFile = 'SHA256SUMS';

/** The file names of the released contracts, `<version>.yaml`. */
export function frozenFiles(folder: string): string[] {
  return readdirSync(folder).filter((file) => file !== hashesFile);
}

/** One sentence for each file that is not as it was frozen. */
export function frozenFaults(folder: string): string[] {
  const files = frozenFiles(folder);
  const lines = readFileSync(path.join(folder, hashesFile), 'utf8').trimEnd().split('\n');
  const hashes = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const missing = [...hashes.keys()].filter((file) => !files.includes(file));
  const edited = files.filter(
    (file) => hashes.has(file) && hashes.get(file) !== hashOf(path.join(folder, file)),
  );
  const unknown = files.filter((file) => !hashes.has(file));
  return [
    ...missing.map((file) => `openapi/releases/${file} is missing`),
    ...edited.map((file) => `openapi/releases/${file} was edited after it was frozen`),
    ...unknown.map((file) => `openapi/releases/${file} has no hash in ${hashesFile}`),
  ];
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
