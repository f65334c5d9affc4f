/**
 * What a workspace with boards holds, as plain objects: the model that the service is compared with. What each
 * operation does to it is in board-model-steps.ts, what lists show of it in board-model-lists.ts.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '../../../src/domain/core/errors.ts';
import { roleIncludes } from '../../../src/domain/core/principals.ts';
import type { Role } from '../../../src/domain/core/principals.ts';
import { resources } from '../../../src/domain/core/resources.ts';
import type { VersionedResource } from '../../../src/domain/core/resources.ts';
import { operationSpec } from '../../support/contract-matcher.ts';
import type { OperationId } from '../../support/service.ts';

export type Shown = Readonly<Record<string, unknown>>;

/** A board, column, card, label, comment or member, as a GET of it answers. */
export interface Thing {
  readonly id: string;
  readonly workspaceId: string;
  /** The board that it is or is on; a member is on none. */
  boardId?: string;
  shown: Shown;
  version: number;
}

/** Someone who acts, by an access token of the workspace or by a session. */
export interface Actor {
  readonly name: string;
  readonly userId: string;
  readonly workspaceId: string;
  readonly memberId: string;
  readonly token: string;
  readonly session: string;
  tokenEnded: boolean;
}

/** A move as the event log records it: of a card, or of a column among those that aren't archived. */
export interface Move {
  readonly id: string;
  readonly workspaceId: string;
  readonly changes: Readonly<Partial<Record<'column_id' | 'after_card_id' | 'position', Change>>>;
}

interface Change {
  readonly from?: string | number;
  readonly to?: string | number;
}

/** Something deleted, with what was on it, and the order of that. */
export interface Deleted {
  readonly deletedAt: string;
  readonly deletedBy: string;
  readonly thing: Thing;
  readonly parts: readonly Thing[];
  readonly order: Readonly<Record<string, string[]>>;
}

export interface World {
  /** Now, in milliseconds; the service runs by this clock. */
  nowMs: number;
  readonly actors: Record<string, Actor>;
  /** What there is, by id, oldest first. */
  readonly things: Record<string, Thing>;
  /** The ids of what was there once. */
  readonly gone: string[];
  /** What was deleted and can be restored, by id. */
  readonly trash: Record<string, Deleted>;
  /** The boards that each guest saw until they were deleted, by member: the guest can still repeat requests about them. */
  readonly deletedBoards: Record<string, string[]>;
  /** How many cards each workspace has ever had. */
  readonly cardCounts: Record<string, number>;
  /** The columns of each board and the cards of each column, by the id of where they lie, in their order. */
  readonly order: Record<string, string[]>;
  /** Every move so far. */
  readonly moves: Move[];
}

export interface Request {
  readonly operationId: OperationId;
  /** The name of whoever acts. */
  readonly actor: string;
  readonly bySession: boolean;
  /** What the path names. */
  readonly id?: string;
  /** What it names besides, by the names of the parameters. */
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: Shown;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly ifMatch?: string;
  readonly ifNoneMatch?: string;
  readonly idempotencyKey?: string;
  readonly validateOnly?: boolean;
}

/** A place in a body that is wrong, and why. */
export interface PlacedProblem {
  readonly pointer: string;
  readonly code: ErrorCode;
}

/** Why the model refuses a request: the code of the problem, and for a batch everything that is wrong. */
export class Refusal extends Error {
  readonly code: ErrorCode | 'invalid_token';
  readonly problems: readonly PlacedProblem[] | undefined;

  constructor(code: ErrorCode | 'invalid_token', problems?: readonly PlacedProblem[]) {
    super(code);
    this.code = code;
    this.problems = problems;
  }
}

/** One request to the model. */
export interface Call {
  readonly world: World;
  readonly request: Request;
  readonly actor: Actor;
  readonly role: Role | undefined;
  readonly now: string;
}

export function callOf(world: World, request: Request): Call {
  const actor = world.actors[request.actor];
  if (actor === undefined) throw new Error(`nobody is called ${request.actor}`);
  const role = world.things[actor.memberId]?.shown.role as Role | undefined;
  return { world, request, actor, role, now: new Date(world.nowMs).toISOString() };
}

export const kindOf = (id: string): string => id.slice(0, id.lastIndexOf('_'));

/** The things of a kind that fit, oldest first. */
export function allOf(world: World, kind: string, fits: (thing: Thing) => boolean = () => true): Thing[] {
  return Object.values(world.things).filter((thing) => kindOf(thing.id) === kind && fits(thing));
}

export const tagOf = ({ id, version }: Pick<Thing, 'id' | 'version'>): string =>
  `"${resources[kindOf(id) as VersionedResource].revision}.${version}"`;

