import path from 'node:path';
import { phoneScreens, refuseAChange } from '../console/phoneScreens';
import { settled } from '../console/screens';
import { signInOnPhone } from '../console/signInOnPhone';
import { test } from '../console/test';
import { WHOLE_BROWSER } from '../playwright.config';
import { folder, language } from './folder';

test.use({
  ...WHOLE_BROWSER,
  ...{ as: 'new dealer', firstVisit: true, hasTouch: true, viewport: { width: 360, height: 780 } },
  expectedErrors: [/409/],
});

test('the phone of a technician', async ({ page, context, api, person, baseURL }) => {
  test.setTimeout(240_000);
  await context.grantPermissions(['notifications', 'geolocation'], { origin: baseURL ?? '' });
  const { technician, screens } = await phoneScreens(api, person);
  await signInOnPhone(page, technician.username, technician.password);
  await refuseAChange(page);
  await context.addCookies([{ name: 'smart-elevator-language', value: language, url: baseURL ?? '' }]);
  for (const screen of screens) {
    await page.goto(screen.path);
    await settled(page);
    await screen.prepare?.(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const file = `phone-${screen.name.replaceAll(' ', '-')}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
    }
  }
});
