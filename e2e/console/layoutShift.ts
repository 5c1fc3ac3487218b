import type { Page } from '@playwright/test';

/** The maximum Cumulative Layout Shift of a page while it loads; elsewhere 0.1 counts as good. */
export const MAX_LAYOUT_SHIFT = 0.01;

/** Watches every page of a tab from its beginning. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { sum: number; moved: string[] } = { sum: 0, moved: [] };
    Object.assign(window, { layoutShifts: shifts });
    const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } =>
      'value' in entry && typeof entry.value === 'number';
    const nodesOf = (entry: object): unknown[] =>
      'sources' in entry && Array.isArray(entry.sources)
        ? entry.sources.map((source: { node?: unknown }) => source.node)
        : [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        shifts.sum += entry.value;
        const nodes = nodesOf(entry).filter((node) => node instanceof Node);
        shifts.moved.push(
          `${entry.value.toFixed(3)}: ${nodes.map((node) => `'${node.textContent?.slice(0, 40)}'`).join(', ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page, if they exceed the limit; the sum comes last. */
export async function excessiveShift(page: Page): Promise<string[]> {
  const { sum, moved } = await page.evaluate(
    () => (window as unknown as { layoutShifts: { sum: number; moved: string[] } }).layoutShifts,
  );
  return sum > MAX_LAYOUT_SHIFT ? [...moved, `in all ${sum.toFixed(3)}`] : [];
}
