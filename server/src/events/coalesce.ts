/** The minimum number of milliseconds between two emissions. */
export const MIN_INTERVAL_MS = 1_000;

/**
 * Emits added values: at once when nothing was emitted within the last second, otherwise at the end of that second,
 * together with the values added until then.
 */
export function coalesce<T>(emit: (collected: ReadonlySet<T>) => void) {
  let waiting = new Set<T>();
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    const collected = waiting;
    waiting = new Set();
    timer = setTimeout(flush, MIN_INTERVAL_MS);
    emit(collected);
  };
  return {
    note: (values: Iterable<T>) => {
      for (const value of values) waiting.add(value);
      if (!timer) flush();
    },
    /** Emits what waits now, without waiting for the end of the second. */
    flush: () => {
      clearTimeout(timer);
      flush();
    },
    stop: () => clearTimeout(timer),
  };
}
