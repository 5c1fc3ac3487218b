import { startTransition, useEffect, useState } from 'react';
import { onPageSettled } from './onPageSettled';

/** Whether all of the page has once been painted. What comes then is heavy: a click in between goes first. */
export function usePageSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(
    () => (settled ? undefined : onPageSettled(() => startTransition(() => setSettled(true)))),
    [settled],
  );
  return settled;
}
