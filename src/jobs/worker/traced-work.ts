/** Gives each job and each message to a webhook a trace, and records what background work does as spans. */
import type { Task, TaskList } from 'graphile-worker';
import { childOf, recordWork } from '../../spans.ts';
import type { RecordSpan } from '../../spans.ts';
import { currentTrace, newTrace, runTraced, traceparentOf } from '../../trace-context.ts';
import type { Mailer } from '../mail/mailers.ts';
import type { Send } from '../webhooks/messages.ts';

/** Tasks whose log lines and statements name the trace of their job. */
export function traceTasks(tasks: TaskList, record: RecordSpan | undefined): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, traceTask(name, task as Task, record)]),
  );
}

function traceTask(name: string, task: Task, record: RecordSpan | undefined): Task {
  return async (payload, helpers) => {
    const trace = newTrace();
    const { id, attempts } = helpers.job;
    const attributes = { 'boards.job_id': id, 'boards.attempt': attempts };
    const span = { trace, name: `job ${name}`, kind: 'consumer', attributes } as const;
    await runTraced({ trace }, () => recordWork(record, span, async () => task(payload, helpers)));
  };
}

/** A mailer whose mails are spans of their jobs. Addresses are left out, because they are personal data. */
export function traceMails(mailer: Mailer, record: RecordSpan | undefined): Mailer {
  if (record === undefined) return mailer;
  return {
    send: (message, signal) => {
      const trace = childOf(currentTrace() ?? newTrace());
      const span = { trace, name: 'send mail', kind: 'client', attributes: {} } as const;
      return recordWork(record, span, () => mailer.send(message, signal));
    },
    close: () => {
      mailer.close();
    },
  };
}

/** A way to webhooks that passes its trace on. */
export function traceWebhooks(send: Send, record: RecordSpan | undefined): Send {
  if (record === undefined) return send;
  return async (url, request) => {
    const trace = newTrace();
    const headers = { ...request.headers, traceparent: traceparentOf(trace) };
    const result = await send(url, { ...request, headers });
    record({
      trace,
      name: 'send webhook',
      kind: 'client',
      durationMs: result.durationMs,
      attributes: {
        'http.request.method': 'POST',
        'boards.message_id': request.headers['webhook-id'] ?? '',
        ...('status' in result && { 'http.response.status_code': result.status }),
        ...('refused' in result && { 'error.type': result.refused }),
        ...('failed' in result && { 'error.type': result.failed }),
      },
      hasFailed: !('status' in result) || result.status >= 400,
    });
    return result;
  };
}
