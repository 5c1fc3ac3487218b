// @ts-check
/** @import { Guard } from './globalsGuard.mjs' */

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ nodes: number, others: number, titles: number, isBusy: boolean, ticks: number, requests: number, work: number }} Activity
 */

/** How long a page is watched at once, and how often until it must be still. */
const WINDOW_MS = 400;
const MAX_WINDOWS = 25;
/** The page is still after this many still windows. */
const STILL_WINDOWS = 2;
/** Changes of texts and attributes in a window: a chart that is drawn has more, a clock fewer. */
const MAX_CHANGES = 60;
const MAX_TICKS = 20;
const MAX_REQUESTS = 4;
/** Seconds of a window that the page may compute. */
const MAX_WORK = 0.3;

/**
 * Waits until a screen is still: nothing is added or removed, it computes and asks nothing. Settles with the reason if it never is.
 *
 * @param {Page} page
 * @returns {Promise<string | undefined>} what it does all the time
 */
export async function settle(page) {
  let requests = 0;
  const count = (/** @type {import('@playwright/test').Request} */ request) => {
    // Not the files of other sections, which the shell fetches beforehand.
    if (new URL(request.url()).pathname.startsWith('/api/')) requests += 1;
  };
  page.on('request', count);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const work = async () =>
    (await devTools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
      ?.value ?? 0;
  try {
    /** @type {Activity | undefined} */
    let last;
    for (let window = 0, still = 0; window < MAX_WINDOWS && still < STILL_WINDOWS; window += 1) {
      const [asked, worked] = [requests, await work()];
      const seen = await page.evaluate(watchWindow, WINDOW_MS);
      last = { ...seen, requests: requests - asked, work: (await work()) - worked };
      still = restlessness(last) ? 0 : still + 1;
      if (still === STILL_WINDOWS) return undefined;
    }
    return last && restlessness(last);
  } finally {
    page.off('request', count);
    await devTools.detach().catch(() => {});
  }
}

/** @param {Activity} seen @returns {string | undefined} */
function restlessness({ nodes, others, titles, isBusy, ticks, requests, work }) {
  const perSecond = (/** @type {number} */ count) => Math.round((count * 1000) / WINDOW_MS);
  if (ticks > MAX_TICKS) return `its timers run ${perSecond(ticks)} times a second`;
  if (titles > 2) return `the title of the page changes ${perSecond(titles)} times a second`;
  if (nodes > 0) return `it is rendered again and again (${perSecond(nodes)} times a second)`;
  if (others > MAX_CHANGES) return `it changes ${perSecond(others)} times a second`;
  if (requests > MAX_REQUESTS) return `it asks the server ${perSecond(requests)} times a second`;
  if (work > MAX_WORK) return 'it computes all the time';
  return isBusy ? 'it still loads' : undefined;
}

/** Counts what changes in the page within some time; it runs there. @param {number} time in milliseconds */
async function watchWindow(time) {
  const counts = { nodes: 0, others: 0, titles: 0 };
  const observer = new MutationObserver((records) => {
    for (const { target, type, addedNodes, removedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest('title')) counts.titles += 1;
      else if (element?.closest('main') && type === 'childList')
        counts.nodes += [...addedNodes, ...removedNodes].some((one) => one instanceof Element) ? 1 : 0;
      else if (element?.closest('main')) counts.others += 1;
    }
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const ticked = () => /** @type {typeof globalThis & Partial<Guard>} */ (globalThis).gateTicks?.() ?? 0;
  const before = ticked();
  await new Promise((resolve) => setTimeout(resolve, time));
  observer.disconnect();
  return {
    ...counts,
    ticks: ticked() - before,
    isBusy: document.querySelector('main [aria-busy=true]') !== null,
  };
}
