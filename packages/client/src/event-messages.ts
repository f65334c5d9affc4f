/** The messages of a stream of Server-Sent Events (WHATWG HTML, section 9.2). */

export interface StreamMessage {
  /** The position after the message. */
  readonly id?: string;
  /** The type of the event, or `end`. */
  readonly event?: string;
  /** How long to wait before reconnecting. */
  readonly retryMs?: number;
  /** Empty if the message only moves the position. */
  readonly data: string;
}

/** Yields each message as it arrives. Ends with the stream, and when nothing has arrived for `silenceMsMax`. */
export async function* readMessages(
  body: ReadableStream<Uint8Array>,
  silenceMsMax: number,
): AsyncGenerator<StreamMessage, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const bytes = await readUnlessSilent(reader, silenceMsMax);
      // What stands before the end without an empty line is no complete message.
      if (bytes === undefined) return;
      text = (text + decoder.decode(bytes, { stream: true })).replaceAll('\r\n', '\n');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      yield* blocks.map(messageOf);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The time counts only while the caller waits, not while it works on a message. */
async function readUnlessSilent(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  silenceMsMax: number,
): Promise<Uint8Array | undefined> {
  const timer = setTimeout(() => {
    reader.cancel().catch(() => undefined);
  }, silenceMsMax);
  try {
    const { value } = await reader.read();
    return value;
  } finally {
    clearTimeout(timer);
  }
}

function messageOf(block: string): StreamMessage {
  const data: string[] = [];
  const fields: { id?: string; event?: string; retryMs?: number } = {};
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (name === 'data') data.push(value);
    else if (name === 'id' || name === 'event') fields[name] = value;
    else if (name === 'retry' && /^\d+$/.test(value)) fields.retryMs = Number(value);
  }
  return { ...fields, data: data.join('\n') };
}
