/** What exports, jobs, webhooks, event streams and limits read beside requests, for tests of plans. */
import { findAccess } from '../../src/domain/access/repeated-access-rows.ts';
import { readBoardSnapshot, readBoardStates } from '../../src/domain/boards/board-snapshot-rows.ts';
import { getBoardCounts } from '../../src/domain/boards/card-counts.ts';
import { countCardsOfBoards } from '../../src/domain/boards/card-room-rows.ts';
import { listAssignedCardIds, unassignRows } from '../../src/domain/boards/unassignment-rows.ts';
import type { Context } from '../../src/domain/core/context.ts';
import { assignmentsPerStep } from '../../src/domain/core/limits.ts';
import { findEndedFeeds, findFeedReaders, listFeedRows } from '../../src/domain/events/event-feed-rows.ts';
import { findVisibleWebhook } from '../../src/domain/webhooks/webhook-rows.ts';
import {
  findNextWorkspace,
  readAccessTokens,
  readActivity,
  readBoards,
  readCards,
  readComments,
  readMemberships,
  readSentInvites,
  readShareLinks,
  readTemplates,
} from '../../src/domain/personal-data/export-rows.ts';
import { findMembership } from '../../src/domain/personal-data/erasure-rows.ts';
import { findCardIds, lockBoardOf, lockDeletedBoard } from '../../src/jobs/tasks/purge-rows.ts';
import { findRunEnd, listLaneEvents } from '../../src/jobs/webhooks/lane-rows.ts';
import type { ClaimedLane } from '../../src/jobs/webhooks/lane-rows.ts';

/** A board of a workspace, a person there, and cards that aren't theirs to lose. */
export interface BackgroundPlace {
  readonly workspaceId: string;
  readonly boardId: string;
  readonly userId: string;
  readonly cardIds: readonly string[];
}

type Read = readonly [what: string, run: (ctx: Context) => Promise<unknown>];

const now = new Date(0);
const lastPosition = 10_000_000n;

export function backgroundReads(place: BackgroundPlace): readonly Read[] {
  return [...readsOfExports(place), ...readsOfDeletions(place), ...readsOfEvents(place)];
}

/** Reads of everything on a board, or of counts of it. */
export function wholeBoardReads({ boardId, userId, workspaceId }: BackgroundPlace): readonly Read[] {
  const step = { after: undefined, limit: assignmentsPerStep + 1 };
  const numbers = { perColumnMax: 1_000, inAllMax: 1_000 };
  return [
    ['the number of cards of boards, for their limit', ({ tx }) => countCardsOfBoards(tx, [boardId])],
    ['the counts of a board', (ctx) => getBoardCounts(ctx, boardId)],
    ['the snapshot of a board', (ctx) => readBoardSnapshot(ctx, boardId, numbers)],
    ['the states of the cards of a snapshot', (ctx) => readBoardStates(ctx, boardId, numbers)],
    ['the assignments on a board', ({ tx }) => listAssignedCardIds(tx, { workspaceId, boardId }, step)],
    [
      'the assignments of a person on a board',
      ({ tx }) => listAssignedCardIds(tx, { workspaceId, boardId, userId }, step),
    ],
  ];
}

function readsOfExports({ workspaceId, userId }: BackgroundPlace): readonly Read[] {
  const place = { workspaceId, userId, now };
  const page = { after: undefined, limit: 200 };
  return [
    ['the next workspace of an export', ({ tx }) => findNextWorkspace(tx, userId, undefined)],
    ['the memberships of an export', ({ tx }) => readMemberships(tx, place, page)],
    ['the tokens of an export', ({ tx }) => readAccessTokens(tx, place, page)],
    ['the invites of an export', ({ tx }) => readSentInvites(tx, place, page)],
    ['the boards of an export', ({ tx }) => readBoards(tx, place, page)],
    ['the cards of an export', ({ tx }) => readCards(tx, place, page)],
    ['the comments of an export', ({ tx }) => readComments(tx, place, page)],
    ['the templates of an export', ({ tx }) => readTemplates(tx, place, page)],
    ['the share links of an export', ({ tx }) => readShareLinks(tx, place, page)],
    ['the activity of an export', ({ tx }) => readActivity(tx, place, page)],
  ];
}

function readsOfDeletions({ workspaceId, boardId, userId, cardIds }: BackgroundPlace): readonly Read[] {
  const step = { after: undefined, limit: assignmentsPerStep + 1 };
  return [
    ['the next membership to end', ({ tx }) => findMembership(tx, userId)],
    ['the assignments of a person', ({ tx }) => listAssignedCardIds(tx, { workspaceId, userId }, step)],
    ['the end of assignments', (ctx) => unassignRows(ctx, { workspaceId, userId }, cardIds)],
    ['the board to purge', ({ tx }) => lockDeletedBoard(tx, now)],
    ['the board to purge of a workspace', ({ tx }) => lockBoardOf(tx, workspaceId)],
    ['the cards to purge', ({ tx }) => findCardIds(tx, { id: boardId, workspaceId }, 200)],
  ];
}

function readsOfEvents({ workspaceId, boardId, userId }: BackgroundPlace): readonly Read[] {
  const feed = { ...{ workspaceId, userId, head: lastPosition }, after: { position: '0' } } as const;
  const ofReader = { reader: { role: 'owner', workspaceRole: 'owner' }, minimumRole: 'guest' } as const;
  const range = { after: 0n, upTo: lastPosition, limit: 100 };
  const access = {
    key: 1,
    credentialHash: '00'.repeat(32),
    scope: 'boards:read',
    userId,
    workspaceId,
  } as const;
  const laneOf = (kind: ClaimedLane['kind']) =>
    ({
      ...{ kind, laneId: boardId, position: 0n, untilPosition: lastPosition },
      webhook: { workspaceId, boardId: null, types: [] },
    }) as unknown as ClaimedLane;
  return [
    ['a page of a stream', ({ tx }) => listFeedRows(tx, { ...feed, ...ofReader }, range)],
    ['a page of a stream of a board', ({ tx }) => listFeedRows(tx, { ...feed, ...ofReader, boardId }, range)],
    [
      'the access of streams by tokens',
      ({ tx }) => findFeedReaders(tx, [{ ...access, credentialKind: 'access_token', boardId }], now),
    ],
    [
      'the access of streams by sessions',
      ({ tx }) => findFeedReaders(tx, [{ ...access, credentialKind: 'session' }], now),
    ],
    [
      'the credentials of streams',
      ({ tx }) =>
        findEndedFeeds(
          tx,
          [
            { ...access, credentialKind: 'access_token' },
            { ...access, credentialKind: 'session' },
          ],
          now,
        ),
    ],
    [
      'the access of repeated requests',
      ({ tx, principal }) => findAccess(tx, principal, [{ workspaceId, boardId }]),
    ],
    ['a webhook', ({ tx, principal }) => findVisibleWebhook(tx, principal, boardId, 'none')],
    ['the events of a board for a webhook', ({ tx }) => listLaneEvents(tx, laneOf('board'), 100)],
    ['the events of a replay', ({ tx }) => listLaneEvents(tx, laneOf('replay'), 100)],
    ['the end of a run of a replay', ({ tx }) => findRunEnd(tx, laneOf('replay'))],
  ];
}
