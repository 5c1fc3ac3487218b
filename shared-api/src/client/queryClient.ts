import { QueryClient } from '@tanstack/react-query';
import { asApiError } from './ApiError';

/** How long a reading counts as fresh, in milliseconds; it is shown at once and asked for again after that. */
const FRESH_FOR = 10_000;

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
