// @ts-check
/** @import { Guard } from './globalsGuard.mjs' */
import { matchPath } from 'react-router-dom';
import { reasonOf } from '../DeployRejectedError.mjs';
import { goAway } from '../live-check/goAway.mjs';
import { coverOf, headingOf, hideCode, openScreen, withSignedInPage } from '../live-check/signedInPage.mjs';
import { withinTime } from '../live-check/withinTime.mjs';
import { HOME, remoteIn } from '../registry/registry.mjs';
import { globalsGuard } from './globalsGuard.mjs';
import { pageGuard } from './pageGuard.mjs';
import { settle } from './settle.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('../../registry').Registry} Registry
 *
 * @typedef {object} PageState
 * @property {string[]} globals what differs from a new page: 'window.fetch is changed'
 * @property {string[]} listeners the candidate's own listeners that are active
 *
 * The console without the candidate's code.
 *
 * @typedef {object} Reference
 * @property {PageState} state
 * @property {string[]} tabs the addresses of the navigation
 * @property {boolean} hasPalette whether Ctrl+K opens the search
 */

/** How long a screen may take, and a browser that is asked about it, in milliseconds. */
const SCREEN_MS = 15_000;
const ANSWER_MS = 60_000;
const PALETTE_MS = 3_000;
/** How long the focus must stay where it was put, in milliseconds. */
const FOCUS_MS = 150;

/**
 * Opens every screen of a candidate and checks that it settles, and that the candidate keeps to its own screens (R1013): it does
 * not change or use what belongs to the page, to the shell or to other remotes. Each violation names its cause.
 *
 * @param {import('../live-check/signedInPage.mjs').View} view of a console that has the candidate
 * @param {string} name of the remote
 * @param {Registry} registry of this console
 * @param {readonly string[]} [exempt] its files with copies of shared modules
 * @returns {Promise<string[]>} sentences
 */
