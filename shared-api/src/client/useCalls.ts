import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Domain } from '../contract/endpoint';
import { queryClient } from './queryClient';
import { useCanFetch } from './session';
import { callState, type CallState } from './useCall';

interface Calls<T> {
  /** The domain whose changes make the result stale. */
  domain: Domain;
  /** What is read: its name, and everything that it depends on. */
  key: readonly unknown[];
  read: (signal: AbortSignal) => Promise<T>;
  enabled: boolean;
}

/** Reads what takes several calls, in place of a call that the server does not offer: cached like one call. */
export function useCalls<T>({ domain, key, read, enabled }: Calls<T>): CallState<T> {
  const canFetch = useCanFetch();
  const query = useQuery(
    {
      queryKey: [domain, ...key],
      queryFn: ({ signal }) => read(signal),
      enabled: enabled && canFetch,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return callState(query, enabled);
}
