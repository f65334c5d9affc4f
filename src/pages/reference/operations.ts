/** What the contract says about operations, in the words of the site. */
import { contractOperations, resolveReference } from '../../api/contract/contract.ts';
import type { ContractOperation, OperationSpec } from '../../api/contract/contract.ts';
import { lifecycleOf } from '../../api/requests/lifecycle.ts';
import { utcDay } from '../../domain/core/utc-days.ts';
import type { PublishedDocument } from './published-contract.ts';

export interface DocumentedOperation {
  readonly spec: OperationSpec;
  readonly operation: ContractOperation;
  readonly summary: string;
  readonly tag: string;
}

/** The page of the operations with this tag, within the site. */
export function tagPath(tag: string): string {
  return `reference/${tag.toLowerCase().replaceAll(' ', '-')}`;
}

/** The place of an operation on its page, as Redoc names it. */
export function operationHash(operationId: string): string {
  return `#operation/${operationId}`;
}

/** All operations in the order of their tags. */
export function documentedOperations(document: PublishedDocument): DocumentedOperation[] {
  const all = [...contractOperations(document)].map((spec) => {
    const operation = document.paths[spec.path]?.[spec.method];
    if (operation === undefined) throw new Error(`${spec.operationId} is not in the contract`);
    const { summary } = operation as ContractOperation & { readonly summary: string };
    return { spec, operation, summary, tag: operation.tags[0] ?? '' };
  });
  return document.tags.flatMap(({ name }) => all.filter(({ tag }) => tag === name));
}

const rolesAbove: Readonly<Record<string, string>> = {
  guest: 'Any role can call this operation.',
  member: 'Requires the role `member` or higher.',
  admin: 'Requires the role `admin` or `owner`.',
  owner: 'Requires the role `owner`.',
};

/** Who can call an operation, and with what. */
export function accessSentence({ minimumRole, credentials, scope }: OperationSpec): string {
  if (minimumRole === undefined) return 'No credential is needed.';
  const token = scope === undefined ? 'any access token' : `an access token with the scope \`${scope}\``;
  const isAlso = credentials.includes('sessionAuth');
  const use = credentials.includes('accessTokenAuth')
    ? `${isAlso ? 'a session or ' : ''}${token}`
    : 'a session';
  return `${rolesAbove[minimumRole] ?? ''} Use ${use}.`;
}

/** What the reader of a deprecated operation has to know first; empty for any other. */
export function lifecycleNotice(operation: ContractOperation): string {
  const lifecycle = lifecycleOf(operation);
  if (lifecycle === undefined) return '';
  const { deprecatedAt, sunset, successor } = lifecycle;
  const [since, until] = [utcDay(deprecatedAt), utcDay(sunset)];
  return (
    `**Deprecated since ${since}; it may be removed after ${until}.** ` +
    `Use \`${successor.method.toUpperCase()} ${successor.path}\` (${successor.operationId}) instead.\n\n`
  );
}

export interface DocumentedResponse {
  readonly status: number;
  readonly description: string;
  /** The code of the problem in its example. */
  readonly exampleCode?: string;
}

interface ResponseNode {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly example?: { readonly code?: unknown } }>>;
}

export function responsesOf(document: PublishedDocument, operation: ContractOperation): DocumentedResponse[] {
  return Object.entries(operation.responses).map(([status, node]) => {
    const { $ref } = node as ResponseNode;
    const response = ($ref === undefined ? node : resolveReference(document, $ref)) as ResponseNode;
    const code = response.content?.['application/problem+json']?.example?.code;
    return {
      status: Number(status),
      description: response.description ?? '',
      ...(typeof code === 'string' && { exampleCode: code }),
    };
  });
}

/**
 * The operations that can return a problem: those whose descriptions name it or, if none does, all that have its status.
 */
export function operationsWithProblem(
  document: PublishedDocument,
  operations: readonly DocumentedOperation[],
  code: string,
): DocumentedOperation[] {
  const status = document['x-problems'][code]?.status;
  const written = `\`${code}\``;
  const responseOf = ({ operation }: DocumentedOperation): DocumentedResponse | undefined =>
    responsesOf(document, operation).find((response) => response.status === status);
  const having = operations.filter((item) => responseOf(item) !== undefined);
  const naming = having.filter((item) => {
    const { description = '', exampleCode } = responseOf(item) ?? {};
    return (
      item.operation.description.includes(written) || description.includes(written) || exampleCode === code
    );
  });
  return naming.length > 0 ? naming : having;
}
