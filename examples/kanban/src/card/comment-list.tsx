import { useEffect, useRef, useState } from 'preact/hooks';
import { api, attempt } from '../api.ts';
import type { Comment } from '../api.ts';
import { useStore } from '../board/store-context.ts';
import { Avatar } from '../shared/avatar.tsx';
import { newKey } from '../shared/keys.ts';
import { showMoment } from '../shared/times.ts';

interface Props {
  readonly cardId: string;
  /** How many comments the board shows: they are read again when it changes. */
  readonly count: number | undefined;
}

const pageSize = 50;

/** The newest comments, and older ones when asked for them. */
export function CommentList({ cardId, count }: Props) {
  const [comments, setComments] = useState<readonly Comment[]>([]);
  const [countMax, setCountMax] = useState(pageSize);
  useEffect(() => {
    void attempt(async () => {
      const found: Comment[] = [];
      const query = { sort: '-created_at' as const, limit: pageSize };
      const init = { params: { path: { id: cardId }, query } };
      for await (const comment of api().paginate('/v1/cards/{id}/comments', init)) {
        found.push(comment);
        if (found.length === countMax) break;
      }
      setComments(found.toReversed());
    });
  }, [cardId, count, countMax]);
  return (
    <section class="comments" aria-label="Comments">
      <h2>Comments</h2>
      {comments.length === countMax && (count ?? Infinity) > countMax && (
        <button
          type="button"
          onClick={() => {
            setCountMax(countMax + pageSize);
          }}
        >
          Show older comments
        </button>
      )}
      <ol>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ol>
      {useStore().rights.value.canComment && (
        <CommentForm
          cardId={cardId}
          onCreated={(comment) => {
            setComments((others) => [...others.filter(({ id }) => id !== comment.id), comment]);
          }}
        />
      )}
    </section>
  );
}

function CommentItem({ comment }: { readonly comment: Comment }) {
  const author = useStore().person(comment.created_by);
  return (
    <li class="comment">
      <span aria-hidden="true">{author && <Avatar person={author} />}</span>
      <div>
        <p class="byline">
          <strong>{author?.name ?? 'Former member'}</strong>{' '}
          <time dateTime={comment.created_at}>{showMoment(comment.created_at)}</time>
        </p>
        <p class="text">{comment.body}</p>
      </div>
    </li>
  );
}

interface FormProps {
  readonly cardId: string;
  readonly onCreated: (comment: Comment) => void;
}

function CommentForm({ cardId, onCreated }: FormProps) {
  const [body, setBody] = useState('');
  // Kept until the comment is stored, so that a second try after a lost response doesn't add it twice.
  const key = useRef(newKey());
  const send = async (): Promise<void> => {
    const params = { path: { id: cardId }, header: { 'Idempotency-Key': key.current } };
    const created = await attempt(() => api().POST('/v1/cards/{id}/comments', { params, body: { body } }));
    if (!created) return;
    // What was typed meanwhile stays.
    setBody((shown) => (shown === body ? '' : shown));
    onCreated(created.data);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        aria-label="New comment"
        placeholder="Write a comment"
        rows={2}
        required
        maxLength={10_000}
        value={body}
        onInput={(event) => {
          key.current = newKey();
          setBody(event.currentTarget.value);
        }}
      />
      <button type="submit" disabled={body.trim() === ''}>
        Comment
      </button>
    </form>
  );
}
