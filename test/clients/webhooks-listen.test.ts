/** `npm run webhooks:listen` between a service that sends webhooks and a receiver. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../packages/client/src/index.ts';
import { listen } from '../../scripts/demo/listen-to-webhooks.ts';
import { newWebhookSecret, signatureHeaders } from '../../src/outgoing/webhook-signatures.ts';
import { testStart } from '../support/clock.ts';
import { atTheEnd } from '../support/endings.ts';

const secret = newWebhookSecret();
const body = JSON.stringify({ id: 'event_1', type: 'card.created' });
const headers = { ...signatureHeaders([secret], { id: 'event_1', timestamp: testStart, body }) };

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat((await request.toArray()) as Buffer[]).toString();
}

interface Calls {
  /** Method, path and credential of each request to the service. */
  readonly calls: string[];
  readonly lines: string[];
  /** Sends a message as the service does, and returns the status. */
  readonly deliver: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

async function start(forwardTo: string | undefined, board?: string): Promise<Calls> {
  const calls: string[] = [];
  const lines: string[] = [];
  let wanted: { url?: string; board_id?: string } = {};
  const baseUrl = await serve((request, response) => {
    calls.push([request.method, request.url, request.headers.authorization].join(' '));
    void textOf(request).then((text) => {
      if (request.method === 'POST') wanted = JSON.parse(text) as typeof wanted;
      response.statusCode = request.method === 'POST' ? 201 : 204;
      response.end(request.method === 'POST' ? JSON.stringify({ webhook: { id: 'webhook_1' }, secret }) : '');
    });
  });
  const end = new AbortController();
  const facts = { base_url: baseUrl, access_token: 't', workspace_id: 'workspace_1' };
  const print = (line: string) => lines.push(line);
  const done = listen({ forwardTo, board }, { facts, print, signal: end.signal });
  await expect.poll(() => lines.length).toBe(1);
  expect(wanted.board_id).toBe(board);
  const stop = async (): Promise<void> => {
    end.abort();
    await done;
  };
  atTheEnd(stop);
  const deliver = async () => (await fetch(wanted.url ?? '', { method: 'POST', headers, body })).status;
  return { calls, lines, deliver, stop };
}

describe('webhooks:listen', () => {
  it('forwards what was signed, byte for byte, and answers as the receiver does', async () => {
    const received: unknown[] = [];
    const receiver = await serve((request, response) => {
      void textOf(request).then(async (text) => {
        received.push(await verifyWebhook(secret, request.headers, text, { now: testStart }));
        response.writeHead(received.length === 1 ? 503 : 202).end();
      });
    });
    const { lines, deliver } = await start(receiver, 'board_1');
    expect([await deliver(), await deliver()]).toEqual([503, 202]);
    expect(received).toEqual([JSON.parse(body), JSON.parse(body)]);
    expect(lines[0]).toBe(`Ready. The secret is ${secret} until you stop with Ctrl-C.`);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^card\.created event_1: 503, \d+ ms$/),
      expect.stringMatching(/^card\.created event_1: 202, \d+ ms$/),
    ]);
  });

  it('only prints messages without a receiver, and says when the receiver is away', async () => {
    const alone = await start(undefined);
    expect(await alone.deliver()).toBe(204);
    const away = await start('http://127.0.0.1:1/');
    expect(await away.deliver()).toBe(502);
    expect(away.lines[1]).toContain('no response from http://127.0.0.1:1/');
  });

  it('creates a webhook in the workspace of the demo, and deletes it at the end', async () => {
    const { calls, stop } = await start(undefined);
    await stop();
    expect(calls).toEqual([
      'POST /v1/workspaces/workspace_1/webhooks Bearer t',
      'DELETE /v1/webhooks/webhook_1 Bearer t',
    ]);
  });

  it('refuses an address that is none, and reports what the service refuses', async () => {
    const signal = AbortSignal.abort();
    const refusing = await serve((_, response) => {
      response.writeHead(422).end(JSON.stringify({ detail: 'No webhooks here.' }));
    });
    const facts = { base_url: refusing, access_token: 't', workspace_id: 'workspace_1' };
    const listening = { facts, print: () => undefined, signal };
    await expect(listen({ forwardTo: 'localhost:4000', board: undefined }, listening)).rejects.toThrow(
      '--forward-to',
    );
    await expect(listen({ forwardTo: undefined, board: undefined }, listening)).rejects.toThrow(
      '422: No webhooks here.',
    );
    const nowhere = { ...listening, facts: { ...facts, base_url: 'http://127.0.0.1:1' } };
    await expect(listen({ forwardTo: undefined, board: undefined }, nowhere)).rejects.toThrow('npm start');
  });
});
