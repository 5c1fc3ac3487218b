import type { Page } from '@playwright/test';
import { overflows } from './overflows';

/** A4 without its margins, CSS px. */
export const SHEET = { width: 688, height: 1016 };

/** Shows a page as it is printed: the browser tells it as it does before printing. */
export async function emulatePrint(page: Page, sheet = SHEET): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** What has no place on paper: ways elsewhere, controls to press and to choose, words that the sheet cuts. */
export const shownButNotPrintable = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header nav, main nav:not([data-printed]), button, table input, search, form[role=search] input',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility() && element.closest('th, li > button, [data-printed], p') === null,
      )
      .map(
        (element) =>
          `${element.tagName} '${element.getAttribute('aria-label') ?? element.textContent}' is printed`,
      ),
  )),
  ...(await overflows(page)),
];
