/** Reads a document as a newcomer does: its commands run in their order, where a service was started. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outputsOf, programOf, shellScript } from './guide-examples.ts';
import type { Guide } from './guide-examples.ts';
import { otherOutput } from './outputs.ts';
import { installPython, readerPath, run } from './workbench.ts';

/** `zsh` is interactive and without settings, as a terminal on macOS: a comment there is an unknown command. */
export type Shell = 'bash' | 'zsh';

/** Every guide can be read first, so each begins with the variables that getting started sets. */
function prologueFor(address: string): string {
  return `export URL=$(jq -r .base_url data/demo.json)
export TOKEN=$(jq -r .access_token data/demo.json)
curl() { command curl --header 'X-Forwarded-For: ${address}' "$@"; }`;
}

/** The commands that run what a guide has in languages other than the shell's, with all that it has exported. */
function programs(guide: Guide, folder: string): string {
  const interpreters = { ts: () => process.execPath, py: installPython };
  const steps = (['ts', 'py'] as const).map((language) => {
    const program = programOf(guide, language);
    if (program === '') return '';
    writeFileSync(path.join(folder, `guide.${language}`), program);
    return `(cd "$READER" && "${interpreters[language]()}" guide.${language})`;
  });
  return steps.join('\n');
}

const end = 'read to the end';

/**
 * Runs a document, and returns what it shows and the terminal does not print. Its commands come from an address of their
 * own: a guide may use up what one network can try in a minute, and the reader of the next does not wait.
 *
 * @throws {Error} when a command fails
 */
export async function readDocument(
  guide: Guide,
  folder: string,
  { shell, address }: { readonly shell: Shell; readonly address: string },
): Promise<readonly object[]> {
  for (const name of readdirSync(folder)) if (name.endsWith('.out')) rmSync(path.join(folder, name));
  const script = [
    shellScript(guide, prologueFor(address)),
    // The next document begins in the same terminal.
    'if [ "$PWD" != "$READER" ]; then echo "it ends in $PWD"; exit 1; fi',
    programs(guide, folder),
    `echo '${end}'`,
    '',
  ].join('\n');
  writeFileSync(path.join(folder, 'commands'), script);
  // What is pasted into a terminal is input; bash has no option that a comment would need there.
  const args = shell === 'bash' ? ['-c', script] : ['-c', 'exec zsh -f -i < commands'];
  const written = await run('bash', args, folder, { PATH: readerPath() });
  if (!written.trimEnd().endsWith(end)) throw new Error(`not all commands ran:\n${written}`);
  return outputsOf(guide).flatMap(({ of, shown }) => {
    const printed = otherOutput(shown, printedBy(folder, of));
    return printed === undefined ? [] : [{ shown, printed }];
  });
}

/** What the commands of a block have printed. */
export function printedBy(folder: string, index: number): string {
  const file = path.join(folder, `${index}.out`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
