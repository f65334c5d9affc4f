import { useState } from 'preact/hooks';
import { api, attempt } from '../api.ts';
import { goTo } from '../routes.ts';

/** The built-in template “Kanban”, whose id is the same everywhere. */
const kanbanTemplateId = 'template_01m4785400e008000000000001';

export function NewBoardForm({ workspaceId }: { readonly workspaceId: string }) {
  const [name, setName] = useState('');
  const create = async (): Promise<void> => {
    const body = { name, workspace_id: workspaceId, template_id: kanbanTemplateId };
    const created = await attempt(() => api().POST('/v1/boards', { body }));
    if (created) goTo({ boardId: created.data.id });
  };
  return (
    <form
      class="row"
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
      <button type="submit" class="primary">
        Create
      </button>
    </form>
  );
}
