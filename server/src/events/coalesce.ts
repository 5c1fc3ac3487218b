/** Milliseconds between two tellings, at least. */
export const MIN_INTERVAL_MS = 1_000;

/**
 * Tells what was noted: at once when nothing was told within the last second, else together with whatever else comes until
 * that second is over.
 */
export function coalesce<T>(emit: (noted: ReadonlySet<T>) => void) {
  let waiting = new Set<T>();
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    const noted = waiting;
    waiting = new Set();
    timer = setTimeout(flush, MIN_INTERVAL_MS);
    emit(noted);
  };
  return {
    note: (values: Iterable<T>) => {
      for (const value of values) waiting.add(value);
      if (!timer) flush();
    },
    stop: () => clearTimeout(timer),
  };
}
