/** The mails about a person's own data: the code that deletes their account, and the end of an export. */
import type { Brand } from '../../brand.ts';
import { codeHtml, compose, messageId, paragraph, shownTime } from './mail-messages.ts';
import type { MailMessage } from './mail-messages.ts';

export interface AccountDeletionFacts {
  readonly to: string;
  readonly accountDeletionId: string;
  readonly code: string;
  readonly expiresAt: Date;
  readonly brand: Brand;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** The mail with the code that deletes an account. */
export function accountDeletionMessage(facts: AccountDeletionFacts): MailMessage {
  const { brand, publicUrl, code } = facts;
  return compose(brand, {
    kind: 'account-deletion-code',
    to: facts.to,
    messageId: messageId('account-deletion', facts.accountDeletionId, publicUrl),
    subject: 'Confirm the deletion of your account',
    blocks: [
      paragraph(
        `Use this code to delete your account at ${brand.name} (${brand.appUrl ?? publicUrl}). This can't be undone:`,
      ),
      { text: code, html: codeHtml(code) },
      paragraph(
        `The code can be used once, within ten minutes. It expires on ${shownTime(facts.expiresAt)}.`,
      ),
      paragraph("Don't share this code. We will never ask you for it."),
      paragraph(
        "If you didn't request this, don't use the code: someone else is signed in as you. Sign in and end your other sessions.",
      ),
    ],
  });
}

export interface ExportFacts {
  readonly to: string;
  readonly exportId: string;
  readonly isReady: boolean;
  readonly expiresAt: Date;
  readonly brand: Brand;
  readonly publicUrl: string;
}

/** The mail about a finished export. It has no link to the file, which only the person's own session opens. */
export function exportMessage(facts: ExportFacts): MailMessage {
  const { brand, publicUrl, isReady } = facts;
  const place = `${brand.name} (${brand.appUrl ?? publicUrl})`;
  return compose(brand, {
    kind: 'export',
    to: facts.to,
    messageId: messageId('export', facts.exportId, publicUrl),
    subject: isReady ? 'Your export is ready' : 'Your export failed',
    blocks: [
      paragraph(
        isReady
          ? `The export of your data at ${place} is ready. Sign in to download it. It is deleted on ${shownTime(facts.expiresAt)}.`
          : `The export of your data at ${place} failed, because it would be larger than 256 MiB. Read your data through the API instead, or contact the people who run the service.`,
      ),
      paragraph(
        "If you didn't request this, someone else is signed in as you. Sign in, delete the export and end your other sessions.",
      ),
    ],
  });
}
