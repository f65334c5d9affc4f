/** Requests that change several cards: all of them or none, with what is wrong with each, and with their undo. */
import { ProblemError } from 'board-and-workspace-client';
import { api, handleFailure, isProblem, sentenceOf } from '../api.ts';
import type { Card, CardBatchUpdate, CardMove } from '../api.ts';
import type { BoardStore } from '../board/board-store.ts';
import { chooseInWords } from '../shared/confirmation.tsx';
import { newKey } from '../shared/keys.ts';
import { notify } from '../shared/notices.tsx';
import type { Refusal } from './selection.ts';

export type Batch =
  | { readonly operation: 'batch-update'; readonly cards: CardBatchUpdate[] }
  | { readonly operation: 'batch-move'; readonly cards: CardMove[]; readonly missingLabels?: MissingLabels }
  | {
      readonly operation: 'batch-archive' | 'batch-restore';
      readonly cards: { id: string; etag?: string }[];
    };

/** What happens to labels that the board of the target column doesn't have. */
export type MissingLabels = 'create' | 'drop' | 'fail';

/** A request whose response was lost, with its key: the same click again must not change anything twice. */
let unanswered: { readonly body: string; readonly key: string } | undefined;

/** Sends a batch, and shows the board after it. Undefined if it was refused: why is then in the selection. */
export async function change(store: BoardStore, batch: Batch): Promise<readonly Card[] | undefined> {
  store.selection.refusal.value = undefined;
  const body = JSON.stringify(batch);
  const key = unanswered?.body === body ? unanswered.key : newKey();
  try {
    const changed = await store.changeCards((workspaceId) => send(batch, workspaceId, key));
    unanswered = undefined;
    return changed;
  } catch (error) {
    unanswered = error instanceof ProblemError ? undefined : { body, key };
    if (batch.operation === 'batch-move' && isProblem(error, 'missing_label')) {
      const missingLabels = await askAboutLabels(error);
      return missingLabels && change(store, { ...batch, missingLabels });
    }
    const refusal = batch.cards.length > 1 ? refusalOf(error, batch) : undefined;
    if (refusal) store.selection.refusal.value = refusal;
    else handleFailure(error);
    await store.load().catch(store.leave);
    return undefined;
  }
}

function send(batch: Batch, id: string, key: string) {
  const { operation, cards } = batch;
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  switch (operation) {
    case 'batch-update':
      return api().POST('/v1/workspaces/{id}/cards/batch-update', { params, body: { cards } });
    case 'batch-move': {
      const query = batch.missingLabels && { missing_labels: batch.missingLabels };
      const place = { ...params, ...(query && { query }) };
      return api().POST('/v1/workspaces/{id}/cards/batch-move', { params: place, body: { cards } });
    }
    case 'batch-archive':
      return api().POST('/v1/workspaces/{id}/cards/batch-archive', { params, body: { cards } });
    case 'batch-restore':
      return api().POST('/v1/workspaces/{id}/cards/batch-restore', { params, body: { cards } });
  }
}

function askAboutLabels(error: ProblemError): Promise<MissingLabels | undefined> {
  const details = new Set(error.problem.errors?.map(({ detail }) => detail));
  return chooseInWords<MissingLabels>({
    title: 'The other board doesn’t have all labels',
    text: details.size === 0 ? sentenceOf(error) : [...details].join(' '),
    choices: [
      { id: 'drop', name: 'Move without them' },
      { id: 'create', name: 'Create them there' },
    ],
  });
}

/** What is wrong with each card: a pointer such as `/cards/7/title` leads to the item of the request. */
function refusalOf(error: unknown, { cards }: Batch): Refusal | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const found = new Map<string, string>();
  for (const { pointer = '', detail } of error.problem.errors ?? []) {
    const [, index] = /^\/cards\/(\d+)/.exec(pointer) ?? [];
    const id = index === undefined ? undefined : cards[Number(index)]?.id;
    if (id !== undefined) found.set(id, [found.get(id), detail].filter(Boolean).join(' '));
  }
  return found.size === 0 ? undefined : found;
}

/** @param back returns undefined if it was refused */
export function offerUndo(text: string, back: () => Promise<unknown>): void {
  const undo = async (): Promise<void> => {
    if ((await back()) !== undefined) notify({ text: 'Undone.' });
  };
  notify({ text, undo });
}

/** The tags after a change, with which it is taken back only if nobody has changed the cards since. */
export function tagsOf(cards: readonly Card[]): ReadonlyMap<string, { readonly etag: string }> {
  return new Map(cards.flatMap(({ id, etag }) => (etag === undefined ? [] : [[id, { etag }]])));
}
