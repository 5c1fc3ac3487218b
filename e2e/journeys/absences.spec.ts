import { overflows, setWindow } from '../console/overflows';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { visitFixture } from '../console/visitFixture';

// Refusals are part of them.
test.use({ as: 'new dealer', expectedErrors: [/400 \(Bad Request\)/] });

const typed = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

test('an absence is added by keys, its overlap is refused at the field, the board shows it, and the visits are spread in one change with undo (R1209, R1211, R1235, R1237)', async ({
  page,
  api,
  person,
}) => {
  const { priya, day } = await visitFixture(api, person);
  await page.goto(`/technician?userId=${priya.user_id}`);
  await settled(page, 'Priya Sharma');
  const panel = page.getByRole('region', { name: 'Absences' });
  const add = async () => {
    await panel.getByRole('button', { name: 'Add an absence' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add an absence' });
    for (const label of ['First day', 'Last day']) {
      await dialog.getByLabel(label).fill(typed(day));
      await page.keyboard.press('Enter');
    }
    await dialog.getByRole('button', { name: 'Add the absence' }).press('Enter');
    return dialog;
  };
  await add();
  await expect(page.getByText('The absence was added. 1 visit is planned on these days.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toContainText('On leave');
  const dialog = await add();
  await expect(dialog.getByText('This technician is already absent on one of these days.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/dispatch?week=${day}`);
  const cell = page.locator(`[data-place="${priya.user_id}/${day}"]`);
  await expect(cell).toContainText('On leave');
  await expect(cell.getByRole('link', { name: /Copper Ridge/ })).toContainText('Absent');
  await page.getByRole('button', { name: 'Actions for Priya Sharma' }).press('Enter');
  await page.getByRole('link', { name: 'Spread visits' }).press('Enter');
  await settled(page, 'Spread the visits of Priya Sharma');
  await page.goto(`/spread_visits?userId=${priya.user_id}&from=${day}&to=${day}`);
  const changes = page.getByRole('table', { name: 'What would change' });
  await expect(changes.getByRole('row', { name: /Copper Ridge/ })).toContainText('Asha Menon');
  await page.getByRole('button', { name: 'Move 1 visit' }).press('Enter');
  await expect(page.getByText('1 visit was moved. The technicians are told.')).toBeVisible();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Asha Menon').getByRole('link', { name: /Copper Ridge/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('1 visit was moved back.')).toBeVisible();
  await expect(row('Priya Sharma').getByRole('link', { name: /Copper Ridge/ })).toBeVisible();
});

test(
  'in Hindi on a phone: the absence, the preview of spreading, and the board of the day fit (R1211, R1237)',
  { tag: '@slow' },
  async ({ page, context, api, person, baseURL }) => {
    const { priya, day } = await visitFixture(api, person);
    await context.addCookies([{ name: 'smart-elevator-language', value: 'hi', url: baseURL ?? '' }]);
    await setWindow(page, { width: 360, height: 780, deviceScaleFactor: 1 });
    await page.goto(`/technician?userId=${priya.user_id}`);
    await page.getByRole('button', { name: 'अनुपस्थिति जोड़ें' }).click();
    const dialog = page.getByRole('dialog', { name: 'अनुपस्थिति जोड़ें' });
    await expect.poll(() => overflows(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'अनुपस्थिति जोड़ें' }).click();
    await expect(page.getByText('अनुपस्थिति जोड़ी गई। इन दिनों कोई दौरा तय नहीं है।')).toBeVisible();
    await expect.poll(() => overflows(page)).toEqual([]);

    await page.goto(`/spread_visits?userId=${priya.user_id}&from=${day}&to=${day}`);
    await settled(page, 'Priya Sharma के दौरे बाँटना');
    await expect(page.getByText('Copper Ridge')).toBeVisible();
    await expect.poll(() => overflows(page)).toEqual([]);
    await page.goto(`/dispatch?view=day&day=${day}`);
    await expect(page.getByRole('link', { name: /Copper Ridge/ }).first()).toBeVisible();
    await expect.poll(() => overflows(page)).toEqual([]);
  },
);
