// The receiver of the guide on webhooks, with connections that break off and code that fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { newWebhookSecret, signatureHeaders } from '../../src/outgoing/webhook-signatures.ts';
import { systemNow } from '../support/clock.ts';
import { atTheEnd } from '../support/endings.ts';
import { findFreePort } from '../support/free-ports.ts';
import { filesOf, readGuides } from './support/guide-examples.ts';
import { makeFolder } from './support/workbench.ts';

/** Starts it as the guide says, with its port and its own code replaced. */
async function startReceiver(secret: string, ownCode: string): Promise<number> {
  const guide = readGuides().find(({ name }) => name === 'webhooks');
  const file = guide && filesOf(guide).find(({ note }) => note === 'receiver.ts');
  const port = await findFreePort();
  const program = file?.code
    .replace('const port = 4020', `const port = ${port}`)
    .replace('switch (type) {', `${ownCode}\n  switch (type) {`);
  const target = path.join(makeFolder('webhook-receiver'), 'receiver.ts');
  writeFileSync(target, program ?? '');
  const env = { ...process.env, WEBHOOK_SECRETS: secret };
  const child = spawn(process.execPath, [target], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  atTheEnd(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return port;
}

it('answers other messages after one that broke off, and says that it failed if its own code does', async () => {
  const secret = newWebhookSecret();
  const port = await startReceiver(secret, "if (resource.id === 'card_bad') throw new Error('a bug');");
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /hooks HTTP/1.1\r\nHost: receiver\r\nContent-Length: 100\r\n\r\n{');
  await new Promise<void>((resolve) => socket.end(resolve));
  const send = async (id: string): Promise<number> => {
    const body = JSON.stringify({ id, type: 'card.created', resource: { type: 'card', id } });
    const headers = { ...signatureHeaders([secret], { id, timestamp: systemNow(), body }) };
    const target = `http://127.0.0.1:${port}/hooks`;
    return (await fetch(target, { method: 'POST', headers, body })).status;
  };
  // The first that comes after it could still find it running.
  expect([await send('card_1'), await send('card_bad'), await send('card_2')]).toEqual([204, 500, 204]);
});
