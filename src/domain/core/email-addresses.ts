/** Email addresses: how they are stored and compared, the name that one suggests, and the mailbox that it leads to. */
import { domainToASCII } from 'node:url';

/** The form in which addresses are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.toLowerCase();
}

const nameLengthMax = 200;

/** The default name of a person: the part before the `@`. */
export function nameFrom(email: string): string {
  return email.slice(0, email.lastIndexOf('@')).slice(0, nameLengthMax);
}

const googleHosts = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address most likely leads to: without the tag after a plus, and for Gmail without dots. If these
 * are different mailboxes, they share a limit.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
  const host = email.slice(at + 1).toLowerCase();
  if (googleHosts.includes(host)) return `${local.replaceAll('.', '')}@gmail.com`;
  return `${local}@${domainToASCII(host) || host}`;
}
