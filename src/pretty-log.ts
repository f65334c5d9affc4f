/**
 * The log as short lines for a person at a terminal. Each is made from the JSON line, so what is left out or redacted
 * there is left out and redacted here.
 */
import path from 'node:path';
import type { DestinationStream } from 'pino';

interface LogRecord {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly message: string; readonly stack?: string };
}

interface RequestRecord extends LogRecord {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  readonly aborted?: true;
}

/** A destination for pino that writes short lines. */
export function prettyLog(write: (text: string) => void): DestinationStream {
  return {
    write: (line) => {
      write(`${prettyLine(JSON.parse(line) as LogRecord)}\n`);
    },
  };
}

/** What stands in every line, or is shown in another way. */
const knownFields = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);
const levelNames = [
  [50, 'Error: '],
  [40, 'Warning: '],
] as const;

function prettyLine(record: LogRecord): string {
  if (isRequest(record)) {
    const { status, method, path: shownPath, durationMs, aborted } = record;
    return `${status} ${method} ${shownPath} ${Math.round(durationMs)} ms${aborted ? ', aborted' : ''}`;
  }
  const { level, msg = '', err } = record;
  const [, name] = levelNames.find(([from]) => level >= from) ?? [0, ''];
  const fields = Object.entries(record)
    .filter(([key]) => !knownFields.has(key))
    .map(([key, value]) => `${key} ${valueText(value)}`);
  const head = `${name}${msg.charAt(0).toUpperCase()}${msg.slice(1)}`;
  const text = fields.length === 0 ? head : `${head}: ${fields.join(', ')}`;
  return withoutControls(err === undefined ? text : `${text}\n${err.stack ?? err.message}`);
}

function isRequest(record: LogRecord): record is RequestRecord {
  return record.msg === 'request' && 'method' in record && 'status' in record;
}

/** Files below the folder in which the service was started are shown from there. */
function valueText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const relative = path.isAbsolute(value) ? path.relative(process.cwd(), value) : value;
  return relative.startsWith('..') ? value : relative;
}

/** Messages of errors can repeat what a client sent, and a terminal obeys control characters. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '?');
}
