import { useEffect, useState } from 'preact/hooks';
import { api, attempt, handleFailure, isProblem } from '../api.ts';
import type { Person, TrashItem } from '../api.ts';
import { readPeople } from '../access/rights.ts';
import { addressOf } from '../routes.ts';
import { announce } from '../shared/announcer.tsx';
import { notify } from '../shared/notices.tsx';
import { PageHeader } from '../shared/page-header.tsx';
import { TrashList } from './trash-list.tsx';

type TrashType = 'board' | 'column' | 'card';

const pageSize = 50;

/** What was deleted in a workspace and can be restored. */
export function TrashPage({ workspaceId }: { readonly workspaceId: string }) {
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [type, setType] = useState<TrashType | ''>('');
  const trash = useTrash(workspaceId, type);
  useEffect(() => {
    document.title = 'Trash · Boards';
    readPeople(workspaceId).then(setPeople, handleFailure);
  }, [workspaceId]);
  return (
    <>
      <PageHeader>
        <nav class="crumbs" aria-label="Breadcrumbs">
          <a href={addressOf({ workspaceId })}>Boards</a>
          <span aria-hidden="true">/</span>
        </nav>
        <h1>Trash</h1>
      </PageHeader>
      <main class="boards-page">
        <div class="boards-bar">
          <p class="hint">
            What was deleted can be restored for 30 days, and is gone permanently afterwards.
          </p>
          <TypeChoice value={type} onChoose={setType} />
        </div>
        {trash.isForbidden && <p class="hint">Guests don’t see the trash of a workspace.</p>}
        {trash.items?.length === 0 && <p class="hint">Nothing here can be restored.</p>}
        {trash.items && <TrashList items={trash.items} people={people} onRestored={trash.leaveOut} />}
        {trash.readMore && (
          <button
            type="button"
            class="quiet"
            onClick={() => void attempt(trash.readMore ?? (() => Promise.resolve()))}
          >
            Show more
          </button>
        )}
      </main>
    </>
  );
}

/** The items that are loaded, and how to read more of them. */
function useTrash(workspaceId: string, type: TrashType | '') {
  const [items, setItems] = useState<readonly TrashItem[]>();
  const [cursor, setCursor] = useState<string>();
  const [isForbidden, setForbidden] = useState(false);
  const read = async (from?: string): Promise<void> => {
    const query = {
      limit: pageSize,
      ...(type !== '' && { type }),
      ...(from !== undefined && { cursor: from }),
    };
    const { data: page } = await api().GET('/v1/workspaces/{id}/trash', {
      params: { path: { id: workspaceId }, query },
    });
    setItems((before) => [...(from === undefined ? [] : (before ?? [])), ...page.data]);
    setCursor(page.next_cursor);
  };
  useEffect(() => {
    read().catch((error: unknown) => {
      if (isProblem(error, 'insufficient_role')) setForbidden(true);
      else handleFailure(error);
    });
  }, [workspaceId, type]);
  const leaveOut = ({ id, name }: TrashItem): void => {
    setItems((before) => before?.filter((item) => item.id !== id));
    notify({ text: `Restored “${name}”.` });
    announce(`Restored ${name}.`);
    // The button that had the focus is gone with the item.
    setTimeout(() => document.querySelector<HTMLElement>('.trash button, .boards-bar select')?.focus());
  };
  return { items, isForbidden, leaveOut, readMore: cursor === undefined ? undefined : () => read(cursor) };
}

interface TypeProps {
  readonly value: TrashType | '';
  readonly onChoose: (type: TrashType | '') => void;
}

function TypeChoice({ value, onChoose }: TypeProps) {
  return (
    <select
      aria-label="Kind"
      value={value}
      onChange={(event) => {
        onChoose(event.currentTarget.value as TrashType | '');
      }}
    >
      <option value="">Everything</option>
      <option value="board">Boards</option>
      <option value="column">Columns</option>
      <option value="card">Cards</option>
    </select>
  );
}
