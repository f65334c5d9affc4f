import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useStore } from './store-context.ts';

/** What follows the pointer while cards are dragged. */
export function DragPreview() {
  const drag = useStore().drag.value;
  return drag ? <Preview title={drag.cards[0]?.title ?? ''} count={drag.cards.length} /> : null;
}

function Preview({ title, count }: { readonly title: string; readonly count: number }) {
  const { pointer } = useStore();
  const ref = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const { x, y } = pointer.value;
    if (ref.current) ref.current.style.translate = `${x}px ${y}px`;
  });
  return (
    <div ref={ref} class="drag-preview" aria-hidden="true">
      <span>{title}</span>
      {count > 1 && <strong>{count} cards</strong>}
    </div>
  );
}
