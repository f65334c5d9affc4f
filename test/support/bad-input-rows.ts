/** What a row of the table of bad inputs is, and how its bytes are made. */
import { requestText } from './raw-http.ts';

export type Bytes = string | Buffer;

export interface BadInput {
  /** What is sent, as the end of “answers 400 to …”. */
  readonly name: string;
  /** Everything that is sent, with the stand-ins below in it. */
  readonly bytes: Buffer;
  /** What the client does after the bytes; it reads the answer and goes, unless this says more. */
  readonly then?: 'sends no more' | 'is silent';
  /** Of the answer; of the first one, where the bytes hold several requests. */
  readonly status: number;
  /** Of the problem. */
  readonly code?: string;
  /** In `errors` of the problem. */
  readonly place?: string;
  /** What is behind these bytes on the connection is never read. */
  readonly endsConnection?: true;
}

/** Stand for what a test has made; as long as it, so that every Content-Length holds. */
export const boardStandIn = `board_${'0'.repeat(26)}`;
export const sessionStandIn = `bws_${'0'.repeat(49)}`;

type Headers = Readonly<Record<string, string>>;
type Expected = Omit<BadInput, 'name' | 'bytes'>;

const authorization: Headers = { Authorization: `Bearer ${sessionStandIn}` };
const json: Headers = { ...authorization, 'Content-Type': 'application/json' };

/** A request whose credential is good and whose body, where it has one, says that it is JSON. */
export function request(
  method: string,
  target: string,
  { body, headers }: { readonly body?: Bytes | undefined; readonly headers?: Headers } = {},
): Buffer {
  return requestText(method, target, { ...(body === undefined ? authorization : json), ...headers }, body);
}

/** One row for each name and body, sent to create a board. */
export function bodies(
  expected: Expected,
  rows: readonly (readonly [name: string, body: Bytes])[],
): readonly BadInput[] {
  return rows.map(([name, body]) => ({ name, bytes: request('POST', '/v1/boards', { body }), ...expected }));
}

/** One row for each request line and what comes up to the empty line; the credential is not in it. */
export function messages(
  rows: readonly (readonly [name: string, bytes: Bytes, status: number, more?: Partial<Expected>])[],
): readonly BadInput[] {
  return rows.map(([name, bytes, status, more]) => ({
    name,
    bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
    status,
    ...more,
  }));
}

/** The bytes with what the stand-ins stand for. */
export function filledIn(bytes: Buffer, board: string, session: string): Buffer {
  if (board.length !== boardStandIn.length || session.length !== sessionStandIn.length) {
    throw new Error('a stand-in is not as long as what it stands for, so lengths in the table are wrong');
  }
  // Latin-1 keeps every byte as it is.
  const text = bytes.toString('latin1').replaceAll(boardStandIn, board).replaceAll(sessionStandIn, session);
  return Buffer.from(text, 'latin1');
}
