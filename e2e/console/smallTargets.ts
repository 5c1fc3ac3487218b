import type { Page } from '@playwright/test';

/**
 * The buttons, tabs, links and inputs of the page that are lower than `least` CSS px. What is within a text may be, and what is
 * within a row of a table: the whole row is a target.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const TARGETS =
      'button, [role=button], nav a, main a, dialog a, input:not([type=hidden]), select, textarea, summary';
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
  }, least);
