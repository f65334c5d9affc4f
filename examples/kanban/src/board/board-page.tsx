import { useEffect, useState } from 'preact/hooks';
import { handleFailure, isProblem } from '../api.ts';
import { CardDialog } from '../card/card-dialog.tsx';
import { PageHeader } from '../shared/page-header.tsx';
import { addressOf } from '../routes.ts';
import { followChanges } from './board-changes.ts';
import { BoardStore } from './board-store.ts';
import { ColumnList } from './column-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { StoreContext } from './store-context.ts';

interface Props {
  readonly id: string;
  /** The card that is open. */
  readonly cardId: string | undefined;
}

export function BoardPage({ id, cardId }: Props) {
  const [store] = useState(() => new BoardStore(id));
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    store.load().catch((error: unknown) => {
      if (isProblem(error, 'not_found')) setMissing(true);
      else handleFailure(error);
    });
    return followChanges(store);
  }, [store]);
  const board = store.snapshot.value?.board;
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
        <h1>{board?.name ?? (isMissing ? 'Board not found' : 'Loading…')}</h1>
      </PageHeader>
      <main class="board-page">
        {isMissing && <p class="hint">The board was deleted, or you don't have access to it.</p>}
        {board && <FilterBar />}
        {board && <ColumnList />}
      </main>
      {board && cardId !== undefined && <CardDialog key={cardId} id={cardId} />}
    </StoreContext.Provider>
  );
}
