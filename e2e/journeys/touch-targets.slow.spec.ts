import type { Page } from '@playwright/test';
import { open, screens } from '../console/screens';
import { expect, test } from '../console/test';

/** The least height and width of a target for a finger, CSS px. */
const LEAST = 44;

/**
 * The buttons, tabs, links and inputs of the page that are lower than that. What is within a text may be, and what is within a
 * row of a table: the whole row is a target.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const TARGETS =
      'button, [role=button], nav a, main a, input:not([type=hidden]), select, textarea, summary';
    /** A label is part of the target of its input, and antd draws the box of a select around its input. */
    const targetOf = (element: Element) =>
      (element instanceof HTMLInputElement && /checkbox|radio/.test(element.type) && element.labels?.[0]) ||
      (element.closest('.ant-select, .ant-picker, .ant-input-affix-wrapper') ?? element);
    /** A link within a sentence. */
    const isInText = (element: Element) =>
      element.localName === 'a' &&
      [...(element.parentNode?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      );
    const small: string[] = [];
    for (const element of document.querySelectorAll(TARGETS)) {
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || isInText(element) || element.closest('[aria-hidden=true], p, table:has(thead) td'))
        continue;
      const { width, height } = targetOf(element).getBoundingClientRect();
      // One pixel is how visually hidden controls are drawn.
      if (width <= 1 || height <= 1 || height >= least - 0.5) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      small.push(
        `${element.tagName} '${name.trim().slice(0, 40)}' ${width.toFixed(0)} × ${height.toFixed(0)}`,
      );
    }
    return small;
  }, LEAST);

for (const [who, seen] of [
  ['nobody', screens.filter(({ isPublic }) => isPublic)],
  ['demo', screens.filter(({ isPublic }) => !isPublic)],
] as const) {
  test.describe(who === 'nobody' ? 'the public pages' : 'the console', () => {
    test.use({ as: who, hasTouch: true, viewport: { width: 360, height: 780 } });

    test('every button, tab, link and input is at least 44 px high for a finger', async ({ page }) => {
      test.setTimeout(360_000);
      for (const screen of seen) {
        await open(page, screen);
        expect.soft(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
        await expect.soft.poll(() => smallTargets(page), screen.name).toEqual([]);
      }
    });
  });
}
