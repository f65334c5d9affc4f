/** Receives a webhook's messages: verifies, skips repeated ones, responds at once, and works in order. */
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Webhook } from 'standardwebhooks';

interface BoardEvent {
  readonly id: string;
  readonly type: string;
  readonly board_id?: string;
  readonly resource: { readonly type: string; readonly id: string };
  readonly version?: number;
}

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '');
const bodyBytesMax = 1_048_576;
const rememberedMax = 100_000;

/** The ids of messages that were accepted. In production, a table with a unique column. */
const seen = new Set<string>();
/** The work of each board, one event after the other; boards don't wait for each other. */
const work = new Map<string, Promise<void>>();
/** Events that change nothing. Their version is the one that the card already has. */
const unchanged = new Set(['card.due_soon', 'card.overdue']);
/** The latest version of each resource that was applied. */
const versions = new Map<string, number>();

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let sizeBytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    sizeBytes += piece.byteLength;
    if (sizeBytes > bodyBytesMax) throw new Error('The message is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function accept(id: string, event: BoardEvent): void {
  if (seen.has(id)) return;
  seen.add(id);
  const [oldest] = seen;
  if (seen.size > rememberedMax && oldest !== undefined) seen.delete(oldest);
  const place = event.board_id ?? 'workspace';
  const before = work.get(place) ?? Promise.resolve();
  const after = before.then(() => apply(event)).catch(console.error);
  work.set(place, after);
  void after.then(() => work.get(place) === after && work.delete(place));
}

/** Your code. A message that comes late, such as a redelivery, must not undo what came after it. */
async function apply({ type, resource, version }: BoardEvent): Promise<void> {
  await Promise.resolve();
  if (version !== undefined && !unchanged.has(type)) {
    if (version <= (versions.get(resource.id) ?? 0)) return;
    versions.set(resource.id, version);
  }
  console.log(`${type} ${resource.id} ${version ?? '-'}`);
}

const server = createServer((request, response) => {
  readBody(request)
    .then((body) => {
      // Verified as it was received: parsed and written again, it could differ.
      const event = webhook.verify(body, request.headers as Record<string, string>) as BoardEvent;
      accept(String(request.headers['webhook-id']), event);
      response.writeHead(204).end();
    })
    .catch((error: unknown) => {
      console.error(`refused: ${error instanceof Error ? error.message : 'unknown'}`);
      response.writeHead(400).end();
    });
});
server.listen(Number(process.env.PORT ?? 4000), '127.0.0.1', () => {
  console.log('listening');
});
