/** Snapshots of boards: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { getBoardSnapshot } from '../domain/boards/board-snapshots.ts';
import type { BoardSnapshot, SnapshotColumn } from '../domain/boards/board-snapshots.ts';
import type { SnapshotCardRow } from '../domain/boards/board-snapshot-rows.ts';
import { fromTypeId, rememberingTypeIds, toTypeId } from '../domain/core/ids.ts';
import type { ShowId } from '../domain/core/ids.ts';
import type { Role } from '../domain/core/principals.ts';
import { resources } from '../domain/core/resources.ts';
import { shownVersions } from '../domain/core/versions.ts';
import { toBoard } from './boards.ts';
import { toCard } from './cards.ts';
import { toColumn } from './columns.ts';
import { given, withTag } from './handler.ts';
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

function toSnapshot(
  { board, columns, labels, people, resume }: BoardSnapshot,
  path: { readonly id: string },
  cursorTo: CursorTo,
): components['schemas']['BoardSnapshot'] {
  const showId = rememberingTypeIds();
  const toNext = (column_id: string) => (position: object) =>
    cursorTo({ operationId: 'listCards', path, query: { archived: false, column_id } }, position);
  return {
    board: withTag('board', board, toBoard),
    columns: columns.map((shown) => ({
      ...toSnapshotColumn(shown, board.role, showId),
      ...given('next_cursor', shown.next, toNext(toTypeId('column', shown.column.id))),
    })),
    labels: labels.map((label) => withTag('label', label, toLabel)),
    people: people.map(toPerson),
    resume_cursor: cursorTo({ operationId: 'listBoardEvents', path, query: {} }, resume),
  };
}

function toSnapshotColumn({ column, cards }: SnapshotColumn, role: Role, showId: ShowId) {
  return {
    column: withTag('column', column, toColumn),
    card_count: column.cardCount,
    cards: cards.map((card) => toSnapshotCard(card, role, showId)),
  };
}

/** Raise it with a release that shows snapshots, or people on them, in another way. */
const revision = 1;

/** Everything that a snapshot shows besides its cursors changes a version or stands here itself. */
function summaryOf({ board, columns, labels, people }: BoardSnapshot): string {
  const revisions = (['board', 'column', 'card', 'label'] as const).map((name) => resources[name].revision);
  const shownColumns = columns.map(({ column, cards }) => {
    const counted = cards.map(({ id, version, commentCount, shareLinkCount }) =>
      [id, version, commentCount, board.role === 'guest' ? '' : shareLinkCount].join('.'),
    );
    return `${column.id}.${column.version}.${column.cardCount} ${counted.join(' ')}`;
  });
  return [
    [revision, ...revisions].join(' '),
    `${board.id}.${board.version}.${board.role}`,
    ...shownColumns,
    shownVersions(labels),
    JSON.stringify(people),
  ].join('\n');
}

export const boardSnapshotHandlers = {
  getBoardSnapshot: async (ctx, { path, query }) => {
    const cardsPerColumn = query.cards_per_column ?? cardsPerColumnDefault;
    const snapshot = await getBoardSnapshot(ctx, fromTypeId(path.id), { cardsPerColumn });
    return {
      status: 200,
      summary: summaryOf(snapshot),
      withCursors: (cursorTo) => toSnapshot(snapshot, path, cursorTo),
    };
  },
} satisfies Partial<Handlers>;
