// The error of the embedded PostgreSQL. Its message is a sentence for the person at the terminal.
import { statfs } from 'node:fs/promises';
import { getSystemErrorMessage } from 'node:util';

/** The embedded PostgreSQL can't be used. The message is one sentence; `cause` is the technical error. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** The code of a Node system error (`EACCES`) or of a PostgreSQL error (`57P03`), if any. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The text of an error, in a few words that fit into a sentence. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('errno' in error && typeof error.errno === 'number') return getSystemErrorMessage(error.errno);
  return error.message.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}

/** Messages of PostgreSQL and its programs on a full disk or quota. A partly written page is a short write. */
const fullDiskMessage = /No space left|free disk space|disk quota exceeded|wrote only \d+ of \d+ bytes/i;
/** Less than a log line and a page of a table need. */
const freeBytesMin = 64 * 1024;

/** Whether something failed in `dir` for lack of disk space, according to the error and the free space. */
export async function isDiskFull(dir: string, message: string): Promise<boolean> {
  if (fullDiskMessage.test(message)) return true;
  const disk = await statfs(dir).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < freeBytesMin;
}
