/** What `npm run admin -- doctor` finds, one finding for each thing that it looks at. */

export interface Finding {
  /** What was checked, such as `database.clock`. */
  readonly check: string;
  readonly status: 'ok' | 'warning' | 'failed';
  /** What was found, in one sentence. It contains no secret. */
  readonly message: string;
  /** What to do, in one sentence. */
  readonly advice?: string;
}

export function ok(check: string, message: string): Finding {
  return { check, status: 'ok', message };
}

export function warning(check: string, message: string, advice: string): Finding {
  return { check, status: 'warning', message, advice };
}

export function failed(check: string, message: string, advice: string): Finding {
  return { check, status: 'failed', message, advice };
}

/** The first line of what an error says, without a period at its end. */
export function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const text = first instanceof Error ? first.message : String(first);
  return (text.split('\n')[0] ?? '').replace(/\.$/, '');
}
