/** Queues jobs in the transaction of the write that needs them, so that they are committed together. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Actor } from './principals.ts';

/** Where assignments are looked at: those of a user in a workspace, those on a board, or those of a user on a board. */
export type AssignmentScope = { readonly workspaceId: string } & (
  | { readonly userId: string; readonly boardId?: undefined }
  | { readonly boardId: string; readonly userId?: string }
);

/** Who caused a job, and by which request: its events say so. */
export interface JobCause {
  readonly requestId: string;
  readonly actor: Actor;
}

/** What each job is given: ids, never a secret. All are UUIDs, except those of a payment provider. */
export interface JobPayloads {
  'mail-invite': { readonly memberId: string; readonly generation: number };
  'mail-sign-in-code': { readonly signInId: string };
  'mail-email-change-code': { readonly emailChangeId: string };
  /** To the previous address. */
  'mail-email-changed': { readonly emailChangeId: string };
  'mail-account-deletion-code': { readonly accountDeletionId: string };
  /** When an export is ready or has failed. */
  'mail-export': { readonly exportId: string };
  /** To an admin, when the service has disabled a webhook. */
  'mail-webhook-disabled': { readonly webhookId: string; readonly memberId: string };
  'write-export': { readonly exportId: string };
  'erase-person': { readonly userId: string };
  /** `after` is a card. */
  'end-assignments': JobCause & { readonly scope: AssignmentScope; readonly after: string };
  'take-off-label': JobCause & { readonly labelId: string };
  /** To the billing address, or to an owner if there is none. */
  'mail-invoice': { readonly invoiceId: string; readonly memberId?: string };
  'follow-account': { readonly workspaceId: string };
  'mirror-invoice': { readonly workspaceId: string; readonly invoiceId: string };
  'mirror-credit-note': { readonly workspaceId: string; readonly creditNoteId: string };
  'quote-plan-change': { readonly workspaceId: string; readonly previewId: string };
  'open-billing-link': { readonly workspaceId: string; readonly linkId: string };
  'complete-billing-link': { readonly workspaceId: string; readonly linkProviderId: string };
}

export type JobName = keyof JobPayloads;

/** The cause of a job that a request or a command queues. */
export function causeOf({
  requestId,
  principal,
}: {
  readonly requestId: string;
  readonly principal: Actor;
}): JobCause {
  const { kind, credentialId, userId, systemAccount } = principal;
  const actor = { kind, credentialId, userId, ...(systemAccount !== undefined && { systemAccount }) };
  return { requestId, actor };
}

/** Lower runs first: people wait for a code, a page or a price, even behind a thousand invites. */
const priorities: Readonly<Record<JobName, number>> = {
  'mail-sign-in-code': -1,
  'mail-email-change-code': -1,
  'mail-account-deletion-code': -1,
  'open-billing-link': -1,
  'quote-plan-change': -1,
  'mail-invite': 0,
  'mail-email-changed': 0,
  'mail-export': 0,
  'mail-invoice': 0,
  'mail-webhook-disabled': 0,
  'complete-billing-link': 1,
  'follow-account': 1,
  'mirror-invoice': 1,
  'mirror-credit-note': 1,
  'erase-person': 1,
  'end-assignments': 1,
  'take-off-label': 1,
  'write-export': 2,
};

/**
 * Queues a job. It runs once the transaction is committed, and is retried until it succeeds. By hand: calls
 * graphile-worker's function, whose clock is that of the database.
 */
export async function queueJob<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  /** When it runs; at once if left out. */
  runAt: Date | null = null,
): Promise<void> {
  const { queue = null, key = null } = 'workspaceId' in payload ? queueOf(name, payload) : longQueueOf(name);
  await tx.rows(Prisma.sql`
    SELECT 1 FROM graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      queue_name => ${queue}::text, job_key => ${key}::text, run_at => ${runAt}::timestamptz,
      priority => ${priorities[name]}::integer)`);
}

const longJobs: readonly JobName[] = ['write-export', 'erase-person', 'end-assignments', 'take-off-label'];

/** Jobs that can take long run one at a time, so that many of them don't keep mails waiting. */
function longQueueOf(name: JobName): { readonly queue?: string; readonly key?: undefined } {
  return longJobs.includes(name) ? { queue: name } : {};
}

/**
 * Jobs that ask a payment provider about one workspace run one after another, so that what was read later is written
 * later. A job isn't queued again while the same one is still waiting.
 */
function queueOf(name: JobName, payload: { readonly workspaceId: string }) {
  const { workspaceId } = payload;
  return { queue: `payments-${workspaceId}`, key: `${name}-${Object.values(payload).join('-')}` };
}
