import { useState } from 'preact/hooks';
import { api, handleFailure, isProblem, sentenceOf } from '../api.ts';
import type { Person, SnapshotColumn, TrashItem } from '../api.ts';
import { addressOf } from '../routes.ts';
import { showDay, showMoment } from '../shared/times.ts';

interface Props {
  readonly items: readonly TrashItem[];
  readonly people: readonly Person[];
  readonly onRestored: (item: TrashItem) => void;
}

export function TrashList({ items, people, onRestored }: Props) {
  return (
    <ul class="trash" aria-label="Deleted">
      {items.map((item) => {
        const person = people.find(({ id }) => id === item.deleted_by);
        return <TrashEntry key={item.id} item={item} deletedBy={person?.name} onRestored={onRestored} />;
      })}
    </ul>
  );
}

interface EntryProps {
  readonly item: TrashItem;
  readonly deletedBy: string | undefined;
  readonly onRestored: (item: TrashItem) => void;
}

type Columns = readonly SnapshotColumn['column'][];

function TrashEntry({ item, deletedBy, onRestored }: EntryProps) {
  const [problem, setProblem] = useState<string>();
  /** Where the card can go, if its column is gone. */
  const [columns, setColumns] = useState<Columns>([]);
  const restore = async (columnId?: string): Promise<void> => {
    setProblem(undefined);
    try {
      await restoreItem(item, columnId);
      onRestored(item);
    } catch (error) {
      if (isProblem(error, 'column_deleted')) setColumns(await readColumns(item.board_id));
      if (isProblem(error, 'unauthorized', 'invalid_token')) handleFailure(error);
      setProblem(sentenceOf(error));
    }
  };
  const isBlocked = item.board_deleted_at !== undefined;
  return (
    <li>
      <div class="trash-text">
        <p>
          <span class="kind">{kinds[item.type] ?? item.type}</span> <strong>{item.name}</strong>{' '}
          {item.identifier !== undefined && <span class="hint">{item.identifier}</span>}
        </p>
        <p class="hint">
          <Origin item={item} />
          Deleted {deletedBy !== undefined && `by ${deletedBy}, `}
          <time dateTime={item.deleted_at}>{showMoment(item.deleted_at)}</time>. Can be restored until{' '}
          <time dateTime={item.restorable_until}>{showDay(item.restorable_until)}</time>.
        </p>
        {problem !== undefined && (
          <p role="alert" class="problem">
            {problem}
          </p>
        )}
      </div>
      {columns.length > 0 && <ColumnButtons columns={columns} onChoose={(id) => void restore(id)} />}
      {isBlocked ? (
        <span class="hint">Restore its board first.</span>
      ) : (
        columns.length === 0 && (
          <button type="button" aria-label={`Restore ${item.name}`} onClick={() => void restore()}>
            Restore
          </button>
        )
      )}
    </li>
  );
}

const kinds: Readonly<Record<string, string>> = { board: 'Board', column: 'Column', card: 'Card' };

function Origin({
  item: { type, board_id: boardId, board_name: name, board_deleted_at: deletedAt },
}: Pick<EntryProps, 'item'>) {
  if (type === 'board') return null;
  return <>On {deletedAt === undefined ? <a href={addressOf({ boardId })}>{name}</a> : name}. </>;
}

interface ColumnProps {
  readonly columns: Columns;
  readonly onChoose: (columnId: string) => void;
}

function ColumnButtons({ columns, onChoose }: ColumnProps) {
  return (
    <div class="row" role="group" aria-label="Restore to another column">
      {columns.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          onClick={() => {
            onChoose(id);
          }}
        >
          Restore to {name}
        </button>
      ))}
    </div>
  );
}

async function restoreItem({ type, id }: TrashItem, columnId?: string): Promise<void> {
  const path = { id };
  if (type === 'board') await api().POST('/v1/boards/{id}/restore', { params: { path } });
  else if (type === 'column') await api().POST('/v1/columns/{id}/restore', { params: { path } });
  else {
    const query = columnId === undefined ? {} : { column_id: columnId };
    await api().POST('/v1/cards/{id}/restore', { params: { path, query } });
  }
}

async function readColumns(boardId: string): Promise<Columns> {
  const params = { path: { id: boardId }, query: { limit: 100 } };
  return (await api().GET('/v1/boards/{id}/columns', { params })).data.data;
}
