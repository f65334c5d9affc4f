/** A real mail server on a port of this machine, which keeps what it takes and can be told to be difficult. */
import { once } from 'node:events';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The envelope, which decides where a mail goes. */
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
  readonly email: Email;
}

/** Called at each step; what it resolves to is waited for, and an error is what the server answers with. */
export interface MailServerSteps {
  readonly connected?: () => Promise<void> | void;
  readonly sender?: (address: string) => Promise<void> | void;
  readonly recipient?: (address: string) => Promise<void> | void;
  /** The mail begins to come. */
  readonly data?: () => Promise<void> | void;
  /** The mail is there, and the server is about to answer that it has taken it. */
  readonly received?: (mail: ReceivedMail) => Promise<void> | void;
  /** The server has answered so. */
  readonly answered?: (mail: ReceivedMail) => void;
}

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** An answer such as `550 5.1.1 no such user`. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(answer: string) {
    super(answer.slice(4));
    this.responseCode = Number(answer.slice(0, 3));
  }
}

export async function startMailServer(
  steps: MailServerSteps = {},
  port = 0,
  login?: { readonly user: string; readonly password: string },
  host = '127.0.0.1',
  /** For TLS from the first byte. */
  tls?: { readonly key: string; readonly cert: string },
): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    ...(tls !== undefined && { secure: true, ...tls }),
    disabledCommands: ['STARTTLS', ...(login === undefined ? ['AUTH'] : [])],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) => {
      const isRight = username === login?.user && password === login?.password;
      if (isRight) callback(null, { user: username });
      else callback(new SmtpRefusal(`535 5.7.8 wrong password for ${username ?? ''}`));
    },
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      answer(callback, () => steps.connected?.());
    },
    onMailFrom: ({ address }, _session, callback) => {
      answer(callback, () => steps.sender?.(address));
    },
    onRcptTo: ({ address }, _session, callback) => {
      answer(callback, () => steps.recipient?.(address));
    },
    onData: (stream, { envelope }, callback) => {
      const take = async (): Promise<ReceivedMail> => {
        await steps.data?.();
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const raw = Buffer.concat(chunks);
        const mail = {
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString(),
          email: await PostalMime.parse(raw),
        };
        await steps.received?.(mail);
        mails.push(mail);
        return mail;
      };
      take().then((mail) => {
        callback();
        steps.answered?.(mail);
      }, callback);
    },
  });
  // Connections that are cut in the middle are what some tests are about.
  server.on('error', () => undefined);
  server.listen(port, host);
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://${host}:${address.port}`,
    port: address.port,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

function answer(callback: (error?: Error | null) => void, step: () => Promise<void> | void): void {
  Promise.resolve()
    .then(step)
    .then(
      () => {
        callback();
      },
      (error: unknown) => {
        callback(error as Error);
      },
    );
}
