/** Hand-written statements are in query files, `<resource>-rows.ts`, each with the reason why Prisma's models don't do. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

/** Files that are about one statement. This list only shrinks. */
const others = ['src/domain/core/jobs.ts'];

/** The names of the functions of a file that run or build a hand-written statement, and whether a comment says why. */
function statementsOf(text: string): { readonly name: string; readonly hasReason: boolean }[] {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const hasReason = (node: ts.Node) =>
    /\bBy[\s*]+hand: /.test(text.slice(node.getFullStart(), node.getStart(file)));
  const [head] = file.statements;
  const isExplained = head !== undefined && hasReason(head);
  return file.statements.flatMap((statement) => {
    if (!buildsStatement(statement)) return [];
    const name = ts.isFunctionDeclaration(statement)
      ? (statement.name?.text ?? 'default')
      : (statement.getText(file).split('\n', 1)[0] ?? '');
    return [{ name, hasReason: isExplained || !runsStatement(statement) || hasReason(statement) }];
  });
}

function runsStatement(node: ts.Node): boolean {
  const isRun =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'rows';
  return isRun || (ts.forEachChild(node, runsStatement) ?? false);
}

function buildsStatement(node: ts.Node): boolean {
  const isTemplate =
    ts.isTaggedTemplateExpression(node) &&
    ts.isPropertyAccessExpression(node.tag) &&
    node.tag.name.text === 'sql';
  return isTemplate || runsStatement(node) || (ts.forEachChild(node, buildsStatement) ?? false);
}

const files = ['src/domain', 'src/jobs'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
);
const read = (file: string) => statementsOf(readFileSync(path.join(root, file), 'utf8'));

it('finds statements that are run or built, and their reasons', () => {
  const text = (comment: string, body: string) =>
    `/** Head. */\nimport x from 'x';\n${comment}\nfunction find() { ${body} }\n`;
  const query = 'return tx.rows(Prisma.sql`SELECT 1`);';
  expect(statementsOf(text('', query))).toEqual([{ name: 'find', hasReason: false }]);
  expect(statementsOf(text('/** By hand: a lock. */', query))).toEqual([{ name: 'find', hasReason: true }]);
  expect(statementsOf(`/** By hand: locks. */\n${text('', query)}`)).toEqual([
    { name: 'find', hasReason: true },
  ]);
  expect(statementsOf(text('', 'return Prisma.sql`a = 1`;'))).toEqual([{ name: 'find', hasReason: true }]);
  expect(statementsOf(text('', 'return tx.prisma.card.findMany();'))).toEqual([]);
});

it('are only in query files', () => {
  const elsewhere = files.filter((file) => !file.endsWith('-rows.ts') && read(file).length > 0);
  expect(elsewhere).toEqual(others);
});

it('say why they are written by hand', () => {
  const unexplained = files.flatMap((file) =>
    read(file)
      .filter(({ hasReason }) => !hasReason)
      .map(({ name }) => `${file}: ${name}`),
  );
  expect(unexplained).toEqual([]);
});
