import { useLocation } from 'react-router-dom';
import { originOf, originState, type Origin } from './origin';

/** The state of links that lead away from here and come back, with the filters and the page of now. */
export function useOriginState(title: string): ReturnType<typeof originState> {
  const { pathname, search } = useLocation();
  return originState({ address: pathname + search, title });
}

/** Where the dealer came from, when that is known. */
export const useOrigin = (): Origin | undefined => originOf(useLocation().state);
