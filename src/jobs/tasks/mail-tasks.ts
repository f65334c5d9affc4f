/** The tasks that send mail: each reads what it needs when it runs, and sends nothing that is no longer true. */
import type { Logger } from 'pino';
import { Prisma } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { hashSecret } from '../../domain/core/credential-secrets.ts';
import type { DerivedSecrets } from '../../domain/core/derived-secrets.ts';
import { toTypeId } from '../../domain/core/ids.ts';
import type { JobName, JobPayloads } from '../../domain/core/jobs.ts';
import { invoiceUrl, mailedLinkDays } from '../../domain/billing/invoices/invoice-links.ts';
import { viewInvoices } from '../../domain/billing/invoices/invoices.ts';
import type { Role } from '../../domain/core/principals.ts';
import { MailFailure } from '../mail/mail-failures.ts';
import { invoiceMessage } from '../mail/invoice-messages.ts';
import { inviteMessage, signInMessage } from '../mail/mail-messages.ts';
import type { MailMessage } from '../mail/mail-messages.ts';
import type { Mailer } from '../mail/mailers.ts';

export interface MailDependencies {
  readonly database: Database;
  readonly mailer: Mailer;
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

/** What runs for each job. A task that throws is run again later. */
export function mailTasks(dependencies: MailDependencies): MailTasks {
  return {
    'mail-invite': async ({ memberId, generation }, signal) => {
      const facts = { mail: 'invite', member_id: toTypeId('member', memberId), generation };
      const message = await getInvite(dependencies, memberId, generation);
      await deliver(dependencies, message, facts, signal);
    },
    'mail-sign-in-code': async ({ signInId }, signal) => {
      const message = await findSignIn(dependencies, signInId);
      await deliver(dependencies, message, { mail: 'sign-in-code' }, signal);
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
    logger.info(facts, 'a mail is not sent because its subject is no longer current');
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

interface InviteRow {
  readonly email: string;
  readonly role: Role;
  readonly tokenHash: Uint8Array;
  readonly expiresAt: Date;
  readonly workspaceName: string;
  readonly inviterName: string | null;
}

/** The mail of an invite that is still open; undefined when it was replaced, answered, revoked or has expired. */
async function getInvite(
  { database, secrets, publicUrl, now }: MailDependencies,
  memberId: string,
  generation: number,
): Promise<MailMessage | undefined> {
  const [row] = await database.reader.rows<InviteRow>(Prisma.sql`
    SELECT m.email, m.role, m.invite_token_hash AS "tokenHash", m.invite_expires_at AS "expiresAt",
      w.name AS "workspaceName", u.name AS "inviterName"
    FROM workspace_members m JOIN workspaces w ON w.id = m.workspace_id 
      LEFT JOIN workspace_members i
        ON i.workspace_id = m.workspace_id AND i.user_id = m.invited_by AND i.status = 'active'
      LEFT JOIN users u ON u.id = i.user_id
    WHERE m.id = ${memberId}::uuid AND m.status = 'invited' AND m.invite_generation = ${generation}
      AND m.invite_token_hash IS NOT NULL AND m.invite_expires_at > ${now()}::timestamptz AND w.deleted_at IS NULL`);
  if (row === undefined) return undefined;
  const token = secrets.inviteToken(memberId, generation);
  if (!hashSecret(token).equals(row.tokenHash)) {
    // A link that doesn't work helps nobody. A process with the right key may still send the mail.
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
    publicUrl,
  });
}

/** The mail of a sign-in that waits for its code; undefined when it is over. */
async function findSignIn(
  { database, secrets, publicUrl, now }: MailDependencies,
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
    publicUrl,
  });
}

/** The mail of an invoice, to the address on it or to an owner; undefined when the owner has left meanwhile. */
async function findInvoice(
  { database, secrets, publicUrl, now }: MailDependencies,
  invoiceId: string,
  memberId: string | undefined,
): Promise<MailMessage | undefined> {
  const [view] = await viewInvoices({ tx: database.reader }, [invoiceId]);
  if (view === undefined) return undefined;
  const { email } = view.invoice.recipient as { readonly email?: string };
  const to = memberId === undefined ? email : await findOwnerEmail(database, memberId);
  if (to === undefined) return undefined;
  const url = invoiceUrl({ publicUrl, secrets }, invoiceId, now(), mailedLinkDays);
  return invoiceMessage({ view, to, url, publicUrl, linkDays: mailedLinkDays });
}

async function findOwnerEmail({ reader }: Database, memberId: string): Promise<string | undefined> {
  const member = await reader.prisma.workspaceMember.findFirst({
    where: { id: memberId, role: 'owner', status: 'active' },
    select: { email: true },
  });
  return member?.email;
}
