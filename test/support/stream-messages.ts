/** Reads Server-Sent Events as the HTML standard says (section 9.2.6). */
import type { Readable } from 'node:stream';

export interface StreamMessage {
  readonly id?: string;
  readonly event?: string;
  readonly data?: string;
}

/** The messages of a text, without what is incomplete at its end. Comments and `retry` are no messages. */
export function messagesIn(text: string): StreamMessage[] {
  const blocks = text.split('\n\n').slice(0, -1);
  return blocks.map(messageOf).filter((message) => Object.keys(message).length > 0);
}

function messageOf(block: string): StreamMessage {
  const fields = block.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')] as const;
  });
  const kept = fields.filter(([name]) => ['id', 'event', 'data'].includes(name));
  return Object.fromEntries(kept);
}

/** The first messages of a stream that goes on, which is then closed. */
export async function firstMessages(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += (chunk as Buffer).toString();
    if (text.includes('\n\n')) break;
  }
  stream.destroy();
  return text;
}
