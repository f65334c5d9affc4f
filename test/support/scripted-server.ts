/** A server that a test writes: it stands for the service, or for what is between the service and a client. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atTheEnd } from './endings.ts';

export type Respond = (request: IncomingMessage, response: ServerResponse) => void;

export interface ScriptedServer {
  readonly baseUrl: string;
  /** Method and path of every request so far. */
  readonly requests: readonly string[];
  /** How many connections are open. */
  readonly countConnections: () => Promise<number>;
}

export async function listenScripted(respond: Respond): Promise<ScriptedServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    respond(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    countConnections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => {
          if (error === null) resolve(count);
          else reject(error);
        });
      }),
  };
}

/** A `fetch` whose responses are not collected as garbage, which would end their connections sooner or later. */
export function keepingFetch(): (request: Request) => Promise<Response> {
  const responses: Response[] = [];
  atTheEnd(() => {
    responses.length = 0;
  });
  return async (request) => {
    const response = await fetch(request);
    responses.push(response);
    return response;
  };
}

/** Fails like a proxy whose response has no end. */
export function failEndlessly(status: number): Respond {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).write('<h1>Not now</h1>');
  };
}

export function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
}
