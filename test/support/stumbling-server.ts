/** The service on a port, behind something that fails the next requests in a way that a test chooses. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atTheEnd } from './endings.ts';
import type { Service } from './service.ts';

/** Answers in place of the service, or lets the service answer (true). */
export type Stumble = (response: ServerResponse) => boolean;

export interface StumblingServer {
  readonly baseUrl: string;
  /** What the next requests meet, one after the other; the rest meet the service. */
  readonly stumbles: Stumble[];
  /** Method and Idempotency-Key of every request so far. */
  readonly requests: { readonly method: string; readonly key: string | undefined }[];
}

export async function listenStumbling(service: Service): Promise<StumblingServer> {
  const stumbles: Stumble[] = [];
  const requests: StumblingServer['requests'] = [];
  const server = createServer((request, response) => {
    const key = request.headers['idempotency-key'];
    requests.push({ method: request.method ?? '', key: key?.toString() });
    if (stumbles.shift()?.(response) ?? true) (service.app as RequestListener)(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stumbles, requests };
}

/** Responds like a proxy whose service is unavailable. */
export function answerInstead(status: number, headers: Readonly<Record<string, string>> = {}): Stumble {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end('<h1>Not now</h1>');
    return false;
  };
}

/** Lets the service do its work and cuts the connection before the answer. */
export const loseAnswer: Stumble = (response) => {
  response.end = () => {
    response.socket?.destroy();
    return response;
  };
  return true;
};
