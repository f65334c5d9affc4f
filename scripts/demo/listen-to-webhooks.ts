/**
 * Receives the webhook messages of the service that `npm start` started, prints a line for each, and forwards them to a
 * receiver on this machine. Its webhook exists for as long as it runs.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { DemoFacts } from '../../src/demo/seed-demo.ts';
import { CommandError, UsageError } from '../support/command-errors.ts';

export interface ListenOptions {
  /** Where to send each message; undefined only prints them. */
  readonly forwardTo: string | undefined;
  /** Only the events of this board. */
  readonly board: string | undefined;
}

export interface Listening {
  readonly facts: Pick<DemoFacts, 'base_url' | 'access_token' | 'workspace_id'>;
  readonly print: (line: string) => void;
  /** Ends the command. */
  readonly signal: AbortSignal;
}

const forwardTimeoutMs = 10_000;
const messageBytesMax = 2_097_152;
/** What a receiver needs of a message besides its body. */
const forwardedHeaders = [
  'content-type',
  'user-agent',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
];

/** Until Ctrl-C. @throws {CommandError} */
export async function listenToWebhooks(options: ListenOptions): Promise<void> {
  const file = path.join(process.env.DATA_DIR ?? 'data', 'demo.json');
  if (!existsSync(file)) {
    throw new CommandError(`There is no file ${file}. Start the service with npm start first.`);
  }
  const facts = JSON.parse(readFileSync(file, 'utf8')) as DemoFacts;
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      end.abort();
    });
  }
  const print = (line: string) => process.stdout.write(`${line}\n`);
  await listen(options, { facts, print, signal: end.signal });
}

/** @throws {CommandError} {@link UsageError} */
export async function listen(options: ListenOptions, listening: Listening): Promise<void> {
  const { forwardTo, board } = options;
  if (
    forwardTo !== undefined &&
    !/^https?:$/.test(URL.canParse(forwardTo) ? new URL(forwardTo).protocol : '')
  ) {
    throw new UsageError(
      `--forward-to must be an address such as http://localhost:4000/hook, not ${forwardTo}.`,
    );
  }
  const server = createServer((request, response) => {
    void receive(request, response, forwardTo, listening.print);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { webhook, secret } = await createWebhook(listening, {
      url,
      ...(board !== undefined && { board_id: board }),
    });
    listening.print(`Ready. The secret is ${secret} until you stop with Ctrl-C.`);
    if (!listening.signal.aborted) await once(listening.signal, 'abort');
    await call(listening, 'DELETE', `/v1/webhooks/${webhook.id}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

interface CreatedWebhook {
  readonly webhook: { readonly id: string };
  readonly secret: string;
}

async function createWebhook(listening: Listening, body: object): Promise<CreatedWebhook> {
  const place = `/v1/workspaces/${listening.facts.workspace_id}/webhooks`;
  const response = await call(listening, 'POST', place, { ...body, description: 'npm run webhooks:listen' });
  return (await response.json()) as CreatedWebhook;
}

/** @throws {CommandError} */
async function call(
  { facts }: Listening,
  method: 'POST' | 'DELETE',
  place: string,
  body?: object,
): Promise<Response> {
  const headers = { Authorization: `Bearer ${facts.access_token}`, 'Content-Type': 'application/json' };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  let response: Response;
  try {
    response = await fetch(facts.base_url + place, init);
  } catch (error) {
    throw new CommandError(`The service does not respond at ${facts.base_url}. Start it with npm start.`, {
      cause: error,
    });
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as { detail?: string };
  throw new CommandError(
    `The service responded with ${response.status}: ${problem.detail ?? 'no reason given'}`,
  );
}

/** Responds to the service as the receiver did, so that what the receiver refuses is sent again. */
async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  forwardTo: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  const startMs = performance.now();
  const body = await readBody(request).catch(() => undefined);
  if (body === undefined) {
    response.writeHead(413).end();
    return;
  }
  const outcome = forwardTo === undefined ? { status: 204 } : await forward(request, body, forwardTo);
  response.writeHead(outcome.status ?? 502).end();
  const id = String(request.headers['webhook-id']);
  const result =
    outcome.status === undefined ? `no response from ${forwardTo ?? ''}` : String(outcome.status);
  print(`${typeOf(body)} ${id}: ${result}, ${Math.round(performance.now() - startMs)} ms`);
}

async function forward(
  request: IncomingMessage,
  body: Buffer<ArrayBuffer>,
  forwardTo: string,
): Promise<{ readonly status: number | undefined }> {
  const headers = forwardedHeaders.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const signal = AbortSignal.timeout(forwardTimeoutMs);
  try {
    const { status } = await fetch(forwardTo, { method: 'POST', headers, body, redirect: 'manual', signal });
    return { status };
  } catch {
    return { status: undefined };
  }
}

/** @throws {RangeError} */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let sizeBytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    sizeBytes += piece.byteLength;
    if (sizeBytes > messageBytesMax) throw new RangeError('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function typeOf(body: Buffer): string {
  try {
    return String((JSON.parse(body.toString()) as { type?: unknown }).type);
  } catch {
    return 'not JSON';
  }
}
