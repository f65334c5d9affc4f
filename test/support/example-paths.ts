/** Paths of operations with ids that look like those of the service. */
import type { ContractDocument, OperationSpec, ParameterSpec } from '../../src/api/contract/contract.ts';
import { resolveReference } from '../../src/api/contract/contract.ts';

/** The path with something of the right form in it. */
export function examplePath(contract: ContractDocument, { path, pathParameters }: OperationSpec): string {
  return pathParameters.reduce(
    (filled, parameter) => filled.replace(`{${parameter.name}}`, exampleOf(contract, parameter)),
    path,
  );
}

function exampleOf(contract: ContractDocument, parameter: ParameterSpec): string {
  let schema = parameter.schema as {
    readonly $ref?: string;
    readonly pattern?: string;
    readonly examples?: readonly string[];
  };
  while (schema.$ref !== undefined) schema = resolveReference(contract, schema.$ref) as typeof schema;
  const prefix = /^\^\(?([a-z_]+)_/.exec(schema.pattern ?? '')?.[1];
  if (prefix !== undefined) return `${prefix}_01m6dsg7hvefh9b55372afcnje`;
  if (!parameter.name.endsWith('token')) return schema.examples?.[0] ?? '';
  const token = 'this-is-not-a-real-token-but-looks-like-one';
  return parameter.name === 'share_token' ? token.slice(0, 22) : token;
}
