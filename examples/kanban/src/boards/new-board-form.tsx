import { useState } from 'preact/hooks';
import { api, attempt } from '../api.ts';
import { goTo } from '../routes.ts';

/** The built-in template “Kanban”, whose id is the same everywhere. */
const kanbanTemplateId = 'template_01m4785400e008000000000001';

export function NewBoardForm({ workspaceId }: { readonly workspaceId: string }) {
  const [name, setName] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const create = async (): Promise<void> => {
    const visibility = isPrivate ? ('members' as const) : ('workspace' as const);
    const body = { name, workspace_id: workspaceId, template_id: kanbanTemplateId, visibility };
    const created = await attempt(() => api().POST('/v1/boards', { body }));
    if (created) goTo({ boardId: created.data.id });
  };
  return (
    <form
      class="row new-board"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <input
        aria-label="Name of a new board"
        placeholder="New board"
        required
        maxLength={100}
        value={name}
        onInput={(event) => {
          setName(event.currentTarget.value);
        }}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={isPrivate}
          onChange={(event) => {
            setPrivate(event.currentTarget.checked);
          }}
        />
        Private
      </label>
      <button type="submit" class="primary">
        Create
      </button>
    </form>
  );
}
