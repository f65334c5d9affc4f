/** Writes the table operation → scope → role from the contract, for people. */
import { contractOperations } from '../../src/api/contract/contract.ts';
import type { ContractDocument, CredentialScheme } from '../../src/api/contract/contract.ts';
import { lowestRoleOf, scopes } from '../../src/domain/core/principals.ts';

/** The text of docs/permissions.md. */
export function permissionTable(document: ContractDocument): string {
  const rows = [...contractOperations(document)].map(
    ({ operationId, method, path, credentials, scope, minimumRole = '–', creates = '–' }) =>
      `| \`${operationId}\` | \`${method.toUpperCase()} ${path}\` | ${credentialsText(credentials)} | ${scope === undefined ? '–' : `\`${scope}\``} | ${minimumRole} | ${creates} |`,
  );
  return [
    '# Permissions',
    '',
    'Made by `npm run generate` from the contract, which the server enforces: credentials and scope stand in the',
    'security requirement of each operation, the lowest role in its `x-minimum-role`. A token can do what its scopes',
    'allow, within what the role of the member who made it allows at the moment of the request; a session can do what',
    'the role of its person allows: owner > admin > member > guest. A guest sees only the boards that it was given.',
    'What concerns no workspace but the person alone has the lowest of roles. What an operation makes in a workspace, by',
    'its `x-creates`, is refused once the billing of the workspace has ended, and beyond a limit of that name in the',
    'plan (docs/billing.md).',
    '',
    '| Operation | Route | Credential | Scope of a token | Lowest role | Makes |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    'To invite, change or remove an admin or owner, a token needs `workspace:write` as well as `members:write`; tokens from',
    'before 2.7.0 that show `legacy_role_grants` do not. The previous secret of a rotated token, in its overlap, is refused',
    `by ${needingCurrentSecret(document)}.`,
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

function needingCurrentSecret(document: ContractDocument): string {
  const guarded = [...contractOperations(document)].filter(({ needsCurrentSecret }) => needsCurrentSecret);
  return new Intl.ListFormat('en').format(guarded.map(({ operationId }) => `\`${operationId}\``));
}

const credentialNames: Readonly<Record<CredentialScheme, string>> = {
  accessTokenAuth: 'token',
  sessionAuth: 'session',
};

function credentialsText(credentials: readonly CredentialScheme[]): string {
  return credentials.length === 0 ? 'none' : credentials.map((scheme) => credentialNames[scheme]).join(', ');
}
