/** What random numbers choose for a request: things of the model, mostly ones that exist, and values of fields. */
import { allOf, kindOf, tagOf } from './board-model.ts';
import type { Actor, Shown, Thing, World } from './board-model.ts';
import type { OperationId } from '../../support/service.ts';

/** What chance decides about one thing. Smaller numbers make simpler requests, so that fast-check shrinks to them. */
export interface ItemChoice {
  /** Which thing is meant, and which others the body names. */
  readonly target: number;
  readonly others: readonly [number, number, number];
  readonly words: readonly [number, number];
  /** Which of the optional fields are given, one bit each. */
  readonly fields: number;
  readonly condition: 'none' | 'current' | 'stale';
}

/** All that chance decides about a request. */
export interface Choice extends ItemChoice {
  readonly operationId: OperationId;
  readonly actor: string;
  readonly bySession: boolean;
  readonly validateOnly: boolean;
  readonly repeatable: boolean;
  /** The items of a batch. */
  readonly items?: readonly ItemChoice[];
}

/** Some differ in their case alone, and some hold what SQL patterns take for something else. */
export const words = ['Alpha', 'beta', 'Beta', '100%', 'a_b', 'Ünder'] as const;
export const texts = ['a', 'BETA', '%', '_', 'ü'] as const;
export const priorities = ['low', 'medium', 'high', 'urgent'] as const;
export const days = [
  '2026-11-21T00:00:00.000Z',
  '2026-11-22T00:00:00.000Z',
  '2026-11-23T00:00:00.000Z',
] as const;

export const outOf = <Item>(items: readonly Item[], number: number): Item => {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

export interface Aim {
  readonly world: World;
  readonly actor: Actor;
  readonly choice: Choice;
  /** What the path names. */
  readonly id: string;
  /** The board on which that lies; the whole workspace when it is on none. */
  readonly boardId: string;
  /** Whether an optional field is given. */
  readonly has: (field: number) => boolean;
  readonly word: (which: 0 | 1) => string;
}

/** What a choice means for a request about something, on a board or in a whole workspace. */
export function aimOf(world: World, actor: Actor, choice: Choice, id: string): Aim {
  return {
    world,
    actor,
    choice,
    id,
    boardId: (world.things[id] ?? world.trash[id]?.thing)?.boardId ?? actor.workspaceId,
    has: (field) => (choice.fields & (1 << field)) !== 0,
    word: (which) => outOf(words, choice.words[which]),
  };
}

/** The tag that a thing has, or one that it had before. */
export function tagFor({ things }: World, id: string, condition: 'current' | 'stale'): string {
  const version = things[id]?.version ?? 1;
  return tagOf({ id, version: condition === 'current' ? version : version - 1 });
}

/**
 * The id of one of a kind, on the caller's boards or where it is asked for: now and then of one that is gone, or that
 * lies somewhere else.
 */
export function pick(
  { world, actor }: Pick<Aim, 'world' | 'actor'>,
  kind: string,
  number: number,
  where = actor.workspaceId,
  goneOfTen = 1,
): string | undefined {
  const gone = world.gone.filter((id) => kindOf(id) === kind);
  if (number % 10 >= 10 - goneOfTen && gone.length > 0) return outOf(gone, number);
  const isThere = ({ workspaceId, boardId, shown }: Thing) =>
    number % 10 === 8 || [workspaceId, boardId, shown.column_id].includes(where);
  const all = allOf(world, kind, isThere);
  return all.length === 0 ? undefined : outOf(all, Math.floor(number / 10)).id;
}

/** Some of a kind, each once. */
export function some(aim: Aim, kind: string): string[] {
  const ids = aim.choice.others.flatMap((number) => pick(aim, kind, number, aim.boardId) ?? []);
  return [...new Set(ids)].slice(0, aim.choice.words[0] % 3);
}

/** Mostly people who can be assigned, each once. */
export function people({ world, actor, choice }: Aim): string[] {
  const all = Object.values(world.actors);
  const usual = all.filter(({ memberId, workspaceId }) => {
    const role = world.things[memberId]?.shown.role ?? 'guest';
    return workspaceId === actor.workspaceId && role !== 'guest';
  });
  const ids = choice.others.map((number) => {
    const from = number % 10 >= 8 || usual.length === 0 ? all : usual;
    return outOf(from, Math.floor(number / 10)).userId;
  });
  return [...new Set(ids)].slice(0, choice.words[1] % 3);
}

/** A field that is given, cleared or left out, as two bits decide. */
export function cleared<Value>(
  aim: Aim,
  field: number,
  name: string,
  value: Value,
): Record<string, Value | null> {
  return aim.has(field) ? { [name]: aim.has(field + 1) ? null : value } : {};
}

export function place(aim: Aim, kind: 'column' | 'card', where: string): Shown {
  const anchor = pick(aim, kind, aim.choice.others[1], where);
  const [before, after] = [`before_${kind}_id`, `after_${kind}_id`];
  if (anchor === undefined || !aim.has(0)) return { position: aim.has(1) ? 'top' : 'bottom' };
  return aim.has(1) ? { [before]: anchor } : { [after]: anchor };
}
