/** The commands with which newcomers begin. */
import { defineCommand } from '../support/commands.ts';
import type { CommandGroup } from '../support/commands.ts';

const start = defineCommand({
  name: 'start',
  summary: 'Starts the service.',
  details:
    'Settings are environment variables, listed in README.md. Without DATABASE_URL it starts with a PostgreSQL of its own and ' +
    'a demo workspace. Ctrl-C stops it.',
  example: '',
  isOperators: true,
  handlesSignals: true,
  run: async () => {
    await import('../../src/server.ts');
  },
});

const tour = defineCommand({
  name: 'demo:tour',
  summary: 'Runs a TypeScript client through the main operations of the service that npm start started.',
  details: 'It reads the address and the access token from demo.json in DATA_DIR.',
  example: '',
  run: async () => {
    await (await import('../../examples/run-board-tour.ts')).runBoardTour();
  },
});

const mail = defineCommand({
  name: 'demo:mail',
  summary: 'Shows the mails of an invite and of a sign-in, as a mail server gets them.',
  details: 'It starts a service and a mail server of its own, and removes both.',
  example: '',
  run: async () => {
    await (await import('../demo/demo-mail.ts')).demoMail();
  },
});

const listen = defineCommand({
  name: 'webhooks:listen',
  summary: 'Prints the webhook messages of the demo, and forwards them to a receiver on this machine.',
  details:
    'It creates a webhook in the service that npm start started, prints its secret, and deletes it when you press Ctrl-C.',
  options: {
    forwardTo: {
      type: 'text',
      value: 'address',
      description: 'Where to send each message, such as http://localhost:4000/hook.',
    },
    board: { type: 'text', value: 'id', description: 'Only the events of this board.' },
  },
  example: '--forward-to http://localhost:4000/hook',
  handlesSignals: true,
  run: async (options) => {
    await (await import('../demo/listen-to-webhooks.ts')).listenToWebhooks(options);
  },
});

const billing = defineCommand({
  name: 'demo:billing',
  summary: 'Plays a year of billing in a workspace, and prints its invoices.',
  details: 'It uses a temporary database.',
  example: '',
  run: async () => {
    await (await import('../demo/demo-billing.ts')).demoBilling();
  },
});

export const serviceCommands: CommandGroup = {
  title: 'Try the service',
  commands: [start, tour, listen, mail, billing],
};
