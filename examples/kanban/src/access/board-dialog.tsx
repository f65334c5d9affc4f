import { useEffect, useState } from 'preact/hooks';
import { api, attempt, handleFailure, isProblem, sentenceOf } from '../api.ts';
import type { BoardMember, Workspace } from '../api.ts';
import { useStore } from '../board/store-context.ts';
import { goTo } from '../routes.ts';
import { confirmInWords } from '../shared/confirmation.tsx';
import { Dialog } from '../shared/dialog.tsx';
import { notifyDeleted } from '../trash/undeletion.ts';
import { BoardMemberList } from './board-member-list.tsx';
import { readBoardMembers } from './rights.ts';
import { VisibilityChoice } from './visibility-choice.tsx';

/** Who sees a board, what they may do on it, and its deletion. */
export function BoardDialog({ onClose }: { readonly onClose: () => void }) {
  const store = useStore();
  const [members, setMembers] = useState<readonly BoardMember[]>([]);
  const [problem, setProblem] = useState<string>();
  const board = store.snapshot.value?.board;
  const read = async (): Promise<void> => {
    setMembers((await readBoardMembers(store.id)) ?? []);
  };
  useEffect(() => {
    read().catch(handleFailure);
  }, [board?.etag]);
  /** Carries out a change, and shows what is different after it. */
  const run = async (change: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined);
    try {
      await change();
      await read();
      await store.loadRights();
    } catch (error) {
      if (isProblem(error, 'not_found', 'insufficient_role')) await store.load().catch(store.leave);
      setProblem(sentenceOf(error));
    }
  };
  if (!board) return null;
  return (
    <Dialog label={`Board ${board.name}`} class="board-dialog" onClose={onClose}>
      <h2>{board.name}</h2>
      {problem !== undefined && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
      <VisibilityChoice board={board} onRun={run} />
      <BoardMemberList members={members} onRun={run} />
      <DeleteBoard />
    </Dialog>
  );
}

/** Who may delete a board is a setting of the workspace, but only managers delete a private one. */
function DeleteBoard() {
  const store = useStore();
  const [workspace, setWorkspace] = useState<Workspace>();
  const board = store.snapshot.value?.board;
  const { canEdit, canManage, isAdmin, userId } = store.rights.value;
  const workspaceId = board?.workspace_id ?? '';
  useEffect(() => {
    void attempt(async () => {
      setWorkspace((await api().GET('/v1/workspaces/{id}', { params: { path: { id: workspaceId } } })).data);
    });
  }, [workspaceId]);
  const isOwn = isAdmin || board?.created_by === userId;
  const isAllowed = board?.visibility === 'workspace' ? canEdit : canManage;
  if (!board || !workspace || !isAllowed || (workspace.board_deletion !== 'members' && !isOwn)) return null;
  const remove = async (): Promise<void> => {
    const text = 'Its columns and cards go with it. You can restore it from the trash for 30 days.';
    if (!(await confirmInWords({ title: `Delete the board “${board.name}”?`, text, action: 'Delete board' })))
      return;
    const params = { path: { id: board.id } };
    if (!(await attempt(() => api().DELETE('/v1/boards/{id}', { params })))) return;
    goTo({ workspaceId });
    notifyDeleted(`Deleted the board “${board.name}”.`, async () => {
      await api().POST('/v1/boards/{id}/restore', { params });
      goTo({ boardId: board.id });
    });
  };
  return (
    <section class="delete-board">
      <button type="button" class="danger" onClick={() => void remove()}>
        Delete board
      </button>
    </section>
  );
}