export async function checkScreens(view, name, registry, exempt = []) {
  const candidate = remoteIn(registry, name);
  if (!candidate) return [];
  /** @type {Set<string>} */
  const violations = new Set();
  const accuse = (/** @type {string} */ what) => violations.add(`${name} ${what}`);
  const prepare = async (/** @type {Page} */ page) => {
    await page.exposeFunction('reportToGate', accuse);
    const remotes = registry.remotes.map((one) => one.name);
    await page.addInitScript(
      `(${pageGuard})(${JSON.stringify({ name, exempt })});(${globalsGuard})(${JSON.stringify(remotes)});`,
    );
    page.on('dialog', (dialog) => {
      accuse(`opens a dialog of the browser (${dialog.type()}): ${dialog.message()}`);
      dialog.dismiss().catch(() => {});
    });
    await hideCode(page, registry, name);
  };
  await withSignedInPage({ ...view, prepare }, async (page, thrown) => {
    const reference = await referenceOf(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await view.prepare?.(page);
    const links = new Set();
    for (const path of [...candidate.paths].sort(
      (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
    )) {
      const address = [...links].find((link) => matchPath(path, link)) ?? path.replace(/:\w+\??/g, '1');
      const failure = await failureOf(lookAt(page, address, reference, accuse, links));
      if (failure) accuse(`does not work at ${address}: ${[failure, ...thrown].join('; ')}`);
      // What it does there would be repeated for every other screen.
      if (violations.size > 0) break;
    }
    if (violations.size === 0) {
      const failure = await failureOf(leave(page, reference, accuse));
      if (failure) accuse(`cannot be left: ${failure}`);
    }
  });
  return [...violations];
}

/** @param {Page} page @returns {Promise<Reference>} */
async function referenceOf(page) {
  await openScreen(page, HOME, { timeout: SCREEN_MS });
  await settle(page);
  const hasPalette = await opensPalette(page);
  return { state: await stateOf(page), tabs: await tabsOf(page), hasPalette };
}

/**
 * @param {Page} page
 * @param {string} address
 * @param {Reference} reference
 * @param {(what: string) => void} accuse
 * @param {Set<string>} links gets the addresses that the screen links to
 */
async function lookAt(page, address, reference, accuse, links) {
  await page.goto(address, { timeout: SCREEN_MS });
  await headingOf(page)
    .waitFor({ timeout: SCREEN_MS })
    .catch(() => {
      throw new Error(`no heading of a screen appears within ${SCREEN_MS / 1000} seconds`);
    });
  const restless = await settle(page);
  if (restless) accuse(`does not settle at ${address}: ${restless}.`);
  await compare(page, address, reference, accuse);
  const covered = await coverOf(page);
  if (covered) accuse(`covers the navigation at ${address} with ${covered}.`);
  if (!(await keepsFocus(page))) accuse(`takes the focus from the navigation at ${address}.`);
  if (reference.hasPalette && !(await opensPalette(page)))
    accuse(`takes Ctrl+K from the search of the console at ${address}.`);
  for (const link of await page.locator('main a[href^="/"]').evaluateAll(pathsOf)) links.add(link);
}

/** @param {(HTMLElement | SVGElement)[]} all of the links */
const pathsOf = (all) => all.map((one) => new URL(one.getAttribute('href') ?? '', location.href).pathname);

/**
 * Leaves for a screen of the shell: nothing of the candidate may go on.
 *
 * @param {Page} page
 * @param {Reference} reference
 * @param {(what: string) => void} accuse
 */
async function leave(page, reference, accuse) {
  const away = await goAway(page, { timeout: SCREEN_MS });
  await headingOf(page).waitFor({ timeout: SCREEN_MS });
  const restless = await settle(page);
  if (restless) accuse(`goes on after it was left: ${restless}.`);
  await compare(page, away, reference, accuse);
}

/**
 * Compares the page with the console without the candidate.
 *
 * @param {Page} page
 * @param {string} address
 * @param {Reference} reference
 * @param {(what: string) => void} accuse
 */
async function compare(page, address, { state, tabs }, accuse) {
  const now = await stateOf(page);
  for (const one of now.globals)
    if (!state.globals.includes(one))
      accuse(`changes what the whole page shares, at ${address}: ${one}. A remote changes no globals.`);
  for (const one of now.listeners)
    accuse(
      `${one} at ${address}: the shell and other remotes get this input, too. Listen on an element of your own, or use shared-ui.`,
    );
  const left = await tabsOf(page);
  for (const tab of tabs)
    if (!left.includes(tab)) accuse(`removes ${tab} from the navigation, at ${address}.`);
}

/** @param {Page} page @returns {Promise<PageState>} */
const stateOf = (page) =>
  page.evaluate(() => {
    const { gateGlobals, gateListeners } = /** @type {typeof globalThis & Guard} */ (globalThis);
    return { globals: gateGlobals(), listeners: gateListeners() };
  });

/** The addresses of the navigation. @param {Page} page */
const tabsOf = (page) =>
  page
    .locator('nav')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));

/** Whether an entry of the navigation keeps the focus. @param {Page} page */
const keepsFocus = (page) =>
  page
    .locator('nav')
    .getByRole('link')
    .first()
    .evaluate(async (link, time) => {
      if (!(link instanceof HTMLElement)) return true;
      link.focus();
      await new Promise((resolve) => setTimeout(resolve, time));
      const kept = document.activeElement === link;
      link.blur();
      return kept;
    }, FOCUS_MS);

/** Whether Ctrl+K opens the search; it is closed again. @param {Page} page */
async function opensPalette(page) {
  const dialog = page.locator('dialog[open], [role=dialog]').first();
  await page.keyboard.press('Control+k');
  const opened = await dialog.waitFor({ timeout: PALETTE_MS }).then(
    () => true,
    () => false,
  );
  if (!opened) return false;
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached', timeout: PALETTE_MS }).catch(() => page.keyboard.press('Escape'));
  return true;
}

/** The reason why some work with a page failed. @param {Promise<void>} work */
const failureOf = async (work) => (await reasonOf(withinTime(work, ANSWER_MS)))?.split('\n')[0];
