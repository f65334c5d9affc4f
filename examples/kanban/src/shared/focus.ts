/** Keeps the focus when a change by someone else moves or removes the element that has it. */

const controls = ['a', '.complete', 'input'];

function idOf(element: Element | null | undefined): string | undefined {
  return element instanceof HTMLElement ? element.dataset.cardId : undefined;
}

/** Elements lose the focus when they change places. Gives it back to the same control, or to the card beside it. */
export function keepFocus<Result>(change: () => Result): Result {
  const focused = document.activeElement;
  const tile = focused?.closest('[data-card-id]');
  const ids = [idOf(tile), idOf(tile?.nextElementSibling), idOf(tile?.previousElementSibling)];
  const control = controls.find((selector) => focused?.matches(selector)) ?? 'a';
  const result = change();
  if (tile)
    requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const tiles = ids.map((id) => id !== undefined && document.querySelector(`[data-card-id="${id}"]`));
      const next = tiles.find((found) => found instanceof HTMLElement);
      if (next) next.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
    });
  return result;
}
