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

/** What requests of a caller name. */
interface Named {
  readonly caller: Caller;
  readonly w: string;
  readonly b: string;
  readonly u: string;
  readonly label: string;
  /** In 111 cards of all. The caller has as many of them at every size. */
  readonly rareText: string;
  readonly daysFromNow: (days: number) => string;
}

export function scaleRequests({ cards, boards }: LargeDataSize, now: Date): readonly ScaleRequest[] {
  const daysFromNow = (days: number) =>
    encodeURIComponent(new Date(now.getTime() + days * dayMs).toISOString());
  const requests = (['large', 'small'] as const).flatMap((caller) => {
    const workspace = workspaceOf[caller];
    const board = caller === 'large' ? 1 : firstBoardOf(workspace, boards);
    const named: Named = {
      ...{ caller, daysFromNow },
      w: toTypeId('workspace', largeId(`w${workspace}`)),
      b: toTypeId('board', largeId(`b${board}`)),
      u: toTypeId('user', largeId(`u${workspace}`)),
      label: toTypeId('label', largeId(`l${board}-1`)),
      // Cards have their numbers in their titles. Every small workspace has as many cards at every size.
      rareText: `card ${'123456789'.slice(0, caller === 'large' ? Math.ceil(Math.log10(cards)) - 2 : 2)}`,
    };
    return [...placeRequests(named), ...cardRequests(named), ...eventRequests(named)];
  });
  // New cards come last: otherwise lists would read the versions of cards that they leave until a vacuum.
  return requests.toSorted((one, other) => Number(one.body !== undefined) - Number(other.body !== undefined));
}

function placeRequests({ caller, w, b }: Named): ScaleRequest[] {
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
    { title: 'New card', caller, path: `/v1/boards/${b}/cards`, body: { title: 'A card' } },
  ];
}

function cardRequests({ caller, w, u, label, rareText, daysFromNow }: Named): ScaleRequest[] {
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
    // All due dates of the smallest size are in a week.
    cards(', due in six days', 'due_from=2026-01-01T00:00:00Z&due_before=2026-01-07T00:00:00Z'),
    cards(', due without hits', `due_from=${daysFromNow(40_000)}`),
    cards(', overdue', 'overdue=true'),
    cards(', completed', 'completed=true'),
    cards(', q in a ninth of all cards', 'q=card+1', caller === 'large' ? 'hits' : undefined),
    cards(', q with hits', `q=${rareText.replace(' ', '+')}`),
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
