/** Refuses comments and documents that name what does not exist, and `@throws` lists that are wrong. */
import { staleReferencesOfRepository, wrongThrowsOfRepository } from './comments.ts';

const startedAtMs = performance.now();
const refused = [...staleReferencesOfRepository(), ...wrongThrowsOfRepository()];
for (const sentence of refused) console.log(sentence);
const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
console.log(`${refused.length} wrong references and @throws entries found in ${seconds} s`);
process.exitCode = refused.length === 0 ? 0 : 1;
