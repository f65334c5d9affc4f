import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardStore } from './board-store.ts';

export const StoreContext = createContext<BoardStore | undefined>(undefined);

/** The store of the board around a component. */
export function useStore(): BoardStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('a component of a board is shown without one');
  return store;
}
