/** The check of comments and documents: each kind of wrong reference and of wrong `@throws` is refused. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commentsIn, staleReferences, wordsOfCode } from '../../scripts/checks/references.ts';
import { wrongThrows } from '../../scripts/checks/thrown-codes.ts';

const file = 'src/domain/boards/cards.ts';
const code = "export const cardsMax = 10; // an oldName\nexport const text = 'SELECT due_at // x';\n";
const repository = {
  files: new Set([file, 'src/domain/core/ids.ts', 'docs/decisions/0029-generated-clients.md', 'README.md']),
  words: new Set(wordsOfCode(code, commentsIn(file, code))),
};

function staleIn(text: string, kind: 'comment' | 'document' = 'comment'): string[] {
  return staleReferences(repository, file, { kind, text, line: 1 }).map(({ reference }) => reference);
}

describe('a reference', () => {
  it.each([
    ['a file', '/** See plan-usage.ts. */', 'plan-usage.ts'],
    ['a file in a folder', '/** See `src/domain/core/idents.ts`. */', 'src/domain/core/idents.ts'],
    ['a file beside it', '/** See ./columns.ts. */', './columns.ts'],
    ['a folder', '/** All of src/rooms/ does. */', 'src/rooms/'],
    ['a record', '/** docs/decisions/0031-limits.md */', 'docs/decisions/0031-limits.md'],
    ['a record by its number', '/** See decision 31. */', 'decision 31'],
    ['a record by its short name', '/** Generated (0031). */', '0031'],
    ['a name', '/** Calls `findVisibleCard`. */', '`findVisibleCard`'],
    ['a method', '/** Calls `cardsMax.find()`. */', '`cardsMax.find()`'],
    ['a name in a comment alone', '/** Was `oldName`. */', '`oldName`'],
  ])('to %s that does not exist is refused', (_what, text, reference) => {
    expect(staleIn(text)).toEqual([reference]);
  });

  it('to a file that a link names and that does not exist is refused', () => {
    expect(staleIn('[Limits](../limits.md)', 'document')).toEqual(['../limits.md']);
  });

  it.each([
    ['a file, by its name', '/** See cards.ts, ids.ts and [the README](../../../README.md). */'],
    ['a folder', '/** See src/domain/core and src/domain/core/ids. */'],
    ['a record', '/** docs/decisions/0029-generated-clients.md, decision 29, 0029 */'],
    ['a name of the code, or in a text of it', '/** `cardsMax`, `due_at` */'],
    [
      'a page, and what is written at run time',
      '/** https://example.com/a/b.md, data/demo.json, dist/x.json */',
    ],
    ['a sentence in backticks', '/** `a b`, `--flag`, `x-problems` */'],
  ])('to %s that exists is not refused', (_what, text) => {
    expect(staleIn(text)).toEqual([]);
  });

  it('is not checked in code blocks of a document, nor are names', () => {
    expect(staleIn('`superuser_name`\n```ts\nimport "./api.ts";\n```\n', 'document')).toEqual([]);
  });

  it('to a file that a document has its reader save is not refused', () => {
    const block = '```ts first-board.ts\n```\n';
    expect(staleIn(`Save it as first-board.ts.\n${block}`, 'document')).toEqual([]);
    expect(staleIn(`Save it as other.ts.\n${block}`, 'document')).toEqual(['other.ts']);
  });

  it('is reported with its line', () => {
    const [comment] = commentsIn(file, 'const url = "http://x";\n/**\n * One.\n * See other.ts.\n */\n');
    expect(comment && staleReferences(repository, file, comment)).toEqual([
      { line: 4, reference: 'other.ts' },
    ]);
  });
});

describe('a comment', () => {
  it.each([
    [
      'TypeScript',
      'a.ts',
      "const a = '// no'; // one\nconst b = /\\/\\//; /* two */\n",
      ['// one', '/* two */'],
    ],
    ['YAML', 'a.yaml', '# one\nurl: a # not read\n  # two\n', ['# one', '  # two']],
    ['Prisma', 'a.prisma', '/// one\nmodel A {\n  // two\n}\n', ['/// one', '  // two']],
  ])('of %s is found', (_language, name, text, comments) => {
    expect(commentsIn(name, text).map((each) => each.text.trimStart())).toEqual(
      comments.map((each) => each.trimStart()),
    );
  });
});

