import type { Page } from '@playwright/test';

/** The action in the page: a click on the element of a selector, or a text in the search box. */
export type PageAction = { press: string } | { search: string };

/**
 * Milliseconds from the action to the first frame with other rows than before. The list is the table or the cards that contain
 * `mark`. Measured in the page.
 */
export const timeToPaint = (page: Page, action: PageAction, mark: string): Promise<number> =>
  page.evaluate(
    ([wanted, sign]) =>
      new Promise<number>((resolve, reject) => {
        /** The text of the list, with its page and matches; empty while it is loading. */
        const shown = () => {
          const lists = [...document.querySelectorAll('main table, main ul[aria-label]')];
          const list = lists.find(({ textContent }) => textContent.includes(sign));
          if (!list || list.getAttribute('aria-busy') === 'true') return '';
          return list.textContent + (document.querySelector('nav[aria-label="Pages"]')?.textContent ?? '');
        };
        const before = shown();
        const start = performance.now();
        if ('press' in wanted) document.querySelector<HTMLElement>(wanted.press)?.click();
        else {
          const box = document.querySelector<HTMLInputElement>('input[type=search]');
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, wanted.search);
          box?.dispatchEvent(new Event('input', { bubbles: true }));
        }
        const look = () => {
          const now = shown();
          const passed = performance.now() - start;
          if (now !== '' && now !== before) resolve(passed);
          else if (passed > 20_000)
            reject(new Error(`Nothing new was shown after ${JSON.stringify(wanted)}.`));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [action, mark] as const,
  );
