/** The tasks that send mail. Each reads its data when it runs, so that it sends nothing that is out of date. */
import type { Logger } from 'pino';
import type { Brand } from '../../brand.ts';
import type { Database } from '../../db/database.ts';
import { hashSecret } from '../../domain/core/credential-secrets.ts';
import type { DerivedSecrets } from '../../domain/core/derived-secrets.ts';
import { toTypeId } from '../../domain/core/ids.ts';
import { queueJob } from '../../domain/core/jobs.ts';
import type { JobName, JobPayloads } from '../../domain/core/jobs.ts';
import { invoiceUrl, mailedLinkDays } from '../../domain/billing/invoices/invoice-links.ts';
import { viewInvoices } from '../../domain/billing/invoices/invoices.ts';
import { findDeletionAddress } from '../../domain/personal-data/account-deletions.ts';
import { findInviteForMail } from './mail-rows.ts';
import { MailFailure } from '../mail/mail-failures.ts';
import { invoiceMessage } from '../mail/invoice-messages.ts';
import {
  emailChangedMessage,
  emailChangeMessage,
  inviteMessage,
  signInMessage,
} from '../mail/mail-messages.ts';
import type { MailMessage } from '../mail/mail-messages.ts';
import type { Mailer } from '../mail/mailers.ts';
import { accountDeletionMessage, exportMessage } from '../mail/person-messages.ts';
import { findDisabledWebhook } from './webhook-mails.ts';

export interface MailDependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly brand: Brand;
  readonly secrets: DerivedSecrets;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly logger: Logger;
}

export type MailTasks = {
  readonly [Name in Extract<JobName, `mail-${string}`>]: (
    payload: JobPayloads[Name],
    signal?: AbortSignal,
  ) => Promise<void>;
};

/** The task of each job. A task that throws is retried later. */
export function mailTasks(dependencies: MailDependencies): MailTasks {
  return {
    'mail-invite': async ({ memberId, generation }, signal) => {
      const facts = { mail: 'invite', member_id: toTypeId('member', memberId), generation };
      const message = await getInvite(dependencies, memberId, generation);
      if (message === 'suspended') return waitForRelease(dependencies, { memberId, generation });
      await deliver(dependencies, message, facts, signal);
    },
    'mail-sign-in-code': async ({ signInId }, signal) => {
      const message = await findSignIn(dependencies, signInId);
      await deliver(dependencies, message, { mail: 'sign-in-code' }, signal);
    },
    'mail-email-change-code': async ({ emailChangeId }, signal) => {
      const message = await findEmailChange(dependencies, emailChangeId);
      await deliver(dependencies, message, { mail: 'email-change-code' }, signal);
    },
    'mail-email-changed': async ({ emailChangeId }, signal) => {
      const message = await findConfirmedEmailChange(dependencies, emailChangeId);
      await deliver(dependencies, message, { mail: 'email-changed' }, signal);
    },
    'mail-account-deletion-code': async ({ accountDeletionId }, signal) => {
      const message = await findAccountDeletion(dependencies, accountDeletionId);
      await deliver(dependencies, message, { mail: 'account-deletion-code' }, signal);
    },
    'mail-export': async ({ exportId }, signal) => {
      const facts = { mail: 'export', export_id: toTypeId('export', exportId) };
      await deliver(dependencies, await findExport(dependencies, exportId), facts, signal);
    },
    'mail-webhook-disabled': async ({ webhookId, memberId }, signal) => {
      const facts = { mail: 'webhook-disabled', webhook_id: toTypeId('webhook', webhookId) };
      const message = await findDisabledWebhook(dependencies, webhookId, memberId);
      await deliver(dependencies, message, facts, signal);
    },
    'mail-invoice': async ({ invoiceId, memberId }, signal) => {
      const facts = { mail: 'invoice', invoice_id: toTypeId('invoice', invoiceId) };
      const message = await findInvoice(dependencies, invoiceId, memberId);
      await deliver(dependencies, message, facts, signal);
    },
  };
}

async function deliver(
  { mailer, logger }: MailDependencies,
  message: MailMessage | undefined,
  facts: object,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (message === undefined) {
    logger.info(facts, 'a mail is not sent because it is out of date');
    return;
  }
  try {
    const file = await mailer.send(message, signal);
    if (file === undefined) logger.info(facts, 'mail sent');
    else logger.info({ file, ...facts }, 'mail written');
  } catch (error) {
    if (!(error instanceof MailFailure) || error.kind !== 'refused') throw error;
    logger.warn({ ...facts, reason: error.message }, 'a mail cannot be delivered and is not retried');
  }
}

const suspendedDelayMs = 600_000;

/** The workspace of an invite is suspended. Its mail is tried again until it is sent, or the invite expires. */
async function waitForRelease(
  { database, now }: MailDependencies,
  invite: JobPayloads['mail-invite'],
): Promise<void> {
  const runAt = new Date(now().getTime() + suspendedDelayMs);
  await queueJob(database.reader, 'mail-invite', invite, runAt);
}

