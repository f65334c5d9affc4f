/**
 * Owns the check of `@throws` in doc comments: each problem code that one names exists, and the function or something
 * that it calls creates an error with it; and each code that a function throws itself is named where codes are named.
 *
 * Calls are followed by the type checker: through imports, callbacks that are passed on, and interfaces to each class
 * that has the method. What a call cannot reach for its arguments, or what a `catch` keeps, counts as thrown. So a name
 * that is reported is wrong, while a code that only a callee throws may be missing unnoticed.
 */
import path from 'node:path';
import ts from 'typescript';

export interface WrongThrows {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What an expression can throw, its callees aside: codes of problems, and names of classes with those they extend. */
interface Thrown {
  readonly codes: Set<string>;
  readonly classes: Set<string>;
}

interface Unit extends Thrown {
  readonly callees: Set<ts.Node>;
}

interface Documented {
  readonly className: string | undefined;
  readonly codes: readonly string[];
}

const codeParameter = 'code';

/** Checks every doc comment of these files, given by their absolute paths. */
export function wrongThrows(fileNames: readonly string[], knownCodes: ReadonlySet<string>): WrongThrows[] {
  const program = programOf(fileNames);
  const files = program.getSourceFiles().filter(({ fileName }) => fileNames.includes(fileName));
  const graph = new ThrowGraph(program.getTypeChecker(), files);
  const found: WrongThrows[] = [];
  const visit = (node: ts.Node) => {
    for (const comment of docCommentsOf(node)) {
      const file = node.getSourceFile();
      const line = file.getLineAndCharacterOfPosition(comment.getStart()).line + 1;
      for (const message of complaints(graph, node, documentedIn(comment.getText()), knownCodes)) {
        found.push({ file: file.fileName, line, message });
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return found;
}

/** Reads these files and the language's own types alone: types of packages take ten times as long and throw no codes. */
function programOf(fileNames: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text }) => {
      const file = path.resolve(path.dirname(importer), text);
      const isOurs = text.startsWith('.') && fileNames.includes(file);
      return { resolvedModule: isOurs ? { resolvedFileName: file, extension: '.ts' } : undefined };
    });
  return ts.createProgram(fileNames, options, host);
}

function docCommentsOf(node: ts.Node): ts.JSDoc[] {
  // The compiler also finds the comment of a statement from the variable in it.
  return ts
    .getJSDocCommentsAndTags(node)
    .filter((each) => ts.isJSDoc(each))
    .filter(({ parent }) => parent === node);
}

/** A tag may stand in the middle of a line, where the compiler's own parser sees none. */
function documentedIn(comment: string): Documented[] {
  const text = comment.replaceAll(/\n\s*\*(?!\/)/g, '\n');
  return [...text.matchAll(/@throws(?:\s+\{(?<className>\w+)\})?(?<rest>[^@]*)/g)].map(({ groups }) => ({
    className: groups?.className,
    codes: [...(groups?.rest ?? '').matchAll(/`([a-z]+(?:_[a-z]+)*)`/g)].map(([, code = '']) => code),
  }));
}

function complaints(
  graph: ThrowGraph,
  node: ts.Node,
  documented: readonly Documented[],
  knownCodes: ReadonlySet<string>,
): string[] {
  if (documented.length === 0) return [];
  const starts = graph.startsOf(node);
  const thrown = graph.thrownFrom(starts);
  const named = documented.flatMap(({ codes }) => codes);
  const wrong = documented.flatMap(({ className, codes }) => [
    ...codes
      .filter((code) => code.includes('_') && !knownCodes.has(code))
      .map((code) => `there is no problem code ${code}`),
    ...(starts.length === 0 ? [] : codes)
      .filter((code) => knownCodes.has(code) && !thrown.codes.has(code))
      .map((code) => `neither this nor anything that it calls throws ${code}`),
    ...(starts.length > 0 && graph.isOwnClass(className) && !thrown.classes.has(className)
      ? [`neither this nor anything that it calls throws ${className}`]
      : []),
  ]);
  const missing = named.length === 0 ? [] : starts.flatMap((start) => [...graph.thrownBy(start)]);
  return [
    ...wrong,
    ...missing.filter((code) => !named.includes(code)).map((code) => `it throws ${code}, which is not named`),
  ];
}

/** Which function calls which, and what each throws. */
class ThrowGraph {
  readonly #checker: ts.TypeChecker;
  readonly #files: ReadonlySet<ts.SourceFile>;
  readonly #units = new Map<ts.Node, Unit>();
  /** Methods of classes and object literals, by name. */
  readonly #methods = new Map<string, ts.Node[]>();
  readonly #implementations = new Map<ts.Node, ts.Node[]>();
  readonly #classes = new Set<string>();

