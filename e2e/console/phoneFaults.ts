import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { overflows } from './overflows';

/** The violations that axe finds in light and dark, and what does not fit the window. */
export async function phoneFaults(page: Page): Promise<unknown[]> {
  const found: unknown[] = await overflows(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    found.push(
      ...violations.map(({ id, nodes }) => ({ id, colorScheme, at: nodes.map(({ html }) => html) })),
    );
  }
  return found;
}
