import { phoneFaults } from '../console/phoneFaults';
import { phoneScreens, refuseAChange } from '../console/phoneScreens';
import { settled } from '../console/screens';
import { signInOnPhone } from '../console/signInOnPhone';
import { smallTargets } from '../console/smallTargets';
import { expect, test } from '../console/test';
import { untranslatedText } from '../console/untranslatedText';
import { WHOLE_BROWSER } from '../playwright.config';

/** Asking for messages of new work needs the whole browser. */
test.use({
  ...WHOLE_BROWSER,
  ...{ as: 'new dealer', firstVisit: true, hasTouch: true, viewport: { width: 360, height: 780 } },
  expectedErrors: [/409/],
});

/** The least height of a control for a thumb, CSS px (R1396). */
const LEAST = 48;

/** The summary of an alarm's ticket, which is stored. */
const SUMMARY = 'Passenger trapped';

test('each control of each screen is 48 px high; each is accessible, whole, and in Hindi without English (R1396, R1402)', async ({
  page,
  context,
  api,
  person,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await context.grantPermissions(['notifications', 'geolocation'], { origin: baseURL ?? '' });
  const { technician, screens } = await phoneScreens(api, person);
  await signInOnPhone(page, technician.username, technician.password);
  await refuseAChange(page);
  for (const language of ['en', 'hi']) {
    await context.addCookies([{ name: 'smart-elevator-language', value: language, url: baseURL ?? '' }]);
    for (const screen of screens) {
      const at = `${screen.name}, ${language}`;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(screen.path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await settled(page);
      await screen.prepare?.(page);
      await expect.soft.poll(() => smallTargets(page, LEAST), at).toEqual([]);
      if (language === 'hi') {
        const english = (await untranslatedText(page)).filter((text) => text !== SUMMARY);
        expect.soft(english, at).toEqual([]);
      }
      expect.soft(await phoneFaults(page), at).toEqual([]);
    }
  }
});
