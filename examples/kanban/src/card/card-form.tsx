import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { api, handleFailure, isProblem } from '../api.ts';
import type { Card, CardChanges } from '../api.ts';
import { useStore } from '../board/store-context.ts';
import { fromDueInputs, toDueInputs } from '../shared/times.ts';
import { AssigneeChoice, LabelChoice } from './choices.tsx';
import { priorities } from './priorities.ts';

interface Props {
  readonly card: Card;
  /** Set to whether the form has changes that aren't saved. */
  readonly isEdited: RefObject<boolean>;
  readonly onSaved: (card: Card) => void;
  readonly onReload: () => Promise<void>;
}

/** What the form holds; texts are empty where the card has nothing. */
interface Draft {
  readonly title: string;
  readonly description: string;
  readonly dueDay: string;
  /** Empty if the card is due on a day. */
  readonly dueTime: string;
  readonly priority: string;
  readonly labelIds: readonly string[];
  readonly assigneeIds: readonly string[];
}

export function CardForm({ card, isEdited, onSaved, onReload }: Props) {
  const [form, setForm] = useState(() => formOf(card));
  const changes = changesOf(form.card, form.draft);
  const hasChanges = isChanged(form);
  const { save, isConflict } = useSaving(form.card, changes, (saved) => {
    onSaved(saved);
    setForm(formOf(saved));
  });
  useLayoutEffect(() => {
    isEdited.current = hasChanges;
  }, [isEdited, hasChanges]);
  // If someone else changes the card, the form stays, and with it the focus and whatever was typed.
  useLayoutEffect(() => {
    setForm((shown) => (isChanged(shown) ? shown : formOf(card)));
  }, [card]);
  return (
    <form
      class="card-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Fields
        draft={form.draft}
        onChange={(part) => {
          setForm((shown) => ({ ...shown, draft: { ...shown.draft, ...part } }));
        }}
      />
      {isConflict && <Conflict onReload={onReload} onSaveAnyway={() => void save({ isForced: true })} />}
      <div class="row">
        <button type="submit" class="primary" disabled={!hasChanges}>
          Save
        </button>
        <button
          type="button"
          class="quiet"
          disabled={!hasChanges}
          onClick={() => {
            setForm(formOf(card));
          }}
        >
          Discard changes
        </button>
      </div>
    </form>
  );
}

/** What is typed, and the card that it changes, as it was then. */
interface Form {
  readonly card: Card;
  readonly draft: Draft;
}

function formOf(card: Card): Form {
  return { card, draft: draftOf(card) };
}

function isChanged({ card, draft }: Form): boolean {
  return Object.keys(changesOf(card, draft)).length > 0;
}

/** Saves with the card's entity tag, so that nobody's changes are overwritten unseen. */
function useSaving(card: Card, changes: CardChanges, onSaved: (card: Card) => void) {
  const store = useStore();
  const [isConflict, setConflict] = useState(false);
  const save = async ({ isForced = false } = {}): Promise<void> => {
    try {
      const { id } = card;
      const latest = isForced ? (await api().GET('/v1/cards/{id}', { params: { path: { id } } })).data : card;
      onSaved(await store.updateCard(id, latest.etag ?? '', changes));
      setConflict(false);
    } catch (error) {
      if (isProblem(error, 'precondition_failed')) setConflict(true);
      else handleFailure(error);
    }
  };
  return { save, isConflict };
}

interface FieldsProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

function Fields({ draft, onChange }: FieldsProps) {
  return (
    <>
      <label class="field title-field">
        <span>Title</span>
        <input
          required
          maxLength={500}
          value={draft.title}
          onInput={(event) => {
            onChange({ title: event.currentTarget.value });
          }}
        />
      </label>
      <label class="field">
        <span>Description</span>
        <textarea
          rows={6}
          maxLength={20_000}
          placeholder="Markdown"
          value={draft.description}
          onInput={(event) => {
            onChange({ description: event.currentTarget.value });
          }}
        />
      </label>
      <DueFields draft={draft} onChange={onChange} />
      <PriorityField draft={draft} onChange={onChange} />
      <ChoiceFields draft={draft} onChange={onChange} />
    </>
  );
}

/** A day, which is the same for everyone, or a time on it. */
function DueFields({ draft, onChange }: FieldsProps) {
  return (
    <div class="row">
      <label class="field">
        <span>Due</span>
        <input
          type="date"
          max="9999-12-31"
          value={draft.dueDay}
          onInput={({ currentTarget: { value } }) => {
            onChange(value === '' ? { dueDay: '', dueTime: '' } : { dueDay: value });
          }}
        />
      </label>
      <label class="field">
        <span>Time, if any</span>
        <input
          type="time"
          disabled={draft.dueDay === ''}
          value={draft.dueTime}
          onInput={(event) => {
            onChange({ dueTime: event.currentTarget.value });
          }}
        />
      </label>
    </div>
  );
}

function PriorityField({ draft, onChange }: FieldsProps) {
  return (
    <label class="field">
      <span>Priority</span>
      <select
        value={draft.priority}
        onChange={(event) => {
          onChange({ priority: event.currentTarget.value });
        }}
      >
        <option value="">None</option>
        {priorities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ChoiceFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      <LabelChoice
        chosen={draft.labelIds}
        onChange={(labelIds) => {
          onChange({ labelIds });
        }}
      />
      <AssigneeChoice
        chosen={draft.assigneeIds}
        onChange={(assigneeIds) => {
          onChange({ assigneeIds });
        }}
      />
    </>
  );
}

interface ConflictProps {
  readonly onReload: () => Promise<void>;
  readonly onSaveAnyway: () => void;
}

function Conflict({ onReload, onSaveAnyway }: ConflictProps) {
  return (
    <div class="conflict" role="alert">
      <p>Someone else changed this card after you opened it. Your changes aren't saved.</p>
      <div class="row">
        <button type="button" onClick={() => void onReload()}>
          Show the latest version
        </button>
        <button type="button" class="quiet" onClick={onSaveAnyway}>
          Save my changes anyway
        </button>
      </div>
    </div>
  );
}

function draftOf(card: Card): Draft {
  const { title, description = '', priority = '', label_ids: labelIds, assignee_ids: assigneeIds } = card;
  return { title, description, ...toDueInputs(card), priority, labelIds, assigneeIds };
}

/** A merge patch with only what has changed; null removes. */
function changesOf(card: Card, draft: Draft): CardChanges {
  const { title, description, dueDay, dueTime, priority, labelIds, assigneeIds } = draft;
  const before = draftOf(card);
  const hasNewDue = dueDay !== before.dueDay || dueTime !== before.dueTime;
  return {
    ...(title !== before.title && { title }),
    ...(description !== before.description && { description: description === '' ? null : description }),
    ...(hasNewDue && fromDueInputs(dueDay, dueTime)),
    ...(priority !== before.priority && { priority: priority === '' ? null : priority }),
    ...(!hasSame(labelIds, before.labelIds) && { label_ids: [...labelIds] }),
    ...(!hasSame(assigneeIds, before.assigneeIds) && { assignee_ids: [...assigneeIds] }),
  };
}

function hasSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
