/** Signatures of webhooks, checked with the official library. */
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { newWebhookSecret, signatureHeaders, webhookSecret } from '../../src/outgoing/webhook-signatures.ts';
import { testStart } from '../support/clock.ts';

const body = JSON.stringify({ type: 'card.created', data: { title: 'Grüße 😀' } });
const message = { id: 'event_01m0000000000000000000000', timestamp: testStart, body };

/** At a moment, because the library reads the clock of the machine. */
function verify(secret: string, headers: object, at = testStart): unknown {
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
  try {
    return new Webhook(secret).verify(body, { ...headers });
  } finally {
    vi.useRealTimers();
  }
}

describe('a signature', () => {
  it('is accepted by the official library, with the same text that the library would have signed', () => {
    const secret = newWebhookSecret();
    const headers = signatureHeaders([secret], message);
    expect(verify(secret, headers)).toEqual(JSON.parse(body));
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(message.id, testStart, body));
  });

  it("is the one of the specification's example", () => {
    const headers = signatureHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    });
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('is made with each secret, and either one accepts the message', () => {
    const [previous, current] = [newWebhookSecret(), newWebhookSecret()];
    const headers = signatureHeaders([current, previous], message);
    expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
    expect(verify(previous, headers)).toEqual(verify(current, headers));
    expect(() => verify(newWebhookSecret(), headers)).toThrow(WebhookVerificationError);
  });

  it('covers the id, the timestamp and each byte of the body', () => {
    const secret = newWebhookSecret();
    const headers = signatureHeaders([secret], message);
    const others = [
      { ...message, id: 'event_01m0000000000000000000001' },
      { ...message, timestamp: new Date(testStart.getTime() + 1_000) },
      { ...message, body: `${body} ` },
    ];
    for (const other of others) {
      const { 'webhook-signature': signature } = signatureHeaders([secret], other);
      expect(() => verify(secret, { ...headers, 'webhook-signature': signature })).toThrow();
    }
  });

  it('is too old after five minutes', () => {
    const secret = newWebhookSecret();
    const headers = signatureHeaders([secret], message);
    const minute = 60_000;
    expect(verify(secret, headers, new Date(testStart.getTime() + 4 * minute))).toBeDefined();
    expect(() => verify(secret, headers, new Date(testStart.getTime() + 6 * minute))).toThrow('too old');
  });

  it('needs a secret, and an id without a dot', () => {
    expect(() => signatureHeaders([], message)).toThrow(RangeError);
    expect(() => signatureHeaders([newWebhookSecret()], { ...message, id: 'a.b' })).toThrow(RangeError);
    expect(() => signatureHeaders(['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], message)).toThrow(RangeError);
  });
});

describe('a secret', () => {
  it('has 32 random bytes, or the 24 to 64 bytes that are given', () => {
    expect(newWebhookSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(newWebhookSecret()).not.toBe(newWebhookSecret());
    expect(webhookSecret(Buffer.alloc(24))).toBe(`whsec_${'A'.repeat(32)}`);
    for (const sizeBytes of [0, 23, 65]) {
      expect(() => webhookSecret(Buffer.alloc(sizeBytes))).toThrow(RangeError);
    }
  });
});
