import { useRef, useState, type PointerEvent } from 'react';
import { dragBy, type Drag, type DragRow } from './dragGeometry';
import { useEdgeScroll } from './useEdgeScroll';

/** A dragged row, and the positions at the start of the drag. */
interface Gesture {
  from: number;
  rows: DragRow[];
  /** The start of the drag, on the page. */
  startedAt: number;
  /** The pointer, in the window. */
  pointerAt: number;
}

/**
 * Drags the rows of a list by mouse, pen or touch. The order changes only when the drag ends: until then `drag` gives
 * the offset of each row.
 */
export function usePointerDrag(onPick: (at: number) => void, onDrop: (from: number, to: number) => void) {
  const gesture = useRef<Gesture>(undefined);
  const [drag, setDrag] = useState<Drag>();

  const follow = () => {
    const { current } = gesture;
    if (!current) return;
    setDrag(dragBy(current.rows, current.from, current.pointerAt + window.scrollY - current.startedAt));
  };

  useEdgeScroll(drag !== undefined, () => gesture.current?.pointerAt, follow);

  const end = (isDropped: boolean) => {
    const { current } = gesture;
    gesture.current = undefined;
    setDrag(undefined);
    if (!current || !drag) return;
    onDrop(current.from, isDropped ? drag.to : current.from);
  };

  return {
    drag,
    /** Cancels the drag. */
    cancel: () => end(false),
    /** The handlers for the handle of the row at an index; the rows are the children of the list element. */
    handlers: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const list = event.currentTarget.closest('ol');
        if (event.button !== 0 || !event.isPrimary || !list) return;
        // The pressed element keeps getting the pointer's moves everywhere.
        event.currentTarget.setPointerCapture(event.pointerId);
        const pointerAt = event.clientY;
        const rows = [...list.children].map(rowOf);
        gesture.current = { from: at, rows, startedAt: pointerAt + window.scrollY, pointerAt };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!gesture.current) return;
        if (!drag) onPick(at);
        gesture.current.pointerAt = event.clientY;
        follow();
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  };
}

function rowOf(row: Element): DragRow {
  const { top, height } = row.getBoundingClientRect();
  return { middle: top + window.scrollY + height / 2, height };
}
