import { useEffect, useRef, useState } from 'react';

/** The first key searches at once; while more keys follow, the interval between two searches in milliseconds. */
const SEARCH_MS = 80;

/** The text to search for while the dealer types. */
export function useSteadyText(typed: string): string {
  const [text, setText] = useState(typed);
  const lastAt = useRef(-Infinity);

  useEffect(() => {
    const wait = Math.max(0, lastAt.current + SEARCH_MS - performance.now());
    const timer = setTimeout(() => {
      lastAt.current = performance.now();
      setText(typed);
    }, wait);
    return () => clearTimeout(timer);
  }, [typed]);

  return text;
}
