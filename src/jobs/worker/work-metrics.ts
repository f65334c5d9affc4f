/** Counts what background work of this process has done: jobs, mails and requests to webhooks. */
import type { WorkerEvents } from 'graphile-worker';
import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import { MailFailure } from '../mail/mail-failures.ts';
import type { Mailer } from '../mail/mailers.ts';
import type { Send } from '../webhooks/messages.ts';

export class WorkMetrics {
  readonly #jobs = new Counter({
    name: 'boards_jobs_ended_total',
    help: 'Attempts of jobs that have ended, by their kind',
    labelNames: ['task', 'outcome'],
    registers: [],
  });
  readonly #mails = new Counter({
    name: 'boards_mails_total',
    help: 'Mails that were sent, that failed and are retried, and whose recipient the mail server does not know',
    labelNames: ['outcome'],
    registers: [],
  });
  readonly #webhooks = new Histogram({
    name: 'boards_webhook_request_duration_seconds',
    help: 'Requests to webhooks: accepted, rejected by the status of the response, or without a response',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers: [],
  });

  measureIn(registry: Registry): void {
    for (const outcome of ['sent', 'failed', 'undeliverable']) this.#mails.inc({ outcome }, 0);
    for (const outcome of ['accepted', 'rejected', 'unanswered']) this.#webhooks.zero({ outcome });
    registry.registerMetric(this.#jobs);
    registry.registerMetric(this.#mails);
    registry.registerMetric(this.#webhooks);
  }

  /** Counts the jobs of a runner. */
  follow(events: WorkerEvents): void {
    events.on('job:success', ({ job }) => {
      this.#jobs.inc({ task: job.task_identifier, outcome: 'succeeded' });
    });
    events.on('job:error', ({ job }) => {
      const outcome = job.attempts < job.max_attempts ? 'failed' : 'given_up';
      this.#jobs.inc({ task: job.task_identifier, outcome });
    });
  }

  /** A mailer that is counted. */
  countMails(mailer: Mailer): Mailer {
    return {
      send: async (message, signal) => {
        try {
          const file = await mailer.send(message, signal);
          this.#mails.inc({ outcome: 'sent' });
          return file;
        } catch (error) {
          const isRefused = error instanceof MailFailure && error.kind === 'refused';
          this.#mails.inc({ outcome: isRefused ? 'undeliverable' : 'failed' });
          throw error;
        }
      },
      close: () => {
        mailer.close();
      },
    };
  }

  /** A way to webhooks that is counted. What ends because the service stops is not. */
  countWebhooks(send: Send): Send {
    return async (url, request) => {
      const result = await send(url, request);
      if ('failed' in result && result.failed === 'stopped') return result;
      const isAccepted = 'status' in result && result.status >= 200 && result.status < 300;
      const outcome = isAccepted ? 'accepted' : 'status' in result ? 'rejected' : 'unanswered';
      this.#webhooks.observe({ outcome }, result.durationMs / 1_000);
      return result;
    };
  }
}
