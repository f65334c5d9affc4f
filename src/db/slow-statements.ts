/** Finds statements that take long, and gives them a name. Their values are not reported, because they can contain secrets. */
import type pg from 'pg';
import type { ConnectionStatement, Queryable } from './connections.ts';
import { statementNameOf } from './connections.ts';

/** A statement that took long. */
export interface SlowStatement {
  /** What it does first, such as `SELECT cards`. */
  readonly statement: string;
  /** As in `pg_prepared_statements`. */
  readonly name: string;
  /** The beginning of its text, with placeholders for its values. */
  readonly text: string;
  readonly durationMs: number;
}

export interface SlowStatementOptions {
  /** Infinity if none are reported. */
  readonly slowMs: number;
  /** Called in the asynchronous context of the caller. */
  readonly onSlow: (slow: SlowStatement) => void;
}

const textLengthMax = 300;

/** Reports slow statements of a pool or a transaction. Returns `target` itself if there is nothing to report. */
export function reportingSlow(target: Queryable, options: SlowStatementOptions | undefined): Queryable {
  if (options === undefined || options.slowMs === Number.POSITIVE_INFINITY) return target;
  const { slowMs, onSlow } = options;
  return {
    query: async <Row extends pg.QueryResultRow>(statement: ConnectionStatement) => {
      const timing = { durationMs: 0 };
      try {
        return await target.query<Row>({ ...statement, timing });
      } finally {
        if (timing.durationMs >= slowMs) onSlow(describe(statement.text, timing.durationMs));
      }
    },
  };
}

const tableForm = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?:ONLY\s+)?((?:"?\w+"?\.)?"?[a-z_]\w*"?)/i;

function describe(text: string, durationMs: number): SlowStatement {
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
