/** What is measured at each size: lists, filters, sorts, counts, searches, and new cards. */
import { toTypeId } from '../../../src/domain/core/ids.ts';
import { largeId } from '../../../test/support/large-data.ts';
import type { LargeDataSize } from '../../../test/support/large-data.ts';
import { workspaceOf } from './data.ts';
import type { Caller } from './data.ts';

export interface ScaleRequest {
  readonly title: string;
  readonly caller: Caller;
  readonly path: string;
  readonly body?: object;
  /** What it has to read all of, and the larger the database is, the more of it there is for the caller. */
  readonly growing?: 'cards' | 'hits' | undefined;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Cards were updated, and are due, a minute after each other. */
const firstCardMs = Date.UTC(2026, 0, 1);
/** How many cards of the smallest size are due in six days: nearly all that have a due date. */
const dueCards = 8_640;

/** The name of a kind of request in the report. */
export function titleOf({ title, caller }: ScaleRequest): string {
  return caller === 'small' ? `${title}, small workspace` : title;
}

/** What requests of a caller name. */
interface Named {
  readonly caller: Caller;
  readonly w: string;
  readonly b: string;
  /** Where new cards go. No other request reads its cards by themselves. */
  readonly bForNew: string;
  readonly u: string;
  readonly label: string;
  /** The caller has as many cards with it at every size: a ninth of all in a large workspace. */
  readonly frequentText: string;
  /** The same for few cards: of 111 in all workspaces, or 4 of a small one. */
  readonly rareText: string;
  /** Before it, as many cards of the caller are due at every size. */
  readonly dueBefore: string;
  /** Since then, four in ten cards were updated: those that were created last. */
  readonly updatedSince: string;
  readonly daysFromNow: (days: number) => string;
}

export function scaleRequests(size: LargeDataSize, now: Date): readonly ScaleRequest[] {
  const { cards, boards } = size;
  const daysFromNow = (days: number) =>
    encodeURIComponent(new Date(now.getTime() + days * dayMs).toISOString());
  const timeOfCard = (n: number) => new Date(firstCardMs + n * minuteMs).toISOString();
  const requests = (['large', 'small'] as const).flatMap((caller) => {
    const workspace = workspaceOf[caller];
    const board = caller === 'large' ? 1 : firstBoardOf(workspace, boards);
    const named: Named = {
      ...{ caller, daysFromNow },
      w: toTypeId('workspace', largeId(`w${workspace}`)),
      b: toTypeId('board', largeId(`b${board}`)),
      bForNew: toTypeId('board', largeId(`b${board + (caller === 'large' ? 1 : boards / 20 - 1)}`)),
      u: toTypeId('user', largeId(`u${workspace}`)),
      label: toTypeId('label', largeId(`l${board}-1`)),
      // Cards have their numbers in their titles.
      ...(caller === 'large'
        ? {
            frequentText: 'card+1',
            rareText: `card+${'123456789'.slice(0, Math.ceil(Math.log10(cards)) - 2)}`,
          }
        : { frequentText: textOf(size, workspace, 44), rareText: textOf(size, workspace, 4) }),
      dueBefore: timeOfCard(caller === 'large' ? dueCards : (dueCards / 10_000) * cards),
      updatedSince: timeOfCard(cards * 0.6),
    };
    return [...placeRequests(named), ...cardRequests(named), ...eventRequests(named)];
  });
  // New cards come last: otherwise lists would read the versions of cards that they leave until a vacuum.
  return requests.toSorted((one, other) => Number(one.body !== undefined) - Number(other.body !== undefined));
}

function placeRequests({ caller, w, b, bForNew }: Named): ScaleRequest[] {
  const get = (title: string, path: string, growing?: 'cards') => ({ title, caller, path, growing });
  return [
    get('Boards', `/v1/boards?workspace_id=${w}`),
    get('Boards by name', `/v1/boards?workspace_id=${w}&sort=name`),
    get('Members', `/v1/workspaces/${w}/members`),
    get('Trash', `/v1/workspaces/${w}/trash`),
    get('Snapshot of a board', `/v1/boards/${b}/snapshot`),
    get('Counts of a board', `/v1/boards/${b}/counts`),
    get('Counts of the workspace', `/v1/workspaces/${w}/counts`, caller === 'large' ? 'cards' : undefined),
    get('Cards of a board', `/v1/boards/${b}/cards`),
    get('Cards of a board, q', `/v1/boards/${b}/cards?q=card+1`),
    get('Cards of a board by title', `/v1/boards/${b}/cards?sort=title`),
    { title: 'New card', caller, path: `/v1/boards/${bForNew}/cards`, body: { title: 'A card' } },
  ];
}

function cardRequests({ caller, w, u, label, daysFromNow, ...named }: Named): ScaleRequest[] {
  const { frequentText, rareText, dueBefore, updatedSince } = named;
  const cards = (title: string, query: string, growing?: 'hits') => ({
    ...{ title: `Cards of the workspace${title}`, caller, growing },
    path: `/v1/workspaces/${w}/cards?${query}`,
  });
  const sorts = ['created_at', '-updated_at', 'due_at', '-due_at', 'title'];
  const forGuest = [cards(' for a guest', ''), cards(' for a guest, q', 'q=card+12')];
  return [
    cards('', ''),
    ...sorts.map((sort) => cards(`, sort ${sort}`, `sort=${sort}`)),
    cards(', label', `label_id=${label}`),
    cards(', assignee', `assignee_id=${u}`),
    cards(', assignee without hits', `assignee_id=${toTypeId('user', largeId('nobody'))}`),
    cards(', updated_since without hits', `updated_since=${daysFromNow(40_000)}`),
    cards(
      ', updated_since with late hits',
      `updated_since=${updatedSince}`,
      caller === 'large' ? 'hits' : undefined,
    ),
    cards(', due in a range', `due_from=2026-01-01T00:00:00Z&due_before=${dueBefore}`),
    cards(', due without hits', `due_from=${daysFromNow(40_000)}`),
    cards(', overdue', 'overdue=true'),
    cards(', completed', 'completed=true'),
    cards(', q in a ninth of all cards', `q=${frequentText}`, caller === 'large' ? 'hits' : undefined),
    cards(', q with hits', `q=${rareText}`),
    cards(', q without hits', 'q=qzqzqz'),
    ...(caller === 'large' ? forGuest.map((request) => ({ ...request, caller: 'guest' as const })) : []),
  ];
}

function eventRequests({ caller, w, daysFromNow }: Named): ScaleRequest[] {
  const events = (title: string, query: string) => ({
    ...{ title: `Events${title}`, caller },
    path: `/v1/events?workspace_id=${w}${query}`,
  });
  return [
    events('', ''),
    events(', newest first', '&sort=-position'),
    events(', resource_type', '&resource_type=comment'),
    events(', resource_type without hits', '&resource_type=webhook'),
    events(', type', '&type=card.moved'),
    events(', last 30 days', `&occurred_from=${daysFromNow(-30)}`),
    events(', older than all', `&occurred_before=${daysFromNow(-500)}`),
  ];
}

/** Boards from a fifth of all on are in workspace `2 + n % (workspaces - 1)`. */
function firstBoardOf(workspace: number, boards: number): number {
  const others = boards / 20 - 1;
  for (let n = boards / 5 + 1; ; n += 1) if (2 + (n % others) === workspace) return n;
}

/** A text that begins the titles of so many cards of a small workspace, or of nearly as many. */
function textOf(size: LargeDataSize, workspace: number, hits: number): string {
  const digits = hits > 9 ? 1 : 2;
  const counts = new Map<string, number>();
  for (let n = size.largestBoard + 1; n <= size.cards; n += 1) {
    const board = 1 + ((n * 7919) % size.boards);
    if (board <= size.boards / 5 || 2 + (board % (size.workspaces - 1)) !== workspace) continue;
    const start = String(n).slice(0, digits);
    counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const [[nearest] = ['1']] = [...counts].toSorted(
    ([, one], [, other]) => Math.abs(one - hits) - Math.abs(other - hits),
  );
  return `card+${nearest}`;
}
