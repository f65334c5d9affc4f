/** The lint rule by which no code reads the clock of the machine or of the database. */
import { ESLint, Linter } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const linter = new Linter();
const eslint = new ESLint();

/** What the rule says of a line in a file of this repository. */
async function complaintsAbout(line: string, file: string): Promise<string[]> {
  const { rules } = (await eslint.calculateConfigForFile(file)) as Pick<Linter.Config, 'rules'>;
  const rule = rules?.['no-restricted-syntax'];
  const messages = linter.verify(line, { rules: rule === undefined ? {} : { 'no-restricted-syntax': rule } });
  return messages.map(({ message }) => message);
}

const ruled = [
  'src/domain/boards/cards.ts',
  'src/jobs/tasks/purge.ts',
  'test/boards/cards.test.ts',
  'test/support/factories.ts',
];
const roots = ['src/server.ts', 'test/support/clock.ts'];
const refused = ['new Date()', 'Date()', 'Date.now()', 'const now = Date.now', 'call(new Date)'];

beforeAll(async () => {
  await eslint.calculateConfigForFile('src/server.ts');
});

describe('the lint rule about clocks', () => {
  it.each(refused)('refuses %s in domain, jobs and tests', async (line) => {
    for (const file of ruled) {
      expect(await complaintsAbout(line, file), file).toEqual([expect.stringContaining('injected')]);
    }
  });

  it('allows given times, durations, and the files that create clocks', async () => {
    for (const file of ruled) {
      expect(await complaintsAbout('f(new Date(0), Date.UTC(2027, 0), performance.now())', file)).toEqual([]);
    }
    for (const file of roots) expect(await complaintsAbout('new Date()', file)).toEqual([]);
  });

  it.each(['now()', 'CURRENT_TIMESTAMP', 'clock_timestamp()', 'current_date'])(
    "refuses %s of the database in the domain's statements, but no parameter",
    async (expression) => {
      const statement = `f(sql\`UPDATE cards SET updated_at = ${expression}\`)`;
      expect(await complaintsAbout(statement, 'src/domain/boards/cards.ts')).toHaveLength(1);
      const given = 'f(sql`UPDATE cards SET updated_at = ${now()}::timestamptz`)';
      expect(await complaintsAbout(given, 'src/domain/boards/cards.ts')).toEqual([]);
    },
  );
});
