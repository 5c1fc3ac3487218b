import { startTransition, useEffect, useState } from 'react';
import { whenSettled } from './whenSettled';

/** Whether all of the page has once been painted. What comes then is heavy: a click in between goes first. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(
    () => (settled ? undefined : whenSettled(() => startTransition(() => setSettled(true)))),
    [settled],
  );
  return settled;
}
