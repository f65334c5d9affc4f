/** The reference as Markdown: what readers without a script and programs get, and what search finds. */
import { resolveReference } from '../../api/contract/contract.ts';
import type { ContractParameter } from '../../api/contract/contract.ts';
import { codeSamples } from './code-samples.ts';
import { accessSentence, lifecycleNotice, operationHash, responsesOf, tagPath } from './operations.ts';
import type { DocumentedOperation } from './operations.ts';
import type { PublishedDocument } from './published-contract.ts';

const routeOf = ({ spec }: DocumentedOperation): string => `${spec.method.toUpperCase()} ${spec.path}`;

/** The overview: what holds for all operations, and a list of them. */
export function referenceText(
  document: PublishedDocument,
  operations: readonly DocumentedOperation[],
): string {
  const tags = document.tags.map(({ name, description }) => {
    const entries = operations
      .filter(({ tag }) => tag === name)
      .map(
        (item) =>
          `- [${item.summary}](${tagPath(name)}.md${operationHash(item.spec.operationId)}) \`${routeOf(item)}\``,
      );
    return `### [${name}](${tagPath(name)}.md)\n\n${description}\n\n${entries.join('\n')}`;
  });
  // The topics of the description begin with bold words, and become sections here.
  const description = document.info.description.replaceAll(
    /^\*\*([^*]+?)(\.?)\*\* ?/gm,
    (_whole, name: string, end: string) => `## ${name}\n\n${end === '' ? `${name} ` : ''}`,
  );
  return `# API reference

${description}

## Operations

To generate a client, use [openapi.json](contract:openapi.json) or [openapi.yaml](contract:openapi.yaml), or
[the same in OpenAPI 3.0](contract:openapi-3.0.json) for generators that don't support 3.1.

${tags.join('\n\n')}
`;
}

type ShownParameter = ContractParameter & { readonly description?: string };

function parametersText(document: PublishedDocument, { spec, operation }: DocumentedOperation): string {
  const given = [...(document.paths[spec.path]?.parameters ?? []), ...(operation.parameters ?? [])].map(
    (parameter) =>
      ('$ref' in parameter ? resolveReference(document, parameter.$ref) : parameter) as ShownParameter,
  );
  const lines = given.map(
    ({ name, in: place, required, description = '' }) =>
      `- \`${name}\` (${place}${required === true ? ', required' : ''}): ${description.trim().replaceAll(/\s*\n\s*/g, ' ')}`,
  );
  return lines.join('\n');
}

/** One operation, below a heading. */
export function operationText(document: PublishedDocument, item: DocumentedOperation): string {
  const { operation, spec, summary } = item;
  const [shell] = codeSamples(document, spec);
  const parameters = parametersText(document, item);
  const responses = responsesOf(document, operation).map(
    ({ status, description }) => `- \`${status}\`: ${description.trim().replaceAll(/\s*\n\s*/g, ' ')}`,
  );
  return [
    `## ${summary}`,
    `\`${routeOf(item)}\``,
    `${lifecycleNotice(operation)}${operation.description.trim()}`,
    accessSentence(spec),
    ...(parameters === '' ? [] : ['**Parameters**', parameters]),
    `\`\`\`sh\n${shell?.source ?? ''}\n\`\`\``,
    '**Responses**',
    responses.join('\n'),
  ].join('\n\n');
}

/** All operations with a tag. */
export function tagText(
  document: PublishedDocument,
  operations: readonly DocumentedOperation[],
  tag: string,
): string {
  const description = document.tags.find(({ name }) => name === tag)?.description ?? '';
  const texts = operations.filter((item) => item.tag === tag).map((item) => operationText(document, item));
  return `# ${tag}\n\n${description}\n\n${texts.join('\n\n')}\n`;
}
