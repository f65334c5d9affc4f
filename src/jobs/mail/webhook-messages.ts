/** The mail about a webhook that the service has disabled. */
import type { Brand } from '../../brand.ts';
import { compose, messageId, nameOf, paragraph } from './mail-messages.ts';
import type { MailMessage } from './mail-messages.ts';

export interface DisabledWebhookFacts {
  readonly to: string;
  /** As clients see it. */
  readonly webhookId: string;
  /** Without its query, in which services put keys. */
  readonly url: string;
  readonly workspaceName: string;
  readonly reason: 'gone' | 'failing';
  readonly disabledAt: Date;
  readonly brand: Brand;
  readonly publicUrl: string;
}

const reasons: Readonly<Record<DisabledWebhookFacts['reason'], string>> = {
  gone: 'Its receiver answered with the status 410, which asks us to send nothing more.',
  failing: 'Its receiver has not accepted any event for five days.',
};

export function disabledWebhookMessage(facts: DisabledWebhookFacts): MailMessage {
  const { to, webhookId, url, disabledAt, brand, publicUrl } = facts;
  const workspace = nameOf(facts.workspaceName, 'your workspace');
  return compose(brand, {
    kind: 'webhook-disabled',
    to,
    messageId: messageId('webhook-disabled', `${webhookId}:${disabledAt.getTime()}:${to}`, publicUrl),
    subject: `A webhook of ${workspace} was disabled`,
    blocks: [
      paragraph(`We have stopped sending events of ${workspace} to ${url} (${webhookId}).`),
      paragraph(reasons[facts.reason]),
      paragraph(
        'Once the receiver works again, enable the webhook with the API. It then continues with the first event that was not accepted.',
      ),
    ],
  });
}
