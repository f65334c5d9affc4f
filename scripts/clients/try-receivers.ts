/**
 * Runs the receivers and followers of examples/receivers as their README says: the receivers against messages that are signed,
 * repeated, forged, late and out of order, and the followers against streams that break off and positions that can't be continued.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { newWebhookSecret, signatureHeaders } from '../../src/outgoing/webhook-signatures.ts';
import { findFreePort } from '../../test/support/free-ports.ts';
import { CommandError } from '../support/command-errors.ts';
import { installReceivers, languages, Program } from './example-receivers.ts';
import type { Language } from './example-receivers.ts';

const waitMsMax = 60_000;

const card = 'card_01m6gvmvx0fm7vn3dkqkybkr2q';

function eventOf(id: string, version: number): string {
  const type = version === 1 ? 'card.created' : 'card.updated';
  const changes = { title: { to: `Grüße 😀 ${version}` } };
  return JSON.stringify({
    id,
    type,
    board_id: 'board_1',
    resource: { type: 'card', id: card },
    version,
    changes,
  });
}

async function tryReceiver(folder: string, { receiver }: Language): Promise<void> {
  const [secret, previous, port] = [newWebhookSecret(), newWebhookSecret(), await findFreePort()];
  const program = new Program(folder, receiver, { WEBHOOK_SECRET: secret, PORT: String(port) });
  const send = async (
    id: string,
    version: number,
    more: object = {},
    secrets = [secret],
  ): Promise<number> => {
    const body = eventOf(id, version);
    const headers = { ...signatureHeaders(secrets, { id, timestamp: new Date(), body }), ...more };
    const response = await fetch(`http://127.0.0.1:${port}/hook`, { method: 'POST', headers, body });
    return response.status;
  };
  try {
    await program.requireLines(['listening']);
    const old = String(Math.floor(Date.now() / 1000) - 3_600);
    const statuses = [
      await send('event_1', 1),
      await send('event_1', 1),
      await send('event_2', 2, {}, [newWebhookSecret()]),
      await send('event_2', 2, { 'webhook-id': 'event_9' }),
      await send('event_2', 2, { 'webhook-timestamp': old }),
      await send('event_2', 2, {}, [previous, secret]),
      await send('event_4', 4),
      await send('event_3', 3),
      await send('event_4', 4),
      await send('event_5', 5),
    ];
    const expected = [204, 204, 400, 400, 400, 204, 204, 204, 204, 204];
    if (!isDeepStrictEqual(statuses, expected)) {
      throw new CommandError(`It responded with ${statuses.join(', ')} instead of ${expected.join(', ')}.`);
    }
    const applied = [1, 2, 4, 5].map(
      (version) => `card.${version === 1 ? 'created' : 'updated'} ${card} ${version}`,
    );
    await program.requireLines(['listening', ...applied]);
  } finally {
    await program.stop();
  }
}

const message = (version: number) =>
  `id: at-${version}\nevent: card.updated\ndata: ${eventOf(`event_${version}`, version)}\n\n`;

/** What the streams of the fake service do, one after the other, and the position that each must begin at. */
const streams: readonly { readonly from: string; readonly respond: (response: ServerResponse) => void }[] = [
  {
    from: 'snapshot-1',
    respond: (response) => {
      response.write(`retry: 1000\nid: snapshot-1\n\n${message(2)}: still here\n\nid: at-2b\n\n`);
      setTimeout(() => response.destroy(), 100);
    },
  },
  {
    from: 'at-2b',
    respond: (response) => response.end(`${message(3)}event: end\ndata: {"reason":"restarting"}\n\n`),
  },
  { from: 'at-3', respond: (response) => response.writeHead(410).end() },
  {
    from: 'snapshot-2',
    respond: (response) => {
      response.write(message(9));
      // Half of what the length before it says, as when a proxy is stopped.
      setTimeout(() => {
        response.socket?.write('40\r\nid: at-10\n', () => response.destroy());
      }, 100);
    },
  },
  { from: 'at-9', respond: (response) => response.writeHead(400).end() },
  { from: 'snapshot-3', respond: (response) => response.writeHead(404).end() },
];

async function tryFollower(folder: string, { follower }: Language): Promise<void> {
  const positions: (string | undefined)[] = [];
  let snapshots = 0;
  const server: Server = createServer((request, response) => {
    if (request.headers.authorization !== 'Bearer token') response.writeHead(401).end();
    else if (request.url === '/v1/boards/board_1/snapshot') {
      snapshots += 1;
      response.end(JSON.stringify({ resume_cursor: `snapshot-${snapshots}` }));
    } else {
      const stream = streams[positions.length];
      positions.push(request.headers['last-event-id']?.toString());
      response.setHeader('Content-Type', 'text/event-stream');
      stream?.respond(response);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = {
    BOARDS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    BOARDS_TOKEN: 'token',
  };
  const [file, ...args] = follower;
  const program = new Program(folder, [file, ...args, 'board_1'], env);
  try {
    const updates = (...versions: readonly number[]) => versions.map(() => `card.updated ${card}`);
    await program.requireLines(['snapshot', ...updates(2, 3), 'snapshot', ...updates(9), 'snapshot']);
    const endMs = performance.now() + waitMsMax;
    while (program.exitCode === null && performance.now() < endMs) await delay(20);
    if (program.exitCode === null) throw new CommandError('It continued without access to the board.');
    const expected = streams.map(({ from }) => from);
    if (!isDeepStrictEqual(positions, expected)) {
      throw new CommandError(`It began at ${positions.join(', ')} instead of ${expected.join(', ')}.`);
    }
  } finally {
    await program.stop();
    server.closeAllConnections();
    server.close();
  }
}

/** @throws {UsageError} for an unknown language @throws {CommandError} if a program fails */
export async function tryReceivers(asked: readonly string[]): Promise<void> {
  const names = asked.length === 0 ? Object.keys(languages) : asked;
  for (const name of names) {
    const { folder, ...language } = await installReceivers(name);
    await tryReceiver(folder, language);
    console.log(`ok: the receiver in ${name} verifies, skips what it has, and keeps the order`);
    await tryFollower(folder, language);
    console.log(`ok: the follower in ${name} continues where it was, and begins again after a 400 or 410`);
  }
}
