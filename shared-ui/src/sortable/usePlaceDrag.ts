import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { carryKey, useDrag, type Pull } from './useDrag';

/** The distance that a pressed mouse moves before it drags, in pixels. */
const THRESHOLD = 6;

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
  const wasDragged = useRef(false);
  /** The place that the keyboard has moved the entry to, while it is picked up. */
  const [carried, setCarried] = useState<string>();
  const carry = (to?: string) => {
    setCarried(to);
    onOver(to);
  };
  /** The start of a press is its distance from the entry's start. */
  const below = ({ x, y, start }: Pull<number>) => placeAt(byStart ? x - start + INSIDE : x, y);
  const { pull, handlers } = useDrag<number>({
    threshold: THRESHOLD,
    onPress: ({ target, pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const isHandle = target instanceof Element && target.closest('[data-handle]') !== null;
      if (pointerType !== 'mouse' && !isHandle) return undefined;
      wasDragged.current = false;
      return clientX - currentTarget.getBoundingClientRect().left;
    },
    onDrag: (now) => {
      wasDragged.current = true;
      onOver(below(now));
    },
    onEnd: (last, isDropped) => {
      onOver();
      const to = isDropped ? below(last) : undefined;
      if (to !== undefined) onDrop(to);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const does = carryKey(event, carried !== undefined, [' ']);
    if (does === 'pick') carry(place);
    else if (does === 'move') {
      const next = step(carried ?? place, event.key);
      const element = next === undefined ? null : elementOf(next);
      if (element) carry(next);
      element?.scrollIntoView({ block: 'nearest' });
    } else if (does) carry();
    if (does === 'drop') onDrop(carried ?? place);
  };

  return {
    offset: pull && { x: pull.dx, y: pull.dy },
    isCarried: carried !== undefined,
    handlers: {
      onKeyDown,
      onBlur: () => (carried === undefined ? undefined : carry()),
      onPointerDown: handlers.onPointerDown,
      onPointerMove: handlers.onPointerMove,
      onPointerUp: handlers.onPointerUp,
      onPointerCancel: handlers.onPointerCancel,
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
