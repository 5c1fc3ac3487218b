import {
  keepPreviousData,
  usePrefetchQuery,
  useQuery,
  type QueryFunctionContext,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Endpoint, Input, Reply } from '../contract/endpoint';
import { asApiError, type ApiError } from './ApiError';
import { call, prefetchedData, parseReply } from './call';
import { NO_QUERY, queryClient } from './queryClient';
import { useCanFetch } from './session';

/** The state of a query for a screen. */
export interface CallState<T> {
  data: T | undefined;
  error: ApiError | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  /** Newer data is being fetched. */
  updating: boolean;
  /** The data is that of the former input; that of the new one is being fetched. */
  former?: boolean;
  /** When the data was read, in milliseconds since 1970; 0 without data. */
  at?: number;
  retry: () => void;
}

/** Reads a call of the contract: cached, deduplicated, cancelled on unmount, stale after a change. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { enabled = true, keepPrevious = false } = {},
): CallState<Reply<E>> {
  const canFetch = useCanFetch();
  const prefetched = prefetchedData(endpoint, input, (body) => parseReply(endpoint, body));
  const queryOptions = {
    queryKey: [endpoint.domain, endpoint.name, input],
    queryFn: (context: QueryFunctionContext) => call(endpoint, input, prefetched.optionsOf(context)),
    ...prefetched.initial,
  };
  // Fetched with the first rendering, and not only after the whole screen is rendered.
  usePrefetchQuery<unknown>(enabled && canFetch ? queryOptions : NO_QUERY, queryClient);
  const query = useQuery(
    {
      ...queryOptions,
      enabled: enabled && canFetch,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    queryClient,
  );
  return callState(query, enabled);
}

/** Reads a call ahead, into the cache from which `useCall` reads it; a failure is that of the later call. */
export const prefetchCall = <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> =>
  queryClient.prefetchQuery({
    queryKey: [endpoint.domain, endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });

/** The state of a query, as screens use it. */
export const callState = <T>(query: UseQueryResult<T>, enabled: boolean): CallState<T> => ({
  data: query.data,
  error: query.error ? asApiError(query.error) : undefined,
  loading: query.isPending && enabled,
  updating: query.isFetching,
  former: query.isPlaceholderData,
  at: query.dataUpdatedAt,
  retry: () => void query.refetch(),
});
