/** Runs reads on one connection, and keeps the statements that they send: by hand, and by Prisma's models. */
import type pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';
import type { ConnectionStatement, LocalSettings, ServiceConnection } from '../../src/db/connections.ts';
import { commitsWithin } from '../../src/db/database.ts';
import type { Prisma, Tx } from '../../src/db/database.ts';
import { PrismaAdapter } from '../../src/db/prisma-adapter.ts';
import { AppError } from '../../src/domain/core/errors.ts';
import type { ReadContext, Run } from './plan-reads.ts';
import type { SentStatement } from './statement-plans.ts';

export interface PlanRecorder {
  readonly tx: Tx;
  /** The statements that a read sends. It may be refused: of no resource there is nothing more to read. */
  collect(run: Run, ctx: ReadContext): Promise<readonly SentStatement[]>;
}

export function recordPlans(connection: ServiceConnection): PlanRecorder {
  let sent: SentStatement[] = [];
  const rows: Tx['rows'] = async <Row>(statement: Prisma.Sql, settings?: LocalSettings) => {
    sent.push({ statement, settings });
    const { text, values } = statement;
    const query = { text, values, ...(settings !== undefined && { settings }) };
    return (await connection.query<Row & pg.QueryResultRow>(query)).rows;
  };
  const pool = {
    query: (statement: ConnectionStatement) => {
      sent.push({ statement: statement as unknown as Prisma.Sql, settings: undefined });
      return connection.query(statement);
    },
  };
  const options = { timeoutMs: 20_000, onError: () => undefined, onUnconfirmed: () => undefined };
  const prisma = new PrismaClient({ adapter: new PrismaAdapter(pool as unknown as pg.Pool, options) });
  return {
    tx: { rows, ...commitsWithin({ rows }), prisma },
    collect: async (run, ctx) => {
      sent = [];
      await run(ctx).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
      return sent;
    },
  };
}
