/** Answers are JSON: a client that accepts it in any way is served, and any other gets a 406. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTenant } from '../support/factories.ts';
import { exchange, listenWith, requestText } from '../support/raw-http.ts';
import { startService } from '../support/service.ts';

let port: number;
let authorization: Record<string, string>;

beforeAll(async () => {
  const service = await startService();
  port = await listenWith(service);
  authorization = { Authorization: `Bearer ${(await makeTenant(service)).token}` };
});

function get(accept: string) {
  return exchange(port, requestText('GET', '/v1/me', { ...authorization, Accept: accept }));
}

describe('Accept', () => {
  it.each([
    '*/*',
    'application/*',
    'text/html, */*;q=0.1',
    'application/json;q=0.5',
    'application/problem+json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'text/html, application/json;charset=utf-8;q=0.1',
    'text/*;q=1, application/*;q=0.001',
  ])('%s is accepted', async (accept) => {
    expect((await get(accept)).status).toBe(200);
  });

  it.each([
    'text/html',
    'application/xml',
    'application/json;q=0',
    'image/*',
    'application/json; charset=utf-16',
    'application/json;charset=utf-8;q=0',
  ])('%s returns 406', async (accept) => {
    const { status, headers, text } = await get(accept);
    expect([status, headers['content-type']]).toEqual([406, 'application/problem+json']);
    expect(JSON.parse(text)).toMatchObject({ code: 'not_acceptable', errors: [{ header: 'Accept' }] });
  });
});
