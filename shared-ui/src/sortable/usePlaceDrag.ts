import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useEdgeScroll } from './useEdgeScroll';

/** The distance that a pressed mouse moves before it drags, in pixels. */
const THRESHOLD = 6;

/** A press: its start on the page, and the pointer in the window. */
interface Gesture {
  startX: number;
  startY: number;
  x: number;
  y: number;
  /** The distance from the entry's start to the pointer. */
  within: number;
}

interface PlaceDrag {
  /** The place of the entry. */
  place: string;
  /** The place that an arrow key moves the entry to; undefined for another key, or at the edge. */
  step: (place: string, key: string) => string | undefined;
  /** The place under the pointer while the entry is dragged; undefined when there is none any more. */
  onOver: (place?: string) => void;
  onDrop: (place: string) => void;
  /** The place below the entry's start counts instead of the one below the pointer: for entries that are longer than a place. */
  byStart?: boolean;
}

/** From the edge of an entry to a point that is inside of its first place, in pixels. */
const INSIDE = 4;

/**
 * Drags an entry to a place, a `[data-place]`, such as a day of the calendar or a technician's day: a mouse anywhere on the
 * entry, a finger or a pen by its `[data-handle]`, since they scroll the page elsewhere; the keyboard after Space. Escape cancels.
 */
export function usePlaceDrag({ place, step, onOver, onDrop, byStart = false }: PlaceDrag) {
  const gesture = useRef<Gesture>(undefined);
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState<{ x: number; y: number }>();
  const isDragged = offset !== undefined;
  /** The place that the keyboard has moved the entry to, while it is picked up. */
  const [carried, setCarried] = useState<string>();
  const carry = (to?: string) => {
    setCarried(to);
    onOver(to);
  };

  const below = ({ x, y, within }: Gesture) => placeAt(byStart ? x - within + INSIDE : x, y);
  const follow = () => {
    const { current } = gesture;
    if (!current) return;
    const x = current.x + window.scrollX - current.startX;
    const y = current.y + window.scrollY - current.startY;
    if (!wasDragged.current && Math.hypot(x, y) < THRESHOLD) return;
    wasDragged.current = true;
    setOffset({ x, y });
    onOver(below(current));
  };
  useEdgeScroll(isDragged, () => gesture.current?.y, follow);

  const end = (isDropped: boolean) => {
    const { current } = gesture;
    gesture.current = undefined;
    setOffset(undefined);
    onOver();
    const to = current && isDropped && wasDragged.current ? below(current) : undefined;
    if (to !== undefined) onDrop(to);
  };
  const cancel = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape') end(false);
  });
  useEffect(() => {
    if (!isDragged) return;
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragged]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (carried === undefined) {
      if (key !== ' ') return;
      carry(place);
    } else if (key.startsWith('Arrow')) {
      const next = step(carried, key);
      const element = next === undefined ? null : elementOf(next);
      if (element) carry(next);
      element?.scrollIntoView({ block: 'nearest' });
    } else if (key === ' ' || key === 'Enter') {
      carry();
      onDrop(carried);
    } else if (key === 'Escape') carry();
    else return;
    event.preventDefault();
  };

  return {
    offset,
    isCarried: carried !== undefined,
    handlers: {
      onKeyDown,
      onBlur: () => (carried === undefined ? undefined : carry()),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { target, pointerType, clientX: x, clientY: y } = event;
        const isHandle = target instanceof Element && target.closest('[data-handle]') !== null;
        if (event.button !== 0 || !event.isPrimary || !(pointerType === 'mouse' || isHandle)) return;
        // The entry keeps getting the pointer's moves everywhere.
        event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = false;
        const within = x - event.currentTarget.getBoundingClientRect().left;
        gesture.current = { startX: x + window.scrollX, startY: y + window.scrollY, x, y, within };
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

const placeAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'];

const elementOf = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`);
