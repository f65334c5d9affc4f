/** `npm run admin -- tokens …`. */
import { defineAdminCommand, idArgument, idOption, limit, theOnly } from './admin-commands.ts';

const work = () => import('../../admin/tokens.ts');

const list = defineAdminCommand({
  name: 'tokens list',
  summary: 'Lists active access tokens, the longest unused first.',
  details: 'The last use of a token lags behind by up to 20 seconds.',
  options: {
    workspace: idOption('workspace', 'Only those of this workspace.'),
    person: idOption('user', 'Only those that act for this person.'),
    unusedDays: {
      type: 'number',
      value: 'days',
      description: 'Only those that were not used for so long.',
      min: 1,
      max: 10_000,
    },
    limit,
  },
  example: 'tokens list --unused-days 90',
  run: async (values) => (await work()).listTokens(values),
});

const revoke = defineAdminCommand({
  name: 'tokens revoke',
  summary: 'Revokes an access token permanently.',
  positional: idArgument('token'),
  options: { cascade: { type: 'flag', description: 'Revokes those that were created with it too.' } },
  question: 'programs that use it get a 401 from now on.',
  example: 'tokens revoke token_01m4qjvsx0fzf9azfengc6spbs --yes',
  run: async ({ cascade }, which) => (await work()).revokeToken(theOnly(which), cascade),
});

export const tokenCommands = [list, revoke];
