import { useLayoutEffect, type ReactNode } from 'react';
import { syncDensity } from '../state/density';
import { syncTheme } from '../state/theme';
import './fonts.css';
import './tokens.css';
import './base.css';
import './print.css';

/**
 * The root of the shell and of each standalone host: brings tokens, type and base styles and follows the dealer's (or
 * the system's) choice of light or dark, and of density. It has no React context, so that a second copy of shared-ui looks the same.
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  // Before anything is painted.
  useLayoutEffect(() => syncTheme(), []);
  useLayoutEffect(() => syncDensity(), []);
  return children;
}
