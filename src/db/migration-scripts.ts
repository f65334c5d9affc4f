// Runs the script of a migration so that requests go on: it waits for locks only briefly, and builds indexes beside them.

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** How long a script waits for locks, and how often it is tried. */
export interface LockWaits {
  timeoutMs: number;
  attempts: number;
}

/** Each attempt holds up requests for at most its timeout: they queue behind the lock that it waits for. */
export const usualLockWaits: LockWaits = { timeoutMs: 3_000, attempts: 20 };

const pauseMs = 1_000;

/** Whether a script gets its locks when others have given back theirs: it waited too long, or it and a request waited for each other. */
export function isLockedOut(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01');
}

/** The first line of a script whose statements PostgreSQL refuses in a transaction. */
const noTransactionLine = '-- No transaction';

/**
 * A setting of a function that no extension defines, which only superusers may create. Two released migrations have it, and a
 * later one creates the function without it (docs/decisions/0107-a-real-cluster.md).
 */
const functionSetting = /^SET "app\.\w+" = '\w+' (?=AS \$\$$)/gm;

/** Whether the statements of a script run one by one, each with its own transaction. */
export function runsWithoutTransaction(script: string): boolean {
  return script.startsWith(`${noTransactionLine}\n`) || script.startsWith(`${noTransactionLine}\r\n`);
}

/**
 * Runs a script on a pool of one connection, followed by `finish`, which marks it as finished. A script is one transaction
 * with that mark, and is tried again when it doesn't get its locks. One without a transaction continues where it stopped.
 * @throws DatabaseError of the last attempt
 */
export async function runScript(
  pool: pg.Pool,
  script: string,
  { finish, waits }: { finish: string; waits: LockWaits },
): Promise<void> {
  if (runsWithoutTransaction(script)) {
    await runStatements(pool, script);
    await pool.query(finish);
    return;
  }
  try {
    for (let attempt = 1; ; attempt += 1) {
      await pool.query(`SET lock_timeout = ${waits.timeoutMs}`);
      try {
        // One simple query is one transaction, and the server itself separates the statements.
        await pool.query(`${script.replaceAll(functionSetting, '')}\n;${finish}`);
        return;
      } catch (error) {
        if (!isLockedOut(error) || attempt >= waits.attempts) throw error;
      }
      await delay(pauseMs);
    }
  } finally {
    await pool.query('RESET lock_timeout').catch(() => undefined);
  }
}

/** The statements of a script that runs without a transaction. */
export function statementsOf(script: string): string[] {
  const statements = script.split(/;[^\S\n]*(?:\r?\n|$)/);
  return statements.filter((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim() !== '');
}

/** Waiting for locks here holds up no one, so it is not limited. */
async function runStatements(pool: pg.Pool, script: string): Promise<void> {
  for (const statement of statementsOf(script)) {
    await dropInvalidIndex(pool, statement);
    await pool.query(statement).catch((error: unknown) => {
      throw placedInScript(error, script.slice(0, script.indexOf(statement)));
    });
  }
}

/** PostgreSQL counts from the beginning of the statement. */
function placedInScript(error: unknown, before: string): unknown {
  if (error instanceof pg.DatabaseError && error.position !== undefined) {
    error.position = String(Number(error.position) + Array.from(before).length);
  }
  return error;
}

/** An index whose concurrent build was interrupted stays, is of no use, and would pass for the finished one. */
async function dropInvalidIndex(pool: pg.Pool, statement: string): Promise<void> {
  const [, quoted, plain] =
    /\bINDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+(?:"([^"]+)"|(\w+))/i.exec(statement) ?? [];
  const name = quoted ?? plain?.toLowerCase();
  if (name === undefined) return;
  const { rowCount } = await pool.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass(quote_ident($1)) AND NOT indisvalid',
    [name],
  );
  if (rowCount !== 0) await pool.query(`DROP INDEX CONCURRENTLY ${pg.escapeIdentifier(name)}`);
}
