/** The commands with which operators back up the database, restore it, and try that. */
import { defineCommand } from '../support/commands.ts';

const database =
  'It works on DATABASE_DIRECT_URL or DATABASE_URL, or else on the embedded database in DATA_DIR.';
const passphraseFile = {
  type: 'text',
  value: 'file',
  description: 'A file with a passphrase of at least 12 characters, with which the backup is encrypted.',
} as const;
const identityFile = {
  type: 'text',
  value: 'file',
  description: "A file with age's secret key, for a backup that was made with --recipient.",
} as const;
const tokenFile = {
  type: 'text',
  value: 'file',
  description:
    'A file with an access token or session from before the backup, with which a request is tried.',
} as const;
const programs = {
  type: 'text',
  value: 'folder',
  description:
    "PostgreSQL's programs of the backup's major version, such as /usr/lib/postgresql/17/bin. The bundled ones if left out.",
} as const;

const backup = defineCommand({
  name: 'db:backup',
  summary: 'Backs up the database while the service works, or adds to a backup what was written since.',
  details: `${database} A server of your own has to be PostgreSQL 15 or later, and the role needs the attribute REPLICATION.`,
  options: {
    to: {
      type: 'text',
      value: 'folder',
      description: "Where to make a backup: a folder that doesn't exist yet.",
    },
    extend: {
      type: 'text',
      value: 'folder',
      description:
        'The backup to add to, which can then be restored to each moment until now. It is encrypted as the backup is.',
    },
    keepLog: {
      type: 'flag',
      description:
        'Has the server keep what was written since, until --extend stores it. Needs a job that does that often.',
    },
    passphraseFile,
    recipient: {
      type: 'text',
      value: 'key',
      description: "An age public key, with which the backup is encrypted. This machine then can't read it.",
      pattern: /^age1[0-9a-z]+$/,
      takes: 'a public key that begins with age1',
    },
  },
  example: '--to /backups/monday --keep-log --passphrase-file /etc/boards/passphrase',
  isOperators: true,
  run: async (options) => {
    await (await import('../backups/take-backup.ts')).backUp(options);
  },
});

const restore = defineCommand({
  name: 'db:restore',
  summary: 'Restores a backup into a data folder, as of its end or of a moment, and checks it.',
  details:
    'A backup of the embedded database becomes the database in a DATA_DIR, of a service that is stopped. One of your own PostgreSQL becomes a data directory, which you start yourself. Nothing is written unless every file of the backup is whole, and nothing is moved into place unless the checks find what was backed up.',
  options: {
    from: { type: 'text', value: 'folder', required: true, description: 'The backup.' },
    to: {
      type: 'text',
      value: 'folder',
      description: 'The data folder. DATA_DIR for the embedded database if left out.',
    },
    at: {
      type: 'text',
      value: 'time',
      description: 'The moment to restore, such as 2026-11-20T12:00:00Z. The end of the backup if left out.',
    },
    replace: { type: 'flag', description: 'Moves an embedded database that is there aside.' },
    passphraseFile,
    identityFile,
    tokenFile,
    programs,
  },
  example: '--from /backups/monday --to data --at 2026-11-20T12:00:00Z',
  isOperators: true,
  run: async (options) => {
    await (await import('../backups/restore-backup.ts')).restore(options);
  },
});

const drill = defineCommand({
  name: 'db:backup-drill',
  summary: 'Makes a backup, restores it into a scratch folder, checks it, and deletes both.',
  details: `${database} The exit code is 1 if the backup can't be restored or isn't right. It needs room for the database and its backup.`,
  options: {
    from: {
      type: 'text',
      value: 'folder',
      description: 'An existing backup to try. A new one is made if left out.',
    },
    scratch: {
      type: 'text',
      value: 'folder',
      description: "Where the scratch folder is made. The system's folder for temporary files if left out.",
    },
    passphraseFile,
    identityFile,
    tokenFile,
    programs,
  },
  example: '--token-file /etc/boards/drill-token',
  isOperators: true,
  run: async (options) => {
    await (await import('../backups/drill-backup.ts')).drillBackup(options);
  },
});

export const backupCommands = [backup, restore, drill];
