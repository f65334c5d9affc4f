/** verifyWebhook() of packages/client, on messages that the service and the official library have signed. */
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { verifyWebhook, WebhookVerificationError } from '../../packages/client/src/index.ts';
import { newWebhookSecret, signatureHeaders } from '../../src/outgoing/webhook-signatures.ts';
import { testStart } from '../support/clock.ts';

const secret = newWebhookSecret();
const id = 'event_01m7wr7nkje7yr8hdwh5s8epng';
const body = JSON.stringify({ id, type: 'card.updated', changes: { title: { to: 'Grüße 😀' } } });
const headers = signatureHeaders([secret], { id, timestamp: testStart, body });
const at = (seconds: number) => ({ now: new Date(testStart.getTime() + seconds * 1000) });

describe('verifyWebhook', () => {
  it('returns the event of a message that the service signed', async () => {
    const event = await verifyWebhook(secret, { ...headers }, body, at(1));
    expect(event).toEqual(JSON.parse(body));
    expect(event.type).toBe('card.updated');
  });

  it('takes headers and bodies as Fetch and Node have them', async () => {
    const asNode = { ...headers, 'content-type': 'application/json', 'set-cookie': ['a', 'b'] };
    const inCapitals = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    for (const form of [new Headers({ ...headers }), asNode, inCapitals]) {
      for (const bytes of [body, Buffer.from(body), new TextEncoder().encode(body)]) {
        expect(await verifyWebhook(secret, form, bytes, at(0))).toMatchObject({ id });
      }
    }
  });

  it('accepts what the official library signs', async () => {
    const signature = new Webhook(secret).sign(id, testStart, body);
    const signed = { ...headers, 'webhook-signature': signature };
    expect(await verifyWebhook(secret, signed, body, at(0))).toMatchObject({ id });
  });

  it('accepts a message while secrets overlap, with either of them', async () => {
    const next = newWebhookSecret();
    const both = signatureHeaders([next, secret], { id, timestamp: testStart, body });
    for (const known of [secret, next, [next, newWebhookSecret()], [newWebhookSecret(), secret]]) {
      expect(await verifyWebhook(known, { ...both }, body, at(0))).toMatchObject({ id });
    }
  });

  it.each([
    ['another body', {}, `${body} `],
    ['another id', { 'webhook-id': 'event_01m7wr7nkje7yr8hdwh5s8epnh' }, body],
    ['another timestamp', { 'webhook-timestamp': String(testStart.getTime() / 1000 + 1) }, body],
    ['another version', { 'webhook-signature': headers['webhook-signature'].replace('v1,', 'v2,') }, body],
    ['no signature', { 'webhook-signature': '' }, body],
    ['a signature that is not Base64', { 'webhook-signature': 'v1,*** v1 v1,' }, body],
    ['no header', { 'webhook-id': undefined }, body],
    ['a timestamp that is no number', { 'webhook-timestamp': 'now' }, body],
  ])('refuses a message with %s', async (_, changed, text) => {
    const verification = verifyWebhook(secret, { ...headers, ...changed }, text, at(0));
    await expect(verification).rejects.toBeInstanceOf(WebhookVerificationError);
  });

  it('refuses a message with another secret', async () => {
    const verification = verifyWebhook(newWebhookSecret(), { ...headers }, body, at(0));
    await expect(verification).rejects.toThrow('No signature matches.');
  });

  it('refuses a message that is more than five minutes old, or from the future', async () => {
    expect(await verifyWebhook(secret, { ...headers }, body, at(300))).toBeDefined();
    for (const seconds of [301, -301]) {
      await expect(verifyWebhook(secret, { ...headers }, body, at(seconds))).rejects.toThrow('timestamp');
    }
    const patient = { ...at(3_000), toleranceSeconds: 3_600 };
    expect(await verifyWebhook(secret, { ...headers }, body, patient)).toBeDefined();
  });

  it('reports a secret that is none', async () => {
    for (const wrong of ['', 'whsec_', 'whsec_***']) {
      await expect(verifyWebhook(wrong, { ...headers }, body, at(0))).rejects.toBeInstanceOf(TypeError);
    }
  });
});
