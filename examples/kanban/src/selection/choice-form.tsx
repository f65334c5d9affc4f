import { useState } from 'preact/hooks';

interface Props {
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** What each of the selected cards has. */
  readonly chosenIds: readonly (readonly string[])[];
  /** @param choices what is added or removed, by its id */
  readonly onApply: (choices: ReadonlyMap<string, boolean>) => void;
}

/** Labels or people for several cards: a box is checked if all cards have it, and mixed if only some do. */
export function ChoiceForm({ legend, options, chosenIds, onApply }: Props) {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setChoices(new Map());
        onApply(choices);
      }}
    >
      <fieldset class="choice-list">
        <legend>{legend}</legend>
        {options.map(({ id, name }) => {
          const count = chosenIds.filter((ids) => ids.includes(id)).length;
          const isChosen = choices.get(id) ?? count === chosenIds.length;
          return (
            <label key={id}>
              <input
                type="checkbox"
                checked={isChosen}
                indeterminate={!choices.has(id) && count > 0 && !isChosen}
                onChange={(event) => {
                  setChoices(new Map([...choices, [id, event.currentTarget.checked]]));
                }}
              />
              {name}
            </label>
          );
        })}
      </fieldset>
      <button type="submit" class="primary" disabled={choices.size === 0}>
        Apply
      </button>
    </form>
  );
}
