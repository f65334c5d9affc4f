/** The service's log: what it says of an error, and what it leaves out. */
import { expect, it } from 'vitest';
import { createLogger } from '../../src/logger.ts';

it('names an error of the database without the values of the row that PostgreSQL adds', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const row = 'Failing row contains (ada@example.com).';
  const meta = { driverAdapterError: { cause: { code: '23514', detail: row } } };
  const err = Object.assign(new Error('a check failed'), { code: '23514', detail: row, where: row, meta });
  logger.error({ err }, 'not stored');
  expect(lines.join('')).toContain('a check failed');
  expect(lines.join('')).toContain('23514');
  expect(lines.join('')).not.toContain('ada@example.com');
});
