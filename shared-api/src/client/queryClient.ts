import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { asApiError } from './ApiError';
import { FRESH_FOR } from './freshFor';

/** Keeps, deduplicates, cancels and invalidates readings. One for the whole page: it lives in a shared singleton. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_FOR,
      networkMode: 'always',
      retry: (count, error) => count < 1 && asApiError(error).failure === 'offline',
      retryDelay: 500,
    },
  },
});

/**
 * Asks for a reading that nobody has asked for yet, while the screen that shows it is still being drawn: its hooks would ask
 * only once all of it stands. Of what was asked ahead and has `arrived` the screen is drawn at once.
 */
export function askFirst<T>(reading: FetchQueryOptions<T>, arrived: () => T | undefined): void {
  const { queryKey } = reading;
  if (queryClient.getQueryState(queryKey)) return;
  const known = arrived();
  if (known === undefined) void queryClient.prefetchQuery(reading);
  else queryClient.setQueryData(queryKey, known);
}
