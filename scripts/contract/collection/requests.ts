/** Puts the requests of the collections together, from the contract and the story. */
import { contractOperations, resolveReference } from '../../../src/api/contract/contract.ts';
import type { ContractDocument, OperationSpec, ParameterSpec } from '../../../src/api/contract/contract.ts';
import type { Chapter, Step } from './story.ts';

export interface CollectionRequest {
  /** Unique in the collection, and a name in every format. */
  readonly key: string;
  readonly name: string;
  readonly method: string;
  /** With `{{name}}` for variables, without the address of the service. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly needsToken: boolean;
  readonly status: number;
  readonly captures: Readonly<Record<string, readonly (string | number)[]>>;
}

export interface Folder {
  readonly title: string;
  readonly requests: readonly CollectionRequest[];
}

export interface Collection {
  readonly title: string;
  readonly description: string;
  /** From top to bottom they succeed. */
  readonly story: readonly Folder[];
  /** What the story leaves out, because it needs a session, a mail or a decision. */
  readonly others: Folder;
}

/** @throws {Error} for an operation that the contract doesn't have */
export function makeCollection(contract: ContractDocument, chapters: readonly Chapter[]): Collection {
  const specs = new Map([...contractOperations(contract)].map((spec) => [spec.operationId, spec]));
  const used = new Map<string, number>();
  const requestOf = (step: Step): CollectionRequest => {
    const spec = specs.get(step.operationId);
    if (spec === undefined) throw new Error(`the contract has no operation ${step.operationId}`);
    const count = (used.get(step.operationId) ?? 0) + 1;
    used.set(step.operationId, count);
    return toRequest(contract, spec, step, count === 1 ? step.operationId : `${step.operationId}${count}`);
  };
  const story = chapters.map(({ title, steps }) => ({ title, requests: steps.map(requestOf) }));
  const left = [...specs.keys()].filter((operationId) => !used.has(operationId));
  return {
    title: contract.info.title,
    description:
      'Run the folders of the story from top to bottom: each request finds what an earlier one created. The last folder ' +
      'has what needs a session, a mail or a decision of yours.',
    story,
    others: { title: 'Other operations', requests: left.map((operationId) => requestOf({ operationId })) },
  };
}

function toRequest(
  contract: ContractDocument,
  spec: OperationSpec,
  step: Step,
  key: string,
): CollectionRequest {
  const { summary } = contract.paths[spec.path]?.[spec.method] as unknown as { readonly summary: string };
  const body = step.body ?? exampleBody(contract, spec);
  const [parameter, ...others] = spec.pathParameters;
  const path = spec.path.replace(/\{\w+\}/, `{{${step.id ?? parameter?.name ?? ''}}}`);
  return {
    key,
    name: step.name ?? summary,
    method: spec.method,
    path: others.reduce((filled, other) => {
      const variable = step.path?.[other.name];
      const value = variable === undefined ? exampleOf(contract, other) : `{{${variable}}}`;
      return filled.replace(`{${other.name}}`, value);
    }, path),
    query: step.query ?? {},
    ...(body !== undefined && { body }),
    needsToken: spec.credentials.length > 0,
    status: step.status ?? spec.statuses.find((status) => status < 300) ?? 200,
    captures: step.captures ?? {},
  };
}

/** The example of a parameter that no variable stands for. */
function exampleOf(contract: ContractDocument, { schema }: ParameterSpec): string {
  const { $ref } = schema as { readonly $ref?: string };
  const { examples = [] } = ($ref === undefined ? schema : resolveReference(contract, $ref)) as {
    readonly examples?: readonly string[];
  };
  return encodeURIComponent(examples[0] ?? '');
}

interface BodySpec {
  readonly example?: object;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: object }>>;
}

function exampleBody(contract: ContractDocument, { path, method }: OperationSpec): object | undefined {
  const content = contract.paths[path]?.[method]?.requestBody?.content['application/json'] as
    BodySpec | undefined;
  const [first] = Object.values(content?.examples ?? {});
  const named = first?.$ref === undefined ? first : (resolveReference(contract, first.$ref) as typeof first);
  return content?.example ?? named?.value;
}
