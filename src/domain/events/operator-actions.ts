/** The record of what operators' commands change, which also tells what no event of a workspace does. */
import type { OperatorActionModel } from '../../../generated/prisma/models.ts';
import { newId } from '../core/ids.ts';
import type { Tx } from '../../db/database.ts';
import { lockOperatorActions } from './audit-rows.ts';
import type { ActorContext } from './events.ts';

export interface NewOperatorAction {
  /** The command, such as `people disable`. */
  readonly action: string;
  /** What it is about: an id, or the number of an invoice. */
  readonly subject: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Records an action in the transaction of its change, with the system account that ran the command. */
export async function recordOperatorAction(
  { tx, now, principal }: Pick<ActorContext, 'tx' | 'now' | 'principal'>,
  { action, subject, details = {} }: NewOperatorAction,
): Promise<void> {
  const systemAccount = principal.systemAccount ?? principal.kind;
  await lockOperatorActions(tx);
  await tx.prisma.operatorAction.create({
    data: { id: newId(), occurredAt: now, systemAccount, action, subject, details },
    select: { id: true },
  });
}

/** The latest actions first. */
export function listOperatorActions(tx: Tx, limit: number): Promise<OperatorActionModel[]> {
  return tx.prisma.operatorAction.findMany({ orderBy: { id: 'desc' }, take: limit });
}

/** The last action of a kind. */
export async function findLastOperatorAction(
  tx: Tx,
  action: string,
): Promise<OperatorActionModel | undefined> {
  const found = await tx.prisma.operatorAction.findFirst({ where: { action }, orderBy: { id: 'desc' } });
  return found ?? undefined;
}
