import { open, screens } from '../console/screens';
import { smallTargets } from '../console/smallTargets';
import { expect, test } from '../console/test';

/** The least height and width of a target for a finger, CSS px. */
const LEAST = 44;

for (const [who, seen] of [
  ['nobody', screens.filter(({ isPublic }) => isPublic)],
  ['demo', screens.filter(({ isPublic }) => !isPublic)],
] as const) {
  test.describe(who === 'nobody' ? 'the public pages' : 'the console', () => {
    test.use({ as: who, hasTouch: true, viewport: { width: 360, height: 780 } });

    test('every button, tab, link and input is at least 44 px high for a finger', async ({ page }) => {
      test.setTimeout(360_000);
      for (const screen of seen) {
        await open(page, screen);
        expect.soft(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
        await expect.soft.poll(() => smallTargets(page, LEAST), screen.name).toEqual([]);
      }
    });
  });
}
