/** Which addresses a webhook can have. The guard checks again what an address leads to whenever something is sent. */
import { AppError } from '../core/errors.ts';
import type { WebhookSettings } from '../core/context.ts';

/** @throws {AppError} `webhook_url_refused` */
export function requireWebhookUrl(text: string, { allowHttp }: WebhookSettings): void {
  const reason = refusalOf(text, allowHttp);
  if (reason !== undefined) throw new AppError('webhook_url_refused', reason, { pointer: '/url' });
}

function refusalOf(text: string, allowHttp: boolean): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return 'The address is not a URL.';
  if (url.protocol !== 'https:' && !allowHttp) return 'The address must begin with https://.';
  if (url.username !== '' || url.password !== '') {
    return 'The address must not contain a user name or a password.';
  }
  return url.hash !== '' || text.includes('#') ? 'The address must not contain a fragment.' : undefined;
}

/** The address for the event log, without its query, in which services put keys. */
export function loggedUrl(text: string): string {
  return text.replace(/\?.*$/, '');
}
