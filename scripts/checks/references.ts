/**
 * Owns the search for references to what does not exist: files, folders and decision records that comments and documents
 * name, and, in comments, names of code in backticks. A name exists if the code has it anywhere but in a comment.
 */
import path from 'node:path';
import ts from 'typescript';

/** What references can name. */
export interface Repository {
  /** Paths from the root. */
  readonly files: ReadonlySet<string>;
  /** Every word of the code, comments aside. */
  readonly words: ReadonlySet<string>;
}

export interface StaleReference {
  readonly line: number;
  readonly reference: string;
}

/** A comment or a document. */
export interface Passage {
  readonly kind: 'comment' | 'document';
  readonly text: string;
  /** The line of the file with which it begins. */
  readonly line: number;
}

const boundary = String.raw`(?<![\w@/.*<>:$-])`;
const filePattern = new RegExp(
  String.raw`${boundary}(?:\.{1,2}/)*(?:[\w.-]+/)*[\w-][\w.-]*\.(?:ts|js|cjs|md|yaml|prisma|sql|sh|json)(?![\w/*-])`,
  'g',
);
const folderPattern = new RegExp(
  String.raw`${boundary}(?:src|docs|scripts|test|openapi|prisma|packages|examples)/(?:[\w-]+/)*[\w-]*(?![\w.*<{-])`,
  'g',
);
const linkPattern = /\]\((?!\w+:|#)(?<target>[^)#\s]+)/g;
const decisionPattern =
  /\bdecisions?(?: records?)? (?<short>\d{1,4})\b|(?<![\w.#:/-])(?<long>00\d\d)(?![\w:])/g;
const namePattern = /`#?(?<name>[A-Za-z_$][\w$]*(?:\.[\w$]+)*)(?:\(\))?`/g;

/** Written while the service runs or is built, or a page of the site. */
const isMade = /^(?:(?:\.\/)?(?:data|dist|node_modules)\/|demo\.json$)|\.html$|^Node\.js$/;
/** Names of PostgreSQL's driver, nginx and an RFC, and the form of a time. */
const namesOfOthers = new Set(['query_timeout', 'proxy_next_upstream', 'MergePatch', 'yyyymmddhhmmss']);

/** Everything in a passage of a file that does not exist. */
export function staleReferences(repository: Repository, file: string, passage: Passage): StaleReference[] {
  const text = plainText(passage);
  const shown = filesShownIn(passage);
  const isMissing = (name: string) =>
    !isMade.test(name) && !hasPath(repository, file, name) && !shown.has(path.posix.basename(name));
  const stale = [
    ...[...text.matchAll(filePattern), ...text.matchAll(folderPattern)].filter(([name]) => isMissing(name)),
    ...[...text.matchAll(linkPattern)].filter(({ groups }) => isMissing(groups?.target ?? '')),
    ...[...text.matchAll(decisionPattern)].filter(
      ({ groups }) => !hasDecision(repository, groups?.short ?? groups?.long ?? ''),
    ),
    ...[...text.matchAll(namePattern)].filter(
      ({ groups }) => passage.kind === 'comment' && !hasName(repository, groups?.name ?? ''),
    ),
  ];
  const found = stale.map(({ 0: reference, index }) => ({
    line: passage.line + text.slice(0, index).split('\n').length - 1,
    reference: reference.replace('](', ''),
  }));
  // A path in a link is found as a path too.
  return [...new Map(found.map((each) => [`${each.line} ${each.reference}`, each])).values()];
}

/** The names of the files that a document tells its reader to save, which are in the info strings of code blocks. */
function filesShownIn({ kind, text }: Passage): ReadonlySet<string> {
  const blocks = kind === 'document' ? text.matchAll(/^```\w+ (?<name>\S+\.\w+)$/gm) : [];
  return new Set([...blocks].map(({ groups }) => groups?.name ?? ''));
}

/** Without the marks of comments at the start of lines, and without the code blocks of documents; lines stay lines. */
function plainText({ kind, text }: Passage): string {
  return kind === 'comment'
    ? text.replaceAll(/\n\s*(?:\*|\/\/+|#)/g, '\n')
    : text.replaceAll(/^```[^]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''));
}

/** From the root or from the file that names it. The end of a file's path is enough. */
function hasPath({ files }: Repository, from: string, name: string): boolean {
  const wanted = name.replace(/\/$/, '');
  const relative = path.posix.join(path.posix.dirname(from), wanted);
  return [...files].some(
    (file) =>
      [wanted, `${wanted}.ts`, relative].includes(file) ||
      file.startsWith(`${wanted}/`) ||
      file.startsWith(`${relative}/`) ||
      file.endsWith(`/${wanted}`),
  );
}

function hasDecision({ files }: Repository, number: string): boolean {
  const start = `docs/decisions/${number.padStart(4, '0')}-`;
  return [...files].some((file) => file.startsWith(start));
}

function hasName({ words }: Repository, name: string): boolean {
  return namesOfOthers.has(name) || name.split('.').every((part) => words.has(part));
}

/** The comments of a file of code. */
export function commentsIn(file: string, text: string): Passage[] {
  const pattern = /\.[cm]?[jt]s$/.test(file) ? /\/\*[^]*?\*\/|\/\/.*/g : /^\s*(?:#|\/\/+).*/gm;
  return [...withoutTexts(file, text).matchAll(pattern)].map(({ 0: { length }, index }) => ({
    kind: 'comment',
    text: text.slice(index, index + length),
    line: text.slice(0, index).split('\n').length,
  }));
}

/** The words of code outside of its comments, those in its texts included. */
export function wordsOfCode(text: string, comments: readonly Passage[]): string[] {
  let code = '';
  let end = 0;
  for (const { text: comment } of comments) {
    const start = text.indexOf(comment, end);
    code += text.slice(end, start);
    end = start + comment.length;
  }
  return (code + text.slice(end)).match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/** The code with its texts and regular expressions blanked, where a `//` begins no comment. */
function withoutTexts(file: string, text: string): string {
  if (!/\.[cm]?[jt]s$/.test(file)) return text;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const parts: string[] = [];
  let end = 0;
  const visit = (node: ts.Node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateLiteralToken(node) ||
      ts.isRegularExpressionLiteral(node)
    ) {
      const start = node.getStart(source);
      parts.push(text.slice(end, start), ' '.repeat(node.end - start));
      end = node.end;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return parts.join('') + text.slice(end);
}
