/** The audit log: what happened in workspaces, and what operators did, as one sequence (docs/decisions/0109-audit-log.md). */
import type { OperatorActionModel } from '../../../generated/prisma/models.ts';
import type { Tx } from '../../db/database.ts';
import { rememberingTypeIds, toTypeId } from '../core/ids.ts';
import type { ShowId } from '../core/ids.ts';
import { findTimeAfter, listAuditedActions, listAuditedEvents } from './audit-rows.ts';
import type { EventRow } from './event-rows.ts';
import { showEvent } from './event-views.ts';

/** Where the audit log continues: after this event, and after this action. */
export interface AuditPosition {
  readonly event: bigint;
  readonly action: bigint;
}

export interface AuditFilter {
  /** Only what happened in this workspace, or was done to it. */
  readonly workspaceId?: string;
  readonly since?: Date;
  readonly before?: Date;
}

/** One line of the audit log. */
export interface AuditEntry {
  readonly position: AuditPosition;
  readonly occurredAt: Date;
  /** The type of an event, or `operator_action`. */
  readonly type: string;
  /** JSON without a line feed. */
  readonly text: string;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly end: AuditPosition;
  /** Before the first entry that is left out because it isn't before the filter's moment; undefined if there is none. */
  readonly leftOutAfter: AuditPosition | undefined;
  readonly isLast: boolean;
}

/** Times in the log are those of requests, which end later. */
const disorderMs = 3_600_000;

/** The next entries in the order of time, as far as each of the two sources is in that order. */
export async function readAuditPage(
  tx: Tx,
  start: AuditPosition,
  limit: number,
  { workspaceId, since, before }: AuditFilter = {},
): Promise<AuditPage> {
  const subject = workspaceId === undefined ? undefined : toTypeId('workspace', workspaceId);
  const events = await listAuditedEvents(tx, { after: start.event, workspaceId, limit });
  const actions = await listAuditedActions(tx, { after: start.action, subject, limit });
  const showId = rememberingTypeIds();
  const entries: AuditEntry[] = [];
  let end = start;
  let leftOutAfter: AuditPosition | undefined;
  let [nextEvent, nextAction] = [0, 0];
  // A page can have fewer events than the limit because of its bytes, so it ends with the first source that is read up.
  const hasMoreEvents = events.length > 0;
  while (nextEvent + nextAction < limit) {
    const [event, action] = [events[nextEvent], actions[nextAction]];
    if (event === undefined && (hasMoreEvents || action === undefined)) break;
    const previous = end;
    const isEvent = event !== undefined && (action === undefined || event.occurredAt <= action.occurredAt);
    if (isEvent) {
      end = { ...end, event: event.position };
      nextEvent += 1;
    } else if (action !== undefined) {
      end = { ...end, action: action.seq };
      nextAction += 1;
    }
    const entry = isEvent ? eventEntry(event, end, showId) : action && actionEntry(action, end);
    if (entry === undefined) continue;
    if (before !== undefined && entry.occurredAt >= before) leftOutAfter ??= previous;
    else if (since === undefined || entry.occurredAt >= since) entries.push(entry);
  }
  const isPast =
    before !== undefined && (events[0]?.occurredAt.getTime() ?? 0) > before.getTime() + disorderMs;
  return { entries, end, leftOutAfter, isLast: isPast || nextEvent + nextAction === 0 };
}

function eventEntry(row: EventRow, position: AuditPosition, showId: ShowId): AuditEntry {
  return entryOf(position, row.occurredAt, row.type, { kind: 'event', ...showEvent(row, showId) });
}

function actionEntry(row: OperatorActionModel, position: AuditPosition): AuditEntry {
  const { id, occurredAt, systemAccount, action, subject, details } = row;
  return entryOf(position, occurredAt, 'operator_action', {
    kind: 'operator_action',
    id,
    occurred_at: occurredAt.toISOString(),
    system_account: systemAccount,
    action,
    subject,
    details,
  });
}

function entryOf(position: AuditPosition, occurredAt: Date, type: string, fields: object): AuditEntry {
  const text = JSON.stringify({ cursor: cursorOf(position), ...fields });
  return { position, occurredAt, type, text };
}

/** Such as `4711.12`: after that event and that action. */
export function cursorOf({ event, action }: AuditPosition): string {
  return `${event}.${action}`;
}

const cursorPattern = /^(\d{1,18})\.(\d{1,18})$/;

/** Undefined if it isn't the cursor of a line. */
export function positionOf(cursor: string): AuditPosition | undefined {
  const [, event, action] = cursorPattern.exec(cursor) ?? [];
  return event === undefined || action === undefined
    ? undefined
    : { event: BigInt(event), action: BigInt(action) };
}

/** A position before all events from a moment on, found in as many steps as the end of the log has binary digits. */
export async function findStart(tx: Tx, since: Date, head: bigint): Promise<AuditPosition> {
  const from = since.getTime() - disorderMs;
  let [low, high] = [0n, head];
  while (low < high) {
    const middle = (low + high) / 2n;
    const at = await findTimeAfter(tx, middle);
    if (at === undefined || at.getTime() >= from) high = middle;
    else low = middle + 1n;
  }
  return { event: low, action: 0n };
}
