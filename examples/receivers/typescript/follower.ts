/** Follows the live stream of a board. packages/client does the same with `events()`. */
import { setTimeout as delay } from 'node:timers/promises';

const url = process.env.BOARDS_URL ?? 'http://127.0.0.1:3000';
const headers = { Authorization: `Bearer ${process.env.BOARDS_TOKEN ?? ''}` };
const [, , boardId = ''] = process.argv;
const silenceMsMax = 45_000;

/** The state of the board, and the position that belongs to it. */
async function readSnapshot(): Promise<string> {
  const response = await fetch(`${url}/v1/boards/${boardId}/snapshot`, { headers });
  if (!response.ok) throw new Refusal(response.status);
  const { resume_cursor: cursor } = (await response.json()) as { resume_cursor: string };
  console.log('snapshot');
  return cursor;
}

class Refusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The service responded with ${status}.`);
    this.status = status;
  }
}

/** Reads the stream to its end. `onPosition` gets the position after each message. */
async function followFrom(cursor: string, onPosition: (cursor: string) => void): Promise<void> {
  const silence = new AbortController();
  const giveUp = (): void => {
    silence.abort();
  };
  let timer = setTimeout(giveUp, silenceMsMax);
  try {
    const response = await fetch(`${url}/v1/boards/${boardId}/events/stream`, {
      headers: { ...headers, Accept: 'text/event-stream', 'Last-Event-ID': cursor },
      signal: silence.signal,
    });
    if (!response.ok || response.body === null) throw new Refusal(response.status);
    const decoder = new TextDecoder();
    let text = '';
    const reader = response.body.getReader();
    for (;;) {
      const { value: bytes, done } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMsMax);
      const messages = (text + decoder.decode(bytes, { stream: true })).split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const fields = fieldsOf(message);
        if (fields.get('event') === 'end') return;
        const data = fields.get('data');
        if (data !== undefined) apply(JSON.parse(data) as BoardEvent);
        const id = fields.get('id');
        if (id !== undefined) onPosition(id);
      }
    }
  } finally {
    clearTimeout(timer);
    // Ends the connection, also after a message that this program can't read.
    giveUp();
  }
}

function fieldsOf(message: string): Map<string, string> {
  const lines = message.split('\n').map((line) => /^([^:]*):? ?(.*)$/.exec(line) ?? []);
  return new Map(lines.map(([, name = '', value = '']) => [name, value]));
}

interface BoardEvent {
  readonly type: string;
  readonly resource: { readonly id: string };
}

/** Your code. */
function apply({ type, resource }: BoardEvent): void {
  console.log(`${type} ${resource.id}`);
}

let cursor: string | undefined;
for (let pauseMs = 500; ;) {
  try {
    cursor ??= await readSnapshot();
    await followFrom(cursor, (position) => {
      cursor = position;
      pauseMs = 500;
    });
  } catch (error) {
    if (error instanceof Refusal) {
      if ([401, 403, 404].includes(error.status)) throw error;
      // The position can't be continued, because the log no longer reaches back to it or the board has moved to another
      // workspace: begin with the board as it is now.
      if ([400, 410].includes(error.status)) cursor = undefined;
    }
    pauseMs = Math.min(pauseMs * 2, 30_000);
  }
  await delay(pauseMs * (0.5 + Math.random() / 2));
}
