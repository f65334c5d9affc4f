/** Paths of operations with ids that look like those of the service. */
import type { ContractDocument, OperationSpec } from '../../src/api/contract/contract.ts';
import { resolveReference } from '../../src/api/contract/contract.ts';

/** The path with something of the right form in it. */
export function examplePath(contract: ContractDocument, { path, pathParameters }: OperationSpec): string {
  const [parameter] = pathParameters;
  let schema = (parameter?.schema ?? {}) as { readonly $ref?: string; readonly pattern?: string };
  while (schema.$ref !== undefined) schema = resolveReference(contract, schema.$ref) as typeof schema;
  const prefix = /^\^\(?([a-z_]+)_/.exec(schema.pattern ?? '')?.[1];
  const token = 'this-is-not-a-real-token-but-looks-like-one';
  const shared = path.includes('share_token') ? token.slice(0, 22) : token;
  return path.replace(/\{\w+\}/, prefix === undefined ? shared : `${prefix}_01m6dsg7hvefh9b55372afcnje`);
}
