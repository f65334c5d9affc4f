/** The work of `npm run admin -- jobs …`. */
import { recordOperatorAction } from '../../src/domain/events/operator-actions.ts';
import { dropJobs, listJobs, retryJobs } from '../../src/jobs/worker/queue-rows.ts';
import type { JobFilter } from '../../src/jobs/worker/queue-rows.ts';
import type { AdminResult } from '../commands/admin/admin-commands.ts';
import { CommandError } from '../support/command-errors.ts';
import { ageText, facts, listing } from './admin-results.ts';
import { inOperatorTransaction } from './operator-transactions.ts';

interface ListOptions {
  readonly task: string | undefined;
  readonly state: string | undefined;
  readonly limit: number;
}

/** Lists jobs. */
export async function listQueuedJobs({ task, state, limit }: ListOptions): Promise<AdminResult> {
  const filter = {
    limit,
    ...(task !== undefined && { task }),
    ...(state !== undefined && { state: state as NonNullable<JobFilter['state']> }),
  };
  const jobs = await inOperatorTransaction(({ tx }) => listJobs(tx, filter));
  const rows = jobs.map(({ id, task: name, state: now, ageSeconds, attempts, maxAttempts, lastError }) => [
    ...[id, name, now, ageText(ageSeconds), `${attempts} of ${maxAttempts}`],
    lastError?.split('\n')[0] ?? '-',
  ]);
  return {
    data: jobs.map(facts),
    text: listing(['JOB', 'TASK', 'STATE', 'AGE', 'ATTEMPTS', 'LAST ERROR'], rows, 'No jobs found.'),
  };
}

/** @throws {CommandError} if there is none, or if it runs */
export async function retryJob(id: string): Promise<AdminResult> {
  await changeJob(id, 'retry');
  return {
    data: { id, retried: true },
    text: `The job ${id} runs now, if a process does background work.\n`,
  };
}

/** @throws {CommandError} if there is none, or if it runs */
export async function dropJob(id: string): Promise<AdminResult> {
  await changeJob(id, 'drop');
  return { data: { id, dropped: true }, text: `The job ${id} is deleted.\n` };
}

const changes = { retry: retryJobs, drop: dropJobs } as const;

async function changeJob(id: string, change: keyof typeof changes): Promise<void> {
  await inOperatorTransaction(async (ctx) => {
    const done = await changes[change](ctx.tx, [id]);
    if (done.length === 0) throw new CommandError(`There is no job ${id}, or it is running.`);
    await recordOperatorAction(ctx, { action: `jobs ${change}`, subject: id });
  });
}
