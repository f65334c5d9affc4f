import { useEffect, useState } from 'preact/hooks';
import { BoardDialog } from '../access/board-dialog.tsx';
import { CardDialog } from '../card/card-dialog.tsx';
import { BulkBar } from '../selection/bulk-bar.tsx';
import { Icon } from '../shared/icons.tsx';
import { PageHeader } from '../shared/page-header.tsx';
import { addressOf } from '../routes.ts';
import { followChanges } from './board-changes.ts';
import { BoardNav } from './board-nav.tsx';
import { BoardStore } from './board-store.ts';
import { ColumnList } from './column-list.tsx';
import { ConnectionMark } from './connection.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Presence } from './presence.tsx';
import { StoreContext, useStore } from './store-context.ts';

interface Props {
  readonly id: string;
  /** The card that is open. */
  readonly cardId: string | undefined;
}

export function BoardPage({ id, cardId }: Props) {
  const [store] = useState(() => new BoardStore(id));
  useEffect(() => {
    const open = async (): Promise<void> => {
      await store.load();
      await store.loadRights();
    };
    open().catch(store.leave);
    return followChanges(store);
  }, [store]);
  const board = store.snapshot.value?.board;
  const isMissing = store.isMissing.value;
  useEffect(() => {
    document.title = `${board?.name ?? 'Board'} · Boards`;
  }, [board?.name]);
  return (
    <StoreContext.Provider value={store}>
      <PageHeader>
        <nav class="crumbs" aria-label="Breadcrumbs">
          <a href={addressOf({ workspaceId: board?.workspace_id })}>Boards</a>
          <span aria-hidden="true">/</span>
        </nav>
        <h1>{isMissing ? 'Board not found' : (board?.name ?? 'Loading…')}</h1>
        {board && !isMissing && (
          <>
            <BoardButton />
            <ConnectionMark />
            <Presence />
          </>
        )}
      </PageHeader>
      <div class="board-frame">
        {board && <BoardNav />}
        <main class="board-page">
          {isMissing && <p class="hint">The board was deleted, or you don't have access to it.</p>}
          {board && !isMissing && (
            <>
              <FilterBar />
              <ColumnList />
              <BulkBar />
            </>
          )}
        </main>
      </div>
      {board && !isMissing && cardId !== undefined && <CardDialog key={cardId} id={cardId} />}
    </StoreContext.Provider>
  );
}

/** Shows who sees the board, and opens what can be done with it. Guests can't read more about it. */
function BoardButton() {
  const store = useStore();
  const [isOpen, setOpen] = useState(false);
  const isPrivate = store.snapshot.value?.board.visibility !== 'workspace';
  const text = isPrivate ? 'Private' : 'Workspace';
  if (!store.rights.value.isMember) return isPrivate ? <VisibilityMark text={text} isPrivate /> : null;
  return (
    <>
      <button
        type="button"
        class="quiet visibility"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <VisibilityMark text={text} isPrivate={isPrivate} />
      </button>
      {isOpen && (
        <BoardDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function VisibilityMark({ text, isPrivate }: { readonly text: string; readonly isPrivate: boolean }) {
  return (
    <span class="visibility-mark">
      <Icon name={isPrivate ? 'lock' : 'people'} />
      <span>
        <span class="visually-hidden">Visibility: </span>
        {text}
      </span>
    </span>
  );
}
