import type { Board } from '../api.ts';
import { useStore } from '../board/store-context.ts';
import { confirmInWords } from '../shared/confirmation.tsx';

interface Props {
  readonly board: Board;
  readonly onRun: (change: () => Promise<unknown>) => Promise<void>;
}

const choices = [
  { id: 'workspace', name: 'Workspace', text: 'Every member of the workspace sees it and can change it.' },
  {
    id: 'members',
    name: 'Private',
    text: 'Only members of the board see it, and owners and admins of the workspace.',
  },
] as const;

export function VisibilityChoice({ board, onRun }: Props) {
  const store = useStore();
  const current = choices.find(({ id }) => id === board.visibility);
  if (!store.rights.value.canManage) {
    return (
      <p>
        <strong>{current?.name ?? board.visibility}.</strong> {current?.text}
      </p>
    );
  }
  const choose = async (visibility: (typeof choices)[number]['id']): Promise<void> => {
    const question = {
      title: `Make “${board.name}” private?`,
      text: 'People who aren’t members of the board can’t see it any more, and are taken off its cards.',
      action: 'Make private',
    };
    if (visibility === 'members' && !(await confirmInWords(question))) return;
    await onRun(() => store.updateBoard({ visibility }));
  };
  return (
    <fieldset class="visibility-choice">
      <legend>Who sees it</legend>
      {choices.map(({ id, name, text }) => (
        <label key={id}>
          <input
            type="radio"
            name="visibility"
            aria-label={name}
            aria-describedby={`visibility-${id}`}
            value={id}
            checked={board.visibility === id}
            onClick={(event) => {
              // It is checked once the service has agreed.
              event.preventDefault();
              if (board.visibility !== id) void choose(id);
            }}
          />
          <span>
            <strong>{name}</strong>
            <span id={`visibility-${id}`} class="hint">
              {text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
