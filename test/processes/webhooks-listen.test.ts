/** `npm run webhooks:listen` beside the service that `npm start` starts: a change reaches a port of this machine, signed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import type { DemoFacts } from '../../src/demo/seed-demo.ts';
import { makeDataDir, startServer, watchServer } from '../support/server-process.ts';
import { startReceiver } from '../support/webhook-receivers.ts';

const patience = { interval: 50 };

it('forwards a change of the demo with a valid signature, until it is stopped', async () => {
  const dataDir = await makeDataDir();
  const server = startServer({ DATA_DIR: dataDir });
  const origin = await server.address();
  const facts = JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8')) as DemoFacts;
  const headers = { Authorization: `Bearer ${facts.access_token}`, 'Content-Type': 'application/json' };
  const webhooks = async () => {
    const response = await fetch(`${origin}/v1/workspaces/${facts.workspace_id}/webhooks`, { headers });
    return ((await response.json()) as { data: readonly object[] }).data.length;
  };
  const receiver = await startReceiver();
  const listening = watchServer(
    [process.execPath, 'scripts/run.ts', 'webhooks:listen', '--forward-to', receiver.url],
    { DATA_DIR: dataDir },
  );
  const [, secret = ''] = /The secret is (\S+) /.exec(await listening.printed(/The secret is \S+ /)) ?? [];
  expect(await webhooks()).toBe(1);
  const body = JSON.stringify({ name: 'Listened to' });
  const response = await fetch(`${origin}/v1/boards`, { method: 'POST', headers, body });
  const { id } = (await response.json()) as { id: string };
  const find = () => receiver.received.find(({ event }) => event.type === 'board.created');
  await expect.poll(find, patience).toBeDefined();
  const message = find();
  expect(message?.event.resource.id).toBe(id);
  const verified = new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {});
  expect(verified).toEqual(JSON.parse(message?.body ?? ''));
  await listening.printed(/board\.created event_\w+: 204, \d+ ms/);
  listening.signal('SIGINT');
  expect(await listening.exited).toBe(0);
  expect(await webhooks()).toBe(0);
});
