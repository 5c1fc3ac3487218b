import type { Page } from '@playwright/test';

/** The cost of a visit of a page, by the browser's clock, in milliseconds since the visit started. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** The time of the first frame in which the page is usable: fields accept input, numbers or rows are shown. */
  usable: number;
  /** The total blocking time until then. */
  blocked: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** Requests that the browser, or the page's own script, has to wait for before anything can be painted. */
  blocking: number;
  /** Requested before the page was usable. */
  fetched: readonly Fetched[];
}

/** A request: the bytes of its encoded body; 0 if it was in the browser's cache. */
export interface Fetched {
  address: string;
  start: number;
  bytes: number;
}

/** Watches every page of a tab from its beginning; a page is usable when something matches each of `ready`. */
export async function watchPage(page: Page, ready: readonly string[]): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      const seen = { ready: 0, usable: 0, largest: 0, shift: 0, tasks: [] as [number, number][] };
      const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
      watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
      watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
      watch('layout-shift', (entry) => {
        if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
      });
      const observer = new MutationObserver(() => {
        if (!wanted.every((selector) => document.querySelector(selector))) return;
        observer.disconnect();
        seen.ready = performance.now();
        requestAnimationFrame(() => (seen.usable = performance.now()));
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      Object.assign(window, { benchSeen: seen });
    },
    [...ready],
  );
}

/** Waits until the page is usable, painted and idle, and returns the cost of the visit. */
export const costOf = (page: Page): Promise<Visit> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { benchSeen: seen } = window as unknown as {
      benchSeen: { ready: number; usable: number; largest: number; shift: number; tasks: [number, number][] };
    };
    const IDLE_MS = 250;
    const entries = () => performance.getEntriesByType('resource');
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    const isUnderWay = () => seen.usable === 0 || !isPainted();
    for (let known = -1, since = 0; isUnderWay() || performance.now() - since < IDLE_MS; await frame()) {
      if (entries().length !== known) since = performance.now();
      known = entries().length;
      if (performance.now() > 60_000) throw new Error(`${location.href} did not become usable.`);
    }
    // The favicon, and prefetches that the browser makes when idle: no page waits for them.
    const besides = [...document.querySelectorAll<HTMLLinkElement>('link[rel=icon], link[rel=prefetch]')].map(
      ({ href }) => href,
    );
    const [page] = performance.getEntriesByType('navigation');
    const fetched = [page, ...entries()]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // Not what its first frame asks for, such as fonts.
      .filter(({ name, startTime }) => startTime < seen.ready && !besides.includes(name))
      .map(({ name, startTime, transferSize, encodedBodySize }) => ({
        address: name,
        start: startTime,
        // Responses from the cache transfer no headers.
        bytes: transferSize === 0 ? 0 : encodedBodySize,
      }));
    const blocked = seen.tasks
      .filter(([start]) => start < seen.usable)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    const styles = entries().filter(
      (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
    );
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return {
      firstPaint: first,
      largestPaint: seen.largest,
      usable: seen.usable,
      blocked,
      shift: seen.shift,
      blocking: styles.length + document.querySelectorAll('script[defer][src]').length,
      fetched,
    };
  });

/** Bytes of JavaScript in the visit. */
export const scriptBytes = ({ fetched }: Visit): number =>
  fetched
    .filter(({ address }) => new URL(address).pathname.endsWith('.js'))
    .reduce((sum, { bytes }) => sum + bytes, 0);
