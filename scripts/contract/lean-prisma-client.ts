/**
 * Makes the generated Prisma client take less memory. Its query compiler is a text of 4.6 MB in a module, and a module stays in
 * memory: its source and its text, as long as the process runs (docs/decisions/0112-memory-and-starts.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const moduleForm =
  /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[\w.-]+\.mjs)"\)\s+return await decodeBase64AsWasm\(wasm\)/;

/** @throws {Error} if Prisma generates other code than the one that this replaces */
export function makePrismaClientLean(folder: string): void {
  rewrite(path.join(folder, 'internal/class.ts'), (code) => {
    if (!moduleForm.test(code))
      throw new Error('the generated Prisma client loads its query compiler in another way');
    return code.replace(
      moduleForm,
      `const { createRequire } = await import('node:module')
    const { readFile } = await import('node:fs/promises')
    const code = await readFile(createRequire(import.meta.url).resolve("$1"), 'latin1')
    return await decodeBase64AsWasm(code.slice(code.indexOf('"') + 1, code.lastIndexOf('"')))`,
    );
  });
  rewrite(path.join(folder, 'internal/prismaNamespace.ts'));
}

/** A text takes two bytes for each character if one of them isn't in Latin-1, as in a comment of Prisma's. */
function rewrite(file: string, change = (code: string) => code): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')).replaceAll(/ ?🛑/g, ''));
}
