import { useEffect } from 'preact/hooks';
import { attempt } from '../api.ts';
import type { Board } from '../api.ts';
import { addressOf } from '../routes.ts';
import { Icon } from '../shared/icons.tsx';
import { useIsOver } from './drags.ts';
import { useStore } from './store-context.ts';

/** The boards of the workspace, to open and to drop cards on. On a phone, it shows while a card is dragged. */
export function BoardNav() {
  const store = useStore();
  const { workspace_id: workspaceId, etag } = store.snapshot.value?.board ?? {};
  const { isMember } = store.rights.value;
  useEffect(() => {
    void attempt(() => store.loadBoards());
  }, [store, etag]);
  return (
    <nav class="board-nav" aria-label="Boards of the workspace">
      <ul>
        {store.boards.value.map((board) => (
          <BoardEntry key={board.id} board={board} />
        ))}
      </ul>
      {isMember && (
        <a class="trash-link" href={addressOf({ workspaceId, isTrash: true })}>
          <Icon name="trash" /> Trash
        </a>
      )}
    </nav>
  );
}

function BoardEntry({ board: { id, name, visibility } }: { readonly board: Board }) {
  const store = useStore();
  const isOver = useIsOver(store, { boardId: id });
  const isCurrent = id === store.id;
  return (
    <li data-board-id={isCurrent ? undefined : id} class={isOver ? 'is-over' : ''}>
      <a href={addressOf({ boardId: id })} draggable={false} aria-current={isCurrent ? 'page' : undefined}>
        {name}
        {visibility !== 'workspace' && (
          <>
            {' '}
            <Icon name="lock" />
            <span class="visually-hidden">(private)</span>
          </>
        )}
      </a>
    </li>
  );
}
