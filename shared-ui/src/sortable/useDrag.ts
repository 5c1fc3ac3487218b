import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useEdgeScroll } from './useEdgeScroll';

/** A pressed pointer: its place in the window, its distance from the start on the page, and what is kept of the start. */
export interface Pull<Start> {
  start: Start;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

interface DragOptions<Start> {
  /** What the drag must know of its start; undefined if this press does not drag. */
  onPress: (event: PointerEvent<HTMLElement>) => Start | undefined;
  onDrag: (pull: Pull<Start>) => void;
  onEnd: (pull: Pull<Start>, isDropped: boolean) => void;
  /** The distance that a pressed pointer moves before it drags, in pixels. */
  threshold?: number;
}

/** Drags by mouse, pen or touch: the page scrolls at the window's edges, Escape cancels. */
export function useDrag<Start>({ onPress, onDrag, onEnd, threshold = 0 }: DragOptions<Start>) {
  const press = useRef<Pull<Start> & { startX: number; startY: number; isDragged: boolean }>(undefined);
  const [pull, setPull] = useState<Pull<Start>>();
  const isDragged = pull !== undefined;

  const follow = (to?: { clientX: number; clientY: number }) => {
    const { current } = press;
    if (!current) return;
    if (to) Object.assign(current, { x: to.clientX, y: to.clientY });
    current.dx = current.x + window.scrollX - current.startX;
    current.dy = current.y + window.scrollY - current.startY;
    if (!current.isDragged && Math.hypot(current.dx, current.dy) < threshold) return;
    current.isDragged = true;
    setPull({ ...current });
    onDrag(current);
  };
  useEdgeScroll(isDragged, () => press.current?.y, follow);

  const end = (isDropped: boolean) => {
    const { current } = press;
    press.current = undefined;
    setPull(undefined);
    if (current?.isDragged) onEnd(current, isDropped);
  };
  const cancel = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    if (key === 'Escape') end(false);
  });
  useEffect(() => {
    if (!isDragged) return;
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragged]);

  return {
    pull,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const start = event.button === 0 && event.isPrimary ? onPress(event) : undefined;
        if (start === undefined) return;
        // The pressed element keeps getting the pointer's moves everywhere.
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientX: x, clientY: y } = event;
        const from = { startX: x + window.scrollX, startY: y + window.scrollY };
        press.current = { start, x, y, dx: 0, dy: 0, ...from, isDragged: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => follow(event),
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    },
  };
}

/**
 * What a key does to an entry that the keyboard drags: one of `picks` picks it up, the arrow keys move it, Space and Enter drop
 * it, Escape puts it back. The browser then does nothing else with the key.
 */
export function carryKey(event: KeyboardEvent, isCarried: boolean, picks: readonly string[]) {
  const { key } = event;
  const carried = key.startsWith('Arrow') ? 'move' : CARRY_KEYS[key];
  const does = isCarried ? carried : picks.includes(key) ? 'pick' : undefined;
  if (does) event.preventDefault();
  return does;
}

const CARRY_KEYS: Readonly<Record<string, 'drop' | 'back'>> = { ' ': 'drop', Enter: 'drop', Escape: 'back' };
