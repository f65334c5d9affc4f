/** `npm run admin -- audit …`. */
import { UsageError } from '../../support/command-errors.ts';
import { readMoment } from '../../support/moments.ts';
import { defineAdminCommand, idOption } from './admin-commands.ts';

const moment = {
  type: 'text',
  value: 'time',
  pattern: /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/,
  takes: 'a day or a time in UTC such as 2026-11-21 or 2026-11-21T09:30:00Z',
} as const;

const exportLog = defineAdminCommand({
  name: 'audit export',
  summary: 'Writes the event log and what operators did as JSON Lines, in order.',
  details:
    'Each line has a cursor. --after continues after a line, and --cursor-file remembers the last one, so that a later call ' +
    'writes what is new. Both append to the file.',
  options: {
    workspace: idOption('workspace', 'Only what happened in this workspace, or was done to it.'),
    all: { type: 'flag', description: 'Everything of all workspaces.' },
    since: { ...moment, description: 'From this moment on.' },
    until: { ...moment, description: 'Before this moment.' },
    after: {
      type: 'text',
      value: 'cursor',
      pattern: /^\d{1,18}\.\d{1,18}$/,
      takes: 'the cursor of a line such as 4711.12',
      description: 'Only what comes after the line with this cursor.',
    },
    cursorFile: {
      type: 'text',
      value: 'file',
      description: 'Where to read the last cursor, and to store it.',
    },
    to: { type: 'text', value: 'file', required: true, description: 'The file, or - for standard output.' },
  },
  example: 'audit export --all --since 2026-11-01 --to audit.jsonl',
  run: async (values) => {
    if (values.all === (values.workspace !== undefined)) {
      throw new UsageError('This needs either --workspace or --all.');
    }
    const since = values.since === undefined ? undefined : readMoment('since', values.since);
    const until = values.until === undefined ? undefined : readMoment('until', values.until);
    return (await import('../../admin/audit.ts')).exportAuditLog({ ...values, since, until });
  },
});

export const auditCommands = [exportLog];
