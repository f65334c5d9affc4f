/**
 * Erases what is left of a person who deleted their account, in small transactions. A killed job continues with what is
 * still there (docs/decisions/0077-data-of-a-person.md).
 */
import type { PersonErasureModel } from '../../../generated/prisma/models.ts';
import type { Tx } from '../../db/database.ts';
import { billingEvent, changeAccount, lockAccount } from '../billing/billing-accounts.ts';
import { lockMembersOf } from '../access/workspace-access-rows.ts';
import type { RequestContext } from '../core/context.ts';
import { recordEvents, systemActor } from '../events/events.ts';
import type { ActorContext, Changes, FieldValue } from '../events/events.ts';
import { endMembership } from '../workspaces/departures.ts';
import { lockMember } from '../workspaces/member-rows.ts';
import { deletedUserEmail, deletedUserName } from './account-deletions.ts';
import {
  allowRedactingEvents,
  deleteSignInsOf,
  findBillingContact,
  findEventsNaming,
  isNamedByIncomingEvent,
  findInviteTo,
  findMembership,
  redactEvents,
} from './erasure-rows.ts';

/** A person to erase, and what they are called from now on. */
interface Erasure extends Readonly<PersonErasureModel> {
  readonly placeholder: string;
}

type Step = (ctx: ActorContext, erasure: Erasure) => Promise<boolean>;

/** In this order, because ending a membership records events. Each returns whether it found something to do. */
const steps: readonly Step[] = [endOneMembership, revokeOneInvite, leaveOneBillingAccount, redactSomeEvents];

/** Erases some more of a person. Returns whether there is more to do. */
export async function erasePersonStep(ctx: RequestContext, userId: string): Promise<boolean> {
  const found = await ctx.tx.prisma.personErasure.findUnique({ where: { userId } });
  if (found === null) return false;
  const erasure = { ...found, placeholder: deletedUserEmail(userId) };
  const { sessionId } = found;
  // Without a session, an operator deleted the account.
  const principal =
    sessionId === null ? systemActor : ({ kind: 'session', credentialId: sessionId, userId } as const);
  for (const step of steps) {
    if (await step({ ...ctx, principal }, erasure)) return true;
  }
  await eraseRest(ctx.tx, erasure);
  return false;
}

/** As if the person had left the workspace. */
async function endOneMembership(ctx: ActorContext, { userId }: Erasure): Promise<boolean> {
  const found = await findMembership(ctx.tx, userId);
  if (found === undefined) return false;
  await lockMembersOf(ctx.tx, found.workspaceId);
  const member = await lockMember(ctx, found.workspaceId, { id: found.id });
  if (member !== undefined) await endMembership(ctx, member);
  return true;
}

/** As if the person had declined it. Invites from after the deletion are for someone who may come back. */
async function revokeOneInvite(ctx: ActorContext, erasure: Erasure): Promise<boolean> {
  const { email, createdAt: until, placeholder } = erasure;
  const found = await findInviteTo(ctx.tx, { email, until });
  if (found === undefined) return false;
  await lockMembersOf(ctx.tx, found.workspaceId);
  const member = await lockMember(ctx, found.workspaceId, { id: found.id });
  if (member?.status === 'invited') await endMembership(ctx, { ...member, email: placeholder });
  return true;
}

/** Invoices go to an owner then. Those that exist stay as they are. */
async function leaveOneBillingAccount(
  ctx: ActorContext,
  { email, createdAt: until, placeholder }: Erasure,
): Promise<boolean> {
  const found = await findBillingContact(ctx.tx, { email, until });
  if (found === undefined) return false;
  const before = await lockAccount(ctx, found.workspaceId);
  if (before.billingEmail?.toLowerCase() !== email.toLowerCase()) return true;
  const after = await changeAccount(ctx, before, { billingEmail: null });
  await recordEvents(ctx, [billingEvent('billing.updated', { ...before, billingEmail: placeholder }, after)]);
  return true;
}

/** Removes names and addresses from events about the person's members, and the person's address from others. */
async function redactSomeEvents({ tx }: ActorContext, erasure: Erasure): Promise<boolean> {
  const { email, userId, createdAt: until, placeholder } = erasure;
  const events = await findEventsNaming(tx, { email, until, userId, placeholder, name: deletedUserName });
  if (events.length === 0) return isNamedByIncomingEvent(tx, { email, until, userId });
  await allowRedactingEvents(tx);
  await redactEvents(
    tx,
    events.map(({ workspaceId, position, changes, isOwn }) => ({
      workspaceId,
      position,
      changes: isOwn ? withoutPerson(changes, placeholder) : withoutAddress(changes, email, placeholder),
    })),
  );
  return true;
}

/** Replaces all addresses and names. */
function withoutPerson(changes: Changes, placeholder: string): Changes {
  const values: Readonly<Partial<Record<string, string>>> = { email: placeholder, name: deletedUserName };
  return replaced(changes, (old, field) => values[field] ?? old);
}

/** Replaces one address. Others in the same event, such as those of a workspace's other billing contacts, stay. */
function withoutAddress(changes: Changes, email: string, placeholder: string): Changes {
  const address = email.toLowerCase();
  return replaced(changes, (old, field) =>
    addressFields.has(field) && typeof old === 'string' && old.toLowerCase() === address ? placeholder : old,
  );
}

const addressFields: ReadonlySet<string> = new Set(['email', 'billing_email']);

/** Replaces values by field. What is null stays null. */
function replaced(changes: Changes, replace: (old: FieldValue, field: string) => FieldValue): Changes {
  const entries = Object.entries(changes).map(([field, { from, to, ...rest }]) => {
    const value = (old: FieldValue) => (old === null ? null : replace(old, field));
    return [field, { from: value(from), to: value(to), ...rest }] as const;
  });
  return Object.fromEntries(entries);
}

/** What is the person's alone, and the address itself. */
async function eraseRest(tx: Tx, { userId, email, createdAt }: Erasure): Promise<void> {
  await tx.prisma.personExport.deleteMany({ where: { userId } });
  await tx.prisma.emailChange.deleteMany({ where: { userId } });
  await tx.prisma.accountDeletion.deleteMany({ where: { userId } });
  // A request that was on its way when the account was deleted.
  await tx.prisma.session.deleteMany({ where: { userId } });
  await deleteSignInsOf(tx, { email, until: createdAt });
  await tx.prisma.personErasure.delete({ where: { userId } });
}
