// Mails as a phone shows them, whatever long words people and programs put into them.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inviteMessage } from '../../src/jobs/mail/mail-messages.ts';
import { disabledWebhookMessage } from '../../src/jobs/mail/webhook-messages.ts';
import { launchChromium, leastContrast, openPage, overflowWidth, phone } from './support/chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
});

const shared = {
  to: 'ada@example.com',
  publicUrl: 'https://boards.example.com',
  brand: { name: 'Boards', appUrl: 'https://app.example.com' },
};
const mails = {
  'an invite': inviteMessage({
    ...shared,
    memberId: 'member',
    generation: 1,
    token: 'x'.repeat(43),
    role: 'guest',
    workspaceName: 'W'.repeat(120),
    inviterName: 'W'.repeat(120),
    expiresAt: new Date('2027-01-05T09:30:00Z'),
  }),
  'a disabled webhook': disabledWebhookMessage({
    ...shared,
    webhookId: 'webhook_01m7w6g405fgbav9wck2kkkh63',
    url: `https://receiver.example.com/${'w'.repeat(200)}`,
    workspaceName: 'Studio Winter',
    reason: 'gone',
    disabledAt: new Date('2027-01-05T09:30:00Z'),
  }),
};

it.each(Object.entries(mails))('fits on a phone, and can be read: %s', async (_what, mail) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, requests } = await openPage(browser, { ...phone, colorScheme });
    await page.setContent(mail.html);
    expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
    expect(await leastContrast(page)).toBeGreaterThanOrEqual(4.5);
    expect(requests).toEqual([]);
  }
});
