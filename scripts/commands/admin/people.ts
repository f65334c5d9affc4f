/** `npm run admin -- people …`. */
import { defineAdminCommand, theOnly } from './admin-commands.ts';

const person = {
  name: 'person',
  description: 'An email address, or an id such as user_01m4qjvsx0fzf9azfengc6spbs.',
  count: 'one',
  pattern: /^(?:[^\s@]+@[^\s@]+|user_[0-7][0-9a-hjkmnp-tv-z]{25})$/,
  takes: 'an email address or an id such as user_01m4qjvsx0fzf9azfengc6spbs',
} as const;

const work = () => import('../../admin/people.ts');

const find = defineAdminCommand({
  name: 'people find',
  summary: 'Shows a person, with their workspaces and how many sessions and tokens they have.',
  positional: person,
  example: 'people find ada@example.com',
  run: async (_values, who) => (await work()).findPerson(theOnly(who)),
});

const disable = defineAdminCommand({
  name: 'people disable',
  summary: 'Keeps a person from signing in, and from using their sessions and access tokens.',
  details: 'Streams of theirs end within seconds. Nothing is deleted: people enable undoes it.',
  positional: person,
  question: 'their sessions and access tokens stop working.',
  example: 'people disable ada@example.com --yes',
  run: async (_values, who) => (await work()).setDisabled(theOnly(who), true),
});

const enable = defineAdminCommand({
  name: 'people enable',
  summary: 'Lets a disabled person sign in again, and use what they have.',
  positional: person,
  example: 'people enable ada@example.com',
  run: async (_values, who) => (await work()).setDisabled(theOnly(who), false),
});

const signOut = defineAdminCommand({
  name: 'people sign-out',
  summary: 'Ends all sessions of a person.',
  positional: person,
  options: { tokens: { type: 'flag', description: 'Revokes their access tokens too, permanently.' } },
  question: 'all their sessions end.',
  example: 'people sign-out ada@example.com --tokens --yes',
  run: async ({ tokens }, who) => (await work()).signOut(theOnly(who), tokens),
});

const exportData = defineAdminCommand({
  name: 'people export',
  summary: 'Writes the data of a person into a new file, as they can export it themselves.',
  positional: person,
  options: {
    output: { type: 'text', value: 'file', required: true, description: 'The file. It must not exist yet.' },
  },
  example: 'people export ada@example.com --output ada.json',
  run: async ({ output }, who) => (await work()).exportPerson(theOnly(who), output),
});

const erase = defineAdminCommand({
  name: 'people erase',
  summary: "Deletes a person's account, as they can do themselves.",
  details:
    'What they created in the workspaces of others stays. It is refused if a workspace would have no owner. A running service ' +
    'erases the rest in the background.',
  positional: person,
  question: "their account is deleted, which can't be undone.",
  example: 'people erase ada@example.com --yes',
  run: async (_values, who) => (await work()).erasePerson(theOnly(who)),
});

export const peopleCommands = [find, disable, enable, signOut, exportData, erase];
