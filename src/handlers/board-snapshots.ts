/** Snapshots of boards: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { getBoardSnapshot } from '../domain/boards/board-snapshots.ts';
import type { SnapshotCardRow } from '../domain/boards/board-snapshot-rows.ts';
import { fromTypeId, rememberingTypeIds } from '../domain/core/ids.ts';
import type { ShowId } from '../domain/core/ids.ts';
import type { Role } from '../domain/core/principals.ts';
import { toBoard } from './boards.ts';
import { toCard } from './cards.ts';
import { toColumn } from './columns.ts';
import { ok, withTag } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toLabel } from './labels.ts';
import { toPerson } from './people.ts';

const cardsPerColumnDefault = 50;

function toSnapshotCard(
  row: SnapshotCardRow,
  role: Role,
  showId: ShowId,
): components['schemas']['SnapshotCard'] {
  return {
    ...withTag('card', { ...row, description: null }, (card) => toCard(card, showId)),
    has_description: row.hasDescription,
    comment_count: row.commentCount,
    ...(role !== 'guest' && { share_link_count: row.shareLinkCount }),
  };
}

export const boardSnapshotHandlers = {
  getBoardSnapshot: async (ctx, { path, query }) => {
    const cardsPerColumn = query.cards_per_column ?? cardsPerColumnDefault;
    const snapshot = await getBoardSnapshot(ctx, fromTypeId(path.id), { cardsPerColumn });
    const showId = rememberingTypeIds();
    const columns = snapshot.columns.map(({ column, cards }) => ({
      column: withTag('column', column, toColumn),
      card_count: column.cardCount,
      cards: cards.map((card) => toSnapshotCard(card, snapshot.board.role, showId)),
    }));
    const body = {
      board: withTag('board', snapshot.board, toBoard),
      columns,
      labels: snapshot.labels.map((label) => withTag('label', label, toLabel)),
      people: snapshot.people.map(toPerson),
    };
    return {
      ...ok(body),
      withCursors: (cursorTo) => ({
        ...body,
        columns: columns.map((shown, index) => {
          const next = snapshot.columns[index]?.next;
          if (next === undefined) return shown;
          const list = {
            operationId: 'listCards',
            path,
            query: { archived: false, column_id: shown.column.id },
          } as const;
          return { ...shown, next_cursor: cursorTo(list, next) };
        }),
        resume_cursor: cursorTo({ operationId: 'listBoardEvents', path, query: {} }, snapshot.resume),
      }),
    };
  },
} satisfies Partial<Handlers>;
