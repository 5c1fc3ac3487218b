let known: number | undefined;

/** How large the browser's text is beside the usual 16 px: what a dealer set in the browser, as the style sheets' rem has it. */
export function textScale(): number {
  if (typeof document === 'undefined') return 1;
  known ??= parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  return known;
}

/** Px of drawings and libraries that know no rem, grown with the text. */
export const scaleWithText = (px: number): number => Math.round(px * textScale());
