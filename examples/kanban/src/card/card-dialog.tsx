import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { api, handleFailure, isProblem } from '../api.ts';
import type { Card } from '../api.ts';
import { useStore } from '../board/store-context.ts';
import { goTo } from '../routes.ts';
import { Dialog } from '../shared/dialog.tsx';
import { showMoment } from '../shared/times.ts';
import { CardActions } from './card-actions.tsx';
import { CardForm } from './card-form.tsx';
import { CardView } from './card-view.tsx';
import { CommentList } from './comment-list.tsx';
import { ShareBox } from './share-box.tsx';

/** One card, with what the board doesn't show: its description and comments. */
export function CardDialog({ id }: { readonly id: string }) {
  const store = useStore();
  const { card, resetCount, isMissing, isEdited, show, reset } = useCard(id);
  const { canEdit } = store.rights.value;
  const close = (): void => {
    goTo({ boardId: store.id });
  };
  return (
    <Dialog label={card?.title ?? 'Card'} class="card-dialog" onClose={close}>
      {isMissing && <p class="hint">The card was deleted, or you don't have access to it.</p>}
      {card && (
        <div class="card-parts">
          {canEdit ? (
            <CardForm key={resetCount} card={card} isEdited={isEdited} onSaved={show} onReload={reset} />
          ) : (
            <CardView card={card} />
          )}
          <aside>
            {canEdit && <CardActions card={card} onChanged={show} />}
            {canEdit && <ShareBox cardId={id} />}
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
  const [resetCount, setResetCount] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const isEdited = useRef(false);
  const knownEtag = useRef<string | undefined>(undefined);
  const show = useCallback((next: Card): void => {
    knownEtag.current = next.etag;
    setCard(next);
  }, []);
  const read = useCallback(async (): Promise<void> => {
    try {
      const { data } = await api().GET('/v1/cards/{id}', { params: { path: { id } } });
      // Someone may have begun to edit it meanwhile.
      if (!isEdited.current) show(data);
    } catch (error) {
      if (isProblem(error, 'not_found')) setMissing(true);
      else handleFailure(error);
    }
  }, [id, show]);
  /** Shows the card as it is, instead of what was typed. */
  const reset = async (): Promise<void> => {
    isEdited.current = false;
    await read();
    setResetCount((count) => count + 1);
  };
  const shownEtag = store.card(id)?.etag;
  useEffect(() => {
    if (!isEdited.current && (shownEtag === undefined || shownEtag !== knownEtag.current)) void read();
  }, [shownEtag, read]);
  return { card, resetCount, isMissing, isEdited, show, reset };
}
