import type { Page } from '@playwright/test';

/** What is done in the page: a press on the element of a selector, or a text in the search box. */
export type Act = { press: string } | { search: string };

/**
 * Milliseconds from the act to the first frame that shows other rows of tickets than before, the table at rest. Measured
 * in the page itself, so that nothing but the page is in it.
 */
export const timeToPaint = (page: Page, act: Act): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        /** What stands in the list: its keys, page and matches; nothing while it is on its way. */
        const shown = () => {
          const table = [...document.querySelectorAll('main table')].find((one) =>
            /ELV-/.test(one.textContent),
          );
          if (!table || table.getAttribute('aria-busy') === 'true') return '';
          const pages = document.querySelector('nav[aria-label="Pages"]')?.textContent ?? '';
          return [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent).join() + pages;
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
    act,
  );
