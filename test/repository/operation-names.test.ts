/** An operation has one name: its operationId is the name of its handler and of the domain function that carries it out. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { handlers } from '../../src/handlers/index.ts';

const folder = path.join(import.meta.dirname, '../../src/handlers');

/** Operations that no domain function carries out, and why. */
const withoutFunction: Readonly<Record<string, string>> = {
  getMe: 'shows the credential that the request was checked by',
};

/** The names under which a file knows what it imports from the domain; the name of a namespace stands for all in it. */
function domainImports(file: ts.SourceFile): { names: Map<string, string>; namespaces: Set<string> } {
  const names = new Map<string, string>();
  const namespaces = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !statement.moduleSpecifier.getText().includes('../domain/'))
      continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined) continue;
    if (ts.isNamespaceImport(bindings)) namespaces.add(bindings.name.text);
    else
      for (const { name, propertyName } of bindings.elements)
        names.set(name.text, (propertyName ?? name).text);
  }
  return { names, namespaces };
}

/** The domain functions that a node passes the request's context to. */
function calledFunctions(node: ts.Node, { names, namespaces }: ReturnType<typeof domainImports>): string[] {
  const found: string[] = [];
  const visit = (at: ts.Node): void => {
    ts.forEachChild(at, visit);
    if (!ts.isCallExpression(at) || at.arguments[0]?.getText() !== 'ctx') return;
    const { expression: callee } = at;
    if (ts.isIdentifier(callee)) found.push(...[names.get(callee.text) ?? []].flat());
    else if (ts.isPropertyAccessExpression(callee) && namespaces.has(callee.expression.getText())) {
      found.push(callee.name.text);
    }
  };
  visit(node);
  return found;
}

/** The domain functions that each operation's handler calls, by operationId. */
function functionsByOperation(text: string): [operationId: string, called: string[]][] {
  const file = ts.createSourceFile('handlers.ts', text, ts.ScriptTarget.Latest, true);
  const imports = domainImports(file);
  const objects = file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const [declaration] = statement.declarationList.declarations;
    const value = declaration?.initializer;
    return value !== undefined && ts.isSatisfiesExpression(value) ? [value.expression] : [];
  });
  return objects
    .flatMap((object) => (ts.isObjectLiteralExpression(object) ? [...object.properties] : []))
    .flatMap((property) =>
      property.name === undefined ? [] : [[property.name.getText(), calledFunctions(property, imports)]],
    );
}

const found = readdirSync(folder)
  .filter((name) => name !== 'index.ts')
  .flatMap((name) => functionsByOperation(readFileSync(path.join(folder, name), 'utf8')));

it('finds the handler of every operation', () => {
  expect(found.map(([operationId]) => operationId).sort()).toEqual(Object.keys(handlers).sort());
});

it('has one domain function, named like the operation', () => {
  const expected = found.map(([operationId]) => [
    operationId,
    operationId in withoutFunction ? [] : [operationId],
  ]);
  expect(found).toEqual(expected);
});

it('detects a function with another name, and a second one', () => {
  const text = (call: string) => `
    import { findCard as getCard } from '../domain/boards/cards.ts';
    import * as cards from '../domain/boards/cards.ts';
    export const cardHandlers = { getCard: async (ctx) => ok(await ${call}) } satisfies Partial<Handlers>;`;
  expect(functionsByOperation(text('getCard(ctx)'))).toEqual([['getCard', ['findCard']]]);
  expect(functionsByOperation(text('cards.lockCard(ctx, await cards.getCard(ctx))'))).toEqual([
    ['getCard', ['getCard', 'lockCard']],
  ]);
});
