/** A mail server that counts the mails for each address, and can fall silent. */
import { setTimeout as delay } from 'node:timers/promises';
import { SmtpRefusal, startMailServer } from '../../test/support/smtp-server.ts';
import type { ReceivedMail } from '../../test/support/smtp-server.ts';

export interface Mails {
  /** The Message-IDs of the mails to an address, as they came. */
  to(address: string): readonly string[];
  /** Whether the server ends its connections, and says nothing to whoever connects. */
  isSilent: boolean;
}

/** Longer than clients wait for the first words of a mail server. */
const silenceMs = 30_000;

export async function receiveMails(host: string): Promise<Mails> {
  const byAddress = new Map<string, string[]>();
  const mails: Mails = { to: (address) => byAddress.get(address) ?? [], isSilent: false };
  const steps = {
    connected: async () => {
      if (mails.isSilent) await delay(silenceMs, undefined, { ref: false });
    },
    // Over a connection from before.
    sender: () => {
      if (mails.isSilent) throw new SmtpRefusal('421 4.3.2 the mail server stops');
    },
    received: ({ to, email: { messageId = '' } }: ReceivedMail) => {
      for (const address of to) byAddress.set(address, [...(byAddress.get(address) ?? []), messageId]);
    },
  };
  await startMailServer(steps, 25, undefined, host);
  return mails;
}