/** The mail of an invite; undefined if it was replaced, accepted, declined, revoked or has expired. */
async function getInvite(
  { database, secrets, brand, publicUrl, now }: MailDependencies,
  memberId: string,
  generation: number,
): Promise<MailMessage | 'suspended' | undefined> {
  const row = await findInviteForMail(database.reader, { memberId, generation, now: now() });
  if (row === undefined) return undefined;
  if (row.isSuspended) return 'suspended';
  const token = secrets.accepted
    .map((key) => key.inviteToken(memberId, generation))
    .find((it) => hashSecret(it).equals(row.tokenHash));
  if (token === undefined) {
    // The link wouldn't work. Another process may have the right key and send the mail.
    throw new Error('SECRET_KEY is not the one that this invite was created with');
  }
  const { email: to, role, expiresAt, workspaceName, inviterName } = row;
  return inviteMessage({
    to,
    role,
    expiresAt,
    workspaceName,
    inviterName,
    memberId,
    generation,
    token,
    brand,
    publicUrl,
  });
}

/** The mail with a sign-in code; undefined if the code was used or has expired. */
async function findSignIn(
  { database, secrets, brand, publicUrl, now }: MailDependencies,
  signInId: string,
): Promise<MailMessage | undefined> {
  const row = await database.reader.prisma.signIn.findFirst({
    where: { id: signInId, usedAt: null, expiresAt: { gt: now() } },
    select: { email: true, expiresAt: true },
  });
  if (row === null) return undefined;
  return signInMessage({
    to: row.email,
    signInId,
    code: secrets.signInCode(signInId),
    expiresAt: row.expiresAt,
    brand,
    publicUrl,
  });
}

/** The mail with the code for a new address; undefined if the code was used or has expired. */
async function findEmailChange(
  { database, secrets, brand, publicUrl, now }: MailDependencies,
  emailChangeId: string,
): Promise<MailMessage | undefined> {
  const row = await database.reader.prisma.emailChange.findFirst({
    where: { id: emailChangeId, usedAt: null, expiresAt: { gt: now() } },
    select: { email: true, expiresAt: true },
  });
  if (row === null) return undefined;
  const code = secrets.emailChangeCode(emailChangeId);
  return emailChangeMessage({
    to: row.email,
    emailChangeId,
    code,
    expiresAt: row.expiresAt,
    brand,
    publicUrl,
  });
}

/** The mail to the previous address of a confirmed change; undefined if the change was purged. */
async function findConfirmedEmailChange(
  { database, brand, publicUrl }: MailDependencies,
  emailChangeId: string,
): Promise<MailMessage | undefined> {
  const row = await database.reader.prisma.emailChange.findUnique({ where: { id: emailChangeId } });
  const { previousEmail = null, usedAt = null } = row ?? {};
  if (previousEmail === null || usedAt === null) return undefined;
  return emailChangedMessage({
    to: previousEmail,
    emailChangeId,
    changedAt: usedAt,
    brand,
    publicUrl,
  });
}

/** The mail with the code that deletes an account; undefined if the code was used or has expired. */
async function findAccountDeletion(
  { database, secrets, brand, publicUrl, now }: MailDependencies,
  accountDeletionId: string,
): Promise<MailMessage | undefined> {
  const row = await database.reader.prisma.accountDeletion.findFirst({
    where: { id: accountDeletionId, expiresAt: { gt: now() }, user: { deletedAt: null } },
    select: { expiresAt: true, user: { select: { id: true, email: true } } },
  });
  if (row === null) return undefined;
  const to = await findDeletionAddress({ tx: database.reader, now: now() }, row.user);
  const code = secrets.accountDeletionCode(accountDeletionId);
  const { expiresAt } = row;
  return accountDeletionMessage({ to, accountDeletionId, code, expiresAt, brand, publicUrl });
}

/** The mail about a finished export; undefined if it was deleted or has expired. */
async function findExport(
  { database, brand, publicUrl, now }: MailDependencies,
  exportId: string,
): Promise<MailMessage | undefined> {
  const row = await database.reader.prisma.personExport.findFirst({
    where: { id: exportId, completedAt: { not: null }, expiresAt: { gt: now() }, user: { deletedAt: null } },
    select: { failure: true, expiresAt: true, user: { select: { email: true } } },
  });
  if (row === null) return undefined;
  const { failure, expiresAt } = row;
  return exportMessage({
    to: row.user.email,
    exportId,
    isReady: failure === null,
    expiresAt,
    brand,
    publicUrl,
  });
}

/** The mail of an invoice, to the address on it or to an owner; undefined if the owner has left. */
async function findInvoice(
  { database, secrets, brand, publicUrl, now }: MailDependencies,
  invoiceId: string,
  memberId: string | undefined,
): Promise<MailMessage | undefined> {
  const [view] = await viewInvoices({ tx: database.reader }, [invoiceId]);
  if (view === undefined) return undefined;
  const { email } = view.invoice.recipient as { readonly email?: string };
  const to = memberId === undefined ? email : await findOwnerEmail(database, memberId);
  if (to === undefined) return undefined;
  const url = invoiceUrl({ publicUrl, secrets }, invoiceId, now(), mailedLinkDays);
  return invoiceMessage({ view, to, url, brand, publicUrl, linkDays: mailedLinkDays });
}

async function findOwnerEmail({ reader }: Database, memberId: string): Promise<string | undefined> {
  const member = await reader.prisma.workspaceMember.findFirst({
    // Who deleted their account stays in their deleted workspace, with an address that nobody has.
    where: { id: memberId, role: 'owner', status: 'active', user: { deletedAt: null } },
    select: { email: true },
  });
  return member?.email;
}
