import path from 'node:path';
import { emulatePrint } from '../console/emulatePrint';
import { screens, settled } from '../console/screens';
import { test } from '../console/test';
import { folder, language } from './folder';

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use({ as: screen.isPublic ? 'nobody' : 'demo' });
    const picture = (form: string) => path.join(folder, `${screen.name.replaceAll(' ', '-')}-${form}.png`);

    for (const width of [1440, 360]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        test(`${width} pixels, ${colorScheme}`, async ({ page, context, baseURL }) => {
          await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await context.addCookies([
            { name: 'smart-elevator-language', value: language, url: baseURL ?? '' },
          ]);
          await page.goto(screen.path);
          await settled(page, language === 'en' ? screen.title : undefined);
          await page.screenshot({ path: picture(`${width}-${colorScheme}`), fullPage: width === 360 });
        });
      }
    }

    test('print', async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'smart-elevator-language', value: language, url: baseURL ?? '' }]);
      await page.goto(screen.path);
      await settled(page, language === 'en' ? screen.title : undefined);
      await emulatePrint(page);
      await page.screenshot({ path: picture('print') });
    });
  });
}
