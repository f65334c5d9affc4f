/**
 * The tasks that end, in short transactions, what a request has left: the assignments of people who lost them, and the labels on
 * cards that are deleted. They can be killed between and in their transactions: they are retried, and find what is left
 * (docs/decisions/0093-ended-assignments.md and 0114-deleted-labels.md).
 */
import type { Database } from '../../db/database.ts';
import { runTransaction } from '../../db/transactions.ts';
import { takeOffLabelStep } from '../../domain/boards/label-removals.ts';
import { endAssignmentsStep } from '../../domain/boards/unassignments.ts';
import type { JobPayloads } from '../../domain/core/jobs.ts';

export interface RemainderDependencies {
  readonly database: Database;
  readonly now: () => Date;
  /** Aborted when the process stops. The rest is left to the retry. */
  readonly stopping: AbortSignal;
}

export type RemainderTasks = {
  readonly [Name in 'end-assignments' | 'take-off-label']: (payload: JobPayloads[Name]) => Promise<void>;
};

export function remainderTasks({ database, now, stopping }: RemainderDependencies): RemainderTasks {
  return {
    'end-assignments': async (payload) => {
      let after: string | undefined = payload.after;
      while (after !== undefined) {
        stopping.throwIfAborted();
        const last: string = after;
        after = await runTransaction(database, (tx) => endAssignmentsStep({ tx, now: now() }, payload, last));
      }
    },
    'take-off-label': async (payload) => {
      for (let isOver = false; !isOver;) {
        stopping.throwIfAborted();
        const step = await runTransaction(database, (tx) => takeOffLabelStep({ tx, now: now() }, payload));
        isOver = !step.mayBeMore;
      }
    },
  };
}
