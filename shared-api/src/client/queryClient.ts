import { QueryClient } from '@tanstack/react-query';
import { asApiError } from './ApiError';
import { FRESH_MS } from './prefetch';
import { useSession } from './session';

/** Caches, deduplicates, cancels and invalidates queries. One instance for the whole page, in a shared singleton. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      networkMode: 'always',
      retry: (count, error) => count < 1 && asApiError(error).failure === 'offline',
      retryDelay: 500,
    },
  },
});

// What one user has read is not for the next one, also when another tab signs out or in. After an expiry the calls under way still
// tell their screens why they fail; what was read goes with the next sign-in.
useSession.subscribe(({ session, expired }, { session: former }) => {
  if (session?.user_id !== former?.user_id && (session || !expired)) queryClient.clear();
});

/** For `usePrefetchQuery` when nothing may be fetched, because a hook cannot be called conditionally. */
export const NO_QUERY = { queryKey: ['nothing'], queryFn: () => null, staleTime: Infinity };

/** Milliseconds without a pending query after which a screen counts as loaded. */
const QUIET_MS = 2_000;

/**
 * Calls `start` once, when no query has been pending for `quiet` milliseconds. Returns a function that cancels it.
 */
export function onNetworkIdle(start: () => void, quiet = QUIET_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    timer = queryClient.isFetching() > 0 ? undefined : setTimeout(begin, quiet);
  };
  // A screen that is drawn again, such as one with a clock, reads nothing.
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') check();
  });
  const stop = () => {
    clearTimeout(timer);
    unsubscribe();
  };
  const begin = () => {
    stop();
    start();
  };
  check();
  return stop;
}
