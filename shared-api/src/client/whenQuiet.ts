import { queryClient } from './queryClient';

/** Milliseconds without any reading under way after which a screen counts as there. */
const QUIET = 2_000;

/**
 * Calls `start` once, when the first screen has had what it asked for since `quiet` milliseconds; returns a function that
 * calls it off.
 */
export function whenQuiet(start: () => void, quiet = QUIET): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = queryClient.isFetching() > 0 ? undefined : setTimeout(begin, quiet);
  };
  const forget = queryClient.getQueryCache().subscribe(look);
  const stop = () => {
    clearTimeout(timer);
    forget();
  };
  const begin = () => {
    stop();
    start();
  };
  look();
  return stop;
}
