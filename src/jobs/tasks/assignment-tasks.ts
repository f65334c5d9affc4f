/**
 * The task that ends the assignments of people who lost them, in short transactions. It can be killed between and in them:
 * it is retried, and finds what is left (docs/decisions/0093-ended-assignments.md).
 */
import type { Database } from '../../db/database.ts';
import { runTransaction } from '../../db/transactions.ts';
import { endAssignmentsStep } from '../../domain/boards/unassignments.ts';
import type { JobPayloads } from '../../domain/core/jobs.ts';

export interface AssignmentDependencies {
  readonly database: Database;
  readonly now: () => Date;
  /** Aborted when the process stops. The rest is left to the retry. */
  readonly stopping: AbortSignal;
}

export type AssignmentTasks = {
  readonly [Name in 'end-assignments']: (payload: JobPayloads[Name]) => Promise<void>;
};

export function assignmentTasks({ database, now, stopping }: AssignmentDependencies): AssignmentTasks {
  return {
    'end-assignments': async (payload) => {
      let after: string | undefined = payload.after;
      while (after !== undefined) {
        stopping.throwIfAborted();
        const last: string = after;
        after = await runTransaction(database, (tx) => endAssignmentsStep({ tx, now: now() }, payload, last));
      }
    },
  };
}
