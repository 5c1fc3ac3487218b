import { retryOnce } from './retryOnce';

interface Entry {
  promise: Promise<unknown>;
  /** Once it is loaded. */
  value?: unknown;
}

/** What is loading or loaded, by the function that loads it. */
const entries = new WeakMap<object, Entry>();

/** What `load` has loaded, if it has. */
export const loadedBy = <T>(load: () => Promise<T>) => entries.get(load)?.value as T | undefined;

/** Loads once, by `start`; after a failure it is loaded again on the next call. */
export function loadOnce<T>(load: () => Promise<T>, start = () => retryOnce(load)): Promise<T> {
  const known = entries.get(load);
  if (known) return known.promise as Promise<T>;
  const promise = start();
  const entry: Entry = { promise };
  entries.set(load, entry);
  promise.then(
    (value) => (entry.value = value),
    () => entries.delete(load),
  );
  return promise;
}

/** Calls one of both once `promise` is settled, unless the returned function was called: the body of an effect. */
export function whenSettled<T>(
  promise: Promise<T>,
  onDone: (value: T) => void,
  onFailed: (error: unknown) => void = () => undefined,
): () => void {
  let isOver = false;
  promise.then(
    (value) => (isOver ? undefined : onDone(value)),
    (error: unknown) => (isOver ? undefined : onFailed(error)),
  );
  return () => {
    isOver = true;
  };
}
