import { dealerApi } from '../console/dealerApi';
import { excessiveShift, watchShift } from '../console/layoutShift';
import { open, screens, settled } from '../console/screens';
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

test.describe('while a person is trapped', () => {
  test.use({ as: 'new dealer' });

  for (const { width, row } of [
    { width: 1440, row: 240 },
    { width: 360, row: 320 },
  ]) {
    test(`the list of alarms does not move when it is loaded again, and its first row is high up, ${width} pixels (R1353, R1374)`, async ({
      page,
      api,
      person,
    }) => {
      const { addElevator, create } = await dealerApi(api, person);
      const { elevator_id } = await addElevator('East 1');
      await create('/api/alarms/', { elevator_id });
      await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
      await page.goto('/alarms');
      const bar = page.getByRole('region', { name: 'Alarms', exact: true });
      await expect(bar).toBeVisible();
      await watchShift(page);
      await page.reload();
      await settled(page, 'Alarms');
      await expect(bar).toBeVisible();
      await expect(page.getByRole('button', { name: 'No, keep it silent' })).toBeVisible();
      expect(await excessiveShift(page)).toEqual([]);
      const height = (await bar.boundingBox())?.height ?? 0;
      const first = await page
        .getByRole('main')
        .getByRole('link', { name: /^\d\d\/\d\d/ })
        .first()
        .boundingBox();
      expect((first?.y ?? Infinity) - height).toBeLessThan(row);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
});
