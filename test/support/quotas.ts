/** Quotas of workspaces in tests, and the job that measures what they use. */
import { Prisma } from '../../src/db/database.ts';
import type { Tx } from '../../src/db/database.ts';
import { usualQuotas, warningPercent } from '../../src/domain/core/quotas.ts';
import type { Quotas } from '../../src/domain/core/quotas.ts';
import { setQuotas } from '../../src/domain/quotas/quota-administration.ts';
import type { QuotaChange } from '../../src/domain/quotas/quota-administration.ts';
import { listDueParts, storePart } from '../../src/domain/quotas/measurement-rows.ts';
import { updateUsage } from '../../src/domain/quotas/measurements.ts';
import { changesAtOnce, measuredEveryMs, measureUsage } from '../../src/jobs/tasks/usage.ts';
import { placeEvents } from './factories.ts';
import type { Tenant } from './factories.ts';
import { storedId } from './ids.ts';
import type { Service } from './service.ts';

export const testQuotas: Quotas = usualQuotas;

/** Runs the job as if everything had changed long enough ago to be measured. */
export async function measure(service: Service, quotas: Quotas = testQuotas): Promise<void> {
  await placeEvents(service);
  const { database, now } = service;
  const stopping = new AbortController().signal;
  const noted = { database, quotas, now, stopping };
  // A job that another test has left behind can be noting the same changes, and this one leaves them to it.
  do await measureUsage(noted);
  while (!(await isNoted(database.reader)));
  const changedAt = await findLatestChange(database.reader, now());
  const later = () => new Date(changedAt.getTime() + measuredEveryMs);
  // A round is over after a time, and other tests can have left much to measure.
  do await measureUsage({ ...noted, now: later });
  while (await isAnyDue(database.reader, changedAt));
}

/** Whether the job still has something to measure that changed until then. */
async function isAnyDue(reader: Tx, changedUntil: Date): Promise<boolean> {
  const rules = { changedUntil, changesMin: changesAtOnce, percentMin: warningPercent };
  return (await listDueParts(reader, rules, 1)).length > 0;
}

/** When the last change was noted, by the clock of the job that noted it, which can be ahead of this test's. */
async function findLatestChange(reader: Tx, now: Date): Promise<Date> {
  const [latest] = await reader.rows<{ readonly changedAt: Date }>(Prisma.sql`
    SELECT greatest(max(changed_at), ${now}::timestamptz) AS "changedAt" FROM usage_parts`);
  return latest?.changedAt ?? now;
}

/** Whether the job has looked through the whole log. */
async function isNoted(reader: Tx): Promise<boolean> {
  const [feed] = await reader.rows<{ readonly isNoted: boolean }>(Prisma.sql`
    SELECT f.position >= h.position AS "isNoted" FROM usage_feed f CROSS JOIN event_log_head h`);
  return feed?.isNoted ?? false;
}

/** Gives a workspace quotas of its own, as an operator does, after measuring it. */
export async function giveQuotas(service: Service, workspaceId: string, change: QuotaChange): Promise<void> {
  await measure(service);
  await service.database.transaction((tx) => setQuotas({ tx }, storedId(workspaceId), change, testQuotas));
}

type Member = Pick<Tenant, 'token' | 'workspaceId'>;

export function usageOf({ token, workspaceId }: Member, at: Service) {
  return at.succeed('getWorkspaceUsage', { token, id: workspaceId });
}

/** How much of each quota is used. */
export async function usedOf(
  member: Member,
  at: Service,
): Promise<Readonly<Record<'rows' | 'bytes', number>>> {
  const { quotas } = await usageOf(member, at);
  const used = (wanted: string) => quotas.find(({ name }) => name === wanted)?.used ?? 0;
  return { rows: used('rows'), bytes: used('bytes') };
}

/** Stores that a board has so many cards, as the job does once it has measured it. */
export function storeCards(
  tx: Tx,
  place: { readonly workspaceId: string; readonly boardId: string },
  cards: number,
  now: Date,
): Promise<void> {
  const [workspaceId, boardId] = [storedId(place.workspaceId), storedId(place.boardId)];
  const measured = { workspaceId, kinds: { cards }, usedBytes: 1, trashRows: 0, trashBytes: 0 };
  return storePart(tx, { boardId, workspaceId, changes: 1_000n }, measured, now);
}

/** Adds up what a workspace uses, as the job does. */
export function addUp(service: Service, workspaceId: string): Promise<void> {
  return service.database.transaction((tx) =>
    updateUsage(tx, storedId(workspaceId), testQuotas, service.now()),
  );
}
