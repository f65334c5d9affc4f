/** Classifies failures to send a mail by when to retry: soon, later, or never. */

/**
 * - `unavailable`: no mail can be sent now (no connection, no login, a full disk); retried about every minute
 * - `deferred`: this mail was not accepted; retried with growing pauses
 * - `refused`: the recipient doesn't exist; not retried
 */
export type MailFailureKind = 'unavailable' | 'deferred' | 'refused';

/** Describes a failure by codes only, because a server's text often contains the address. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly kind: MailFailureKind;

  constructor(kind: MailFailureKind, codes: string) {
    super(`${failureTexts[kind]} (${codes})`);
    this.kind = kind;
  }
}

/** How the message of every `unavailable` failure begins. */
export const unavailableText = 'mail cannot be sent right now';

const failureTexts: Readonly<Record<MailFailureKind, string>> = {
  unavailable: unavailableText,
  deferred: 'the mail server refused this mail',
  refused: 'the mail server does not know the recipient',
};

interface SmtpError {
  /** From Nodemailer or the operating system. */
  readonly code?: string;
  readonly originalCode?: string;
  /** The SMTP command that failed, or a phase of the connection. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Classifies an error of Nodemailer or of the file system. */
export function mailFailure(error: unknown): MailFailure {
  const { code, originalCode, command, responseCode, response = '' } = error as SmtpError;
  const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const codes = [originalCode ?? code, command, responseCode, enhancedCode].filter(
    (part) => part !== undefined,
  );
  return new MailFailure(kindOf({ command, responseCode, enhancedCode }), codes.join(' ') || 'no code');
}

interface Codes {
  readonly command: string | undefined;
  readonly responseCode: number | undefined;
  readonly enhancedCode: string | undefined;
}

/** The mail server is closing the connection (RFC 5321, section 4.2.2), whatever the mail is. */
const closingCode = 421;

function kindOf({ command, responseCode, enhancedCode }: Codes): MailFailureKind {
  const isAboutThisMail = responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA');
  if (!isAboutThisMail || responseCode === closingCode) return 'unavailable';
  if (responseCode < 500 || command !== 'RCPT TO') return 'deferred';
  return isUnknownRecipient(responseCode, enhancedCode) ? 'refused' : 'deferred';
}

/**
 * A bad mailbox or domain (RFC 3463, sections 3.2 and 3.3), or, if the server doesn't say more, RFC 5321's codes for
 * them. Other refusals, such as for relaying, are often fixed on the server.
 */
function isUnknownRecipient(responseCode: number, enhancedCode: string | undefined): boolean {
  if (enhancedCode !== undefined) return /^5\.(1\.[1236]|1\.10|2\.1)$/.test(enhancedCode);
  return [550, 551, 553].includes(responseCode);
}
