import { useState } from 'preact/hooks';
import { api, attempt } from '../api.ts';
import { useStore } from '../board/store-context.ts';
import { announce } from '../shared/announcer.tsx';

/** Creates a link that shows the card to anyone. Its address is in this one response only. */
export function ShareBox({ cardId }: { readonly cardId: string }) {
  const store = useStore();
  const [url, setUrl] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const count = store.card(cardId)?.share_link_count ?? 0;
  const create = async (): Promise<void> => {
    const params = { path: { id: cardId } };
    const created = await attempt(() => api().POST('/v1/cards/{id}/share-links', { params, body: {} }));
    if (!created) return;
    setUrl(created.data.url);
    setCopied(false);
  };
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce('Copied the link.');
  };
  return (
    <section class="share" aria-label="Share">
      <h2>Share</h2>
      {count > 0 && (
        <p class="hint">{count === 1 ? 'One link shows' : `${count} links show`} this card to anyone.</p>
      )}
      {url === undefined ? (
        <button type="button" onClick={() => void create()}>
          Create a link
        </button>
      ) : (
        <div class="row">
          <input
            readOnly
            aria-label="Share link"
            value={url}
            onFocus={(event) => {
              event.currentTarget.select();
            }}
          />
          {/* Elsewhere, browsers let scripts copy nothing. */}
          {isSecureContext && (
            <button type="button" onClick={() => void attempt(() => copy(url))}>
              {isCopied ? 'Copied' : 'Copy'}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
