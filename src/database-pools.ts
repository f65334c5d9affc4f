/** Opens the pools of a process as its configuration says, and logs what happens to them. */
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import type { Database } from './db/database.ts';
import { Replicas } from './db/replicas.ts';
import type { StatementReports } from './db/statement-reports.ts';
import { statementSpans } from './monitoring.ts';
import type { RecordSpan } from './spans.ts';

interface PoolParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly record?: RecordSpan | undefined;
}

export function openPool(url: string, parts: PoolParts): Database {
  return openDatabase({
    url,
    statementReports: statementReports(parts),
    connectionsMax: parts.config.databasePoolSize,
    onConnectionError: (err) => {
      parts.logger.warn({ err }, 'a database connection broke');
    },
  });
}

/** @param url the primary, around a pooler */
export async function openReplicas(url: string, parts: PoolParts): Promise<Replicas | undefined> {
  const { config, logger } = parts;
  const { databaseReplicaUrls: urls, databaseReplicaPoolSize: connectionsMax } = config;
  if (urls.length === 0) return undefined;
  const replicas = new Replicas(url, {
    urls,
    connectionsMax,
    reportsOf: (replica) => statementReports(parts, replica),
    onConnectionError: (err) => {
      logger.warn({ err }, 'a connection to a replica broke');
    },
    onChange: (replica, reason) => {
      if (reason === undefined) logger.info({ replica }, 'the replica serves reads');
      else logger.warn({ replica, reason }, 'the replica is unavailable; reads go to the primary');
    },
  });
  await replicas.start();
  return replicas;
}

/** @param replica absent for the primary */
function statementReports({ config, logger, record }: PoolParts, replica?: string): StatementReports {
  return {
    slowMs: config.logSlowStatementMs,
    onSlow: (slow) => {
      logger.warn({ ...slow, ...(replica !== undefined && { replica }) }, 'a statement took long');
    },
    onEnd: record === undefined ? undefined : statementSpans(record, replica),
  };
}
