import { useEffect, useEffectEvent } from 'react';

/** The distance from the window's edge at which the page scrolls, and the speed per frame; in pixels. */
const EDGE = 56;
const STEP = 9;

/**
 * Scrolls the page while something is dragged to the window's edge. `pointerAt` is the pointer's height in the window;
 * `onScroll` is called after each step.
 */
export function useEdgeScroll(
  isDragged: boolean,
  pointerAt: () => number | undefined,
  onScroll: () => void,
): void {
  const step = useEffectEvent(() => {
    const before = window.scrollY;
    window.scrollBy(0, stepAt(pointerAt() ?? window.innerHeight / 2));
    if (window.scrollY !== before) onScroll();
  });
  useEffect(() => {
    if (!isDragged) return;
    let frame = requestAnimationFrame(function scroll() {
      step();
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragged]);
}

function stepAt(pointerAt: number): number {
  if (pointerAt < EDGE * 2) return -STEP;
  return pointerAt > window.innerHeight - EDGE ? STEP : 0;
}
