/** The parts of an OpenAPI document that a comparison of two contracts reads, and how its references are followed. */
import { methods, resolveReference } from '../../src/api/contract/contract.ts';
import type { ContractDocument, Method } from '../../src/api/contract/contract.ts';

/** What can be marked as going: `deprecated: true`, with the dates that the server announces. */
export interface Deprecatable {
  readonly deprecated?: boolean;
  readonly 'x-deprecated-at'?: string;
  readonly 'x-sunset'?: string;
}

export interface Schema extends Deprecatable {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Record<string, string> };
  readonly 'x-extensible-enum'?: readonly unknown[];
}

export interface Reference {
  readonly $ref: string;
}

type Referable<T> = T | Reference;

export interface Parameter extends Deprecatable {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

export interface Header {
  readonly required?: boolean;
  readonly schema?: Schema;
}

export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface RequestBody {
  readonly required?: boolean;
  readonly content: Content;
}

export interface Response {
  readonly headers?: Readonly<Record<string, Referable<Header>>>;
  readonly content?: Content;
}

export type Requirement = Readonly<Record<string, readonly string[]>>;

export interface Operation extends Deprecatable {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Referable<Parameter>[];
  readonly requestBody?: Referable<RequestBody>;
  readonly responses?: Readonly<Record<string, Referable<Response>>>;
  readonly security?: readonly Requirement[];
  readonly 'x-minimum-role'?: string;
}

export type PathItem = Readonly<Partial<Record<Method, Operation>>> & {
  readonly parameters?: readonly Referable<Parameter>[];
};

interface Problem extends Deprecatable {
  readonly status: number;
}

/** A contract, whole and bundled. */
export interface Contract {
  readonly info: { readonly version: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly security?: readonly Requirement[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, unknown>>;
  };
  readonly 'x-problems'?: Readonly<Record<string, Problem>>;
  readonly 'x-problem-errors'?: Readonly<Record<string, unknown>>;
  readonly 'x-removed-operations'?: readonly { readonly method: string; readonly path: string }[];
}

/** The thing itself, where a reference to it may stand. */
export function resolve<T extends object>(contract: Contract, thing: Referable<T>): T {
  let at: Referable<T> = thing;
  while ('$ref' in at && typeof at.$ref === 'string') {
    // The function reads the document by its paths alone.
    at = resolveReference(contract as unknown as ContractDocument, at.$ref) as Referable<T>;
  }
  return at as T;
}

export interface PlacedOperation {
  readonly path: string;
  readonly method: Method;
  readonly operation: Operation;
}

/** What a request is matched by: the method, and the path without the names of its parameters. */
export function routeOf({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;
}

/** Every operation under the paths or the webhooks of a contract. */
export function operationsOf(items: Contract['paths']): PlacedOperation[] {
  return Object.entries(items).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
}

/** The parameters of an operation, those of its path included, by place and name. */
export function parametersOf(
  contract: Contract,
  item: PathItem,
  operation: Operation,
): Map<string, Parameter> {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  return new Map(
    all.map((each) => resolve(contract, each)).map((each) => [`${each.in} parameter ${each.name}`, each]),
  );
}
