import { useLayoutEffect, type ReactNode } from 'react';
import { syncDensity } from '../state/density';
import { syncTheme } from '../state/theme';
import './fonts.css';
import './tokens.css';
import './base.css';
import './print.css';

/**
 * The root of the shell and of each standalone host: loads tokens, fonts and base styles, and applies the choice of
 * theme and density. It has no React context, so that a second copy of shared-ui looks the same.
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  // Before the first paint.
  useLayoutEffect(() => syncTheme(), []);
  useLayoutEffect(() => syncDensity(), []);
  return children;
}
