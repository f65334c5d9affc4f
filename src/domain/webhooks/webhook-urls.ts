/** Which addresses a webhook can have. The guard looks up the name and checks again whenever something is sent. */
import { refusals } from '../../outgoing/reasons.ts';
import { refusalOfUrl } from '../../outgoing/targets.ts';
import { AppError } from '../core/errors.ts';
import type { WebhookSettings } from '../core/context.ts';

/** @throws {AppError} `webhook_url_refused` */
export function requireWebhookUrl(url: string, settings: WebhookSettings): void {
  const refusal = refusalOfUrl(url, settings);
  const reason = refusal === undefined ? fragmentRefusal(url) : refusals[refusal];
  if (reason !== undefined) throw new AppError('webhook_url_refused', reason, { pointer: '/url' });
}

function fragmentRefusal(url: string): string | undefined {
  return url.includes('#') ? 'The address must not contain a fragment.' : undefined;
}

/** The address for the event log, without its query, in which services put keys. */
export function loggedUrl(url: string): string {
  return url.replace(/\?.*$/, '');
}
