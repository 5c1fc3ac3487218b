// @ts-check
import { headingOf, TIMEOUT_MS } from './signedInPage.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ failure?: string, picture?: Buffer }} Visit of a tab of the navigation
 */

/** A picture may differ in the digits of a time. */
export const MAX_PIXELS = 100;
/** Attempts until two screenshots are equal, and the pause between them, in milliseconds. */
const MAX_ATTEMPTS = 20;
const PAUSE_MS = 300;

/**
 * Opens all tabs of the navigation, the candidate's first, so that its code and styles are loaded, and takes screenshots
 * of the others.
 *
 * @param {Page} page
 * @param {readonly string[]} own
 * @param {ReadonlyMap<string, Visit>} [former] the former visits; a screenshot is taken again until it is the same
 * @returns {Promise<Map<string, Visit>>} by address
 */
export async function visitTabs(page, own, former) {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await headingOf(page).waitFor({ timeout: TIMEOUT_MS });
  const tabs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const isOwn = (/** @type {string} */ tab) => own.includes(tab);
  /** @type {Map<string, Visit>} */
  const visits = new Map();
  for (const tab of [...tabs.filter(isOwn), ...tabs.filter((one) => !isOwn(one))]) {
    if (isOwn(tab) && !former) continue;
    const failure = await reasonOf(openTab(page, links.nth(tabs.indexOf(tab)), tab));
    if (failure) visits.set(tab, { failure });
    else if (isOwn(tab)) visits.set(tab, {});
    else visits.set(tab, { picture: await screenshotOf(page, former?.get(tab)?.picture) });
  }
  return visits;
}

/**
 * @param {Page} page
 * @param {import('@playwright/test').Locator} link
 * @param {string} tab
 */
async function openTab(page, link, tab) {
  await link.click({ timeout: TIMEOUT_MS }).catch(async (error) => {
    const cover = await coverOf(page);
    throw cover ? new Error(`${cover} covers its entry of the navigation`) : error;
  });
  await page.waitForURL(({ pathname }) => pathname === tab, { timeout: TIMEOUT_MS });
  await headingOf(page).waitFor({ timeout: TIMEOUT_MS });
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: TIMEOUT_MS });
  const away = page.getByText(/not available right now/);
  if (await away.count()) throw new Error((await away.first().textContent()) ?? '');
}

/**
 * The first line of an error; undefined without one.
 *
 * @param {Promise<void>} work
 * @returns {Promise<string | undefined>}
 */
export const reasonOf = (work) =>
  work.then(
    () => undefined,
    (error) => String(error instanceof Error ? error.message : error).split('\n')[0],
  );

/**
 * A screenshot of the page once two are equal, or one equals the former one.
 *
 * @param {Page} page
 * @param {Buffer} [former]
 */
async function screenshotOf(page, former) {
  const take = () => page.screenshot({ animations: 'disabled', timeout: TIMEOUT_MS });
  let picture = await take();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (former?.equals(picture)) return picture;
    await page.waitForTimeout(PAUSE_MS);
    const next = await take();
    if (!former && next.equals(picture)) return next;
    if (former && (await differingPixels(page, former, next)) <= MAX_PIXELS) return next;
    picture = next;
  }
  return picture;
}

/**
 * Compared by the browser.
 *
 * @param {Page} page
 * @param {Buffer} one
 * @param {Buffer} other
 */
export const differingPixels = (page, one, other) =>
  page.evaluate(
    async (texts) => {
      const [a, b] = await Promise.all(
        texts.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const image = await globalThis.createImageBitmap(new Blob([bytes]));
          const canvas = new globalThis.OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return canvas && new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer);
        }),
      );
      if (!a || !b || a.length !== b.length) return Infinity;
      return a.filter((pixel, index) => pixel !== b[index]).length;
    },
    [one.toString('base64'), other.toString('base64')],
  );

/**
 * The element that a user would hit instead of an entry of the navigation; undefined if there is none.
 *
 * @param {Page} page
 */
export const coverOf = (page) =>
  page
    .locator('nav')
    .getByRole('link')
    .evaluateAll((links) => {
      for (const link of links) {
        const { left, top, width, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (width === 0 || hit === null || link.contains(hit) || hit.contains(link)) continue;
        return `<${[hit.localName, ...hit.classList].join(' ')}>`;
      }
      return undefined;
    });
