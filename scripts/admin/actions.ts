/** The work of `npm run admin -- actions list`. */
import { listOperatorActions } from '../../src/domain/events/operator-actions.ts';
import type { AdminResult } from '../commands/admin/admin-commands.ts';
import { facts, listing } from './admin-results.ts';
import { inOperatorTransaction } from './operator-transactions.ts';

/** Lists what operators did. */
export async function listActions({ limit }: { readonly limit: number }): Promise<AdminResult> {
  const actions = await inOperatorTransaction(({ tx }) => listOperatorActions(tx, limit));
  const rows = actions.map(({ occurredAt, systemAccount, action, subject, details }) => [
    ...[occurredAt.toISOString(), systemAccount, action, subject],
    JSON.stringify(details),
  ]);
  return {
    data: actions.map(facts),
    text: listing(['TIME', 'ACCOUNT', 'ACTION', 'SUBJECT', 'DETAILS'], rows, 'No actions.'),
  };
}
