/** What is read through Prisma's models in requests that are sent often, for tests of plans. */
import { ranksOf } from '../../src/domain/boards/columns.ts';
import type { Context } from '../../src/domain/core/context.ts';
import { listSessions } from '../../src/domain/identity/sessions.ts';
import type { BackgroundPlace } from './background-reads.ts';

interface ModelPlace extends BackgroundPlace {
  readonly columnId: string;
}

type Read = readonly [what: string, run: (ctx: Context) => Promise<unknown>];

/** The counts and lookups that the domain makes before it stores something, with the same conditions. */
export function modelReads({ workspaceId, boardId, userId, cardIds, columnId }: ModelPlace): readonly Read[] {
  const [cardId = ''] = cardIds;
  return [
    ['the sessions of a person', (ctx) => listSessions(ctx, { limit: 50 })],
    ['the columns of a board in order', (ctx) => ranksOf(ctx, boardId)],
    ['the number of comments of a card', ({ tx }) => tx.prisma.comment.count({ where: { cardId } })],
    [
      'the comments of a card, to delete them',
      ({ tx }) => tx.prisma.comment.findMany({ where: { cardId }, orderBy: { id: 'asc' } }),
    ],
    ['the number of share links of a card', ({ tx }) => tx.prisma.shareLink.count({ where: { cardId } })],
    ['the number of labels of a board', ({ tx }) => tx.prisma.label.count({ where: { boardId } })],
    [
      'a label by its name',
      ({ tx }) => tx.prisma.label.findMany({ where: { boardId, name: 'L1' }, select: { id: true } }),
    ],
    [
      'a member by their user',
      ({ tx }) => tx.prisma.workspaceMember.findFirst({ where: { workspaceId, userId, status: 'active' } }),
    ],
    [
      'the first card of a column',
      ({ tx }) =>
        tx.prisma.card.findFirst({ where: { columnId }, orderBy: { rank: 'asc' }, select: { id: true } }),
    ],
    ['the number of tokens', ({ tx }) => tx.prisma.accessToken.count({ where: { workspaceId } })],
    [
      'the last deliveries of a webhook',
      ({ tx }) =>
        tx.prisma.webhookDelivery.findMany({
          where: { webhookId: boardId },
          orderBy: { id: 'desc' },
          take: 51,
        }),
    ],
  ];
}
