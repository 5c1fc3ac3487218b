import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settled } from '../console/screens';
import { ROOT } from '../console/startConsole';
import { test } from '../console/test';

/** The forms of the picture on the landing page (R228), in the sizes that `DeskPicture` names. */
const FORMS = [
  { form: 'wide', viewport: { width: 1120, height: 720 }, deviceScaleFactor: 1 },
  { form: 'phone', viewport: { width: 360, height: 560 }, deviceScaleFactor: 2 },
];
/** Of a WebP, 0 to 1. */
const QUALITY = 0.72;

for (const { form, ...window } of FORMS) {
  for (const language of ['en', 'hi']) {
    test.describe(`landing ${form} ${language}`, () => {
      test.use({ ...window, as: 'demo', colorScheme: 'light' });

      test('picture of Home', async ({ page, context, baseURL }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await context.addCookies([{ name: 'smart-elevator-language', value: language, url: baseURL ?? '' }]);
        await page.goto('/amc_count');
        await settled(page);
        const png = (await page.screenshot()).toString('base64');
        const webp = await page.evaluate(
          async ([content = '', quality = '']) => {
            const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
            const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [picture.width, picture.height];
            canvas.getContext('2d')?.drawImage(picture, 0, 0);
            return canvas.toDataURL('image/webp', Number(quality)).split(',')[1] ?? '';
          },
          [png, String(QUALITY)],
        );
        const file = path.join(ROOT, 'shell/public', `desk-${form}-${language}.webp`);
        await writeFile(file, Buffer.from(webp, 'base64'));
      });
    });
  }
}
