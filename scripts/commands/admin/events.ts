/** `npm run admin -- events …`. */
import { defineAdminCommand } from './admin-commands.ts';

const markRestored = defineAdminCommand({
  name: 'events mark-restored',
  summary:
    'Makes cursors of events that a restore has lost a 410 from now on, however much the log grows, and entity tags from before it stale.',
  details:
    'Run it after you have restored the database with other means than db:restore, and before you start the service. You can run it again, ' +
    'or while the service works: all entity tags are then stale once more, so clients read again what they have.',
  example: 'events mark-restored',
  run: async () => (await import('../../admin/events.ts')).markRestored(),
});

export const eventCommands = [markRestored];
