/** The wording check: it finds listed phrases with what to write instead, and the repository has none of them. */
import { describe, expect, it } from 'vitest';
import { phraseFinder, refusedPhrases } from '../../scripts/checks/wording.ts';

const find = phraseFinder([
  { not: ['anew', 'run anew'], write: 'again' },
  { not: ['are to be paid'], write: 'is due by' },
]);

describe('the wording check', () => {
  it('names the line of a phrase and what to write instead', () => {
    expect(find('First line.\n€8.00 are to be paid until then.\n')).toEqual([
      { line: 2, phrase: 'are to be paid', write: 'is due by' },
    ]);
  });

  it('finds the longest phrase, in any case', () => {
    expect(find('It is Run Anew.')).toEqual([{ line: 1, phrase: 'run anew', write: 'again' }]);
  });

  it.each([
    ['Markdown', 'amounts that are\nto be paid'],
    ['a block comment', ' * amounts that are\n * to be paid'],
    ['line comments', '// amounts that are\n// to be paid'],
    ['YAML comments', '# amounts that are\n# to be paid'],
  ])('finds a phrase across lines of %s', (_where, text) => {
    expect(find(text)).toEqual([{ line: 1, phrase: 'are to be paid', write: 'is due by' }]);
  });

  it.each(['renewanew', 'anew-style', 'anewer'])('recognizes %s as another word', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('finds nothing in the repository', () => {
    expect(refusedPhrases()).toEqual([]);
  });
});