const folder = mkdtempSync(path.join(tmpdir(), 'throws-'));
const errorsFile = path.join(folder, 'errors.ts');
writeFileSync(
  errorsFile,
  `export type Code = 'not_found' | 'conflict' | 'last_owner';
export class AppError extends Error {
  constructor(code: Code, detail: string) { super(code + detail); }
}
export class OwnerError extends AppError {
  constructor(detail: string) { super('last_owner', detail); }
}
export class Refusal extends Error {}
export interface Store { find(): void }
export class Files implements Store {
  find() { throw new AppError('not_found', ''); }
}
export function missing(): AppError { return new AppError('not_found', ''); }
`,
);

const wrongLists = [
  {
    what: 'a code that does not exist',
    text: '/** @throws {AppError} `not_fond` */\nexport function f() { throw missing(); }',
    complaint: 'there is no problem code not_fond',
  },
  {
    what: 'a code that nothing throws',
    text: '/** Reads. @throws {AppError} `not_found`, `conflict` */\nexport function f() { throw missing(); }',
    complaint: 'neither this nor anything that it calls throws conflict',
  },
  {
    what: 'a class that nothing throws',
    text: '/** @throws {Refusal} */\nexport function f() { throw missing(); }',
    complaint: 'neither this nor anything that it calls throws Refusal',
  },
  {
    what: 'a code that only a function beside it throws',
    text: "export function g() { throw new OwnerError(''); }\n/** @throws {AppError} `last_owner` */\nexport function f() { throw missing(); }",
    complaint: 'neither this nor anything that it calls throws last_owner',
  },
  {
    what: 'other codes than the one that it throws itself',
    text: "/** @throws {AppError} `not_found` */\nexport function f(a: boolean) { if (a) throw new AppError('conflict', ''); throw missing(); }",
    complaint: 'it throws conflict, which is not named',
  },
];

/** Each has its doc comment in place of `DOC`. */
const rightLists = [
  { how: 'itself', text: "DOC\nexport function f() { throw new AppError('not_found', ''); }" },
  {
    how: 'in a function that it calls',
    text: 'const g = () => { throw missing(); };\nDOC\nexport function f() { g(); }',
  },
  {
    how: 'in a function that it passes on',
    text: 'const call = (work: () => void) => { work(); };\nDOC\nexport function f() { call(() => { throw missing(); }); }',
  },
  { how: 'behind an interface', text: 'DOC\nexport function f(store: Store) { store.find(); }' },
  {
    how: 'in a private method',
    text: 'export class A {\nDOC\nf() { this.#g(); }\n#g() { throw missing(); } }',
  },
  {
    how: 'by one of two codes',
    text: "DOC\nexport function f(a: boolean) { throw new AppError(a ? 'not_found' : 'conflict', ''); }",
    codes: '`not_found`, `conflict`',
  },
  {
    how: 'by a class with one code',
    text: "DOC\nexport function f() { throw new OwnerError(''); }",
    codes: '`last_owner`',
  },
  {
    how: 'while it catches another',
    text: "DOC\nexport function f() { try { throw new AppError('conflict', ''); } catch { throw missing(); } }",
  },
];

/** What is wrong with each list, by the name of its case; all in one run, which loads the language's types once. */
function complaintsByCase(): Map<string, string[]> {
  const doc = (codes = '`not_found`') => `/**\n * Finds it.\n *\n * @throws {AppError} ${codes}\n */`;
  const cases = new Map([
    ...wrongLists.map(({ what, text }) => [what, text] as const),
    ...rightLists.map(({ how, text, codes }) => [how, text.replace('DOC', doc(codes))] as const),
  ]);
  const nameOfFile = new Map(
    [...cases.keys()].map((name, index) => [path.join(folder, `${index}.ts`), name]),
  );
  for (const [caseFile, name] of nameOfFile) {
    const head = "import { AppError, Files, OwnerError, Refusal, missing } from './errors.ts';";
    writeFileSync(caseFile, `${head}\nimport type { Store } from './errors.ts';\n${cases.get(name)}\n`);
  }
  const found = wrongThrows(
    [errorsFile, ...nameOfFile.keys()],
    new Set(['not_found', 'conflict', 'last_owner']),
  );
  return new Map(
    [...nameOfFile].map(([caseFile, name]) => [
      name,
      found.filter((each) => each.file === caseFile).map(({ message }) => message),
    ]),
  );
}

describe('@throws', () => {
  const complaints = complaintsByCase();

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(wrongLists)('is refused if it names $what', ({ what, complaint }) => {
    expect(complaints.get(what)).toEqual([complaint]);
  });

  it.each(rightLists)('may name what a function throws $how', ({ how }) => {
    expect(complaints.get(how)).toEqual([]);
  });
});
