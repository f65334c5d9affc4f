/** Counts the mails that arrive for each address. */
import { startMailServer } from '../../test/support/smtp-server.ts';
import type { ReceivedMail } from '../../test/support/smtp-server.ts';

export interface Mails {
  /** The Message-IDs of the mails to an address, as they came. */
  to(address: string): readonly string[];
}

export async function receiveMails(host: string): Promise<Mails> {
  const byAddress = new Map<string, string[]>();
  const steps = {
    received: ({ to, email: { messageId = '' } }: ReceivedMail) => {
      for (const address of to) byAddress.set(address, [...(byAddress.get(address) ?? []), messageId]);
    },
  };
  await startMailServer(steps, 25, undefined, host);
  return { to: (address) => byAddress.get(address) ?? [] };
}
