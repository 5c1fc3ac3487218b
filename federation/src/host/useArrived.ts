import { useCallback, useSyncExternalStore } from 'react';

type End<T> = { value: T } | { error: unknown };
const ends = new WeakMap<Promise<unknown>, End<unknown>>();
const waits = new WeakMap<Promise<unknown>, Promise<void>>();

/** Notes how a promise ends, so that who is drawn after that need not wait. Gives the promise back. */
export function noted<T>(promise: Promise<T>): Promise<T> {
  if (!waits.has(promise)) {
    const end = (of: End<T>) => void ends.set(promise, of);
    waits.set(
      promise,
      promise.then(
        (value) => end({ value }),
        (error: unknown) => end({ error }),
      ),
    );
  }
  return promise;
}

/**
 * What a promise brought; undefined before that. Throws what it failed with, for the boundary around it. React's own `use`
 * would hold back what came within 300 ms of its stand-in: at a click on a section that is most of the wait.
 */
export function useArrived<T>(promise: Promise<T>): T | undefined {
  noted(promise);
  const subscribe = useCallback(
    (tell: () => void) => {
      let over = false;
      void waits.get(promise)?.then(() => (over ? undefined : tell()));
      return () => {
        over = true;
      };
    },
    [promise],
  );
  const end = useSyncExternalStore(subscribe, () => ends.get(promise));
  if (end && 'error' in end) throw end.error;
  return end?.value as T | undefined;
}
