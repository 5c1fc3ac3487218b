import { useSyncExternalStore } from 'react';
import { onThemeChange, currentTheme, type Theme } from './theme';

/** The theme that is shown now; draws anew when it changes. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme);
