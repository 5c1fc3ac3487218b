import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint, Input, Reply } from '../contract/endpoint';
import { asApiError, type ApiError } from './ApiError';
import { arrivedReply, call, readReply } from './call';
import { askFirst, queryClient } from './queryClient';
import { useMayAsk } from './useMayAsk';

/** A reading as a screen sees it. */
export interface Reading<T> {
  data: T | undefined;
  error: ApiError | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  /** Something newer is on its way. */
  updating: boolean;
  retry: () => void;
}

/** Reads a call of the contract: cached, deduplicated, cancelled when the screen goes, stale after a change. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { enabled = true, keepPrevious = false } = {},
): Reading<Reply<E>> {
  const mayAsk = useMayAsk();
  const reading = {
    queryKey: [endpoint.domain, endpoint.name, input],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
  };
  const asks = enabled && mayAsk;
  if (asks) askFirst(reading, () => arrivedReply(endpoint, input, readReply));
  const query = useQuery(
    { ...reading, enabled: asks, ...(keepPrevious ? { placeholderData: keepPreviousData } : {}) },
    queryClient,
  );
  return {
    data: query.data,
    error: query.error ? asApiError(query.error) : undefined,
    loading: query.isPending && enabled,
    updating: query.isFetching,
    retry: () => void query.refetch(),
  };
}
