/** Writes the table operation → scope → role from the contract, for people. */
import { contractOperations } from '../../src/api/contract.ts';
import type { ContractDocument } from '../../src/api/contract.ts';
import { lowestRoleOf, scopes } from '../../src/domain/principals.ts';

/** The text of docs/permissions.md. */
export function permissionTable(document: ContractDocument): string {
  const rows = [...contractOperations(document)].map(
    ({ operationId, method, path, scope, minimumRole = 'no credential needed' }) =>
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
    '## Scopes',
    '',
    'An access token gets no scope that the role of its maker never allows. One that another access token makes gets',
    'only scopes of that one, and ends with it at the latest. When the role of a maker is lowered, the scopes of their',
    'tokens stay as they are shown, and what the role no longer allows is refused.',
    '',
    '| Scope | Lowest role that can give it to a token |',
    '| --- | --- |',
    ...scopes.map((scope) => `| \`${scope}\` | ${lowestRoleOf(scope)} |`),
    '',
  ].join('\n');
}
