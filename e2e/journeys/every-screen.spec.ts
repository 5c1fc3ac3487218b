import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pathsOfConsole } from '../console/foreign/foreignScreens';
import { overflows, NARROW_WINDOWS, setWindow } from '../console/overflows';
import { shownButNotPrintable, emulatePrint } from '../console/emulatePrint';
import { open, screens, settled } from '../console/screens';
import { expect, test } from '../console/test';

/** The violations that axe finds on the page. */
async function faultsOf(page: Page) {
  // Legacy mode opens no page of its own; it differs only for frames of another origin, which the console does not have.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
}

/** Light and dark. */
async function checkAxe(page: Page, where: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`has no axe violation, ${where}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await faultsOf(page), `${where}, ${colorScheme}`).toEqual([]);
    });
  }
}

/** The screens that `npm test` looks at; `npm run test:slow` looks at the others. */
const USUAL = ['sign-in', 'home', 'all tickets', 'elevators'];

/** Leads to another address at once. */
const REDIRECTS = ['/elevatorsList'];

test('every address of the shell and of the remotes is among the screens that are looked at', () => {
  const opened = screens.map(({ path }) => path.replace(/\?.*/, ''));
  const missing = pathsOfConsole().filter((address) => {
    const pattern = new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`, 'i');
    return !REDIRECTS.includes(address) && !opened.some((path) => pattern.test(path));
  });
  expect(missing).toEqual([]);
});

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use({ as: screen.isPublic ? 'nobody' : 'demo' });

    // One page for all screens, each loaded once: theme and window change on the loaded page, as they do for a dealer.
    test(
      'axe reports nothing on a desktop or a phone, in light or dark; it fits 360 and 320 pixels, a zoom of 200 % and a sheet of paper',
      { tag: USUAL.includes(screen.name) ? [] : '@slow' },
      async ({ sharedPage: page }) => {
        test.slow();
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await open(page, screen);
        await checkAxe(page, 'on a desktop');
        for (const narrow of NARROW_WINDOWS) {
          await test.step(`fits ${narrow.called}: nothing scrolls sideways, nothing is cut`, async () => {
            await setWindow(page, narrow);
            await expect.soft.poll(() => overflows(page), narrow.called).toEqual([]);
          });
          if (narrow.width === 360) await checkAxe(page, 'on a phone');
        }
        await test.step('is a document on paper: nothing to press, nothing is cut', async () => {
          await emulatePrint(page);
          await expect.soft.poll(() => shownButNotPrintable(page), 'on paper').toEqual([]);
        });
      },
    );
  });
}

test(
  'axe reports nothing in the search of the console, on a desktop or a phone, in light or dark',
  {
    tag: '@slow',
  },
  async ({ page }) => {
    test.slow();
    await page.goto('/amc_count');
    await settled(page, 'Home');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('CR100');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await checkAxe(page, 'on a desktop');
    await setWindow(page, NARROW_WINDOWS[0]);
    await expect.poll(() => overflows(page)).toEqual([]);
    await checkAxe(page, 'on a phone');
  },
);
