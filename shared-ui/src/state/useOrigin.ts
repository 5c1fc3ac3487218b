import { useLocation } from 'react-router-dom';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';

/** The list that a dealer came from: in the router state, so that the way back keeps filters and page (R336). */
export interface Origin {
  address: string;
  title: string;
}

/** The router state with the origin. */
export const originState = (origin: Origin | undefined) => (origin ? { from: origin } : undefined);

/** The origin from the router state, which may be any value. */
export function originOf(state: unknown): Origin | undefined {
  const from = isRecord(state) ? state['from'] : undefined;
  if (!isRecord(from)) return undefined;
  const { address, title } = from;
  const isOurs = typeof address === 'string' && /^\/(?!\/)/.test(address);
  return isOurs && typeof title === 'string' ? { address, title } : undefined;
}

/** The router state for links to pages that lead back here, with the current filters and page. */
export function useOriginState(title: string): ReturnType<typeof originState> {
  const { pathname, search } = useLocation();
  return originState({ address: pathname + search, title });
}

/** The list that the dealer came from, if known. */
export const useOrigin = (): Origin | undefined => originOf(useLocation().state);
