import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { api, handleFailure, isProblem } from '../api.ts';
import type { Card } from '../api.ts';
import { useStore } from '../board/store-context.ts';
import { goTo } from '../routes.ts';
import { Icon } from '../shared/icons.tsx';
import { showMoment } from '../shared/times.ts';
import { CardActions } from './card-actions.tsx';
import { CardForm } from './card-form.tsx';
import { CommentList } from './comment-list.tsx';
import { ShareBox } from './share-box.tsx';

/** One card, with what the board doesn't show: its description and comments. */
export function CardDialog({ id }: { readonly id: string }) {
  const store = useStore();
  const { card, readCount, isMissing, isEdited, show, read } = useCard(id);
  useEffect(() => {
    store.loadPeople().catch(handleFailure);
  }, [store]);
  return (
    <Dialog label={card?.title ?? 'Card'} boardId={store.id}>
      {isMissing && <p class="hint">The card was deleted, or you don't have access to it.</p>}
      {card && (
        <div class="card-parts">
          <CardForm key={readCount} card={card} isEdited={isEdited} onSaved={show} onReload={read} />
          <aside>
            <CardActions card={card} onChanged={show} />
            <ShareBox cardId={id} />
            <p class="hint">
              Created by {store.person(card.created_by)?.name ?? 'a former member'},{' '}
              {showMoment(card.created_at)}
            </p>
          </aside>
          <CommentList cardId={id} count={store.card(id)?.comment_count} />
        </div>
      )}
    </Dialog>
  );
}

/** The card in full. It is read again when others change it, unless someone is editing it: what they typed stays. */
function useCard(id: string) {
  const store = useStore();
  const [card, setCard] = useState<Card>();
  const [readCount, setReadCount] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const isEdited = useRef(false);
  const knownEtag = useRef<string | undefined>(undefined);
  const show = useCallback((next: Card): void => {
    knownEtag.current = next.etag;
    setCard(next);
  }, []);
  const read = useCallback(async (): Promise<void> => {
    try {
      show((await api().GET('/v1/cards/{id}', { params: { path: { id } } })).data);
      setReadCount((count) => count + 1);
    } catch (error) {
      if (isProblem(error, 'not_found')) setMissing(true);
      else handleFailure(error);
    }
  }, [id, show]);
  const shownEtag = store.card(id)?.etag;
  useEffect(() => {
    if (!isEdited.current && (shownEtag === undefined || shownEtag !== knownEtag.current)) void read();
  }, [shownEtag, read]);
  return { card, readCount, isMissing, isEdited, show, read };
}

interface DialogProps {
  readonly label: string;
  readonly boardId: string;
  readonly children: ComponentChildren;
}

/** The browser's own dialog: it keeps the focus inside, and closes with Escape. */
function Dialog({ label, boardId, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  // The browser gives the focus back to what opened the dialog.
  const close = (): void => {
    ref.current?.close();
  };
  return (
    <dialog
      ref={ref}
      class="card-dialog"
      aria-label={label}
      onClose={() => {
        goTo({ boardId });
      }}
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
