/** Asks in words before something is deleted, taken from people or left behind. */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

interface Choice<Id extends string> {
  readonly id: Id;
  /** What the button does, such as "Delete card". */
  readonly name: string;
  readonly isDangerous?: boolean;
}

export interface Question<Id extends string> {
  readonly title: string;
  /** What happens, and how it can be taken back. */
  readonly text: string;
  readonly choices: readonly Choice<Id>[];
}

type AskedQuestion = Question<string> & { readonly answer: (id: string) => void };

const asked = signal<AskedQuestion | undefined>(undefined);

/** Resolves to what people chose, or undefined if they canceled. */
export function chooseInWords<Id extends string>(question: Question<Id>): Promise<Id | undefined> {
  return new Promise((resolve) => {
    const answer = (chosen: string): void => {
      asked.value = undefined;
      resolve(question.choices.find(({ id }) => id === chosen)?.id);
    };
    asked.value = { ...question, answer };
  });
}

/** @param action what the button does, such as "Delete card" */
export async function confirmInWords(question: {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}): Promise<boolean> {
  const { action, ...rest } = question;
  const choices = [{ id: 'confirmed', name: action, isDangerous: true }];
  return (await chooseInWords({ ...rest, choices })) !== undefined;
}

export function Confirmation() {
  return asked.value ? <QuestionDialog {...asked.value} /> : null;
}

function QuestionDialog({ title, text, choices, answer }: AskedQuestion) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  const close = (id: string): void => {
    ref.current?.close(id);
  };
  return (
    <dialog
      ref={ref}
      class="dialog question"
      role="alertdialog"
      aria-labelledby="question-title"
      aria-describedby="question-text"
      onClose={() => {
        answer(ref.current?.returnValue ?? '');
      }}
    >
      <h2 id="question-title">{title}</h2>
      <p id="question-text">{text}</p>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            close('');
          }}
        >
          Cancel
        </button>
        {choices.map(({ id, name, isDangerous = false }) => (
          <button
            key={id}
            type="button"
            class={isDangerous ? 'danger filled' : 'primary'}
            onClick={() => {
              close(id);
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </dialog>
  );
}
