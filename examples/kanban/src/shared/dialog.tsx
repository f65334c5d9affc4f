import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.tsx';

interface Props {
  readonly label: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** The browser's own dialog: it keeps the focus inside, closes with Escape, and gives the focus back. */
export function Dialog({ label, class: className = '', onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  const close = (): void => {
    ref.current?.close();
  };
  return (
    <dialog
      ref={ref}
      class={`dialog ${className}`}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      <button type="button" class="icon-button close" aria-label="Close" onClick={close}>
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  );
}
