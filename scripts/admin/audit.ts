/** The work of `npm run admin -- audit export`. */
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { cursorOf, findStart, positionOf, readAuditPage } from '../../src/domain/events/audit-log.ts';
import type { AuditFilter, AuditPosition } from '../../src/domain/events/audit-log.ts';
import { fromTypeId } from '../../src/domain/core/ids.ts';
import { placeEvents } from '../../src/domain/events/event-log-rows.ts';
import type { AdminResult } from '../commands/admin/admin-commands.ts';
import { CommandError } from '../support/command-errors.ts';
import { withOperatorTransactions } from './operator-transactions.ts';
import type { Transact } from './operator-transactions.ts';

interface ExportOptions {
  readonly workspace: string | undefined;
  readonly since: Date | undefined;
  readonly until: Date | undefined;
  readonly after: string | undefined;
  readonly cursorFile: string | undefined;
  readonly to: string;
}

const entriesAtOnce = 500;

/** @throws {CommandError} if the file exists already, or the cursor file has no cursor */
export async function exportAuditLog(options: ExportOptions): Promise<AdminResult> {
  const { to } = options;
  const after = (await storedCursor(options.cursorFile)) ?? options.after;
  const known = after === undefined ? undefined : positionOf(after);
  if (after !== undefined && known === undefined) {
    throw new CommandError(`${options.cursorFile ?? ''} has no cursor of an audit log.`);
  }
  const file = to === '-' ? undefined : await openFile(to, known !== undefined);
  try {
    const data = await withOperatorTransactions((transact) => writeLog(transact, options, { file, known }));
    const text = file === undefined ? '' : `${data.entries} entries are in ${to}, up to ${data.cursor}.\n`;
    return { data, text };
  } catch (error) {
    if (known === undefined && (await file?.stat())?.size === 0) await rm(to);
    throw error;
  } finally {
    await file?.close();
  }
}

async function writeLog(
  transact: Transact,
  { workspace, since, until, cursorFile }: ExportOptions,
  { file, known }: { readonly file: FileHandle | undefined; readonly known: AuditPosition | undefined },
) {
  const filter: AuditFilter = {
    ...(workspace !== undefined && { workspaceId: fromTypeId(workspace) }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { before: until }),
  };
  const head = await transact(({ tx }) => placeEvents(tx));
  let position =
    known ??
    (filter.since === undefined
      ? { event: 0n, action: 0n }
      : await findStartOf(transact, filter.since, head));
  // Entries are almost in the order of time. The next export begins with the first one that --until leaves out.
  let continued: AuditPosition | undefined;
  let count = 0;
  for (;;) {
    const start = position;
    const page = await transact(({ tx }) => readAuditPage(tx, start, entriesAtOnce, filter));
    const text = page.entries.map((entry) => `${entry.text}\n`).join('');
    if (file === undefined) await writeOut(text);
    else await appendWhole(file, text);
    count += page.entries.length;
    position = page.end;
    continued ??= page.leftOutAfter;
    const cursor = cursorOf(continued ?? position);
    if (cursorFile !== undefined) {
      await file?.datasync();
      await storeCursor(cursorFile, cursor);
    }
    if (page.isLast) return { entries: count, cursor };
  }
}

function findStartOf(transact: Transact, since: Date, head: bigint): Promise<AuditPosition> {
  return transact(({ tx }) => findStart(tx, since, head));
}

/** Waits until the reader has taken it, so that memory stays bounded. */
function writeOut(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Leaves the file as it was if the disk is full, so that a later export continues it. */
async function appendWhole(file: FileHandle, text: string): Promise<void> {
  const { size } = await file.stat();
  try {
    await file.appendFile(text);
  } catch (error) {
    // Only files have a length to go back to.
    await file.truncate(size).catch(() => undefined);
    throw error;
  }
}

/** Removes the part of a line with which an export that was killed has ended. */
async function removePartialLine(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  const chunk = Buffer.alloc(65_536);
  for (let end = size; end > 0;) {
    const start = Math.max(0, end - chunk.length);
    const { bytesRead } = await file.read(chunk, 0, end - start, start);
    const lineFeed = chunk.subarray(0, bytesRead).lastIndexOf('\n');
    if (lineFeed !== -1 || start === 0) {
      await file.truncate(start + lineFeed + 1);
      return;
    }
    end = start;
  }
}

/** Only its owner can read it. @throws {CommandError} if there is such a file and nothing to continue */
async function openFile(name: string, continues: boolean): Promise<FileHandle> {
  try {
    const file = await open(name, continues ? 'a+' : 'ax', 0o600);
    if (continues) await removePartialLine(file);
    return file;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new CommandError(`${name} exists already. Continue it with --after or --cursor-file.`);
  }
}

async function storedCursor(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** By a rename, so that a crash leaves the former cursor or the new one. */
async function storeCursor(file: string, cursor: string): Promise<void> {
  await writeFile(`${file}.new`, `${cursor}\n`);
  await rename(`${file}.new`, file);
}
