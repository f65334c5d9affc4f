/** Snapshots of boards: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { getBoardSnapshot } from '../domain/boards/board-snapshots.ts';
import type {
  BoardSnapshot,
  CardContents,
  SnapshotCard,
  SnapshotColumn,
} from '../domain/boards/board-snapshots.ts';
import { cardState } from '../domain/boards/card-rows.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { markedRevision, shownVersions } from '../domain/core/versions.ts';
import type { TagContext } from '../domain/core/versions.ts';
import { toBoard } from './boards.ts';
import { cardProperties, copyOf } from './card-texts.ts';
import { toColumn } from './columns.ts';
import { given, withTag } from './handler.ts';
import type { CursorTo, Handlers } from './handler.ts';
import { listOf, objectOf, textOf, writeJson } from './json-writer.ts';
import type { JsonText, JsonWrite } from './json-writer.ts';
import type { KeepingContext } from './kept-cards.ts';
import { toLabel } from './labels.ts';
import { toPerson } from './people.ts';

const cardsPerColumnDefault = 50;

type Snapshot = components['schemas']['BoardSnapshot'];
type CardText = JsonText<components['schemas']['SnapshotCard']>;

/** What a snapshot shows of a card, apart from counts. Kept if the snapshot was read before. */
function cardContents(ctx: KeepingContext, boardId: string, areKept: boolean): CardContents {
  const propertiesOf = cardProperties(ctx, boardId);
  return {
    areKept,
    find: (state) => ctx.keptTexts.find(ctx, 'snapshot_card', state),
    make: (card, { workspaceId }) => {
      const shown = `{${propertiesOf(card)},"has_description":${card.hasDescription}`;
      const text = areKept ? copyOf(shown) : shown;
      const { restoreMark } = ctx;
      const content = { text, restoreMark, peopleIds: [card.createdBy, ...card.assigneeIds] };
      if (areKept) ctx.keptTexts.keep('snapshot_card', workspaceId, cardState(card), content);
      return content;
    },
  };
}

type ToText = (card: SnapshotCard) => CardText;

/** Texts of cards on a board that a caller sees in this role. */
function snapshotCardRenderer({ make }: CardContents, { board }: BoardSnapshot): ToText {
  return (card) => {
    const { text } = 'content' in card ? card.content : make(card.card, board);
    const links = board.role === 'guest' ? '' : `,"share_link_count":${card.shareLinkCount}`;
    return `${text},"comment_count":${card.commentCount}${links}}` as CardText;
  };
}

function toColumnJson(
  ctx: TagContext,
  { column, cards, next }: SnapshotColumn,
  toText: ToText,
  nextCursor: (columnId: string, position: object) => string,
): JsonWrite<Snapshot['columns'][number]> {
  const columnId = toTypeId('column', column.id);
  return objectOf<Snapshot['columns'][number]>({
    column: textOf(withTag(ctx, 'column', column, toColumn)),
    card_count: textOf(column.cardCount),
    cards: listOf(cards, toText),
    ...given('next_cursor', next, (position) => textOf(nextCursor(columnId, position))),
  });
}

function toSnapshotJson(
  ctx: TagContext,
  { board, columns, labels, people, resume }: BoardSnapshot,
  toText: ToText,
  path: { readonly id: string },
  cursorTo: CursorTo,
): JsonWrite<Snapshot> {
  const nextCursor = (column_id: string, position: object) =>
    cursorTo({ operationId: 'listCards', path, query: { archived: false, column_id } }, position);
  return objectOf<Snapshot>({
    board: textOf(withTag(ctx, 'board', board, toBoard)),
    columns: listOf(columns, (shown) => toColumnJson(ctx, shown, toText, nextCursor)),
    labels: textOf(labels.map((label) => withTag(ctx, 'label', label, toLabel))),
    people: textOf(people.map(toPerson)),
    resume_cursor: textOf(cursorTo({ operationId: 'listBoardEvents', path, query: {} }, resume)),
  });
}

/** Raise it with a release that shows snapshots, or people on them, in another way. */
const revision = 1;

/** Everything that a snapshot shows besides its cursors changes a version or stands here itself. */
function summaryOf(ctx: TagContext, { board, columns, labels, people }: BoardSnapshot): string {
  const revisions = (['board', 'column', 'card', 'label'] as const).map((name) => markedRevision(ctx, name));
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
    const boardId = fromTypeId(path.id);
    const contents = cardContents(ctx, boardId, ctx.keptTexts.wasRead(['snapshot', path.id, cardsPerColumn]));
    const snapshot = await getBoardSnapshot(ctx, boardId, { cardsPerColumn, contents });
    return {
      status: 200,
      summary: summaryOf(ctx, snapshot),
      withCursors: (cursorTo, buffers) => {
        const toCard = snapshotCardRenderer(contents, snapshot);
        return writeJson(buffers, toSnapshotJson(ctx, snapshot, toCard, path, cursorTo));
      },
    };
  },
} satisfies Partial<Handlers>;