  constructor(checker: ts.TypeChecker, files: readonly ts.SourceFile[]) {
    this.#checker = checker;
    this.#files = new Set(files);
    const visit = (node: ts.Node) => {
      if (ts.isClassDeclaration(node) && node.name !== undefined) this.#classes.add(node.name.text);
      if (isMember(node)) {
        const name = node.name.getText();
        this.#methods.set(name, [...(this.#methods.get(name) ?? []), node]);
      }
      ts.forEachChild(node, visit);
    };
    for (const file of files) visit(file);
  }

  isOwnClass(name: string | undefined): name is string {
    return name !== undefined && this.#classes.has(name);
  }

  /** The functions that a doc comment on a node speaks of; none for types. */
  startsOf(node: ts.Node): ts.Node[] {
    if (ts.isVariableStatement(node)) return [...node.declarationList.declarations];
    if (ts.isMethodSignature(node) || ts.isPropertySignature(node)) return this.#implementationsOf(node);
    return ts.isFunctionLike(node) || isMember(node) ? [node] : [];
  }

  /** Everything that the functions and what they call can throw. */
  thrownFrom(starts: readonly ts.Node[]): Thrown {
    const thrown: Thrown = { codes: new Set(), classes: new Set() };
    const seen = new Set<ts.Node>(starts);
    // A set that is iterated over also yields what is added meanwhile.
    for (const node of seen) {
      const unit = this.#unitOf(node);
      for (const code of unit.codes) thrown.codes.add(code);
      for (const name of unit.classes) thrown.classes.add(name);
      for (const callee of unit.callees) seen.add(callee);
    }
    return thrown;
  }

  /** The codes that a function certainly throws itself: by a `throw` outside of any `try` that catches. */
  thrownBy(start: ts.Node): Set<string> {
    const codes = new Set<string>();
    const visit = (node: ts.Node) => {
      if (node !== start && ts.isFunctionLike(node)) return;
      if (ts.isTryStatement(node) && node.catchClause !== undefined) return;
      if (ts.isThrowStatement(node) && ts.isNewExpression(node.expression)) {
        for (const code of this.#codesOf(node.expression)) codes.add(code);
      }
      ts.forEachChild(node, visit);
    };
    visit(start);
    return codes;
  }

  #unitOf(start: ts.Node): Unit {
    const known = this.#units.get(start);
    if (known !== undefined) return known;
    const unit: Unit = { codes: new Set(), classes: new Set(), callees: new Set() };
    this.#units.set(start, unit);
    const visit = (node: ts.Node) => {
      if (ts.isTypeNode(node)) return;
      if (ts.isNewExpression(node)) {
        for (const code of this.#codesOf(node)) unit.codes.add(code);
        for (const name of this.#classNamesOf(node.expression)) unit.classes.add(name);
      }
      if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
        for (const callee of this.#calleesOf(node)) unit.callees.add(callee);
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(start, visit);
    return unit;
  }

  /** The codes with which an error is created, by its argument `code` or by what its constructor passes to `super`. */
  #codesOf({
    expression,
    arguments: given = ts.factory.createNodeArray(),
  }: ts.NewExpression | ts.CallExpression) {
    const constructor = this.#constructorOf(expression);
    const index = constructor?.parameters.findIndex(({ name }) => name.getText() === codeParameter) ?? -1;
    const [parameter, argument] = [constructor?.parameters[index], given[index]];
    if (parameter !== undefined && argument !== undefined) {
      const type = this.#checker.getTypeAtLocation(argument);
      // Any code at all: it is that of another error, whose creation is found where it happens.
      return type === this.#checker.getTypeAtLocation(parameter) ? [] : literalsOf(type);
    }
    const codes: string[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword)
        codes.push(...this.#codesOf(node));
      ts.forEachChild(node, visit);
    };
    if (constructor?.body !== undefined) visit(constructor.body);
    return codes;
  }

  #constructorOf(expression: ts.Expression): ts.ConstructorDeclaration | undefined {
    for (const declared of this.#classChainOf(expression)) {
      const constructor = declared.members.find((member) => ts.isConstructorDeclaration(member));
      if (constructor !== undefined) return constructor;
    }
    return undefined;
  }

  #classNamesOf(expression: ts.Expression): string[] {
    return this.#classChainOf(expression).map(({ name }) => name?.text ?? '');
  }

