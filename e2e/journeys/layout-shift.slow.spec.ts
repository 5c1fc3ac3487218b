import { excessiveShift, watchShift } from '../console/layoutShift';
import { open, screens } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ firstVisit: true });

for (const [who, seen] of [
  ['nobody', screens.filter(({ isPublic }) => isPublic)],
  ['demo', screens.filter(({ isPublic }) => !isPublic)],
] as const) {
  test.describe(who === 'nobody' ? 'the public pages' : 'the console', () => {
    test.use({ as: who });

    for (const width of [1440, 360]) {
      test(`nothing on any screen moves while it loads, ${width} pixels`, async ({ page }) => {
        test.setTimeout(360_000);
        await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
        await watchShift(page);
        for (const screen of seen) {
          await open(page, screen);
          expect.soft(await excessiveShift(page), screen.name).toEqual([]);
        }
      });
    }
  });
}
