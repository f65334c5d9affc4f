/** What a command says of an expected failure, such as a busy port, a missing file or an unreachable database. */
import { getSystemErrorMessage } from 'node:util';
import pg from 'pg';
import { PortError } from '../../src/api/http/ports.ts';
import { ConfigError } from '../../src/config-errors.ts';
import { MigrationError } from '../../src/db/migrations.ts';
import { AppError } from '../../src/domain/core/errors.ts';
import { EmbeddedPostgresError } from '../../src/postgres/errors.ts';
import { CommandError, UsageError } from './command-errors.ts';

const sentenceErrors = [
  UsageError,
  CommandError,
  AppError,
  ConfigError,
  MigrationError,
  EmbeddedPostgresError,
  PortError,
];

/** One sentence; undefined for a programming error. */
export function failureSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (sentenceErrors.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof pg.DatabaseError && error.code !== undefined && isOperational(error.code)) {
    return `The database refuses the work: ${error.message}.`;
  }
  if ('code' in error && typeof error.code === 'string') return systemSentence(error);
  // fetch hides the reason, and several addresses that all refuse are one error.
  const [inner] = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause];
  return inner === undefined ? undefined : failureSentence(inner);
}

/** Connections, missing privileges and databases, resources, shutdowns; not wrong SQL. */
function isOperational(sqlState: string): boolean {
  return /^(?:08|28|3D|53|57P|58|25006|42501)/.test(sqlState);
}

function systemSentence(error: NodeJS.ErrnoException): string | undefined {
  const { code = '', errno, path: place = '', syscall = '' } = error;
  const { address, port, hostname } = error as { address?: string; port?: number; hostname?: string };
  const at = address === undefined ? (hostname ?? 'The other side') : `${address}:${port ?? ''}`;
  if (syscall.startsWith('spawn') && code === 'ENOENT') return `${place} is missing. Install it first.`;
  if (code === 'ENOENT') return `There is no file ${place}.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${place || at} is not accessible (${code}).`;
  if (code === 'ENOSPC') return 'The disk is full. Free some space.';
  if (code === 'EADDRINUSE') return `Port ${port ?? ''} is in use by another program.`;
  if (code === 'ECONNREFUSED') return `${at} refuses the connection.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `${at} is not a known host.`;
  if (code === 'ECONNRESET' || code === 'ETIMEDOUT' || code === 'EHOSTUNREACH' || code === 'EPIPE') {
    return `The connection to ${at} was lost (${code}).`;
  }
  if (place !== '' && errno !== undefined) return `${place} can't be used: ${getSystemErrorMessage(errno)}.`;
  return undefined;
}
