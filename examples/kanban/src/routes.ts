/**
 * The place in the app, in the fragment of the address, so that one static page serves it:
 * `#/boards/board_…/cards/card_…`, `#/workspaces/workspace_…` for a list of boards, and `…/trash` below it.
 */
import { computed, signal } from '@preact/signals';

export interface Route {
  readonly workspaceId?: string | undefined;
  readonly boardId?: string | undefined;
  readonly cardId?: string | undefined;
  /** The trash of the workspace. */
  readonly isTrash?: boolean;
}

const fragment = signal(location.hash);

addEventListener('hashchange', () => {
  fragment.value = location.hash;
});

export const route = computed<Route>(() => {
  const [, workspaceId, part] = /^#\/workspaces\/(\w+)(\/trash$)?/.exec(fragment.value) ?? [];
  const [, boardId, cardId] = /^#\/boards\/(\w+)(?:\/cards\/(\w+))?/.exec(fragment.value) ?? [];
  return { workspaceId, boardId, cardId, isTrash: part !== undefined };
});

export function addressOf({ workspaceId, boardId, cardId, isTrash = false }: Route): string {
  if (boardId !== undefined) return `#/boards/${boardId}${cardId === undefined ? '' : `/cards/${cardId}`}`;
  return workspaceId === undefined ? '#/' : `#/workspaces/${workspaceId}${isTrash ? '/trash' : ''}`;
}

export function goTo(target: Route): void {
  location.hash = addressOf(target);
}

/** Replaces the address without a new entry in the history, for secrets that must not stay in it. */
export function replaceFragment(next: string): void {
  history.replaceState(undefined, '', next);
  fragment.value = next;
}
