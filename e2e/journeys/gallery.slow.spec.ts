import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { visualStateOf } from '../console/visualStateOf';
import { overflows, NARROW_WINDOWS, setWindow } from '../console/overflows';
import { waitForNetworkIdle } from '../console/waitForNetworkIdle';
import { servePage } from '../console/servePage';
import { ROOT } from '../console/startConsole';
import { expect, test } from '../console/test';

test.use({ as: 'nobody' });

let gallery: Awaited<ReturnType<typeof servePage>>;

/** `npm run build` does not build it, since dealers do not get it. */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const webpack = ['node_modules/webpack/bin/webpack.js', '--config', 'gallery/webpack.config.mjs'];
  await promisify(execFile)('node', [...webpack, '--mode', 'production'], { cwd: ROOT });
  gallery = await servePage(path.join(ROOT, 'gallery/dist'));
});
test.afterAll(() => gallery.stop());

test('axe reports nothing on any widget in any state, light and dark, on a desktop and at 320 pixels; nothing is cut', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(gallery.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Charts' })).toBeAttached();
  const [, narrowest] = NARROW_WINDOWS;
  for (const desktop of [true, false]) {
    if (!desktop) {
      await setWindow(page, narrowest);
      await expect.soft.poll(() => overflows(page)).toEqual([]);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const faults = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
      expect.soft(faults, `${colorScheme}, ${desktop ? 'desktop' : '320 pixels'}`).toEqual([]);
    }
  }
});

// After an intended change: `npm run journeys -- gallery --update-snapshots`, and review the differences.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`the style of every widget in every state is unchanged, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(gallery.url);
    await expect(page.getByRole('region', { name: 'Charts' })).toBeAttached();
    await expect(page.locator('input[role=combobox][readonly]')).toHaveCount(0);
    await expect(page.locator('figure svg:has(path), figure svg:has(rect)')).not.toHaveCount(0);
    await waitForNetworkIdle(page);
    expect(await visualStateOf(page)).toMatchSnapshot(`${colorScheme}.txt`);
  });
}
