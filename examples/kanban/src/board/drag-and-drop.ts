/** Moving a card with a mouse or a finger: which elements can be dragged, and where they can be dropped. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardStore } from './board-store.ts';
import { othersIn } from './positions.ts';
import { useStore } from './store-context.ts';

type Edge = 'before' | 'after';

export interface DraggableCard {
  readonly ref: RefObject<HTMLLIElement | null>;
  readonly isDragging: boolean;
  /** The side on which a card that is dragged over this one would go. */
  readonly edge: Edge | undefined;
}

export function useDraggableCard(cardId: string, columnId: string): DraggableCard {
  const store = useStore();
  const ref = useRef<HTMLLIElement>(null);
  const [isDragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<Edge>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ cardId }),
        onDragStart: () => {
          setDragging(true);
        },
        onDrop: () => {
          setDragging(false);
        },
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.cardId !== cardId,
        onDrag: ({ location }) => {
          setEdge(edgeAt(element, location.current.input.clientY));
        },
        onDragLeave: () => {
          setEdge(undefined);
        },
        onDrop: ({ source, location }) => {
          setEdge(undefined);
          dropBeside(
            store,
            source.data.cardId,
            { cardId, columnId },
            edgeAt(element, location.current.input.clientY),
          );
        },
      }),
    );
  }, [store, cardId, columnId]);
  return { ref, isDragging, edge };
}

/** A card that is dropped beside the cards of a column goes to its end. */
export function useDropColumn(columnId: string): {
  readonly ref: RefObject<HTMLLIElement | null>;
  readonly isOver: boolean;
} {
  const store = useStore();
  const ref = useRef<HTMLLIElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      onDragEnter: () => {
        setOver(true);
      },
      onDragLeave: () => {
        setOver(false);
      },
      onDrop: ({ source, location, self }) => {
        setOver(false);
        const { cardId } = source.data;
        const isInnermost = location.current.dropTargets[0]?.element === self.element;
        if (!isInnermost || typeof cardId !== 'string') return;
        const index = othersIn(store.filtered.value, cardId, columnId).length;
        void store.moveCard(cardId, { columnId, index });
      },
    });
  }, [store, columnId]);
  return { ref, isOver };
}

function edgeAt(element: Element, clientY: number): Edge {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}

function dropBeside(
  store: BoardStore,
  cardId: unknown,
  target: { readonly cardId: string; readonly columnId: string },
  edge: Edge,
): void {
  if (typeof cardId !== 'string') return;
  const others = othersIn(store.filtered.value, cardId, target.columnId);
  const index = others.findIndex(({ id }) => id === target.cardId) + (edge === 'after' ? 1 : 0);
  void store.moveCard(cardId, { columnId: target.columnId, index });
}
