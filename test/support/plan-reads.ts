/** What requests, jobs and streams read, for tests of plans. */
import type { Tx } from '../../src/db/database.ts';
import { listAccessTokens } from '../../src/domain/identity/access-tokens.ts';
import { findTokenPrincipals } from '../../src/domain/identity/token-principals.ts';
import { listBoardActivity, listCardActivity } from '../../src/domain/boards/activity.ts';
import { listBoardMembers } from '../../src/domain/boards/board-members.ts';
import { listBoards } from '../../src/domain/boards/boards.ts';
import { getBoard } from '../../src/domain/access/board-access.ts';
import { getUser, listPeople } from '../../src/domain/access/people.ts';
import {
  isLastBoardEvent,
  listCards,
  listCardTexts,
  listWorkspaceCards,
  readCardVersions,
} from '../../src/domain/boards/card-lists.ts';
import { findCardTexts } from '../../src/domain/boards/card-page-rows.ts';
import type { CardFilters } from '../../src/domain/boards/card-filter-rows.ts';
import type { BoardCardPosition } from '../../src/domain/boards/card-list-rows.ts';
import { countPartsOfCards } from '../../src/domain/boards/card-include-rows.ts';
import { getWorkspaceCounts } from '../../src/domain/boards/card-counts.ts';
import { findCardPlace } from '../../src/domain/boards/card-order.ts';
import { getCard } from '../../src/domain/boards/card-rows.ts';
import { getCardByExternalId } from '../../src/domain/boards/external-cards.ts';
import { getColumn, listColumns } from '../../src/domain/boards/columns.ts';
import { getComment, listComments } from '../../src/domain/boards/comments.ts';
import type { Context, PlanSettings } from '../../src/domain/core/context.ts';
import { listEvents } from '../../src/domain/events/event-lists.ts';
import type { EventFilters } from '../../src/domain/events/event-rows.ts';
import { listTrash } from '../../src/domain/boards/trash.ts';
import { getLabel, listLabels } from '../../src/domain/boards/labels.ts';
import { listMembers } from '../../src/domain/workspaces/members.ts';
import { listShareLinks, listWorkspaceShareLinks } from '../../src/domain/boards/share-links.ts';
import { listWorkspaces } from '../../src/domain/workspaces/workspaces.ts';
import { testBilling } from './billing.ts';
import { backgroundReads, wholeBoardReads } from './background-reads.ts';
import { batchReads, columnReads } from './batch-reads.ts';
import { largeId, largeSize } from './large-data.ts';
import type { LargeDataSize } from './large-data.ts';
import { modelReads } from './model-reads.ts';

export type ReadContext = Context & PlanSettings;

/** A caller with a token of a workspace: its owner, or another user. */
export function contextOf(tx: Tx, workspace: number, user = workspace): ReadContext {
  const principal = {
    kind: 'access_token',
    userId: largeId(`u${user}`),
    user: { timeZone: null },
    credentialId: largeId('a1'),
    workspaceId: largeId(`w${workspace}`),
    scopes: [],
  };
  const settings = { billing: testBilling };
  const now = new Date(0);
  const holdRules = { worksUnder: 'suspended' };
  const context = {
    tx,
    now,
    requestId: 'r',
    minimumRole: 'guest',
    holdRules,
    overQuota: new Map(),
    principal,
    settings,
  };
  return context as unknown as ReadContext;
}

const page = { limit: 50 };
const live = { archived: false };
const oldestFirst = { by: 'created_at', isDescending: false } as const;
const newestFirst = { by: 'created_at', isDescending: true } as const;
const byChange = { by: 'updated_at', isDescending: true } as const;
const byName = { by: 'name', isDescending: false } as const;
const moment = new Date('2026-06-01T00:00:00Z');
const dueTime = { moment, localTime: '2026-06-01T14:00:00.000' };
const firstDueTime = { moment: new Date(0), localTime: '1970-01-01T00:00:00.000' };
const newYear = { moment: new Date('2026-01-01T00:00:00Z'), localTime: '2026-01-01T00:00:00.000' };
const afterSixDays = { moment: new Date('2026-01-07T00:00:00Z'), localTime: '2026-01-07T00:00:00.000' };
const overdueTime = { now: moment, today: '2026-06-02' };

export type Run = (ctx: ReadContext) => Promise<unknown>;
export type Read = readonly [what: string, run: Run];

/** A workspace, a board in it, and a card on that, by their numbers. */
export interface ReadPlace {
  readonly workspace: number;
  readonly board: number;
  readonly card: number;
}

