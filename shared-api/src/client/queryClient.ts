import { QueryClient } from '@tanstack/react-query';
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