  /** The class that an expression names, and those that it extends. */
  #classChainOf(expression: ts.Expression): ts.ClassDeclaration[] {
    const isSuper = expression.kind === ts.SyntaxKind.SuperKeyword;
    const named = isSuper ? extendedBy(ts.findAncestor(expression, ts.isClassDeclaration)) : expression;
    const declared =
      named &&
      this.#declarationsOf(named).find((each): each is ts.ClassDeclaration => ts.isClassDeclaration(each));
    const extended = extendedBy(declared);
    if (declared === undefined) return [];
    return [declared, ...(extended === undefined ? [] : this.#classChainOf(extended))];
  }

  #declarationsOf(node: ts.Node): readonly ts.Declaration[] {
    const isShorthand = ts.isShorthandPropertyAssignment(node.parent);
    const symbol = isShorthand
      ? this.#checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.#checker.getSymbolAtLocation(node);
    if (symbol === undefined) return [];
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol).declarations ?? [];
  }

  #calleesOf(name: ts.Identifier | ts.PrivateIdentifier): ts.Node[] {
    return this.#declarationsOf(name)
      .filter((declaration) => this.#files.has(declaration.getSourceFile()))
      .flatMap((declaration) => {
        if (ts.isMethodSignature(declaration) || ts.isPropertySignature(declaration))
          return this.#implementationsOf(declaration);
        if (ts.isClassDeclaration(declaration))
          return declaration.members.filter(ts.isConstructorDeclaration);
        const hasBody =
          ts.isFunctionLike(declaration) || ts.isVariableDeclaration(declaration) || isMember(declaration);
        return hasBody ? [declaration] : [];
      });
  }

  /** The methods that stand behind one of an interface, by name and type. */
  #implementationsOf(signature: ts.MethodSignature | ts.PropertySignature): ts.Node[] {
    const known = this.#implementations.get(signature);
    if (known !== undefined) return known;
    const isFunction = this.#checker.getTypeAtLocation(signature).getCallSignatures().length > 0;
    const named = isFunction ? (this.#methods.get(signature.name.getText()) ?? []) : [];
    const wanted = this.#checker.getTypeAtLocation(signature.parent);
    const found = named.filter((method) =>
      this.#checker.isTypeAssignableTo(this.#checker.getTypeAtLocation(method.parent), wanted),
    );
    this.#implementations.set(signature, found);
    return found;
  }
}

function isMember(
  node: ts.Node,
): node is
  | ts.MethodDeclaration
  | ts.PropertyDeclaration
  | ts.PropertyAssignment
  | ts.ShorthandPropertyAssignment
  | ts.GetAccessorDeclaration {
  return (
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isGetAccessorDeclaration(node)
  );
}

function extendedBy(declared: ts.ClassDeclaration | undefined): ts.Expression | undefined {
  const clause = declared?.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  return clause?.types[0]?.expression;
}

function literalsOf(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type];
  return types.filter((each) => each.isStringLiteral()).map(({ value }) => value);
}
