/** Reads a document as a newcomer does: its commands run in their order, on a service as `npm start` makes it. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Example } from '../../../scripts/docs/guides.ts';
import { openDatabase } from '../../../src/db/database.ts';
import { seedDemo } from '../../../src/demo/seed-demo.ts';
import { testBilling } from '../../support/billing.ts';
import { systemNow } from '../../support/clock.ts';
import { createMigratedDatabase } from '../../support/database.ts';
import { typeIdOf } from '../../support/ids.ts';
import { makeLegacyShareLink } from '../../support/old-data.ts';
import { startServer } from '../../support/server-process.ts';
import { answerDifferences } from './answers.ts';
import { run } from './workbench.ts';

/** `zsh` is interactive and without settings, as a terminal on macOS: a comment there is an unknown command. */
export type Shell = 'bash' | 'zsh';

/** A link of 1.5, for the guide that describes them. */
const oldShareToken = 'a1b2c3d4e5f6';

/** A service as `npm start` makes it, seen from the folder in which it was started. */
export async function startForReader(folder: string): Promise<void> {
  const databaseUrl = await createMigratedDatabase();
  const dataDir = path.join(folder, 'data');
  const secretKey = 'only for the examples of the guides';
  const service = startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    TRUSTED_PROXIES: 'loopback',
  });
  onTestFinished(() => {
    service.signal('SIGTERM');
  });
  const address = await service.address();
  const database = openDatabase({ url: databaseUrl });
  try {
    mkdirSync(dataDir, { recursive: true });
    await seedDemo(database, { dataDir, baseUrl: address, billing: testBilling, now: systemNow() });
    const { prisma } = database.reader;
    const card = await prisma.card.findFirstOrThrow({ where: { title: 'Redirect the old blog addresses' } });
    const of = { workspaceId: typeIdOf('workspace', card.workspaceId) };
    await makeLegacyShareLink({ database }, of, typeIdOf('card', card.id), inADay(), oldShareToken);
  } finally {
    await database.close();
  }
}

const inADay = (): Date => new Date(systemNow().getTime() + 86_400_000);

const end = 'read to the end';

/** The shell's part of a document as one script; after each block it keeps the last answer under the block's number. */
function shellScript(examples: readonly Example[], address: string): string {
  const head = `set -euo pipefail
set -o allexport
OLD_SHARE_TOKEN=${oldShareToken}
URL=$(jq -r .base_url data/demo.json) TOKEN=$(jq -r .access_token data/demo.json)
curl() { command curl --silent --show-error --header 'X-Forwarded-For: ${address}' --dump-header headers "$@" | tee body; }`;
  const blocks = examples.flatMap(({ language, note, code }, index) =>
    language === 'sh' && note === ''
      ? [code, `for part in headers body; do [ ! -e $part ] || cp $part ${index}.$part; done`]
      : [],
  );
  const hasProgram = examples.some(({ language }) => language === 'ts');
  const program = hasProgram ? [`"${process.execPath}" guide.ts`] : [];
  return [head, ...blocks, ...program, `echo '${end}'`, ''].join('\n');
}

/**
 * Runs a document. Its commands come from an address of their own: a guide may use up what one network can try in a
 * minute, and the reader of the next does not wait.
 *
 * @throws {Error} when a command fails
 */
export async function readDocument(
  examples: readonly Example[],
  folder: string,
  shell: Shell,
  address: string,
): Promise<void> {
  for (const name of readdirSync(folder))
    if (/(?:^|\.)(?:headers|body)$/.test(name)) rmSync(path.join(folder, name));
  const programs = examples.filter(({ language }) => language === 'ts').map(({ code }) => code);
  if (programs.length > 0) writeFileSync(path.join(folder, 'guide.ts'), `${programs.join('\n')}\n`);
  const script = shellScript(examples, address);
  writeFileSync(path.join(folder, 'commands'), script);
  // What is pasted into a terminal is input; bash has no option that a comment would need there.
  const args = shell === 'bash' ? ['-c', script] : ['-c', 'exec zsh -f -i < commands'];
  const written = await run('bash', args, folder, {});
  if (!written.trimEnd().endsWith(end)) throw new Error(`not all commands ran:\n${written}`);
}

/** The answer after which the commands of an example ended: its headers, or its body. */
export function keptAnswer(folder: string, index: number, part: 'headers' | 'body'): string {
  return readFileSync(path.join(folder, `${index}.${part}`), 'utf8');
}

/** What a reader would see otherwise than the document says. */
export function differencesIn(examples: readonly Example[], folder: string): string[] {
  return examples.flatMap(({ language, code }, index) =>
    language === 'http'
      ? answerDifferences(
          code,
          keptAnswer(folder, index - 1, 'headers'),
          keptAnswer(folder, index - 1, 'body'),
        ).map((difference) => `example ${index + 1}: ${difference}`)
      : [],
  );
}
