/** The lint rules by which no code reads the clock of the machine or of the database. */
import { describe, expect, it } from 'vitest';
import { lint } from '../support/linter.ts';

const ruled = [
  'src/domain/boards/cards.ts',
  'src/jobs/tasks/purge.ts',
  'test/boards/cards.test.ts',
  'test/support/factories.ts',
];
const roots = ['src/server.ts', 'test/support/clock.ts'];
const refused = ['new Date()', 'Date()', 'Date.now()', 'const now = Date.now', 'call(new Date)'];

/** Which lines of a text the rules refuse, in each of some files of this repository. */
function refusedLines(lines: readonly string[], files: readonly string[]): readonly (readonly string[])[] {
  const text = lines.join(';\n');
  const complaints = lint(Object.fromEntries(files.map((file) => [file, text])));
  const ofRules = complaints.filter(({ rule }) => rule.startsWith('clock('));
  expect(ofRules.every(({ message }) => message.includes('injected'))).toBe(true);
  return files.map((name) =>
    ofRules.filter(({ file }) => file === name).map(({ line }) => lines[line - 1] ?? ''),
  );
}

describe('the lint rules about clocks', () => {
  it('refuse the clock of the machine in domain, jobs and tests, but no given times and durations', () => {
    const lines = [...refused, 'f(new Date(0), Date.UTC(2027, 0), performance.now())'];
    expect(refusedLines(lines, ruled)).toEqual(ruled.map(() => refused));
  });

  it('allow files that create clocks', () => {
    expect(refusedLines(refused, roots)).toEqual(roots.map(() => []));
  });

  it("refuse the clock of the database in the domain's statements, but no parameter", () => {
    const statements = ['now()', 'CURRENT_TIMESTAMP', 'clock_timestamp()', 'current_date'].map(
      (expression) => `f(sql\`UPDATE cards SET updated_at = ${expression}\`)`,
    );
    const given = 'f(sql`UPDATE cards SET updated_at = ${now()}::timestamptz`)';
    expect(refusedLines([...statements, given], ['src/domain/boards/cards.ts'])).toEqual([statements]);
  });
});