/** Every list and lookup, as a person of a workspace asks for it that has the board and the card. */
export function readsOf(
  { workspace, board, card }: ReadPlace,
  { boards }: Pick<LargeDataSize, 'boards'> = largeSize,
): readonly Read[] {
  const id = (kind: string, n: number | string) => largeId(`${kind}${n}`);
  const [workspaceId, boardId, cardId] = [id('w', workspace), id('b', board), id('k', card)];
  const columnId = id('c', `${board}-${Math.floor(card / boards) % 4}`);
  const labelId = id('l', `${board}-${card % 3}`);
  const assigneeId = id('u', workspace);
  const onBoard = (filters: Partial<CardFilters>) => (ctx: ReadContext) =>
    listCardTexts(ctx, boardId, { ...live, ...filters }, page);
  const inWorkspace =
    (filters: Partial<CardFilters>, after?: string) =>
    (ctx: ReadContext): Promise<unknown> =>
      listWorkspaceCards(
        ctx,
        workspaceId,
        { ...live, ...filters },
        { ...page, ...(after && { after: { id: after } }) },
      );
  const events = (filters: EventFilters) => (ctx: ReadContext) => listEvents(ctx, workspaceId, filters, page);
  const inBackground = { workspaceId, boardId, userId: assigneeId, cardIds: [cardId] };
  const place: BoardCardPosition = { columnId, columnRank: 'a0', rank: 'a00000500', epoch: 0, cardId };
  return [
    ['a board', (ctx) => getBoard(ctx, boardId)],
    ['a card', (ctx) => getCard(ctx, cardId)],
    [
      'a card by its external id',
      (ctx) => getCardByExternalId(ctx, { workspaceId, source: 'github', id: '1' }),
    ],
    ['a column', (ctx) => getColumn(ctx, columnId)],
    ['a label', (ctx) => getLabel(ctx, labelId)],
    ['a comment', (ctx) => getComment(ctx, id('t', card))],
    ['workspaces', (ctx) => listWorkspaces(ctx, page)],
    ['members', (ctx) => listMembers(ctx, workspaceId, page)],
    ['tokens', (ctx) => listAccessTokens(ctx, workspaceId, page)],
    ['boards', (ctx) => listBoards(ctx, { workspaceId, ...live }, page, oldestFirst)],
    ['archived boards', (ctx) => listBoards(ctx, { workspaceId, archived: true }, page, oldestFirst)],
    ['boards, newest first', (ctx) => listBoards(ctx, { workspaceId, ...live }, page, newestFirst)],
    ['boards by change', (ctx) => listBoards(ctx, { workspaceId, ...live }, page, byChange)],
    ['boards by name', (ctx) => listBoards(ctx, { workspaceId, ...live }, page, byName)],
    ['columns', (ctx) => listColumns(ctx, boardId, live, page)],
    ['labels', (ctx) => listLabels(ctx, boardId, page)],
    ['comments', (ctx) => listComments(ctx, cardId, page, oldestFirst)],
    ['comments, newest first', (ctx) => listComments(ctx, cardId, page, newestFirst)],
    ['comments by change', (ctx) => listComments(ctx, cardId, page, byChange)],
    ['people', (ctx) => listPeople(ctx, workspaceId, page)],
    ['a person', (ctx) => getUser(ctx, assigneeId)],
    ['activity of a board', (ctx) => listBoardActivity(ctx, boardId, page)],
    ['activity of a card', (ctx) => listCardActivity(ctx, cardId, page)],
    [
      'counts of a page of cards',
      (ctx) =>
        countPartsOfCards(
          ctx,
          Array.from({ length: 50 }, (_, n) => ({ id: id('k', card + n), boardId })),
          { comments: true, shareLinks: true },
        ),
    ],
    ['share links', (ctx) => listShareLinks(ctx, cardId, page)],
    ['share links of the workspace', (ctx) => listWorkspaceShareLinks(ctx, workspaceId, page)],
    [
      'its next share links',
      (ctx) => listWorkspaceShareLinks(ctx, workspaceId, { ...page, after: { id: cardId } }),
    ],
    ['the trash', (ctx) => listTrash(ctx, workspaceId, {}, page)],
    ['the boards of the trash', (ctx) => listTrash(ctx, workspaceId, { type: 'board' }, page)],
    ['the trash of a board', (ctx) => listTrash(ctx, workspaceId, { boardId }, page)],
    [
      'the next cards of the trash',
      (ctx) => {
        const after = { deletedAt: '2026-06-01T00:00:00Z', id: cardId };
        return listTrash(ctx, workspaceId, { type: 'card' }, { ...page, after });
      },
    ],
    ['cards of a board', onBoard({})],
    ['the versions of the cards of a board', (ctx) => readCardVersions(ctx, boardId, live, page)],
    [
      'the versions of the next cards',
      (ctx) => readCardVersions(ctx, boardId, live, { ...page, after: place }),
    ],
    ['the last event of a board', (ctx) => isLastBoardEvent(ctx, boardId, largeId('e1'))],
    ['the next cards', (ctx) => listCardTexts(ctx, boardId, live, { ...page, after: place })],
    ['cards of a board, one by one', (ctx) => listCards(ctx, boardId, live, page)],
    ['the next cards, one by one', (ctx) => listCards(ctx, boardId, live, { ...page, after: place })],
    [
      'cards of a page without texts that are kept',
      ({ tx }) =>
        findCardTexts(
          tx,
          Array.from({ length: 50 }, (_, n) => id('k', card + n)),
          'listed',
        ),
    ],
    ['archived cards', onBoard({ archived: true, columnId: id('c', `${board}-3`) })],
    ['cards of a column', onBoard({ columnId })],
    ['cards with a label', onBoard({ labelId })],
    ['cards of an assignee', onBoard({ assigneeId })],
    ['cards of the workspace', inWorkspace({})],
    ['its next cards', inWorkspace({}, cardId)],
    ['its cards on a board', inWorkspace({ boardId })],
    ['its cards in a column', inWorkspace({ columnId })],
    ['its cards with a label', inWorkspace({ labelId })],
    ['its cards of an assignee', inWorkspace({ assigneeId })],
    ['its cards with a label of an assignee', inWorkspace({ labelId, assigneeId })],
    ['its cards with a text that none has', inWorkspace({ text: 'qzqzqz' })],
    ['its cards with a text that has a rare part', inWorkspace({ text: 'card 1234' })],
    ['its cards with a text that many have', inWorkspace({ text: 'card 1' })],
    ['its next cards with a text that many have', inWorkspace({ text: 'card 1' }, cardId)],
    ['its cards that are due', inWorkspace({ dueFrom: dueTime })],
    ['its cards that are due in some days', inWorkspace({ dueFrom: newYear, dueBefore: afterSixDays })],
    ['its cards that were due before any', inWorkspace({ dueBefore: firstDueTime })],
    ['its cards that changed late', inWorkspace({ updatedSince: new Date('2027-02-21T16:00:00Z') })],
    ['its cards that changed after all', inWorkspace({ updatedSince: new Date('2040-01-01T00:00:00Z') })],
    ['its cards on a board that are due', inWorkspace({ boardId, dueFrom: dueTime })],
    ['its cards that changed before any', inWorkspace({ updatedBefore: new Date(0) })],
    ['its cards created after all', inWorkspace({ createdFrom: new Date('2040-01-01T00:00:00Z') })],
    ['its cards created before any', inWorkspace({ createdBefore: new Date(0) })],
    ['its completed cards', inWorkspace({ completed: true })],
    ['its open cards', inWorkspace({ completed: false })],
    ['its cards completed after all', inWorkspace({ completedFrom: new Date('2040-01-01T00:00:00Z') })],
    ['its cards completed before any', inWorkspace({ completedBefore: new Date(0) })],
    ['its overdue cards', inWorkspace({ overdue: { is: true, ...overdueTime } })],
    ['its cards that are not overdue', inWorkspace({ overdue: { is: false, ...overdueTime } })],
    ['its card with a number', inWorkspace({ number: 142 })],
    ['its cards without an assignee', inWorkspace({ unassigned: true })],
    ['its cards without a label', inWorkspace({ unlabelled: true })],
    ['its cards with an assignee', inWorkspace({ unassigned: false })],
    ['its cards with a label', inWorkspace({ unlabelled: false })],
    ['its cards with all of some labels', inWorkspace({ labels: { all: [labelId] } })],
    ['its cards with none of some labels', inWorkspace({ labels: { none: [labelId] } })],
    ['its cards of any assignee', inWorkspace({ assignees: { any: [assigneeId, id('u', 3)] } })],
    ['its cards of an assignee and archived ones', inWorkspace({ assignees: { all: [assigneeId] } })],
    ...(['created_at', 'updated_at', 'due_at', 'title'] as const).flatMap((by) =>
      [false, true].map((isDescending) => {
        const name = `its cards by ${by}, ${isDescending ? 'descending' : 'ascending'}`;
        const sort = { by, isDescending };
        return [
          name,
          (ctx: ReadContext) => listWorkspaceCards(ctx, workspaceId, live, { ...page, sort }),
        ] as const;
      }),
    ),
    [
      'its next cards by title',
      (ctx) =>
        listWorkspaceCards(ctx, workspaceId, live, {
          ...page,
          sort: { by: 'title', isDescending: false },
          after: { value: 'card 5', id: cardId },
        }),
    ],
    [
      'its next cards by due date',
      (ctx) =>
        listWorkspaceCards(ctx, workspaceId, live, {
          ...page,
          sort: { by: 'due_at', isDescending: true },
          after: { value: '2026-06-01', id: cardId },
        }),
    ],
    ['the cards of a board, backward', (ctx) => listCards(ctx, boardId, live, { ...page, isReversed: true })],
    [
      'the previous cards, backward',
      (ctx) => listCards(ctx, boardId, live, { ...page, after: place, isReversed: true }),
    ],
    ['events', events({})],
    ['events, newest first', (ctx) => listEvents(ctx, workspaceId, {}, { ...page, isNewestFirst: true })],
    ['events of a type', events({ type: 'card.moved' })],
    ['events of no type', events({ type: 'card.none' })],
    ['events of an actor', events({ actorId: assigneeId })],
    ['events of a kind of resource', events({ resourceType: 'comment' })],
    ['events of a kind of resource without any', events({ resourceType: 'webhook' })],
    ['events before any', events({ occurredBefore: new Date(0) })],
    ['events after all', events({ occurredFrom: new Date('2040-01-01T00:00:00Z') })],
    ['events of a board', events({ boardId })],
    ['events of a resource', events({ resource: { type: 'card', id: cardId } })],
    ['events of a board and a type', events({ boardId, type: 'card.moved' })],
    ...batchReads({
      ...{ workspaceId, boardId, userIds: [assigneeId], labelIds: [labelId] },
      cardIds: Array.from({ length: 100 }, (_, n) => id('k', card + n)),
      columnIds: [0, 1, 2, 3].map((n) => id('c', `${board}-${n}`)),
    }),
    ['the counts of the workspace', (ctx) => getWorkspaceCounts(ctx, workspaceId)],
    ...columnReads(columnId),
    ...backgroundReads(inBackground),
    ...wholeBoardReads(inBackground),
    ...modelReads({ ...inBackground, columnId }),
  ];
}

