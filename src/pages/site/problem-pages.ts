/** The pages of problem codes, as Markdown: the text written for each code, and what the contract says about it. */
import { existsSync, readFileSync } from 'node:fs';
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
 * @throws {Error} when the contract has no such code.
 */
export function problemText(
  document: PublishedDocument,
  operations: readonly DocumentedOperation[],
  code: string,
): string {
  const problem = document['x-problems'][code];
  if (problem === undefined) throw new Error(`the contract has no problem ${code}`);
  const { status, title, description } = problem;
  const written =
    writtenText(code) ?? `## What it means\n\n${description}\n\n## What to do\n\n${adviceFor(status)}\n`;
  const [text = '', seeAlso] = written.split(/^(?=## See also$)/m);
  return [
    `# ${title}`,
    `\`${code}\` · Status ${status} ${STATUS_CODES[status] ?? ''}`,
    text.trim(),
    code === 'limit_reached' ? capsText() : '',
    exampleText(document, code),
    operationsText(operations, operationsWithProblem(document, operations, code)),
    seeAlso?.trim() ?? '',
    'A failed request changes nothing. The entries in `errors`, if any, have [their own codes](../problems.md#codes-of-single-values).',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function writtenText(code: string): string | undefined {
  const file = path.join(folder, `${code}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function capsText(): string {
  const rows = caps.map(({ name, max }) => `| ${name} | ${max.toLocaleString('en')} |`);
  return `## The limits\n\n| What | Maximum |\n| ---- | ------- |\n${rows.join('\n')}`;
}

interface Recorded {
  readonly body?: unknown;
}

/** A response that was recorded, or else the example of the contract. */
function exampleBody(document: PublishedDocument, code: string): unknown {
  const file = path.join(folder, 'examples.json');
  const recorded = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Partial<Record<string, Recorded>>>)
    : {};
  if (recorded[code]?.body !== undefined) return recorded[code].body;
  const responses = Object.values(document.components.responses ?? {}) as {
    readonly content?: Readonly<Record<string, { readonly example?: { readonly code?: unknown } }>>;
  }[];
  return responses
    .map(({ content }) => content?.['application/problem+json']?.example)
    .find((example) => example?.code === code);
}

function exampleText(document: PublishedDocument, code: string): string {
  const body = exampleBody(document, code);
  const status = document['x-problems'][code]?.status ?? 0;
  if (body === undefined) return '';
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\nContent-Type: application/problem+json`;
  return `## Example\n\n\`\`\`http\n${head}\n\n${JSON.stringify(body, null, 2)}\n\`\`\``;
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

/** Whether sending the request again can help, for a code without a text of its own. */
function adviceFor(status: number): string {
  switch (status) {
    case 401:
      return 'Send a valid access token. The same request with the same credential will fail again.';
    case 403:
      return 'Use a credential that is allowed to do this, or ask an admin of the workspace. The same credential will fail again.';
    case 404:
    case 410:
      return "Check the address. Don't retry the request automatically.";
    case 408:
    case 429:
    case 503:
      return 'Nothing is wrong with the request. Send it again after the number of seconds in `Retry-After`, if present.';
    case 409:
      return 'The request conflicts with the current state. Read the resource again, then send a request that fits it.';
    default:
      return status >= 500
        ? 'Send the request again a little later. If it keeps failing, report it with the `request_id` of the response.'
        : 'Correct the request as `detail` and `errors` describe. The same request will fail again.';
  }
}
