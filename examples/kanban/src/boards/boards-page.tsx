import { useEffect, useState } from 'preact/hooks';
import { readMembership } from '../access/rights.ts';
import { api, attempt } from '../api.ts';
import type { Board, Workspace } from '../api.ts';
import { addressOf, goTo, route } from '../routes.ts';
import { Icon } from '../shared/icons.tsx';
import { PageHeader } from '../shared/page-header.tsx';
import { showDay } from '../shared/times.ts';
import { NewBoardForm } from './new-board-form.tsx';

/** Choose a workspace, find a board. */
export function BoardsPage() {
  const [workspaces, setWorkspaces] = useState<readonly Workspace[]>([]);
  const workspaceId = route.value.workspaceId ?? workspaces[0]?.id;
  useEffect(() => {
    document.title = 'Boards';
    void attempt(async () => {
      setWorkspaces(await readAllWorkspaces());
    });
  }, []);
  return (
    <>
      <PageHeader>
        <h1>Boards</h1>
        {workspaces.length > 0 && (
          <select
            aria-label="Workspace"
            value={workspaceId}
            onChange={(event) => {
              goTo({ workspaceId: event.currentTarget.value });
            }}
          >
            {workspaces.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </PageHeader>
      <main class="boards-page">
        {workspaceId !== undefined && <BoardList key={workspaceId} workspaceId={workspaceId} />}
      </main>
    </>
  );
}

function BoardList({ workspaceId }: { readonly workspaceId: string }) {
  const [boards, setBoards] = useState<readonly Board[]>();
  const [isMember, setMember] = useState(false);
  const [text, setText] = useState('');
  useEffect(() => {
    void attempt(async () => {
      setBoards(await readAllBoards(workspaceId));
    });
    void attempt(async () => {
      setMember(await readMembership(workspaceId));
    });
  }, [workspaceId]);
  const found = boards?.filter(({ name, description = '' }) =>
    `${name}\n${description}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
  return (
    <>
      <div class="boards-bar">
        <input
          type="search"
          aria-label="Search boards"
          placeholder="Search boards"
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
          }}
        />
        {isMember && <NewBoardForm workspaceId={workspaceId} />}
        {isMember && (
          <a class="trash-link" href={addressOf({ workspaceId, isTrash: true })}>
            <Icon name="trash" /> Trash
          </a>
        )}
      </div>
      <ul class="boards" aria-label="Boards" aria-busy={boards === undefined}>
        {found?.map((board) => (
          <BoardItem key={board.id} board={board} />
        ))}
      </ul>
      {found?.length === 0 && (
        <p class="hint">
          {text === '' ? 'This workspace has no boards yet. Create the first one.' : 'No board matches.'}
        </p>
      )}
    </>
  );
}

function BoardItem({ board }: { readonly board: Board }) {
  return (
    <li class="board-item">
      <a href={addressOf({ boardId: board.id })}>{board.name}</a>
      {board.description !== undefined && <p>{board.description}</p>}
      <p class="hint">
        Changed {showDay(board.updated_at)}
        {board.visibility !== 'workspace' && (
          <span class="visibility-mark">
            <Icon name="lock" /> Private
          </span>
        )}
      </p>
    </li>
  );
}

async function readAllWorkspaces(): Promise<Workspace[]> {
  const found: Workspace[] = [];
  const init = { params: { query: { limit: 250 } } };
  for await (const workspace of api().paginate('/v1/workspaces', init)) found.push(workspace);
  return found;
}

async function readAllBoards(workspaceId: string): Promise<Board[]> {
  const found: Board[] = [];
  const init = { params: { query: { workspace_id: workspaceId, limit: 250 } } };
  for await (const board of api().paginate('/v1/boards', init)) found.push(board);
  return found;
}
