/**
 * The service's log. Details of PostgreSQL errors are omitted, because they contain values of rows, such as email
 * addresses.
 */
import { destination, pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { tracedFields } from './trace-context.ts';

/** How long a line waits for others. */
const waitMsMax = 10;
const waitingLengthMax = 16_384;

/** What lines are written to. `flushSync` writes the rest before the process exits. */
export interface LogOutput extends DestinationStream {
  flushSync(): void;
}

/** Lines that wait longer than it takes to fill this are dropped, so that memory stays bounded. */
const waitingBytesMax = 16_777_216;

/**
 * Standard output. If it can't be written, as when its disk is full, lines are dropped and requests go on. Otherwise the error would
 * end the process, which would repeat the write for ever at its exit.
 */
export function openStandardOutput({ sync }: { readonly sync: boolean }): LogOutput {
  const output = destination({ dest: 1, sync, maxLength: waitingBytesMax });
  const flushSync = output.flushSync.bind(output);
  let hasFailed = false;
  let isNoted = false;
  const note = (reason: string): void => {
    if (!isNoted) process.stderr.write(`The log can't be written, and lines are lost: ${reason}\n`);
    isNoted = true;
  };
  output.on('error', ({ message }: Error) => {
    hasFailed = true;
    note(message);
  });
  output.on('drop', () => {
    note('too many of them wait');
  });
  output.on('write', () => {
    hasFailed = false;
    isNoted = false;
  });
  output.flushSync = () => {
    if (!hasFailed) flushSync();
  };
  return output;
}

/** Writes the lines of a few milliseconds at once: handing a line to the operating system takes longer than making it. */
export function combineLines(output: LogOutput): DestinationStream {
  let waiting = '';
  const write = (): void => {
    if (waiting !== '') output.write(waiting);
    waiting = '';
  };
  // One for all lines: one that starts during a request would keep all that belongs to it.
  const timer = setTimeout(write, waitMsMax);
  process.once('exit', () => {
    write();
    output.flushSync();
  });
  return {
    write: (line) => {
      if (waiting === '') timer.refresh();
      waiting += line;
      if (waiting.length >= waitingLengthMax) write();
    },
  };
}

const valuesOfErrors = ['detail', 'where', 'internalQuery', 'meta.driverAdapterError.cause.detail'];

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    mixin: tracedFields,
    // The line of a request has these fields already, and there is one for each request.
    mixinMergeStrategy: (line: object, fields: object) => ('traceId' in line ? line : { ...fields, ...line }),
    redact: { paths: valuesOfErrors.map((field) => `err.${field}`), remove: true },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
