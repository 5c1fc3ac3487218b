import { useLocation } from 'react-router-dom';
import { originOf, originState, type Origin } from './origin';

/** The router state for links to pages that lead back here, with the current filters and page. */
export function useOriginState(title: string): ReturnType<typeof originState> {
  const { pathname, search } = useLocation();
  return originState({ address: pathname + search, title });
}

/** The list that the dealer came from, if known. */
export const useOrigin = (): Origin | undefined => originOf(useLocation().state);
