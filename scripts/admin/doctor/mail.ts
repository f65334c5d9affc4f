/** Looks at the mail server: whether it lets the service in, and takes mails from its sender. Nothing is sent. */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../../../src/config.ts';
import { smtpServerOf, usualSender } from '../../../src/jobs/mail/mailers.ts';
import { failed, ok, reasonOf, warning } from './findings.ts';
import type { Finding } from './findings.ts';

const timeoutMs = 10_000;

export async function checkMail({
  smtpUrl,
  mailFrom,
  publicUrl,
  databaseUrl,
  brand,
}: Config): Promise<Finding> {
  const check = 'mail';
  if (smtpUrl === undefined) {
    const message = 'SMTP_URL is not set, so mails are written into files.';
    return databaseUrl === undefined
      ? ok(check, message)
      : warning(check, message, 'Set SMTP_URL and MAIL_FROM.');
  }
  const { address } = mailFrom ?? usualSender(brand.name, publicUrl ?? 'http://localhost');
  const connection = new SMTPConnection({ ...smtpServerOf(smtpUrl), socketTimeout: timeoutMs });
  try {
    await logIn(connection, smtpServerOf(smtpUrl).auth);
  } catch (error) {
    connection.close();
    const advice =
      'Correct SMTP_URL: its host, port, user and password, and whether it begins with smtps://.';
    return failed(check, `The mail server does not let the service in: ${reasonOf(error)}.`, advice);
  }
  try {
    await offerSender(connection, address);
    return ok(check, `The mail server accepts mails from ${address}.`);
  } catch (error) {
    const advice = 'Set MAIL_FROM to an address that the mail server may send from.';
    return failed(check, `The mail server refuses the sender ${address}: ${reasonOf(error)}.`, advice);
  } finally {
    connection.close();
  }
}

type Credentials = ReturnType<typeof smtpServerOf>['auth'];

async function logIn(connection: SMTPConnection, auth: Credentials): Promise<void> {
  const broken = once(connection, 'error').then(([error]: unknown[]) => {
    throw error;
  });
  const opened = new Promise<void>((resolve, reject) => {
    connection.connect((error?: Error | null) => {
      if (error) reject(error);
      else if (auth === undefined) resolve();
      else {
        const { user, pass } = auth;
        connection.login({ user, pass, credentials: { user, pass } }, (refusal?: Error | null) => {
          if (refusal) reject(refusal);
          else resolve();
        });
      }
    });
  });
  await Promise.race([opened, broken]);
}

/**
 * Begins a mail to the sender itself, and leaves before it ends, so that the server drops it (RFC 5321, section 4.1.1.4).
 * Whether that address also takes mails doesn't matter.
 */
async function offerSender(connection: SMTPConnection, address: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const mail = new Readable({
      read: () => {
        resolve();
      },
    });
    connection.send({ from: address, to: [address] }, mail, (error?: Error | null) => {
      if (error === null || error === undefined || ('command' in error && error.command === 'RCPT TO'))
        resolve();
      else reject(error);
    });
  });
}
