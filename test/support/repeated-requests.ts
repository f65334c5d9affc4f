/** Requests that clients repeat with their Idempotency-Key while the first is in progress. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Answer } from './contract-matcher.ts';
import { holdTransaction } from './races.ts';
import type { Service } from './service.ts';

/** Sends the request again until the first one has ended, as a client does. */
export async function untilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 409) return answer;
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'idempotency_key_in_use' });
    expect(answer.headers['retry-after']).toBe('1');
    // A client would wait for a second.
    await delay(Math.random() * 20);
  }
}

/** Stops every write to a board at this lock, before it has changed anything. */
export function holdBoards(service: Service): ReturnType<typeof holdTransaction> {
  return holdTransaction(service, 'SELECT FROM boards WHERE id IN (SELECT id FROM boards) FOR UPDATE');
}
