import { useEffect, useState, type RefObject } from 'react';

/** The width of an element, px; 0 until it is known. */
export function useElementWidth(target: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!target.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return width;
}
