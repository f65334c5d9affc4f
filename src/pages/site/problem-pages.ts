/** The pages of problem codes, as Markdown: the text written for each code, and what the contract says about it. */
import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import { caps } from '../../domain/core/limits.ts';
import type { PublishedDocument } from '../reference/published-contract.ts';
import { operationHash, operationsWithProblem, tagPath } from '../reference/operations.ts';
import type { DocumentedOperation } from '../reference/operations.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'problems');

/** All problem codes by status, and the codes of single values within a problem. */
export function problemListText(document: PublishedDocument): string {
  const problems = Object.entries(document['x-problems']).map(
    ([code, { status, title }]) => `| ${status} | [\`${code}\`](problems/${code}.md) | ${title} |`,
  );
  const errors = Object.entries(document['x-problem-errors']).map(
    ([code, meaning]) => `| \`${code}\` | ${meaning} |`,
  );
  return `# Problem codes

Every error response is \`application/problem+json\` (RFC 9457). Programs should use its \`code\`; \`title\` and \`detail\`
are for people and may be reworded. [Errors](guides/errors.md) describes the whole response.

| Status | Code | Title |
| ------ | ---- | ----- |
${problems.join('\n')}

## Codes of single values

If a problem has \`errors\`, each entry names a place in the request (\`pointer\`, \`parameter\` or \`header\`) and has its
own \`code\`.

| Code | Meaning |
| ---- | ------- |
${errors.join('\n')}
`;
}

/**
 * The page that the \`type\` of a problem leads to.
 *
 * @throws {Error} when the contract has no such code, or nothing is written about it
 */
export function problemText(
  document: PublishedDocument,
  operations: readonly DocumentedOperation[],
  code: string,
): string {
  const problem = document['x-problems'][code];
  if (problem === undefined) throw new Error(`the contract has no problem ${code}`);
  const { status, title } = problem;
  const written = readFileSync(path.join(folder, `${code}.md`), 'utf8');
  const [text = '', seeAlso] = written.split(/^(?=## See also$)/m);
  return [
    `# ${title}`,
    `\`${code}\` · Status ${status} ${STATUS_CODES[status] ?? ''}`,
    text.trim(),
    code === 'limit_reached' ? capsText() : '',
    exampleText(status, code),
    operationsText(operations, operationsWithProblem(document, operations, code)),
    seeAlso?.trim() ?? '',
    'A failed request changes nothing. The entries in `errors`, if any, have [their own codes](../problems.md#codes-of-single-values).',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function capsText(): string {
  const rows = caps.map(({ name, max }) => `| ${name} | ${max.toLocaleString('en')} |`);
  return `## The limits\n\n| What | Maximum |\n| ---- | ------- |\n${rows.join('\n')}`;
}

type Examples = Readonly<Partial<Record<string, { readonly body: unknown }>>>;

/** A response that was recorded. */
function exampleText(status: number, code: string): string {
  const recorded = JSON.parse(readFileSync(path.join(folder, 'examples.json'), 'utf8')) as Examples;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\nContent-Type: application/problem+json`;
  return `## Example\n\n\`\`\`http\n${head}\n\n${JSON.stringify(recorded[code]?.body, null, 2)}\n\`\`\``;
}

const listedMax = 20;

/** A few are listed; of many, it is said which are not among them. */
function operationsText(all: readonly DocumentedOperation[], some: readonly DocumentedOperation[]): string {
  if (some.length === 0) return '';
  const others = all.filter((item) => !some.includes(item));
  const list = (items: readonly DocumentedOperation[]): string =>
    items
      .map(({ spec, summary, tag }) => {
        const place = `../${tagPath(tag)}.md${operationHash(spec.operationId)}`;
        return `- [${summary}](${place}), \`${spec.method.toUpperCase()} ${spec.path}\``;
      })
      .join('\n');
  const heading = '## Operations that return it';
  if (others.length === 0) return `${heading}\n\nAll [operations](../reference.md).`;
  if (some.length <= listedMax || others.length > listedMax) return `${heading}\n\n${list(some)}`;
  return `${heading}\n\nAll [operations](../reference.md) except:\n\n${list(others)}`;
}
