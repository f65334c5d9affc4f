/**
 * What goes to the server for one statement, as one write instead of one for each message of the protocol. Columns are described
 * once for each prepared statement (docs/decisions/0130-one-write-for-a-statement.md).
 */

/** The driver's connection to the server. */
export interface Wire {
  /** Texts by name. The driver prepares other statements. */
  readonly parsedStatements: Record<string, string>;
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(statement: { readonly statement: string; readonly values?: readonly (string | Buffer)[] }): void;
  describe(portal: unknown): void;
  execute(portal: Readonly<Record<string, never>>): void;
  sync(): void;
  close(statement: { readonly type: 'S'; readonly name: string }): void;
  /** What the others send with. */
  _send(message: Buffer): unknown;
}

/** The driver's connection for one statement at a time: its messages are collected and go out in one write. */
export interface Outbox extends Wire {
  /** The columns of prepared statements by name, as the server has described them. */
  readonly descriptions: Map<string, unknown>;
  /** Whether the columns of the statement are known, so that the server needn't describe them. */
  isDescribed: boolean;
  /** Whether PostgreSQL commits right after the statement, unless it fails. */
  commits: boolean;
  send(): void;
}

export function outboxOf(connection: Wire): Outbox {
  let messages: Buffer[] = [];
  const outbox: Outbox = Object.assign(Object.create(connection) as Wire, {
    descriptions: new Map<string, unknown>(),
    isDescribed: false,
    commits: false,
    // The driver corks it.
    stream: { cork: () => undefined, uncork: () => undefined, writable: true },
    _send: (message: Buffer) => messages.push(message),
    describe: (portal: unknown) => {
      if (!outbox.isDescribed) connection.describe.call(outbox, portal);
    },
    execute: (portal: Readonly<Record<string, never>>) => {
      connection.execute.call(outbox, portal);
      // A statement with a value that can't be sent is not executed, and so not committed.
      if (!outbox.commits) return;
      outbox.commits = false;
      sendUnnamed(outbox, 'COMMIT');
    },
    send: () => {
      connection._send(Buffer.concat(messages));
      messages = [];
      outbox.commits = false;
    },
  });
  return outbox;
}

/** Without a name, so that a transaction can always begin and end, even if a pooler has lost prepared statements. */
export function sendUnnamed(connection: Wire, text: string): void {
  connection.parse({ name: '', text });
  connection.bind({ statement: '' });
  connection.execute({});
}
