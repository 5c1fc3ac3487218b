// @ts-check
import { reasonOf } from '../DeployRejectedError.mjs';
import { coverOf, firstAddress, headingOf, hideCode, withSignedInPage } from '../live-check/signedInPage.mjs';
import { HOME, remoteIn } from '../registry/registry.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ failure?: string, picture?: Buffer }} Visit of a tab of the navigation
 */

/** A picture may differ in the digits of a time. */
const MAX_PIXELS = 100;
/** Attempts until two screenshots are equal, and the pause between them, in milliseconds. */
const MAX_ATTEMPTS = 20;
const PAUSE_MS = 300;

/**
 * Checks the effects of a candidate on the other remotes, on a console that has it: the smoke journey of the
 * shell (sign-in, all tabs, Logout), and screenshots of the other tabs, before and after the page loads the candidate. `log` gets what
 * could not be checked.
 *
 * @param {import('../live-check/signedInPage.mjs').View} view
 * @param {string} name of the remote
 * @param {import('../../registry').Registry} registry of this console
 * @param {(sentence: string) => void} [log]
 * @returns {Promise<string[]>} sentences
 */
export async function checkNeighbours(view, name, registry, log = () => {}) {
  const candidate = remoteIn(registry, name);
  if (!candidate) return [];
  const own = candidate.navigation.map(({ path }) => path);
  /** @type {string[]} */
  const violations = [];
  await withSignedInPage(view, async (page, thrown, consoleErrors) => {
    await hideCode(page, registry, name);
    await page.goto(HOME);
    const before = await visitTabs(page, own);
    // Home may change with a candidate that adds a part to it.
    if (candidate.extensions.includes('home')) before.delete(HOME);
    const known = new Set([...thrown, ...consoleErrors]);
    const isInFrame = (await logoutOf(page).count()) > 0;

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await view.prepare?.(page);
    await page.goto(firstAddress(candidate));
    const visits = await visitTabs(page, own, before);
    for (const [tab, visit] of visits) {
      const then = before.get(tab);
      if (visit.failure && !then?.failure)
        violations.push(`${name}: the shell's smoke journey fails at ${tab}: ${visit.failure}`);
      if (!visit.picture || !then?.picture) continue;
      const pixels = await differingPixels(page, then.picture, visit.picture);
      if (pixels > MAX_PIXELS)
        violations.push(
          `${name} changes the picture of ${tab}: ${pixels} pixels differ; the limit is ${MAX_PIXELS}.`,
        );
    }
    // Technicians have theirs on a screen.
    const hasLogout = isInFrame || (await findsLogout(page, [...visits.keys()]));
    if (!hasLogout) log(`${name}: Logout was not checked, since no section of its console has it.`);
    const left = hasLogout ? await firstReason(signOut(page)) : undefined;
    if (left) violations.push(`${name}: the shell's smoke journey fails at Logout: ${left}`);
    for (const text of new Set([...thrown, ...consoleErrors]))
      if (!known.has(text)) violations.push(`${name}: the browser's console has an error: ${text}`);
  });
  return violations;
}

/** The button of the frame, or of a screen. @param {Page} page */
const logoutOf = (page) => page.getByRole('button', { name: 'Logout' });

/** Whether one of these sections has Logout; it is open then. @param {Page} page @param {readonly string[]} tabs */
async function findsLogout(page, tabs) {
  for (const tab of tabs) {
    const failure = await firstReason(openTab(page, linksOf(page).and(page.locator(`[href="${tab}"]`)), tab));
    if (!failure && (await logoutOf(page).count()) > 0) return true;
  }
  return false;
}

/** The navigation. @param {Page} page */
const linksOf = (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

/** @param {Page} page */
async function signOut(page) {
  await logoutOf(page).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
}

/**
 * Opens all tabs of the navigation, the candidate's first, so that its code and styles are loaded, and takes screenshots
 * of the others.
 *
 * @param {Page} page
 * @param {readonly string[]} own
 * @param {ReadonlyMap<string, Visit>} [former] the former visits; a screenshot is taken again until it is the same
 * @returns {Promise<Map<string, Visit>>} by address
 */
async function visitTabs(page, own, former) {
  const links = linksOf(page);
  await headingOf(page).waitFor();
  const tabs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const isOwn = (/** @type {string} */ tab) => own.includes(tab);
  /** @type {Map<string, Visit>} */
  const visits = new Map();
  for (const tab of [...tabs.filter(isOwn), ...tabs.filter((one) => !isOwn(one))]) {
    if (isOwn(tab) && !former) continue;
    const failure = await firstReason(openTab(page, links.nth(tabs.indexOf(tab)), tab));
    if (failure) visits.set(tab, { failure });
    else if (isOwn(tab)) visits.set(tab, {});
    else visits.set(tab, { picture: await screenshotOf(page, former?.get(tab)?.picture) });
  }
  return visits;
}

/** @param {Page} page @param {import('@playwright/test').Locator} link @param {string} tab */
async function openTab(page, link, tab) {
  await link.click().catch(async (error) => {
    const cover = await coverOf(page);
    throw cover ? new Error(`${cover} covers its entry of the navigation`) : error;
  });
  await page.waitForURL(({ pathname }) => pathname === tab);
  await headingOf(page).waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  const away = page.getByText(/not available right now/);
  if (await away.count()) throw new Error((await away.first().textContent()) ?? '');
}

/** The first line of the reason why some work failed. @param {Promise<void>} work */
const firstReason = async (work) => (await reasonOf(work))?.split('\n')[0];

/**
 * A screenshot of the page once two are equal, or one equals the former one.
 *
 * @param {Page} page
 * @param {Buffer} [former]
 */
async function screenshotOf(page, former) {
  const take = () => page.screenshot({ animations: 'disabled' });
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
const differingPixels = (page, one, other) =>
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
