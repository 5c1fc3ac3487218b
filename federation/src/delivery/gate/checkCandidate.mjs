// @ts-check
import { settle } from '../guard/settle.mjs';
import { goAway } from '../live-check/goAway.mjs';
import { firstAddress, headingOf, openScreen, withSignedInPage } from '../live-check/signedInPage.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('../../registry').RemoteVersion} RemoteVersion
 */

/** How often the first screen is visited while its memory is watched. */
const VISITS = 20;
/** The growth of the heap in these visits that does not count as a leak, in bytes. */
const MAX_GROWTH = 1_000_000;
/** Caches fill in the first rounds; a leak grows in all of them. */
const ROUNDS = 3;

/**
 * Opens the sections of a candidate on a console that has it, and checks for errors on the browser's
 * console and a heap that grows with each visit of the first screen.
 *
 * @param {import('../live-check/signedInPage.mjs').View} view
 * @param {string} name
 * @param {Pick<RemoteVersion, 'paths' | 'navigation'> | undefined} version of a remote; without it Home is looked at
 * @returns {Promise<string[]>} sentences
 */
export async function checkCandidate(view, name, version) {
  /** @type {string[]} */
  const violations = [];
  await withSignedInPage(view, async (page, thrown, consoleErrors) => {
    const first = firstAddress(version);
    for (const { path } of version?.navigation ?? []) if (path !== first) await openScreen(page, path);
    await openScreen(page, first);
    const grown = version ? await heapGrowth(page) : 0;
    if (grown > MAX_GROWTH)
      violations.push(
        `${name}: the heap grows by ${grown} bytes in ${VISITS} visits of ${first}; ${MAX_GROWTH} are allowed.`,
      );
    for (const text of new Set([...thrown, ...consoleErrors]))
      violations.push(`${name}: the browser's console has an error: ${text}`);
  });
  return violations;
}

/**
 * The smallest growth of the heap in some rounds of visits of the current screen, from Home and back, each measured
 * after a garbage collection, when Home is still: a Home that is half drawn at one measurement and whole at the next has
 * 1 to 2 MB more. Technicians have no Home: an unknown address of the shell stands for it.
 *
 * @param {Page} page
 */
async function heapGrowth(page) {
  const devTools = await page.context().newCDPSession(page);
  const used = async () => {
    await settle(page);
    await devTools.send('HeapProfiler.collectGarbage');
    return (await devTools.send('Runtime.getHeapUsage')).usedSize;
  };
  const title = (await headingOf(page).textContent()) ?? '';
  const away = `**${await goAway(page)}`;
  let smallest = Infinity;
  let before = Infinity;
  for (let round = 0; round <= ROUNDS && smallest > MAX_GROWTH; round += 1) {
    for (let visit = 0; visit < VISITS; visit += 1) {
      await page.goBack();
      await headingOf(page).filter({ hasText: title }).waitFor();
      await page.goForward();
      await page.waitForURL(away);
    }
    const after = await used();
    // The first round only fills the caches.
    if (round > 0) smallest = Math.min(smallest, after - before);
    before = after;
  }
  return smallest;
}
