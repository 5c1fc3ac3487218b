import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false if media queries are not supported. */
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
 * Whether the window is narrower than `width` px (768: rows are cards, filters are in a sheet) at the default text
 * size; larger text needs a wider window. False in print.
 */
export const useIsNarrow = (width = 768): boolean => useMedia(`screen and (width < ${width / 16}rem)`);
