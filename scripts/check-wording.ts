/** Refuses stilted phrases in everything that people read: documents, the contract, code, comments and test names. */
import { refusedPhrases } from './support/wording.ts';

const startedAtMs = performance.now();
const refused = refusedPhrases();
for (const { file, line, phrase, write } of refused) {
  console.log(`${file}:${line}: write “${write}” instead of “${phrase}”`);
}
const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
console.log(`${refused.length} phrases of docs/wording.yaml found in ${seconds} s`);
process.exitCode = refused.length === 0 ? 0 : 1;