export const shared: readonly Read[] = [
  [
    'credentials',
    (ctx) =>
      findTokenPrincipals(
        ctx.tx,
        Array.from({ length: 50 }, (_, n) => hashOf(n)),
      ),
  ],
  ['the place of a new card', (ctx) => findCardPlace(ctx, largeId('b9'), undefined, 'bottom')],
];

export const forGuest: readonly Read[] = [
  ['boards', (ctx) => listBoards(ctx, { workspaceId: largeId('w1'), ...live }, page, oldestFirst)],
  ['cards', (ctx) => listWorkspaceCards(ctx, largeId('w1'), live, page)],
  [
    'cards with a text that many have',
    (ctx) => listWorkspaceCards(ctx, largeId('w1'), { ...live, text: 'card 1' }, page),
  ],
  ['the counts of the workspace', (ctx) => getWorkspaceCounts(ctx, largeId('w1'))],
  ['people', (ctx) => listPeople(ctx, largeId('w1'), page)],
  ['a person', (ctx) => getUser(ctx, largeId('u1'))],
  ['activity of a board', (ctx) => listBoardActivity(ctx, largeId('b7'), page)],
  ['cards of a board', (ctx) => listCardTexts(ctx, largeId('b7'), live, page)],
];

/** Board 103 is private and the member was added to it; board 13 is private, too. */
export const forMember: readonly Read[] = [
  ['boards', (ctx) => listBoards(ctx, { workspaceId: largeId('w1'), ...live }, page, oldestFirst)],
  ['boards by name', (ctx) => listBoards(ctx, { workspaceId: largeId('w1'), ...live }, page, byName)],
  ['cards', (ctx) => listWorkspaceCards(ctx, largeId('w1'), live, page)],
  ['the members of a board', (ctx) => listBoardMembers(ctx, largeId('b103'), page)],
  ['a private board', (ctx) => getBoard(ctx, largeId('b103'))],
  ['a private board that they cannot see', (ctx) => getBoard(ctx, largeId('b13'))],
  ['cards of a private board', (ctx) => listCardTexts(ctx, largeId('b103'), live, page)],
  ['the versions of the cards of a board', (ctx) => readCardVersions(ctx, largeId('b7'), live, page)],
  ['cards of a board', (ctx) => listCardTexts(ctx, largeId('b7'), live, page)],
];

function hashOf(n: number): string {
  return largeId(`hash ${n}`).replaceAll('-', '').repeat(2);
}
