let known: number | undefined;

/** The browser's text size relative to the default 16 px: the dealer's browser setting, like `rem` in style sheets. */
export function textScale(): number {
  if (typeof document === 'undefined') return 1;
  known ??= parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  return known;
}

/** Scales px with the text size, for drawings and libraries that do not support rem. */
export const scaleWithText = (px: number): number => Math.round(px * textScale());
