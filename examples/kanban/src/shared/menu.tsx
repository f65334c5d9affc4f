import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** What the menu shows; it is called with a function that closes the menu. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button that shows a panel: the browser's own disclosure, of which one is open at a time. Escape closes it. */
export function Menu({ label, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (ref.current?.open !== true) return;
    const hasFocus = ref.current.contains(document.activeElement);
    ref.current.open = false;
    if (hasFocus) ref.current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && ref.current?.contains(target) !== true && ref.current)
        ref.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, []);
  return (
    <details
      ref={ref}
      class="menu"
      name="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || ref.current?.open !== true) return;
        event.stopPropagation();
        close();
      }}
    >
      <summary>{label}</summary>
      <div class="menu-panel">{children(close)}</div>
    </details>
  );
}
