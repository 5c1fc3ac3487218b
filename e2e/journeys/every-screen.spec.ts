import AxeBuilder from '@axe-core/playwright';
import { open, screens } from '../console/screens';
import { expect, test } from '../console/test';

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use({ as: screen.isPublic ? 'nobody' : 'demo' });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, screen);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) })),
        ).toEqual([]);
      });
    }

    test('fits a phone of 360 pixels without scrolling sideways', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await open(page, screen);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  });
}
