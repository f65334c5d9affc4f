/** `npm run admin -- doctor`. */
import { defineAdminCommand } from './admin-commands.ts';

export const doctor = defineAdminCommand({
  name: 'doctor',
  summary: 'Checks the configuration and everything that the service depends on, and says what to do.',
  details:
    'It changes nothing and sends no mail. Run it with the environment variables of the service. The exit code is 1 if a check failed.',
  example: 'doctor',
  run: async () => (await import('../../admin/doctor/doctor.ts')).examine(),
});
