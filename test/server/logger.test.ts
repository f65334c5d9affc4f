/** The service's log: what it says of an error, and what it leaves out. */
import { expect, it, vi } from 'vitest';
import { combineLines, createLogger } from '../../src/logger.ts';

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

it('writes lines that come together at once, in their order', async () => {
  const written: string[] = [];
  const output = combineLines({ write: (text) => void written.push(text), flushSync: () => undefined });
  const logger = createLogger('info', output);
  logger.info('first');
  logger.info('second');
  expect(written).toEqual([]);
  await vi.waitFor(() => {
    expect(written).toHaveLength(1);
  });
  expect(written.join('').match(/first|second/g)).toEqual(['first', 'second']);
});

it('does not keep more than some kilobytes of lines', () => {
  const written: string[] = [];
  const output = combineLines({ write: (text) => void written.push(text), flushSync: () => undefined });
  output.write('x'.repeat(20_000));
  expect(written).toHaveLength(1);
});
