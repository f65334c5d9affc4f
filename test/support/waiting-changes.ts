/** Changes that another transaction keeps waiting while their author loses access. */
import { expect } from 'vitest';
import { holdTransaction, untilWaiting } from './races.ts';
import type { CallOptions, OperationId, ProblemBody, Service } from './service.ts';
import { writtenRows } from './stored-state.ts';

export interface Change {
  readonly operationId: OperationId;
  readonly options: CallOptions;
  /** The row that another transaction holds, or the statement by which it holds something. */
  readonly held:
    | readonly [table: string, id: string]
    | { readonly statement: string; readonly ids: readonly string[]; readonly end?: 'rollback' };
}

/** The status and, for a problem, its code. */
async function outcomeOf(service: Service, token: string, { operationId, options }: Change) {
  const { status, body } = await service.call(operationId, { token, ...options });
  return status < 300 ? [status] : [status, (body as ProblemBody).code];
}

type Outcomes = readonly [waiting: unknown[], later: unknown[]];

/**
 * Ends or lowers the author's access while the change waits, and expects that it stores nothing then. Its outcome, and that
 * of the same request afterwards.
 */
export async function outcomesOf(
  service: Service,
  author: { readonly session: string },
  change: Change,
  loseAccess: () => Promise<unknown>,
): Promise<Outcomes> {
  let before: unknown;
  const outcomes = await outcomesAfterWait(service, author, change, async () => {
    await loseAccess();
    before = await writtenRows(service);
  });
  expect(await writtenRows(service)).toEqual(before);
  return outcomes;
}

/** The same, where the other transaction stores something itself. */
export async function outcomesAfterWait(
  service: Service,
  { session }: { readonly session: string },
  change: Change,
  loseAccess: () => Promise<unknown>,
): Promise<Outcomes> {
  const { held } = change;
  const { statement, ids, end } =
    'statement' in held
      ? held
      : { statement: `SELECT 1 FROM ${held[0]} WHERE id = $1 FOR UPDATE`, ids: [held[1]], end: undefined };
  const blocker = await holdTransaction(service, statement, ids);
  const waiting = outcomeOf(service, session, change);
  await untilWaiting(service, 1);
  await loseAccess();
  await blocker[end ?? 'commit']();
  return [await waiting, await outcomeOf(service, session, change)];
}
