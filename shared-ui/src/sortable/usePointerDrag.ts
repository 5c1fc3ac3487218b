import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { dragBy, type Drag, type DragRow } from './dragGeometry';

/** A row that is held, and how the page stood when it was taken. */
interface Held {
  from: number;
  rows: DragRow[];
  /** Where it was taken, on the page. */
  startedAt: number;
  /** Where the pointer is, in the window. */
  pointerAt: number;
}

/** So near to the edge of the window the page scrolls along, and by so much a frame; in pixels. */
const EDGE = 56;
const STEP = 9;

/**
 * Drags the rows of a list by mouse, pen or touch. Rows move by themselves only when the drag ends: until then `drag` says
 * how far each is to be shown from its place.
 */
export function usePointerDrag(onPick: (at: number) => void, onDrop: (from: number, to: number) => void) {
  const held = useRef<Held>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const from = drag?.from;

  const follow = () => {
    const { current } = held;
    if (!current) return;
    setDrag(dragBy(current.rows, current.from, current.pointerAt + window.scrollY - current.startedAt));
  };

  useEffect(() => {
    if (from === undefined) return;
    let frame = requestAnimationFrame(function scroll() {
      const { current } = held;
      if (!current) return;
      const before = window.scrollY;
      window.scrollBy(0, stepAt(current.pointerAt));
      if (window.scrollY !== before)
        setDrag(dragBy(current.rows, current.from, current.pointerAt + window.scrollY - current.startedAt));
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [from]);

  const end = (isDropped: boolean) => {
    const { current } = held;
    held.current = undefined;
    setDrag(undefined);
    if (!current || !drag) return;
    onDrop(current.from, isDropped ? drag.to : current.from);
  };

  return {
    drag,
    /** Puts the held row back. */
    cancel: () => end(false),
    /** The handlers of the handle of the row at a place; the rows are the children of the list around it. */
    handlers: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const list = event.currentTarget.closest('ol');
        if (event.button !== 0 || !event.isPrimary || !list) return;
        // What is pressed keeps getting the moves, wherever the pointer goes.
        event.currentTarget.setPointerCapture(event.pointerId);
        const pointerAt = event.clientY;
        const rows = [...list.children].map(rowOf);
        held.current = { from: at, rows, startedAt: pointerAt + window.scrollY, pointerAt };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!held.current) return;
        if (!drag) onPick(at);
        held.current.pointerAt = event.clientY;
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

function stepAt(pointerAt: number): number {
  if (pointerAt < EDGE * 2) return -STEP;
  return pointerAt > window.innerHeight - EDGE ? STEP : 0;
}
