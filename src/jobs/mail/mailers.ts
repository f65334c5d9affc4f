/** Sends mails over SMTP or, if no mail server is configured, writes them as files into a folder. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import path from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { MailFailure, mailFailure } from './mail-failures.ts';
import type { MailMessage } from './mail-messages.ts';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** The default sender: an address at the service's host, if that is a valid mail domain. */
export function usualSender(name: string, publicUrl: string): MailAddress {
  const { hostname } = new URL(publicUrl);
  const isDomain = hostname.includes('.') && isIP(hostname) === 0;
  return {
    name,
    address: `no-reply@${isDomain ? hostname : 'localhost'}`,
  };
}

export interface Mailer {
  /**
   * Resolves once the mail server has accepted the mail, or with the path of the file that it is written to.
   *
   * @throws {MailFailure}
   */
  send(message: MailMessage, signal?: AbortSignal): Promise<string | undefined>;
  /** Ends sending in progress. */
  close(): void;
}

const connectTimeoutMs = 10_000;
/** Long, because a slow server that has the mail already would get it twice. */
const answerTimeoutMs = 120_000;
const idleTimeoutMs = 20_000;

/** The mail server of a URL that the configuration has validated, as nodemailer takes it. */
export function smtpServerOf(url: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: searchParams.get('requireTLS') === 'true',
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
  };
}

/** Sends over a few connections that stay open. The configuration has validated `url`. */
export function smtpMailer(url: string, from: MailAddress, connectionsMax: number): Mailer {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      ...smtpServerOf(url),
      pool: true,
      maxConnections: connectionsMax,
      // The job queue retries.
      maxRequeues: 0,
      idleTimeout: idleTimeoutMs,
    });
  /** Opened by the first mail. */
  let transport: ReturnType<typeof open> | undefined;
  return {
    send: async (message, signal) => {
      const options = toOptions(message, from);
      transport ??= open();
      await (
        await transport
      )
        .sendMail({ ...options, ...(signal !== undefined && { signal }) })
        .catch((error: unknown) => {
          throw mailFailure(error);
        });
      return undefined;
    },
    close: () => {
      void transport?.then((opened) => {
        opened.close();
      });
    },
  };
}

/** Writes each mail into a file of its own, atomically. The names sort by time. */
export function fileMailer(folder: string, from: MailAddress, now: () => Date): Mailer {
  return {
    send: async (message) => {
      const options = toOptions(message, from);
      try {
        const { createTransport } = await import('nodemailer');
        const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
        const { message: content } = await transport.sendMail(options);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const digest = message.messageId.replace(/^.*\.([0-9a-f]{8})[0-9a-f]*@.*$/, '$1');
        const name = `${now().toISOString().replaceAll(/[:.]/g, '-')}-${message.kind}-${digest}.eml`;
        const unfinished = path.join(folder, `.${name}.unfinished`);
        await writeFile(unfinished, content as Buffer, { mode: 0o600 });
        const file = path.join(folder, name);
        await rename(unfinished, file);
        return file;
      } catch (error) {
        throw mailFailure(error);
      }
    },
    close: () => undefined,
  };
}

function toOptions(message: MailMessage, from: MailAddress): SendMailOptions {
  if (!isSendable(message.to)) throw new MailFailure('refused', 'not an address');
  return {
    from: { ...from },
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: message.messageId,
    // RFC 3834: asks for no automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Whether this is one plain address, with nothing that could end a header or be read as a second address. */
function isSendable(address: string): boolean {
  return /^[^\s\p{C}"(),:;<>@[\\\]]+@[^\s\p{C}"(),:;<>@[\\\]]+$/u.test(address);
}
