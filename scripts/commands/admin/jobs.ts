/** `npm run admin -- jobs …`. */
import { defineAdminCommand, limit, theOnly } from './admin-commands.ts';

const work = () => import('../../admin/jobs.ts');

const job = {
  name: 'job',
  description: 'The number of a job, from jobs list.',
  count: 'one',
  pattern: /^\d{1,18}$/,
  takes: 'the number of a job',
} as const;

const list = defineAdminCommand({
  name: 'jobs list',
  summary: 'Lists jobs with their state, age, attempts and last error, the oldest first.',
  options: {
    task: { type: 'text', value: 'task', description: 'Only those of this kind, such as mail-invite.' },
    state: {
      type: 'text',
      value: 'state',
      choices: ['waiting', 'running', 'scheduled', 'given_up'],
      description: 'Only those in this state.',
    },
    limit,
  },
  example: 'jobs list --state given_up',
  run: async (values) => (await work()).listQueuedJobs(values),
});

const retry = defineAdminCommand({
  name: 'jobs retry',
  summary: 'Lets a job that waits or was given up run now, with all its attempts.',
  positional: job,
  example: 'jobs retry 42',
  run: async (_values, which) => (await work()).retryJob(theOnly(which)),
});

const drop = defineAdminCommand({
  name: 'jobs drop',
  summary: 'Deletes a job that waits or was given up. What it was to do is not done.',
  positional: job,
  question: "the job is deleted, which can't be undone.",
  example: 'jobs drop 42 --yes',
  run: async (_values, which) => (await work()).dropJob(theOnly(which)),
});

export const jobCommands = [list, retry, drop];
