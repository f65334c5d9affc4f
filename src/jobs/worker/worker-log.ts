/** Writes graphile-worker's messages to the service's log, with fields that never contain a secret. */
import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';

interface JobFacts {
  readonly id?: unknown;
  readonly task_identifier?: unknown;
  readonly attempts?: number;
  readonly max_attempts?: number;
}

export function workerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (meta.failure === true) logFailure(logger, meta.job as JobFacts, meta.error);
    else if (level === 'error') logger.error({ reason: message }, 'background work failed');
    else if (level === 'warning') logger.warn({ reason: message }, 'background work logged a warning');
    else logger.debug({ reason: message }, 'background work');
  });
}

function logFailure(logger: Logger, job: JobFacts, error: unknown): void {
  const facts = {
    job: job.id,
    task: job.task_identifier,
    attempt: job.attempts,
    reason: error instanceof Error ? error.message : String(error),
  };
  if ((job.attempts ?? 0) < (job.max_attempts ?? 0)) logger.warn(facts, 'a job failed and will be retried');
  else logger.error(facts, 'a job failed and will not be retried');
}
