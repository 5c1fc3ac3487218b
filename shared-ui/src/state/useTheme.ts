import { useSyncExternalStore } from 'react';
import { onThemeChange, currentTheme, type Theme } from './theme';

/** The shown theme; renders again when it changes. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme);
