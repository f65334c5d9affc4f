/** Serves `/metrics`: on an address of its own, or on the service's own port to programs on this machine. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Registry } from 'prom-client';

const connectionsMax = 50;
const timeoutMs = 10_000;
const headersMax = 50;

/** A server without a port that has only `/metrics`. Scrapes at the same time share one collection. */
export function createMetricsServer(registry: Registry): Server {
  const scrape = sharedScrapes(registry);
  const server = createServer(
    { headersTimeout: timeoutMs, requestTimeout: timeoutMs },
    (request, response) => {
      respond(request, response, scrape).catch(() => {
        response.writeHead(500).end();
      });
    },
  );
  server.maxConnections = connectionsMax;
  server.maxHeadersCount = headersMax;
  return server;
}

/** Collects the metrics once for all that ask while they are collected. */
export function sharedScrapes(registry: Registry): () => Promise<string> {
  let running: Promise<string> | undefined;
  return () =>
    (running ??= registry.metrics().finally(() => {
      running = undefined;
    }));
}

async function respond(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  scrape: () => Promise<string>,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (url.split('?', 1)[0] !== '/metrics') {
    response.writeHead(404).end('This address has only /metrics.\n');
  } else if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  } else {
    const text = await scrape();
    response.writeHead(200, { 'Content-Type': metricsType, 'Cache-Control': 'no-store' }).end(text);
  }
}

/** The text format of Prometheus. */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
/** What proxies add. A request with one of them has come from elsewhere. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether a program on this machine asks, and asks for this machine: a proxy beside the service, or a page that has a
 * browser ask a name of its own, is something else.
 */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  if (proxyHeaders.some((name) => headers[name] !== undefined)) return false;
  const host = headers.host ?? '';
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopback(socket.remoteAddress ?? '') && (hostname === 'localhost' || isLoopback(hostname));
}

function isLoopback(text: string): boolean {
  const address = text.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/, '');
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
