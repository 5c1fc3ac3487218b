import { browserDay } from '../console/browserDay';
import { overflows, setWindow } from '../console/overflows';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

const year = Number(browserDay().slice(0, 4)) + 1;

test.describe('a new dealer', () => {
  test.use({ as: 'new dealer' });

  test('finds the working days in Settings, adds a list and a week, removes a day and takes it back, by keys (R1321, R1322)', async ({
    page,
  }) => {
    await page.goto('/import');
    await settled(page, 'Settings');
    await page.getByRole('main').getByRole('link', { name: 'Show working days' }).focus();
    await page.keyboard.press('Enter');
    await settled(page, 'Working days');
    const coming = page.getByRole('region', { name: String(year) });
    await expect(coming.getByRole('listitem')).toHaveText([/^Republic Day/, /^Independence Day/, /^Gandhi/]);

    await page.getByRole('button', { name: 'Add a list' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a list' });
    await dialog.getByRole('textbox').fill(`22 March ${year}, Holi\n${year}-01-26, Republic Day\nDiwali`);
    await dialog.getByRole('button', { name: 'Check' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('2 lines are left out')).toBeVisible();
    await expect(dialog.getByText('this day is off already')).toBeVisible();
    const add = dialog.getByRole('button', { name: 'Add 1 day' });
    // Not before the effect on planned visits is known.
    await expect(add).toBeEnabled();
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(coming.getByText('Holi')).toBeVisible();

    await page.getByRole('button', { name: /^Remove Holi/ }).focus();
    await page.keyboard.press('Enter');
    await expect(coming.getByText('Holi')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(coming.getByText('Holi')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Saturday' }).press('Space');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('The working days have been saved.')).toBeVisible();
    await page.reload();
    await settled(page, 'Working days');
    await expect(page.getByRole('checkbox', { name: 'Saturday' })).toBeChecked();
    await expect(coming.getByText('Holi')).toBeVisible();
  });

  test('adds the days of a calendar file in Hindi on a phone (R1322)', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'smart-elevator-language', value: 'hi', url: baseURL ?? '' }]);
    await setWindow(page, { width: 360, height: 780, deviceScaleFactor: 1 });
    await page.goto('/working_days');
    await settled(page, 'कार्य दिवस');
    await page.getByRole('button', { name: 'सूची जोड़ें' }).click();
    const dialog = page.getByRole('dialog', { name: 'सूची जोड़ें' });
    const event = `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${year}1028\r\nSUMMARY:दीपावली\r\nEND:VEVENT\r\n`;
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'days.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(`BEGIN:VCALENDAR\r\n${event}END:VCALENDAR\r\n`),
    });
    await expect(dialog.getByText('1 दिन जुड़ेगा')).toBeVisible();
    await expect.poll(() => overflows(page)).toEqual([]);
    await dialog.getByRole('button', { name: '1 दिन जोड़ें' }).click();
    await expect(page.getByText('1 छुट्टी जोड़ी गई।')).toBeVisible();
    await expect(page.getByRole('region', { name: String(year) }).getByText('दीपावली')).toBeVisible();
    await expect(page.getByText('गणतंत्र दिवस').first()).toBeVisible();
    await expect.poll(() => overflows(page)).toEqual([]);
  });
});
