/** Queues background work in the transaction of the write that needs it, so that neither is ever without the other. */
import { Prisma } from '../db/database.ts';
import type { Tx } from '../db/database.ts';

/** What each job is given: ids, never a secret. All are UUIDs. */
export interface JobPayloads {
  'mail-invite': { readonly memberId: string; readonly generation: number };
  'mail-sign-in-code': { readonly signInId: string };
}

export type JobName = keyof JobPayloads;

/** Lower comes first: whoever signs in waits for the code, also behind a thousand invites. */
const priorities: Readonly<Record<JobName, number>> = { 'mail-sign-in-code': -1, 'mail-invite': 0 };

/** The job runs once the transaction has been committed, and again until it succeeds. */
export async function queueJob<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  await tx.rows(Prisma.sql`
    SELECT 1 FROM graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, priority => ${priorities[name]}::integer)`);
}
