/** Reads what the mail about a disabled webhook says. */
import type { Brand } from '../../brand.ts';
import type { Database } from '../../db/database.ts';
import { toTypeId } from '../../domain/core/ids.ts';
import { loggedUrl } from '../../domain/webhooks/webhook-urls.ts';
import type { MailMessage } from '../mail/mail-messages.ts';
import { disabledWebhookMessage } from '../mail/webhook-messages.ts';

interface Dependencies {
  readonly database: Database;
  readonly brand: Brand;
  readonly publicUrl: string;
}

/** Undefined if the webhook is enabled again or deleted, or the person is no longer an admin. */
export async function findDisabledWebhook(
  { database, brand, publicUrl }: Dependencies,
  webhookId: string,
  memberId: string,
): Promise<MailMessage | undefined> {
  const { prisma } = database.reader;
  const webhook = await prisma.webhook.findFirst({
    where: { id: webhookId, disabledReason: { in: ['gone', 'failing'] }, workspace: { deletedAt: null } },
    include: { workspace: { select: { name: true } } },
  });
  const member = await prisma.workspaceMember.findFirst({
    where: { id: memberId, status: 'active', role: { in: ['owner', 'admin'] } },
    select: { email: true },
  });
  const disabledAt = webhook?.disabledAt ?? null;
  if (webhook === null || disabledAt === null || member === null) return undefined;
  return disabledWebhookMessage({
    to: member.email,
    webhookId: toTypeId('webhook', webhook.id),
    url: loggedUrl(webhook.url),
    workspaceName: webhook.workspace.name,
    reason: webhook.disabledReason === 'gone' ? 'gone' : 'failing',
    disabledAt,
    brand,
    publicUrl,
  });
}
