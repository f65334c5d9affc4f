import { useState } from 'preact/hooks';
import { api } from '../api.ts';
import type { BoardMember, BoardRole } from '../api.ts';
import { useStore } from '../board/store-context.ts';
import { confirmInWords } from '../shared/confirmation.tsx';

interface ListProps {
  readonly members: readonly BoardMember[];
  readonly onRun: (change: () => Promise<unknown>) => Promise<void>;
}

const roles: readonly { readonly id: BoardRole; readonly name: string }[] = [
  { id: 'manager', name: 'Manager' },
  { id: 'editor', name: 'Editor' },
  { id: 'viewer', name: 'Viewer' },
];

export function BoardMemberList({ members, onRun }: ListProps) {
  const store = useStore();
  const isPrivate = store.snapshot.value?.board.visibility !== 'workspace';
  const set = (userId: string, role: BoardRole) => {
    const params = { path: { id: store.id, user_id: userId } };
    return onRun(() => api().PUT('/v1/boards/{id}/members/{user_id}', { params, body: { role } }));
  };
  return (
    <section class="board-members" aria-label="Members of the board">
      <h3>Members of the board</h3>
      <p class="hint">
        Managers decide who sees the board, editors change cards, viewers read and comment.
        {!isPrivate && ' These roles count once the board is private.'}
      </p>
      {members.length === 0 && <p class="hint">Nobody was added yet.</p>}
      <ul>
        {members.map((member) => (
          <MemberItem key={member.id} member={member} onSet={set} onRun={onRun} />
        ))}
      </ul>
      {store.rights.value.canManage && <NewMemberForm members={members} onSet={set} />}
    </section>
  );
}

interface ItemProps extends Pick<ListProps, 'onRun'> {
  readonly member: BoardMember;
  readonly onSet: (userId: string, role: BoardRole) => Promise<void>;
}

function MemberItem({ member: { user_id: userId, name, role }, onSet, onRun }: ItemProps) {
  const store = useStore();
  const { canManage, userId: ownId } = store.rights.value;
  const isOwn = userId === ownId;
  const remove = async (): Promise<void> => {
    const text = 'Without access to the board, people are also taken off its cards.';
    const title = isOwn ? 'Leave the board?' : `Remove ${name} from the board?`;
    if (!(await confirmInWords({ title, text, action: isOwn ? 'Leave' : 'Remove' }))) return;
    const params = { path: { id: store.id, user_id: userId } };
    await onRun(() => api().DELETE('/v1/boards/{id}/members/{user_id}', { params }));
  };
  return (
    <li>
      <span class="member-name">
        {name}
        {isOwn && ' (you)'}
      </span>
      {canManage ? (
        <RoleChoice label={`Role of ${name}`} value={role} onChoose={(next) => void onSet(userId, next)} />
      ) : (
        <span class="hint">{roles.find(({ id }) => id === role)?.name ?? role}</span>
      )}
      {(canManage || isOwn) && (
        <button
          type="button"
          class="danger"
          aria-label={isOwn ? 'Leave the board' : `Remove ${name}`}
          onClick={() => void remove()}
        >
          {isOwn ? 'Leave' : 'Remove'}
        </button>
      )}
    </li>
  );
}

interface RoleProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (role: BoardRole) => void;
}

function RoleChoice({ label, value, onChoose }: RoleProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        onChoose(event.currentTarget.value as BoardRole);
      }}
    >
      {roles.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** People of the workspace who aren't members yet. Guests get their boards from an admin. */
function NewMemberForm({ members, onSet }: Pick<ListProps, 'members'> & Pick<ItemProps, 'onSet'>) {
  const store = useStore();
  const [userId, setUserId] = useState('');
  const [role, setRole] = useState<BoardRole>('editor');
  const others = store.people.value.filter(
    ({ id, role: workspaceRole }) =>
      workspaceRole !== 'guest' && !members.some(({ user_id }) => user_id === id),
  );
  if (others.length === 0) return null;
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void onSet(userId, role).then(() => {
          setUserId('');
        });
      }}
    >
      <select
        required
        aria-label="Person to add"
        value={userId}
        onChange={(event) => {
          setUserId(event.currentTarget.value);
        }}
      >
        <option value="">Add a person…</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <RoleChoice label="Role of the new member" value={role} onChoose={setRole} />
      <button type="submit" class="primary">
        Add
      </button>
    </form>
  );
}