/** A guest sees the boards that it was given, and no members; everyone else all of the workspace. */
export function isVisible({ world, actor, role }: Call, { workspaceId, boardId }: Thing): boolean {
  if (role === undefined || workspaceId !== actor.workspaceId) return false;
  if (role !== 'guest') return true;
  const { board_ids: given } = world.things[actor.memberId]?.shown as { board_ids: readonly string[] };
  return boardId !== undefined && given.includes(boardId);
}

/** The lowest roles are those of the contract. @throws {Refusal} */
export function requireRole({ request, role }: Call): void {
  const { minimumRole = 'owner' } = operationSpec(request.operationId);
  if (role === undefined || !roleIncludes(role, minimumRole)) throw new Refusal('insufficient_role');
}

/** What the path names, when the caller may act on it. @throws {Refusal} */
export function find(call: Call, { expected = true } = {}): Thing {
  const thing = call.world.things[call.request.id ?? ''];
  if (thing === undefined || !isVisible(call, thing)) throw new Refusal('not_found');
  requireRole(call);
  if (expected) requireExpected(call, thing);
  return thing;
}

/** @throws {Refusal} */
export function requireExpected({ request }: Call, thing: Thing): void {
  if (request.ifMatch !== undefined && request.ifMatch !== tagOf(thing)) {
    throw new Refusal('precondition_failed');
  }
}

/** Gives a thing what it is to show, as a new version; what shows it already stays as it is. */
export function change({ now }: Pick<Call, 'now'>, thing: Thing, shown: Shown): Thing {
  if (isDeepStrictEqual(shown, thing.shown)) return thing;
  thing.shown = kindOf(thing.id) === 'member' ? shown : { ...shown, updated_at: now };
  thing.version += 1;
  return thing;
}

/** Adds a new thing. */
export function add(
  { world, actor, now }: Call,
  id: string,
  boardId: string,
  shown: Shown,
  { author = true } = {},
): Thing {
  const times = { created_at: now, updated_at: now };
  const given = { ...shown, ...(author && { created_by: actor.userId }), ...times, id };
  const thing: Thing = { id, workspaceId: actor.workspaceId, boardId, shown: given, version: 1 };
  world.things[id] = thing;
  return thing;
}

/** Takes a thing away, from its place too. */
export function remove(world: World, id: string): void {
  Reflect.deleteProperty(world.things, id);
  world.gone.push(id);
  Reflect.deleteProperty(world.order, id);
  for (const ids of Object.values(world.order)) {
    const index = ids.indexOf(id);
    if (index !== -1) ids.splice(index, 1);
  }
}

export function without(shown: Shown, ...fields: readonly string[]): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([field]) => !fields.includes(field)));
}

/** A change that an event records; null is left out. */
export function changeOf(from: string | number | null, to: string | number | null): Change {
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}

/** What is right above an id in an order; null at the top. */
export function aboveIn(ids: readonly string[] = [], id: string): string | null {
  return ids[ids.indexOf(id) - 1] ?? null;
}

/** Records that a card moved, from and to the place right below other cards. */
export function recordMove(
  world: World,
  { id, workspaceId }: Pick<Thing, 'id' | 'workspaceId'>,
  columns: readonly [from: string, to: string],
  above: readonly [from: string | null, to: string | null],
): void {
  const changes = { column_id: changeOf(...columns), after_card_id: changeOf(...above) };
  world.moves.push({ id, workspaceId, changes });
}

/** The place of a column among those of its board that aren't archived, from 1. */
export function positionIn({ order, things }: World, { id, boardId = '' }: Thing): number {
  const isShown = (other: string) => other === id || things[other]?.shown.archived_at === undefined;
  return (order[boardId] ?? []).filter(isShown).indexOf(id) + 1;
}

/** Records that a column moved, or came back. */
export function recordPosition(
  world: World,
  { id, workspaceId }: Thing,
  positions: readonly [from: number | null, to: number],
): void {
  world.moves.push({ id, workspaceId, changes: { position: changeOf(...positions) } });
}

/** Where something goes in an order: `top`, `bottom`, or next to another. */
export interface Place {
  readonly position?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Puts an id, wherever it was, at a place of an order. @throws {Refusal} when what it goes next to is not there */
export function put(ids: readonly string[], id: string, { position, before, after }: Place): string[] {
  const anchor = before ?? after;
  if (anchor !== undefined && !ids.includes(anchor)) throw new Refusal('anchor_moved');
  if (anchor === id) return [...ids];
  const others = ids.filter((other) => other !== id);
  if (anchor === undefined) return position === 'top' ? [id, ...others] : [...others, id];
  return others.toSpliced(others.indexOf(anchor) + (after === undefined ? 0 : 1), 0, id);
}
