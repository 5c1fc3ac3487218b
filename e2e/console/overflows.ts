import type { Page } from '@playwright/test';

/** Windows that every screen must fit, CSS px. The last is 1280 × 720 at a zoom of 200 %. */
export const NARROW_WINDOWS = [
  { called: 'a phone of 360 pixels', width: 360, height: 780, deviceScaleFactor: 1 },
  { called: 'a window of 320 pixels', width: 320, height: 640, deviceScaleFactor: 1 },
  { called: 'a zoom of 200 %', width: 640, height: 360, deviceScaleFactor: 2 },
] as const;

/** The initial window of journeys. */
export const DESKTOP = { width: 1440, height: 900, deviceScaleFactor: 1 } as const;

/** The size of a window, CSS px. */
interface Window {
  width: number;
  height: number;
  deviceScaleFactor: number;
}

/** Changes the window of a page without reloading it, as turning a phone or zooming does. */
export async function setWindow(page: Page, { width, height, deviceScaleFactor }: Window) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor,
    mobile: false,
  });
  await browser.detach();
}

/** Milliseconds in which a page takes the size of its window: the navigation is rendered again for a narrow one. */
const SETTLED = 2_000;

/**
 * What does not fit the window once the page has settled: the page if it scrolls horizontally, and each text that the
 * window or a box around it cuts off. Texts in scrolling boxes or with an ellipsis do not count.
 */
export async function overflows(page: Page): Promise<string[]> {
  const end = Date.now() + SETTLED;
  for (;;) {
    const found = await overflowsNow(page);
    if (found.length === 0 || Date.now() > end) return found;
  }
}

const overflowsNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[aria-hidden=true], svg, option') === null;
    /** The nearest box around a text that clips or scrolls its overflow. */
    const boxAround = (element: Element): Element | null => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX !== 'visible') return box;
      }
      return null;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const element = text.parentElement;
      if (!words || !element || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const box = boxAround(element);
      const style = box ? getComputedStyle(box) : undefined;
      if (style && (style.overflowX === 'auto' || style.overflowX === 'scroll')) continue;
      if (style?.textOverflow === 'ellipsis') continue;
      const around = box?.getBoundingClientRect();
      // A box of one pixel is for screen readers only.
      if (around && around.width <= 2) continue;
      const [from, to] = around ? [around.left, around.right] : [0, clientWidth];
      if (left < from - 1 || right > to + 1) found.push(`'${words.slice(0, 60)}' is cut`);
    }
    return found;
  });
