/** The options of nivo's bars, horizontal or vertical. */
export const barDefaults = {
  padding: 0.3,
  innerPadding: 1,
  animate: false,
  enableLabel: false,
  theme: {
    text: { fontFamily: 'inherit', fontSize: '0.8125rem', fill: 'var(--color-text)' },
    axis: { ticks: { text: { fill: 'var(--color-text)', fontSize: '0.8125rem' } } },
    grid: { line: { stroke: 'var(--color-hairline)' } },
  },
} as const;

/** From 0, at most one step more than `steps`, all of them integers, since they count tickets. */
export function integerTicks(most: number, steps = 4): number[] {
  const rough = Math.max(1, most / steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const rounded = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter(Number.isInteger);
  const step = rounded.find((one) => one >= rough) ?? rough;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** A name in one line, or in two that break between words; the end of a longer one is left out. */
export function linesOf(name: string, length: number): string[] {
  const fits = name.length <= length ? -1 : name.lastIndexOf(' ', length);
  const parts = fits > 0 ? [name.slice(0, fits), name.slice(fits + 1)] : [name];
  const shortened = (part: string) => `${[...part].slice(0, length - 1).join('')}…`;
  return parts.map((part) => (part.length > length ? shortened(part) : part));
}
