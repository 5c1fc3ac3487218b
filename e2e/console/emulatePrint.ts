import type { Page } from '@playwright/test';
import { overflows } from './overflows';

/** A4 without its margins, CSS px. */
export const SHEET = { width: 688, height: 1016 };

/** Shows a page as it is printed, with the browser's print event. */
export async function emulatePrint(page: Page, sheet = SHEET): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** Elements that must not be printed: links, controls, and text that the sheet cuts off. */
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
