/** `npm run admin -- secret-key …`. */
import { defineAdminCommand } from './admin-commands.ts';

const work = () => import('../../admin/secret-key.ts');

const status = defineAdminCommand({
  name: 'secret-key status',
  summary: 'Says what still depends on SECRET_KEY_PREVIOUS, and when you can remove it.',
  details: 'Run it with the environment variables of the service.',
  example: 'secret-key status',
  run: async () => (await work()).showSecretKeys(),
});

const rekey = defineAdminCommand({
  name: 'secret-key rekey',
  summary: "Encrypts the webhooks' secrets with SECRET_KEY, so that they no longer need SECRET_KEY_PREVIOUS.",
  details:
    'The secrets themselves stay the same. Run it with the environment variables of the service, once all processes have the new ' +
    'SECRET_KEY. Doing it again changes nothing.',
  example: 'secret-key rekey',
  run: async () => (await work()).rekey(),
});

export const secretKeyCommands = [status, rekey];
