import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; false where there are none. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia?.(query).matches ?? false);
}

/**
 * Whether the window is narrower than `width` px (768: rows are cards, filters are in a sheet) at the usual size of text; larger
 * text needs a wider one. Paper never is.
 */
export const useIsNarrow = (width = 768): boolean => useMedia(`screen and (width < ${width / 16}rem)`);
