// The example front end before a service of its own process, at an address that stays the same when that restarts.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atTheEnd } from '../../support/endings.ts';
import { startServer } from '../../support/server-process.ts';
import type { ServerProcess } from '../../support/server-process.ts';
import type { Demo } from './demo.ts';

export interface RestartableDemo extends Demo {
  /** Ends the process as an operator does. Nobody answers until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

function pass(address: string, asked: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '' } = asked;
  const forwarded = request(`${address}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  // As if nobody listened.
  forwarded.on('error', () => response.destroy());
  response.on('close', () => forwarded.destroy());
  asked.pipe(forwarded);
}

/** Serves the pages of a demo, and the API of a process on its database. */
export async function startRestartable(demo: Demo): Promise<RestartableDemo> {
  const { databaseUrl } = demo.service;
  let running: ServerProcess | undefined;
  let address: string | undefined;
  const server = createServer((asked, response) => {
    const target = asked.url?.startsWith('/v1') === true ? address : demo.origin;
    if (target === undefined) response.destroy();
    else pass(target, asked, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  const start = async (): Promise<void> => {
    running = startServer({ DATABASE_URL: databaseUrl, SECRET_KEY: 'k'.repeat(32), ROLE: 'api' });
    address = await running.address();
  };
  const stop = async (): Promise<void> => {
    running?.signal('SIGTERM');
    await running?.exited;
    address = undefined;
  };
  await start();
  const { port } = server.address() as AddressInfo;
  return { ...demo, origin: `http://127.0.0.1:${port}`, start, stop };
}
