/** Snapshots of boards: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { getBoardSnapshot } from '../domain/boards/board-snapshots.ts';
import type { BoardSnapshot } from '../domain/boards/board-snapshots.ts';
import type { SnapshotCardRow } from '../domain/boards/board-snapshot-rows.ts';
import { fromTypeId, rememberingTypeIds } from '../domain/core/ids.ts';
import type { ShowId } from '../domain/core/ids.ts';
import type { Role } from '../domain/core/principals.ts';
import { toBoard } from './boards.ts';
import { toCard } from './cards.ts';
import { toColumn } from './columns.ts';
import { given, ok, withTag } from './handler.ts';
import type { CursorTo, Handlers } from './handler.ts';
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

/** The snapshot without its cursors. */
function toSnapshot({ board, columns, labels, people }: BoardSnapshot) {
  const showId = rememberingTypeIds();
  return {
    board: withTag('board', board, toBoard),
    columns: columns.map(({ column, cards }) => ({
      column: withTag('column', column, toColumn),
      card_count: column.cardCount,
      cards: cards.map((card) => toSnapshotCard(card, board.role, showId)),
    })),
    labels: labels.map((label) => withTag('label', label, toLabel)),
    people: people.map(toPerson),
  };
}

export const boardSnapshotHandlers = {
  getBoardSnapshot: async (ctx, { path, query }) => {
    const cardsPerColumn = query.cards_per_column ?? cardsPerColumnDefault;
    const snapshot = await getBoardSnapshot(ctx, fromTypeId(path.id), { cardsPerColumn });
    const body = toSnapshot(snapshot);
    const withCursors = (cursorTo: CursorTo) => ({
      ...body,
      columns: body.columns.map((shown, index) => {
        const list = { archived: false, column_id: shown.column.id };
        const next = (position: object) =>
          cursorTo({ operationId: 'listCards', path, query: list }, position);
        return { ...shown, ...given('next_cursor', snapshot.columns[index]?.next, next) };
      }),
      resume_cursor: cursorTo({ operationId: 'listBoardEvents', path, query: {} }, snapshot.resume),
    });
    return { ...ok(body), withCursors };
  },
} satisfies Partial<Handlers>;
