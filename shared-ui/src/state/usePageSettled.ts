import { startTransition, useEffect, useState } from 'react';
import { onPageSettled } from './onPageSettled';

/**
 * Whether the whole page has been painted once. The update is a transition, since heavy parts follow: a click has
 * priority.
 */
export function usePageSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(
    () => (settled ? undefined : onPageSettled(() => startTransition(() => setSettled(true)))),
    [settled],
  );
  return settled;
}
