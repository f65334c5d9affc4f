/** Reports statements, above all those that take long, and gives them a name. Their values are left out, because they can contain secrets. */
import type pg from 'pg';
import type { ConnectionStatement, Queryable } from './connections.ts';
import { statementNameOf } from './connections.ts';

/** A statement that has ended. */
export interface ReportedStatement {
  /** What it does first, such as `SELECT cards`. */
  readonly statement: string;
  /** As in `pg_prepared_statements`. */
  readonly name: string;
  /** The beginning of its text, with placeholders for its values. */
  readonly text: string;
  readonly durationMs: number;
}

/** The callbacks are called in the asynchronous context of the caller. */
export interface StatementReports {
  /** Infinity if none are slow. */
  readonly slowMs: number;
  readonly onSlow: (slow: ReportedStatement) => void;
  /** Called for each statement, if present. */
  readonly onEnd?: ((statement: ReportedStatement, hasFailed: boolean) => void) | undefined;
}

const textLengthMax = 300;

/** Reports statements of a pool or a transaction. Returns `target` itself if there is nothing to report. */
export function reportingStatements(target: Queryable, reports: StatementReports | undefined): Queryable {
  if (reports === undefined) return target;
  const { slowMs, onSlow, onEnd } = reports;
  if (slowMs === Number.POSITIVE_INFINITY && onEnd === undefined) return target;
  return {
    query: async <Row extends pg.QueryResultRow>(statement: ConnectionStatement) => {
      const timing = { durationMs: 0 };
      let hasFailed = true;
      try {
        const result = await target.query<Row>({ ...statement, timing });
        hasFailed = false;
        return result;
      } finally {
        const isSlow = timing.durationMs >= slowMs;
        if (isSlow || onEnd !== undefined) {
          const reported = describe(statement.text, timing.durationMs);
          if (isSlow) onSlow(reported);
          onEnd?.(reported, hasFailed);
        }
      }
    },
  };
}

const tableForm = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?:ONLY\s+)?((?:"?\w+"?\.)?"?[a-z_]\w*"?)/i;

function describe(text: string, durationMs: number): ReportedStatement {
  const [verb = ''] = /[a-z]+/i.exec(text) ?? [];
  const [, table = ''] = tableForm.exec(text) ?? [];
  const shown = text.replaceAll(/\s+/g, ' ').trim();
  return {
    statement: `${verb.toUpperCase()} ${table.replaceAll('"', '').replace(/^public\./, '')}`.trim(),
    name: statementNameOf(text),
    text: shown.length > textLengthMax ? `${shown.slice(0, textLengthMax)}…` : shown,
    durationMs: Math.round(durationMs),
  };
}
