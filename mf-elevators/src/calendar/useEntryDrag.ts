import { useEdgeScroll } from '@smart-elevator/shared-ui/sortable/useEdgeScroll';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** The distance that a pressed mouse moves before it drags, in pixels. */
const THRESHOLD = 6;

/** A press: its start on the page, and the pointer in the window. */
interface Gesture {
  startX: number;
  startY: number;
  x: number;
  y: number;
}

interface EntryDrag {
  /** The day (yyyy-mm-dd) under the pointer while the entry is dragged; undefined when there is none any more. */
  onOver: (day?: string) => void;
  onDrop: (day: string) => void;
}

/**
 * Drags an entry to a day of the calendar, a `[data-day]`: a mouse anywhere on the entry, a finger or a pen by its
 * `[data-handle]`, since they scroll the page elsewhere. Escape cancels.
 */
export function useEntryDrag({ onOver, onDrop }: EntryDrag) {
  const gesture = useRef<Gesture>(undefined);
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState<{ x: number; y: number }>();
  const isDragged = offset !== undefined;

  const follow = () => {
    const { current } = gesture;
    if (!current) return;
    const x = current.x + window.scrollX - current.startX;
    const y = current.y + window.scrollY - current.startY;
    if (!wasDragged.current && Math.hypot(x, y) < THRESHOLD) return;
    wasDragged.current = true;
    setOffset({ x, y });
    onOver(dayAt(current));
  };
  useEdgeScroll(isDragged, () => gesture.current?.y, follow);

  const end = (isDropped: boolean) => {
    const { current } = gesture;
    gesture.current = undefined;
    setOffset(undefined);
    onOver();
    const day = current && isDropped && wasDragged.current ? dayAt(current) : undefined;
    if (day) onDrop(day);
  };
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') end(false);
  });
  useEffect(() => {
    if (!isDragged) return;
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragged]);

  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { target, pointerType, clientX: x, clientY: y } = event;
        const isHandle = target instanceof Element && target.closest('[data-handle]') !== null;
        if (event.button !== 0 || !event.isPrimary || !(pointerType === 'mouse' || isHandle)) return;
        // The entry keeps getting the pointer's moves everywhere.
        event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = false;
        gesture.current = { startX: x + window.scrollX, startY: y + window.scrollY, x, y };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!gesture.current) return;
        Object.assign(gesture.current, { x: event.clientX, y: event.clientY });
        follow();
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      // The end of a drag is no click; Enter is one (its detail is 0).
      onClick: (event: MouseEvent) => {
        if (wasDragged.current && event.detail > 0) event.preventDefault();
        wasDragged.current = false;
      },
    },
  };
}

const dayAt = ({ x, y }: Gesture): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset['day'];
