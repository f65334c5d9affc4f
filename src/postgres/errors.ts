// The one error that the embedded PostgreSQL reports: its message is a sentence for whoever sits at the terminal.
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
