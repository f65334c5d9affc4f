// The one error that the embedded PostgreSQL reports: its message is a sentence for the person at the terminal.
import { statfs } from 'node:fs/promises';
import { getSystemErrorMessage } from 'node:util';

/** The embedded PostgreSQL cannot be used. The message is one clear sentence; `cause` holds the technical error. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Returns the code of a Node system error (`EACCES`) or of a PostgreSQL error (`57P03`), if the error has one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns what an error says, in a few words that fit into a sentence. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('errno' in error && typeof error.errno === 'number') return getSystemErrorMessage(error.errno);
  return error.message.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}

/** What PostgreSQL and its programs write when a disk, or a quota, is used up; a page that fits half is a short write. */
const fullDiskComplaint = /No space left|free disk space|disk quota exceeded|wrote only \d+ of \d+ bytes/i;
/** Less than a line of the log and a page of a table need. */
const freeBytesMin = 64 * 1024;

/** Whether a lack of disk space is why something failed in `dir`, by what was said of it and by what is left. */
export async function isDiskFull(dir: string, complaint: string): Promise<boolean> {
  if (fullDiskComplaint.test(complaint)) return true;
  const disk = await statfs(dir).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < freeBytesMin;
}
