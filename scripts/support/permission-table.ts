/** Writes the table operation → scope → role from the contract, for people. */
import { contractOperations } from '../../src/api/contract.ts';
import type { ContractDocument } from '../../src/api/contract.ts';

/** The text of docs/permissions.md. */
export function permissionTable(document: ContractDocument): string {
  const rows = [...contractOperations(document)].map(
    ({ operationId, method, path, scope, minimumRole }) =>
      `| \`${operationId}\` | \`${method.toUpperCase()} ${path}\` | ${scope === undefined ? 'none' : `\`${scope}\``} | ${minimumRole} |`,
  );
  return [
    '# Permissions',
    '',
    'Made by `npm run generate` from the contract, which the server enforces: the scope stands in the security',
    'requirement of each operation, the lowest role in its `x-minimum-role`. A token can do what its scopes allow,',
    'within what the role of the member who made it allows at the moment of the request: owner > admin > member >',
    'guest. A guest sees only the boards that it was given.',
    '',
    '| Operation | Route | Scope | Lowest role |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
