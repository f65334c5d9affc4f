/** Notes whether a webhook works, and disables it when it doesn't for days. */
import type { Database, Tx } from '../../db/database.ts';
import { mailboxOf } from '../../domain/core/email-addresses.ts';
import { countWithin } from '../../domain/core/guess-limits.ts';
import type { GuessLimit } from '../../domain/core/guess-limits.ts';
import { newId } from '../../domain/core/ids.ts';
import { queueJob } from '../../domain/core/jobs.ts';
import { recordEvents, systemActor } from '../../domain/events/events.ts';
import { webhookEvent } from '../../domain/webhooks/webhooks.ts';
import type { SendingWebhook } from './lane-rows.ts';
import type { Outcome } from './messages.ts';

export interface HealthOptions {
  readonly database: Database;
  readonly now: () => Date;
  /** How long a webhook may fail without one success. */
  readonly failingMsMax: number;
}

/** More admins of a workspace get no mail. */
const mailedAdminsMax = 20;
const dayMs = 86_400_000;
/** A webhook that is enabled again and again doesn't fill mailboxes. */
const mailsOfWebhook: GuessLimit = { purpose: 'webhook-disabled', guessesMax: 1, windowMs: dayMs };
/** To one mailbox, because any number of webhooks can be created. */
const mailsToMailbox: GuessLimit = { purpose: 'webhook-disabled-mailbox', guessesMax: 10, windowMs: dayMs };

/** Returns whether the webhook can be sent more, or is sent what failed again. */
export async function noteOutcome(
  webhook: SendingWebhook,
  outcome: Outcome,
  options: HealthOptions,
): Promise<boolean> {
  const { database, now, failingMsMax } = options;
  const { prisma } = database.reader;
  // What became of a message to an earlier address says nothing about the one that the webhook has by now.
  const { id, url } = webhook;
  if (outcome.isAccepted) {
    if (webhook.failingSince !== null) {
      await prisma.webhook.updateMany({
        where: { id, url, failingSince: { not: null } },
        data: { failingSince: null, version: { increment: 1 } },
      });
    }
    return true;
  }
  const failedAt = now();
  if (outcome.isGone) {
    return !(await disableWebhook(webhook, 'gone', options));
  }
  if (webhook.failingSince === null) {
    await prisma.webhook.updateMany({
      where: { id, url, failingSince: null },
      data: { failingSince: failedAt, version: { increment: 1 } },
    });
    return true;
  }
  if (failedAt.getTime() - webhook.failingSince.getTime() < failingMsMax) return true;
  return !(await disableWebhook(webhook, 'failing', options));
}

/**
 * Disables a webhook once, with an event and, within limits, a mail to those who can enable it again.
 *
 * @returns whether the webhook is disabled now: not if it has another address, or has accepted something
 */
async function disableWebhook(
  { id, url, workspaceId }: SendingWebhook,
  reason: 'gone' | 'failing',
  { database, now: clock, failingMsMax }: HealthOptions,
): Promise<boolean> {
  const now = clock();
  return database.transaction(async (tx) => {
    // Still failing since the same moment: a success meanwhile counts.
    const failing =
      reason === 'failing' ? { failingSince: { lte: new Date(now.getTime() - failingMsMax) } } : {};
    const [disabled] = await tx.prisma.webhook.updateManyAndReturn({
      where: { id, url, disabledAt: null, ...failing },
      data: { disabledAt: now, disabledReason: reason, updatedAt: now, version: { increment: 1 } },
    });
    if (disabled === undefined)
      return (await tx.prisma.webhook.count({ where: { id, NOT: { disabledAt: null } } })) > 0;
    const changes = {
      enabled: { from: true, to: false },
      disabled_reason: { from: null, to: reason },
    };
    await recordEvents({ tx, now, requestId: newId(), principal: systemActor }, [
      webhookEvent(disabled, 'disabled', changes),
    ]);
    await mailAdmins({ tx, now }, id, workspaceId);
    return true;
  });
}

/** Called last, because the counts stay locked until the transaction ends. */
async function mailAdmins(
  ctx: { readonly tx: Tx; readonly now: Date },
  webhookId: string,
  workspaceId: string,
): Promise<void> {
  const { tx } = ctx;
  if (!(await countWithin(ctx, mailsOfWebhook, webhookId))) return;
  const admins = await tx.prisma.workspaceMember.findMany({
    where: { workspaceId, status: 'active', role: { in: ['owner', 'admin'] } },
    orderBy: { id: 'asc' },
    take: mailedAdminsMax,
    select: { id: true, email: true },
  });
  // Workspaces that share admins take the counts in the same order, to avoid deadlocks.
  const mailboxes = admins
    .map(({ id: memberId, email }) => ({ memberId, mailbox: mailboxOf(email) }))
    .toSorted((one, other) => (one.mailbox < other.mailbox ? -1 : 1));
  for (const { memberId, mailbox } of mailboxes) {
    if (await countWithin(ctx, mailsToMailbox, mailbox))
      await queueJob(tx, 'mail-webhook-disabled', { webhookId, memberId });
  }
}
