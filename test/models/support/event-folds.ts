/** What a client knows that has read nothing but the event log: each resource as its events say, in their order. */
import type { components } from '../../../generated/api.ts';

export type Event = components['schemas']['Event'];

/** A resource as its events say. */
export interface Folded {
  readonly type: string;
  readonly id: string;
  readonly boardId: string | undefined;
  readonly version: number;
  readonly isGone: boolean;
  /** Whether all events since its creation are known. */
  readonly isWhole: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
}

export type FoldedResources = ReadonlyMap<string, Folded>;

/** Says where something is in its list, and isn't a field of the resource. */
const places = new Set(['after_card_id', 'position']);

/** Values that events don't name when something is created. */
const unnamed: Readonly<Record<string, unknown>> = { label_ids: [], assignee_ids: [] };

/** What is wrong with a log, in sentences. */
export class FoldError extends Error {
  override readonly name = 'FoldError';
}

/**
 * Carries out events in the order of the log, from what was known before. What is on a board that is deleted is forgotten:
 * the board would have to be read again when it is restored.
 *
 * @throws {FoldError}
 */
export function foldEvents(known: FoldedResources, events: readonly Event[]): FoldedResources {
  const resources = new Map(known);
  for (const event of events) {
    const { resource, board_id: boardId } = event;
    const isOnDeletedBoard = boardId !== undefined && resources.get(boardId)?.isGone === true;
    if (isOnDeletedBoard && resource.id !== boardId) {
      // A request that was on its way when the board was deleted.
      forget(resources, ({ id, fields }) => id === resource.id || fields.card_id === resource.id);
      continue;
    }
    resources.set(resource.id, foldEvent(resources.get(resource.id), event));
    if (event.type === 'card.moved_in') bringAlong(resources, resource.id, boardId);
    if (event.type === 'board.deleted') {
      forget(resources, (folded) => folded.boardId === boardId && folded.id !== boardId);
    }
  }
  return resources;
}

function forget(resources: Map<string, Folded>, isForgotten: (folded: Folded) => boolean): void {
  for (const folded of [...resources.values()]) if (isForgotten(folded)) resources.delete(folded.id);
}

/** Comments and share links go with their card, without events. */
function bringAlong(resources: Map<string, Folded>, cardId: string, boardId: string | undefined): void {
  for (const [id, folded] of resources) {
    if (folded.fields.card_id === cardId) resources.set(id, { ...folded, boardId });
  }
}

function foldEvent(before: Folded | undefined, event: Event): Folded {
  const { type, resource, version = 0, changes } = event;
  const verb = type.split('.')[1] ?? '';
  const isNew = verb === 'created' || verb === 'moved_in' || (verb === 'restored' && before?.isGone === true);
  if (before !== undefined && version !== before.version + 1) {
    throw new FoldError(`${type} of ${resource.id} has version ${version} after ${before.version}`);
  }
  if (verb === 'created' && version !== 1) throw new FoldError(`${type} has version ${version}`);
  if (before?.isGone === true && !isNew) throw new FoldError(`${type} of ${resource.id}, which is gone`);
  const isWhole = isNew || before?.isWhole === true;
  const fields: Record<string, unknown> = isNew ? { ...unnamedOf(resource.type) } : { ...before?.fields };
  for (const [field, { from, to, from_truncated: isCut }] of Object.entries(changes)) {
    if (places.has(field)) continue;
    const previous = isCut === true ? String(fields[field]).slice(0, String(from).length) : fields[field];
    if (isWhole && !isNew) requireSame(`${field} of ${resource.id} before ${type}`, from, previous);
    fields[field] = to;
  }
  const isGone = verb === 'deleted' || verb === 'moved_out';
  return { ...resource, boardId: event.board_id, version, isGone, isWhole, fields };
}

function unnamedOf(type: string): Readonly<Record<string, unknown>> {
  return type === 'card' ? unnamed : {};
}

/** @throws {FoldError} */
export function requireSame(what: string, one: unknown, other: unknown): void {
  if (show(one) !== show(other))
    throw new FoldError(`${what} is ${show(one)} in events, and ${show(other)} otherwise`);
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
